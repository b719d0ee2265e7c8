import { defineQuestion } from '../define-question';

export const guarantyDebtsCovered = defineQuestion({
  id: 'guaranty.debts-covered',
  title: 'All debts, also future ones',
  ask: 'Does the guaranty cover all present and future debts, and not one named debt?',
  kinds: ['guaranty'],
  yes: {
    provisions: ['all-monies-guaranteed'],
    words: [
      [
        'guarant',
        'guarent',
        'suret',
        'secur',
        'answerable',
        'pay',
        'charge',
        'stands behind',
        'collateral',
        'covered',
        'responsibility',
      ],
      [
        'all',
        'any',
        'every',
        'future',
        'now or',
        'later',
        'whatever',
        'further',
        'each',
        'other',
        'before as well',
        'whole',
      ],
    ],
  },
  says: {
    yes: 'The guaranty covers all present and future debts, not only one.',
    no: 'The guaranty covers one named debt.',
    not_stated: 'That the guaranty covers all debts of the debtor was not found.',
  },
  positions: {
    guarantor: {
      yes: 'high',
      why: 'New debts of the debtor can raise what the guarantor owes, without its being asked.',
      ask: 'This guaranty covers only the obligations under the [agreement] dated [date]; new debts are covered only if the Guarantor signs for them.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 2815',
      says: 'a continuing guaranty may be revoked as to future transactions, unless a continuing consideration is not renounced',
    },
  ],
  examples: {
    yes: [
      "Kestrel's parent guarantees each and every obligation Kestrel has or will have towards the bank.",
      'All sums the shop ever comes to owe the wholesaler are covered by my guarantee.',
    ],
    not_stated: [
      'The Guarantor guarantees the rent under the lease of 12 Mill Lane.',
      'All future orders shall be placed in writing.',
    ],
  },
});

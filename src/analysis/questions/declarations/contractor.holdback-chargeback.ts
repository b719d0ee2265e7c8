import { defineQuestion } from '../define-question';

export const contractorHoldbackChargeback = defineQuestion({
  id: 'contractor.holdback-chargeback',
  title: 'Sums withheld',
  ask: 'May the client withhold or deduct sums by its own decision?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['sets-off-own-claims'],
    words: [
      [
        'take',
        'claim',
        'deduct',
        'whatever',
        'withh',
        'set off',
        'setoff',
        'offset',
        'appl',
        'recover',
        'retain',
        'keep',
        'reduc',
        'charge',
        'debit',
        'recoup',
        'against',
        'investigates',
        'suitable',
        'deposit',
      ],
    ],
  },
  says: {
    yes: 'A side may deduct what it claims from what it owes.',
    no: 'No sum may be withheld.',
    not_stated: 'No right to deduct by own decision was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The client may judge its own claim and pay less than it owes.',
      ask: 'Undisputed sums are paid on time; a deduction needs written reasons within seven days of the invoice.',
    },
    drafter: {
      yes: 'low',
      why: 'Withholding without reasons may make it a late payer.',
      ask: 'The Client may withhold sums that it disputes in good faith, with written reasons.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Gen. Bus. Law art. 44-A',
      says: 'written contract and payment of freelancers, as a rule in 30 days',
    },
  ],
  examples: {
    yes: [
      'The gallery may take from the fee whatever it believes to have lost.',
      'Any claim of the firm is deducted from the adviser’s invoices as it sees fit.',
    ],
    not_stated: ['Tax is withheld as required by law.', 'The adviser withholds no papers.'],
  },
});

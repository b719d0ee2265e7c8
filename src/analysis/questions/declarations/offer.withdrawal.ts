import { defineQuestion } from '../define-question';

export const offerWithdrawal = defineQuestion({
  id: 'offer.withdrawal',
  title: 'Withdrawal of the offer',
  ask: 'May the employer withdraw or change the offer at will, also after acceptance?',
  kinds: ['offer-letter'],
  yes: {
    provisions: ['offer-withdrawn-at-will'],
    words: [
      [
        'withdraw',
        'revo',
        'rescind',
        'cancel',
        'retract',
        'recall',
        'modify',
        'chang',
        'var',
        'pull out',
        'call',
        'offer',
        'not a contract',
        'liab',
        'bind',
        'put off',
        'hiring',
        'not to go ahead',
        'loss',
        'compensation',
      ],
    ],
  },
  says: {
    yes: 'The employer may withdraw or change the offer at will.',
    no: 'The offer is binding once accepted.',
    not_stated: 'No right to withdraw the offer at will was found.',
  },
  positions: {
    candidate: {
      yes: 'high',
      why: 'The old job may be given up and the new one never come.',
      ask: 'Once accepted, the offer may be withdrawn only if a stated condition fails; otherwise the Company pays the notice period and relocation costs.',
    },
    employer: {
      yes: 'low',
      why: 'Withdrawal after acceptance may still be answered by a claim for damages.',
      ask: 'Until it is accepted, the Company may withdraw this offer; after that only if a stated condition fails.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 970',
      says: 'no persuading to move by false statements about work',
    },
  ],
  examples: {
    yes: [
      'We may call the offer back even though you have said yes.',
      'The letter can be revoked by the firm up to the start.',
    ],
    not_stated: ['Please answer by Monday.', 'The candidate may withdraw.'],
  },
});

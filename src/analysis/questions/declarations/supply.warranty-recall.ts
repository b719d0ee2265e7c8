import { defineQuestion } from '../define-question';

export const supplyWarrantyRecall = defineQuestion({
  id: 'supply.warranty-recall',
  title: 'Recalls',
  ask: 'Must the supplier pay the cost of a recall without limit by fault?',
  kinds: ['supply', 'manufacturing'],
  yes: {
    provisions: ['supplier-pays-recall'],
    words: [
      [
        'call products back',
        'recall',
        'field',
        'withdraw',
        'campaign',
        'corrective',
        'called back',
        'call back',
        'out of the shops',
        'taken back',
        'bring back',
      ],
    ],
  },
  no: {
    provisions: ['recall-cost-by-fault'],
    words: [
      [
        'fault',
        'cause',
        'neglig',
        'extent',
        'breach',
        'attribut',
        'responsib',
        'own',
        'defect',
        'share',
        'proportion',
        'whose',
        'because',
        'if ',
        'due to',
        'result',
        'only',
        'split',
        'both',
        'each',
        'limit',
        'reasons',
        'measure',
        'exceed',
      ],
      ['recall', 'field', 'withdraw', 'campaign', 'corrective'],
    ],
  },
  both: 'no',
  says: {
    yes: 'The supplier pays the cost of a recall.',
    no: 'Recall cost falls on the one whose fault caused it.',
    not_stated: 'Who pays for a recall was not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      not_stated: 'medium',
      why: 'One recall may cost more than all that it earned, also where the design or the handling of others was the cause.',
      ask: "Each party bears the cost of a recall to the extent that its breach or negligence caused it; the Supplier's share is limited to the sum insured.",
    },
    other: {
      not_stated: 'medium',
      why: 'It may be open who decides on a recall and who pays.',
      ask: 'The parties decide on a recall together, the law apart; each bears the cost that its own fault caused.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Consumer Product Safety Act, s. 15 (15 USC 2064)',
      says: 'substantial product hazards must be reported',
      protects: 'consumers',
    },
    {
      place: 'EU',
      cite: 'Regulation (EU) 2023/988',
      says: 'general product safety, with duties in recalls',
    },
  ],
  examples: {
    yes: [
      "If the toys have to be called back, a recall for whatever reason is at the factory's cost.",
      'Supplier shall bear all expenses of any withdrawal of Products from the market.',
    ],
    no: ['Whose mistake led to the recall pays for it, in the measure of the mistake.'],
    not_stated: ['The dealer helps with recalls and keeps a list of buyers.', 'The bank may recall the loan.'],
  },
});

import { defineQuestion } from '../define-question';

export const contractorIndemnityOneway = defineQuestion({
  id: 'contractor.indemnity-oneway',
  title: 'One-way indemnity',
  ask: 'Must the contractor indemnify the client against any and all claims?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['wide-indemnity'],
    rules: ['one-sided-indemnity'],
    words: [
      [
        'indemnif',
        'hold harmless',
        'harmless',
        'defend',
        'claim',
        'reimburs',
        'liab',
        'loss',
        'bear',
        'cost',
        'pay',
        'photographer',
        'occurrence',
        'make good',
        'makes good',
        'fine',
      ],
    ],
  },
  no: {
    provisions: ['indemnity-for-own-fault-only'],
    words: [['indemn', 'harmless', 'defend', 'claim', 'loss', 'neglig', 'liab', 'reimburs', 'pay', 'carelessness']],
  },
  both: 'yes',
  says: {
    yes: 'One side indemnifies the other against claims, not only those of its own fault.',
    no: 'The indemnity is mutual or limited to own fault.',
    not_stated: 'No wide indemnity was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It may have to pay, like an insurer, also for what it did not cause.',
      ask: 'Each party indemnifies the other against third-party claims caused by its own breach or negligence, up to the cap.',
    },
    drafter: {
      not_stated: 'low',
      why: 'It may bear the cost of claims that the work causes.',
      ask: 'The Contractor indemnifies the Client against third-party claims caused by its breach or negligence.',
    },
  },
  examples: {
    yes: [
      'The painter shall hold the gallery harmless from every claim whatsoever, whoever is at fault.',
      'The adviser indemnifies the firm against any and all claims connected with the work.',
    ],
    no: ['Each shall indemnify the other against claims caused by its own negligence.'],
    not_stated: ['The painter insures his van.', 'All claims go to the court in Bonn.'],
  },
});

import { defineQuestion } from '../define-question';

export const dpaHelpCharged = defineQuestion({
  id: 'dpa.help-charged',
  title: 'Charges for help',
  ask: 'Does the processor charge for help with requests, inspections or breaches at rates it sets?',
  kinds: ['data-processing', 'business-associate'],
  yes: {
    provisions: ['charged-at-then-current-rates'],
    words: [
      [
        'help',
        'assist',
        'request',
        'audit',
        'inspect',
        'support',
        'cooperat',
        'breach',
        'respon',
        'copy',
        'return',
        'export',
      ],
    ],
  },
  says: {
    yes: 'One side charges for help that the law asks of it at rates that it sets.',
    no: 'A charge for help at rates that the processor sets was not found.',
    not_stated: 'A charge for help at rates that the processor sets was not found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Help that the law demands may become dear when it is needed most.',
      ask: 'Help with requests, inspections and breaches is part of the fees; work beyond [ ] hours a month is charged at the rates in Schedule [ ].',
    },
  },
  examples: {
    yes: [
      'Assistance with data subject requests is billed at the Processor’s then-current consultancy rates.',
      'Helping you with an inspection costs whatever our price list says that day.',
    ],
    not_stated: ['Help with requests is free of charge.', 'The monthly fee is EUR 90.'],
  },
});

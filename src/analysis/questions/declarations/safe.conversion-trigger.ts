import { defineQuestion } from '../define-question';

export const safeConversionTrigger = defineQuestion({
  id: 'safe.conversion-trigger',
  title: 'Automatic conversion',
  ask: 'Does the money convert into shares by itself when a financing round happens?',
  kinds: ['safe', 'convertible-note'],
  yes: {
    provisions: ['converts-by-itself'],
    words: [['convert', 'conver', 'turn', 'become', 'issue', 'allot', 'exchange', 'transform', 'shares', 'equity']],
  },
  no: {
    provisions: ['converts-at-company-option'],
    words: [
      ['conver', 'shares', 'stock', 'roll', 'count', 'trigger', 'option', 'elect'],
      [
        'option',
        'elect',
        'may',
        'discretion',
        'choos',
        'decid',
        'choice',
        'wish',
        'can',
        'opt',
        'right',
        'please',
        'board',
        'if',
        'whether',
        'call',
        'entitled',
        'determin',
        'need never',
        'gives notice',
      ],
    ],
  },
  says: {
    yes: 'The money converts by itself when a round happens.',
    no: 'Whether or when the money converts is for the company to choose.',
    not_stated: 'What makes the money convert was not found stated.',
  },
  positions: {
    investor: {
      no: 'high',
      not_stated: 'high',
      why: 'The company could keep the money for years without issuing a share.',
      ask: 'On the first bona fide sale of preferred shares at a fixed price the Purchase Amount converts automatically; below [$1,000,000] the Investor may choose to convert.',
    },
    company: {
      not_stated: 'high',
      why: 'Without a clear trigger the next investor may be unable to tell who owns what.',
      ask: 'On the first sale of preferred shares of at least $[1,000,000] in new money the Purchase Amount converts automatically.',
    },
  },
  examples: {
    yes: [
      'The advance turns into preferred shares on its own once a priced round closes.',
      'On the next Series A closing all notes will be converted automatically into A shares.',
    ],
    no: ['Only if the issuer so elects will the instrument convert in a round.'],
    not_stated: ['Euros are converted at the daily rate.', 'The round closed on 5 May.'],
  },
});

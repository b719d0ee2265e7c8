import { defineQuestion } from '../define-question';

export const amendmentTermExtension = defineQuestion({
  id: 'amendment.term-extension',
  title: 'Longer term',
  ask: 'Is the term extended, or does a new term or minimum period start?',
  kinds: ['amendment'],
  yes: {
    provisions: ['term-extended-anew'],
    words: [
      [
        'extend',
        'extens',
        'term',
        'renew',
        'another',
        'end date',
        'expir',
        'expiry',
        'prolong',
        'more',
        'period',
        'restart',
        'continue',
        'moved',
        'lengthen',
        'fresh',
        'last',
        'additional',
        'hold',
        'further',
      ],
    ],
  },
  says: {
    yes: 'The term is extended, or a new term or minimum period starts.',
    no: 'The term is not changed.',
    not_stated: 'A longer or new term was not found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'A small change can bind it again for years, at a price that may rise.',
      ask: 'The term is extended from the old end date to [date]; no new minimum period starts, prices stay as they are, and [either party] may end on [60] days’ notice.',
    },
    drafter: {
      yes: 'low',
      why: 'Loose words leave open whether renewal rights and options start afresh.',
      ask: 'The term is extended to [date]; renewal and notice rights apply from that date, and options already used do not revive.',
    },
  },
  examples: {
    yes: [
      'The contract is prolonged to 31 May 2030.',
      'From today a new commitment of two years begins to run, the term being renewed.',
    ],
    not_stated: ['The terms are printed on the back.', 'The tenant may ask for more time.'],
  },
});

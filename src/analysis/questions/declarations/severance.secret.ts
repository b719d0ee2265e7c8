import { defineQuestion } from '../define-question';

export const severanceSecret = defineQuestion({
  id: 'severance.secret',
  title: 'Secrecy of the agreement',
  ask: 'Must the terms, or that there is an agreement, be kept secret?',
  kinds: ['severance', 'settlement'],
  yes: {
    provisions: ['agreement-itself-confidential'],
    words: [
      ['tell', 'disclos', 'secret', 'confidential', 'mention', 'reveal', 'discuss', 'say', 'divulge', 'keep'],
      [
        'agreement',
        'letter',
        'term',
        'existence',
        'exist',
        'sum',
        'amount',
        'settlement',
        'paper',
        'deal',
        'fact',
        'content',
        'what it',
      ],
    ],
  },
  says: {
    yes: 'The terms, or that there is an agreement, must be kept secret.',
    no: 'No duty to keep the agreement secret was found.',
    not_stated: 'No duty to keep the agreement secret was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'A word to an outsider can be called a breach, perhaps with the money at stake.',
      ask: 'Each party keeps the sum confidential, save towards family, advisers, tax authorities and as the law requires.',
    },
  },
  examples: {
    yes: [
      'Neither the sum nor that there was a deal may be told to the other weavers, it is confidential.',
      'He keeps secret what the letter gives him.',
    ],
    not_stated: ['The letter gives him two months’ pay.', 'He keeps the letter.'],
  },
});

import { defineQuestion } from '../define-question';

export const publishingOptionNext = defineQuestion({
  id: 'publishing.option-next',
  title: 'Option on the next work',
  ask: 'Must the author offer the next work to the publisher?',
  kinds: ['publishing'],
  yes: {
    provisions: ['option-on-next-work'],
    words: [
      [
        'next',
        'option',
        'following',
        'further',
        'future',
        'sequel',
        'new song',
        'new work',
        'more manuscripts',
        'first',
        'later',
      ],
    ],
  },
  says: {
    yes: 'The author must offer the next work to the publisher.',
    no: 'The author is free with the next work.',
    not_stated: 'An option on the next work was not found.',
  },
  positions: {
    author: {
      yes: 'medium',
      why: 'The next book may have to wait, or go for the price of the first.',
      ask: 'The Publisher may read a proposal for the next work of the same series and offer for it within 30 days; if no terms are agreed in 30 more days the Author is free, without a right to match.',
    },
    publisher: {
      not_stated: 'low',
      why: 'It may build up a name whose next book goes to a rival.',
      ask: 'The Author offers the Publisher the next work of the same kind first, on terms to be agreed within 60 days of the proposal.',
    },
  },
  examples: {
    yes: [
      'Her next crime story has to be offered to the house before others see it.',
      'The press has an option on the author’s two following books.',
    ],
    not_stated: ['The next edition has a new cover.', 'The tenant may renew for a year.'],
  },
});

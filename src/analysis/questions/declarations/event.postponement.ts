import { defineQuestion } from '../define-question';

export const eventPostponement = defineQuestion({
  id: 'event.postponement',
  title: 'Moving the date',
  ask: 'May the client move the date without paying again?',
  kinds: ['event-services'],
  yes: {
    provisions: ['date-move-allowed'],
    words: [
      ['resched', 'move', 'postpon', 'date', 'another day', 'shift', 'transfer', 'push', 'rebook', 'defer', 'weather'],
    ],
  },
  no: {
    provisions: ['date-change-is-cancellation'],
    words: [
      [
        'date',
        'resched',
        'move',
        'moving',
        'postpon',
        'shift',
        'another day',
        'transfer',
        'deferr',
        'missed',
        'new day',
        'saturday',
        'booking is good',
      ],
      [
        'cancel',
        'not',
        'cannot',
        'cant',
        'lose',
        'loss',
        'fee',
        'deni',
        'withdraw',
        'forfeit',
        'refus',
        'full',
        'no',
        'anew',
        'new booking',
        'total',
        'charged',
        'new contract',
        'no other',
        'new retainer',
        'new price',
        'in force',
      ],
    ],
  },
  says: {
    yes: 'The client may move the date.',
    no: 'Moving the date is barred, counts as cancelling or costs a heavy fee.',
    not_stated: 'Whether the client may move the date was not found stated.',
  },
  positions: {
    client: {
      no: 'high',
      not_stated: 'medium',
      why: 'Illness, weather or an order of the authorities may then cost the price although the event could be held later.',
      ask: 'The Client may move the event once, free of charge, to an open date within twelve months, and again where the event is forbidden or impossible.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Law Reform (Frustrated Contracts) Act 1943',
      says: 'where performance becomes impossible, sums paid come back less a just allowance for expenses',
    },
  ],
  examples: {
    yes: [
      'The host is entitled to shift the feast to a free day of the next season at no charge.',
      'You can pick another day with us up to a month before, and what you paid counts.',
    ],
    no: [
      'Whoever shifts the feast is treated as having cancelled it.',
      'The day of the shoot cannot be changed to another date.',
    ],
    not_stated: ['The photographer may postpone delivery of the album.', 'The date of the wedding is 3 July.'],
  },
});

import { defineQuestion } from '../define-question';

export const eventMinimumAndHeadcount = defineQuestion({
  id: 'event.minimum-and-headcount',
  title: 'Minimum number or spend',
  ask: 'Must a minimum of guests, rooms or spend be paid whatever the number that comes?',
  kinds: ['event-services'],
  yes: {
    provisions: ['minimum-guests-fixed'],
    words: [
      [
        'minimum',
        'guest',
        'people',
        'persons',
        'spend',
        'expend',
        'shortfall',
        'room',
        'headcount',
        'numbers',
        'covers',
        'plates',
        'meal',
        'reduced',
        'booked size',
        'turnover',
        'fall below',
      ],
    ],
  },
  says: {
    yes: 'A minimum of guests, rooms or spend must be paid whatever the number that comes.',
    no: 'The client pays only for the guests who come.',
    not_stated: 'A minimum of guests or spend was not found.',
  },
  positions: {
    client: {
      yes: 'high',
      why: 'Fewer may come than were booked, and what nobody uses is paid for.',
      ask: 'The final number is given ten days before the event, may be up to 20% below the first, and rooms or meals sold to others are credited.',
    },
    vendor: {
      not_stated: 'medium',
      why: 'Without a minimum the vendor has kept the day for a party that may not cover its cost.',
      ask: 'The Client pays for at least 80% of the number of guests booked.',
    },
  },
  examples: {
    yes: [
      'Ninety menus are billed as a minimum however many guests sit down.',
      'Wedding party pays the shortfall if the drinks come to less than 2,000 pounds of spend.',
    ],
    not_stated: ['The guests are welcomed with a minimum of ceremony.', 'Rooms are cleaned each day.'],
  },
});

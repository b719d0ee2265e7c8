import { defineQuestion } from '../define-question';

export const eventExactDelivery = defineQuestion({
  id: 'event.exact-delivery',
  title: 'Vendor may substitute',
  ask: 'May the vendor replace the person, room, menu or goods by others of its own choice?',
  kinds: ['event-services', 'construction', 'accepted-quotation'],
  yes: {
    provisions: ['vendor-may-substitute'],
    words: [
      [
        'substitut',
        'replac',
        'chang',
        'different',
        'differ',
        'vary',
        'reassign',
        'relocat',
        'exchang',
        'swap',
        'another',
        'instead',
        'choos',
        'choice',
        'decide',
        'discretion',
        'deviat',
        'alter',
        'depart',
        'no particular',
        'not guaranteed',
        'deputy',
        'other',
        'associate',
        'who shoots',
        'up to us',
      ],
    ],
  },
  says: {
    yes: "What was ordered may be replaced by something else at the other side's choice.",
    no: 'What was ordered may not be replaced without consent.',
    not_stated: 'A right to replace what was ordered was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'What was chosen and priced may be replaced by something else for the same money.',
      ask: 'The persons, rooms, goods and materials named in this contract are provided; a substitute of equal or better quality needs prior written consent.',
    },
  },
  examples: {
    yes: [
      'The agency is free to send whichever musician it likes instead of the one on the flyer.',
      'Builder may at its choice fit other tiles than those named in the quotation.',
    ],
    not_stated: ['The guests may change seats after dinner.', 'A replacement key costs twenty euros.'],
  },
});

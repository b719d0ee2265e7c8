import { defineQuestion } from '../define-question';

export const worksTimeAndDelay = defineQuestion({
  id: 'works.time-and-delay',
  title: 'Start, finish and delay',
  ask: 'Are dates for start and finish promised, with a consequence for delay?',
  kinds: ['construction'],
  yes: {
    provisions: ['completion-date-promised'],
    words: [
      [
        'before',
        'promise',
        'start',
        'begin',
        'commenc',
        'complet',
        'finish',
        'ready',
        'done',
        'by',
        'within',
        'until',
        'late',
        'delay',
        'deadline',
        'hand',
        'building period',
        'stops',
        'install',
        'use by',
      ],
    ],
  },
  no: {
    provisions: ['dates-only-estimated'],
    words: [
      [
        'date',
        'delay',
        'time',
        'when',
        'late',
        'estimat',
        'complet',
        'finish',
        'start',
        'schedule',
        'programme',
        'duration',
        'interrupt',
        'take longer',
        'exceeding',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The contractor promises dates, or pays for delay.',
    no: 'Dates are only estimates, or delay has no consequence.',
    not_stated: 'No dates for start or finish were found.',
  },
  positions: {
    owner: {
      no: 'high',
      not_stated: 'high',
      why: 'Without a date the job may drag on while the owner can neither end it nor claim the cost of waiting.',
      ask: "The Contractor starts on [date] and completes by [date]; for each day of delay that is not the Owner's fault or beyond control it pays [sum], and the Owner may end the contract if work stops for thirty days.",
    },
    contractor: {
      not_stated: 'low',
      why: 'Without dates a court fixes a reasonable time.',
      ask: "Dates are extended by the days lost through weather, changes ordered by the Owner and other causes beyond the Contractor's control.",
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 7159',
      says: 'home improvement contracts must state approximate dates of start and completion',
    },
  ],
  examples: {
    yes: [
      'Mill Bros begin the loft on 2 May and have it ready on 30 June, or pay 80 pounds a day.',
      'The extension will be completed within five months of the start.',
    ],
    no: [
      'When the job is finished is left open, and lateness gives no claim.',
      'The dates in the offer are estimates and bind nobody.',
    ],
    not_stated: ['Breakfast begins at seven.', 'The owner will choose the colours soon.'],
  },
});

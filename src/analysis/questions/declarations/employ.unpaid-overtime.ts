import { defineQuestion } from '../define-question';

export const employUnpaidOvertime = defineQuestion({
  id: 'employ.unpaid-overtime',
  title: 'Overtime',
  ask: 'Are extra hours unpaid?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['unpaid-overtime'],
    words: [
      [
        'hour',
        'overtime',
        'late',
        'weekend',
        'evening',
        'saturday',
        'additional',
        'extra',
        'stay',
        'necessary',
        'longer',
        'work',
        'nights',
      ],
      [
        'no',
        'not',
        'without',
        'full',
        'includ',
        'cover',
        'settle',
        'deemed',
        'compensat',
        'same',
        'nothing',
        'unpaid',
        'all',
        'further',
        'additional',
      ],
    ],
  },
  says: {
    yes: 'Extra hours bring no extra pay.',
    no: 'No rule that extra hours are unpaid was found.',
    not_stated: 'No rule that extra hours are unpaid was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The hours can grow while the pay stays the same.',
      ask: 'Hours above [40] a week are agreed beforehand and paid at one and a half times the hourly rate, or given back as time off.',
    },
    drafter: {
      yes: 'medium',
      why: 'Unpaid overtime of workers whom wage law protects can be claimed back for years.',
      ask: 'Overtime is approved beforehand and paid as the law demands.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Fair Labor Standards Act, 29 U.S.C. § 207',
      says: 'overtime at one and a half times for employees who are not exempt',
    },
  ],
  examples: {
    yes: [
      'The ostler’s monthly wage pays for all hours, nights too.',
      'Extra hours in the harvest are given for nothing.',
    ],
    not_stated: ['Extra hours in the harvest are paid double.', 'The ostler is paid each month.'],
  },
});

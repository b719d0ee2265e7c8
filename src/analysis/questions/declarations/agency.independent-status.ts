import { defineQuestion } from '../define-question';

export const agencyIndependentStatus = defineQuestion({
  id: 'agency.independent-status',
  title: 'Independent or employee',
  ask: 'Is the agent said to be independent and free in its time and work?',
  kinds: ['agency', 'affiliate'],
  yes: {
    provisions: ['contractor-works-independently'],
    words: [
      [
        'turn work down',
        'substitute',
        'another',
        'liberty',
        'independ',
        'own',
        'free',
        'hours',
        'control',
        'manner',
        'employ',
        'self',
        'decide',
        'method',
        'choose',
        'contractor',
        'when',
        'how',
        'way',
        'determine',
        'discretion',
        'schedule',
      ],
    ],
  },
  says: {
    yes: 'The agent or partner is said to work independently.',
    no: 'The agent does not work independently.',
    not_stated: 'No clause was found on the independence of the agent or partner.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'A representative whose days and ways are fixed may turn out to be an employee, with tax, leave and dismissal rights.',
      ask: 'The other party is an independent business, free in its hours and methods, bears its own costs and taxes and may act for others.',
    },
    other: {
      not_stated: 'low',
      why: 'It may get the duties of an employee without the rights of one.',
      ask: 'The Agent is free in its hours and methods and may act for other principals that do not compete.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 2775',
      says: 'a worker is an employee unless three conditions are met',
    },
  ],
  examples: {
    yes: [
      'Rossi alone settles when and how she works, being in business on her own account.',
      'Representative is free to arrange its own hours and method of work.',
    ],
    not_stated: ['The agent sends a report each Monday.', 'The auditor is independent.'],
  },
});

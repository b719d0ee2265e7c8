import { defineQuestion } from '../define-question';

export const saasBreachNotice = defineQuestion({
  id: 'saas.breach-notice',
  title: 'Report of security incidents',
  ask: 'Must the provider report a security breach within a stated time?',
  kinds: ['saas', 'hosting', 'it-managed-services', 'outsourcing'],
  yes: {
    provisions: ['breach-notice-in-fixed-time'],
    words: [
      [
        'breach',
        'incident',
        'hack',
        'unauthor',
        'compromis',
        'misuse',
        'wrong use',
        'disclos',
        'leak',
        'intrusion',
        'malware',
        'laptop',
        'loss of data',
        'data',
        'security',
        'get into',
        'records',
        'personal information',
        'cyber',
        'lost',
      ],
      ['hour', 'day', '24', '48', '72', '24h', 'month'],
    ],
  },
  no: {
    provisions: ['breach-notice-vague'],
    words: [
      [
        'breach',
        'incident',
        'hack',
        'unauthor',
        'leak',
        'intrusion',
        'stolen',
        'violat',
        'attack',
        'data',
        'security',
        'not permitted',
        'misuse',
        'use of',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'A breach of security must be reported within a stated time.',
    no: 'Breaches are reported with no fixed time.',
    not_stated: 'No stated time to report a breach of security was found.',
  },
  positions: {
    other: {
      no: 'medium',
      not_stated: 'high',
      why: 'It has its own short deadlines towards authorities and customers, and cannot limit harm that it does not know of.',
      ask: 'The Provider reports every security incident that affects Customer Data within 48 hours of becoming aware of it, with what is known, and helps to contain and repair it.',
    },
    drafter: {
      yes: 'low',
      why: 'The time should run from knowledge, and details be allowed in stages.',
      ask: 'Time runs from awareness, and details may follow in stages.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 33(2)',
      says: 'the processor tells the controller without undue delay',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 33(2)',
      says: 'the processor tells the controller without undue delay',
    },
  ],
  examples: {
    yes: [
      'If thieves get at the hotel’s data the booking firm rings the hotel within a day.',
      'Any intrusion is to be announced to the bank not later than six hours after detection.',
    ],
    no: ['The host mentions leaks when it thinks fit and has finished looking into the incident.'],
    not_stated: ['A breach must be cured in thirty days.', 'Water leaks must be reported in a day.'],
  },
});

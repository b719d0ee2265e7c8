import { defineQuestion } from '../define-question';
import { breachNoticeInFixedTimeWords } from '../words/breach-notice-in-fixed-time';
import { breachNoticeVagueWords } from '../words/breach-notice-vague';

export const saasBreachNotice = defineQuestion({
  id: 'saas.breach-notice',
  title: 'Report of security incidents',
  ask: 'Must the provider report a security breach within a stated time?',
  kinds: ['saas', 'hosting', 'it-managed-services', 'outsourcing'],
  yes: {
    provisions: ['breach-notice-in-fixed-time'],
    words: breachNoticeInFixedTimeWords,
  },
  no: {
    provisions: ['breach-notice-vague'],
    words: breachNoticeVagueWords,
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
      why: 'It may have its own short deadlines towards authorities and customers, and cannot limit harm that it does not know of.',
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

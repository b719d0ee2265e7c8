import { defineQuestion } from '../define-question';
import { breachNoticeInFixedTimeWords } from '../words/breach-notice-in-fixed-time';
import { breachNoticeVagueWords } from '../words/breach-notice-vague';

export const baaBreachReport = defineQuestion({
  id: 'baa.breach-report',
  title: 'Report of breaches',
  ask: 'Must the associate report a breach or wrongful use within a stated time?',
  kinds: ['business-associate'],
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
    yes: 'A breach must be reported within a stated time.',
    no: 'A breach is reported with no stated time.',
    not_stated: 'No stated time to report a breach was found.',
  },
  positions: {
    covered: {
      no: 'medium',
      not_stated: 'high',
      why: 'Its own sixty days to tell patients and HHS may begin with the associate’s discovery.',
      ask: 'Business Associate reports each breach, wrongful use and security incident within five business days of discovery, with the details of 45 CFR 164.410(c) as they become known.',
    },
    associate: {
      yes: 'low',
      not_stated: 'medium',
      why: 'Very short times for mere suspicions can be hard to meet.',
      ask: 'Time runs from discovery of an actual breach; failed attempts such as pings are reported in summary.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.410',
      says: 'no later than sixty days from discovery',
    },
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(ii)(C)',
      says: 'the contract requires reports',
    },
  ],
  examples: {
    yes: [
      'The typist’s firm tells the clinic of lost charts within three business days of a breach.',
      'A wrongful disclosure is to be reported inside ten days.',
    ],
    no: ['The typist’s firm mentions a breach to the clinic in good time.'],
    not_stated: ['A breach of this lease must be cured in ten days.', 'Patients are seen within two days.'],
  },
});

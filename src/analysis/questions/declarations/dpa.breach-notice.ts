import { defineQuestion } from '../define-question';
import { breachNoticeInFixedTimeWords } from '../words/breach-notice-in-fixed-time';
import { breachNoticeVagueWords } from '../words/breach-notice-vague';

export const dpaBreachNotice = defineQuestion({
  id: 'dpa.breach-notice',
  title: 'Report of data breaches',
  ask: 'Must the processor report a personal data breach within a stated time?',
  kinds: ['data-processing'],
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
    yes: 'A personal data breach must be reported within a stated time.',
    no: 'Breaches are reported with no fixed time.',
    not_stated: 'No stated time to report a personal data breach was found.',
  },
  positions: {
    controller: {
      no: 'medium',
      not_stated: 'high',
      why: 'The controller itself has at most 72 hours to tell the authority.',
      ask: 'The Processor notifies every Personal Data Breach within 48 hours of becoming aware of it, with the details of Article 33(3) as they become known.',
    },
    processor: {
      yes: 'low',
      not_stated: 'medium',
      why: 'The duty exists by law, and the contract should fix from when time runs.',
      ask: 'Time runs from the Processor’s awareness, and details may follow in stages.',
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
      'The bureau tells the school of lost pupil data within one day of finding out.',
      'Breach of personal data: report inside 36 hours to the officer.',
    ],
    no: ['The bureau tells the school of a data leak when its own inquiry is over.'],
    not_stated: [
      'The school must answer pupils within a month.',
      'A breach of this contract must be cured in 30 days.',
    ],
  },
});

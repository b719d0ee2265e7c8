import { defineQuestion } from '../define-question';
import { severancePromisedWords } from '../words/severance-promised';

export const employTerminationAndSeverance = defineQuestion({
  id: 'employ.termination-and-severance',
  title: 'Severance',
  ask: 'Is pay promised if the employer ends the job without cause?',
  kinds: ['employment', 'employment-us'],
  yes: {
    provisions: ['severance-promised'],
    words: severancePromisedWords,
  },
  says: {
    yes: 'Pay is promised if the employer ends the job without cause.',
    no: 'No severance is due.',
    not_stated: 'No pay on dismissal without cause was found.',
  },
  positions: {
    employee: {
      not_stated: 'high',
      why: 'The job may end with no more than the law gives, while duties of the employee go on.',
      ask: 'If the Company ends the employment without Cause or the Employee leaves for Good Reason, the Company shall pay six months’ base salary and health cover.',
    },
    employer: {
      yes: 'low',
      why: 'Payment should depend on a release, and its timing has tax consequences.',
      ask: 'Severance is payable only after a release has taken effect, and at times that comply with Section 409A.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '26 U.S.C. § 409A',
      says: 'timing of deferred pay',
    },
  ],
  examples: {
    yes: [
      'When the mill lets a hand go through no fault of his, it gives him ten weeks’ wages.',
      'Severance of a quarter’s salary shall be due on dismissal without Cause.',
    ],
    not_stated: ['The hand may leave at any time.', 'A void clause is severed from the rest.'],
  },
});

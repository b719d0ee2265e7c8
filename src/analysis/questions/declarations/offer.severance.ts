import { defineQuestion } from '../define-question';
import { severancePromisedWords } from '../words/severance-promised';

export const offerSeverance = defineQuestion({
  id: 'offer.severance',
  title: 'Severance',
  ask: 'Is pay promised if the job is ended without cause?',
  kinds: ['offer-letter'],
  yes: {
    provisions: ['severance-promised'],
    words: severancePromisedWords,
  },
  says: {
    yes: 'Pay is promised if the job is ended without cause.',
    no: 'No severance is due.',
    not_stated: 'No pay on dismissal without cause was found.',
  },
  positions: {
    candidate: {
      not_stated: 'medium',
      why: 'After leaving a safe job the candidate may be out again with nothing.',
      ask: 'If the Company ends the employment without Cause, it shall pay three months’ base salary and health cover.',
    },
  },
  examples: {
    yes: ['Should we let you go without cause you get eight weeks’ wages.', 'Severance amounts to a month’s pay.'],
    not_stated: ['Wages are paid weekly until the end.', 'A void clause may be severed.'],
  },
});

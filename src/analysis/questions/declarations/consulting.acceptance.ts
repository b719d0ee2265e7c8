import { defineQuestion } from '../define-question';
import { acceptedAtSoleSatisfactionWords } from '../words/accepted-at-sole-satisfaction';

export const consultingAcceptance = defineQuestion({
  id: 'consulting.acceptance',
  title: 'Acceptance',
  ask: 'Is acceptance left to the client’s own satisfaction?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['accepted-at-sole-satisfaction'],
    words: acceptedAtSoleSatisfactionWords,
  },
  no: {
    provisions: ['deemed-accepted'],
    rules: ['deemed-acceptance'],
    words: [
      [
        'accept',
        'approv',
        'silence',
        'sign',
        'deemed',
        'treat',
        'final',
        'happy',
        'consider',
        'regarded',
        'taken',
        'approved',
        'no reply',
        'counts',
        'complain',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Acceptance is left to the client’s satisfaction.',
    no: 'Work counts as accepted after some days or by use.',
    not_stated: 'Nothing was found on how acceptance is decided.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The client may refuse good work, and the fee with it.',
      ask: 'Work is accepted if it meets the brief; the Client answers in ten days with reasons, and silence counts as acceptance.',
    },
    drafter: {
      no: 'low',
      why: 'Silence or mere use may count as approval of work that fails.',
      ask: 'Work is accepted when the Client confirms that it meets the brief, within ten days of a reminder.',
    },
  },
  examples: {
    yes: [
      'The gallery alone says whether it likes the wall enough to accept it.',
      'Only complete satisfaction of the editor counts as acceptance.',
    ],
    no: ['If the gallery is silent for a week, the sketches count as accepted.'],
    not_stated: ['The offer is open for a week.', 'The gallery accepts card payments.'],
  },
});

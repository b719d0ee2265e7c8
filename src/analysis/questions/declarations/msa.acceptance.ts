import { defineQuestion } from '../define-question';
import { MADE_THINGS } from '../premises';
import { acceptedAtSoleSatisfactionWords } from '../words/accepted-at-sole-satisfaction';
import { deemedAcceptedWords } from '../words/deemed-accepted';

export const msaAcceptance = defineQuestion({
  id: 'msa.acceptance',
  title: 'Acceptance',
  ask: 'Is acceptance left to the customer’s own satisfaction?',
  kinds: ['services-agreement', 'master-services', 'development', 'statement-of-work'],
  yes: {
    provisions: ['accepted-at-sole-satisfaction'],
    words: acceptedAtSoleSatisfactionWords,
  },
  no: {
    provisions: ['deemed-accepted'],
    rules: ['deemed-acceptance'],
    words: deemedAcceptedWords,
  },
  both: 'yes',
  spokenOf: [
    ['approv', 'accept', 'satisf', 'reject'],
    ['deliverable', 'content', 'work', 'services', 'design', 'draft', 'milestone', 'version', 'report'],
  ],
  premise: MADE_THINGS,
  says: {
    yes: 'Acceptance is left to the satisfaction of the one who pays.',
    no: 'Work counts as accepted after some days or by use.',
    not_stated: 'How acceptance is decided is not said.',
  },
  positions: {
    drafter: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The customer may refuse good work, and the money with it.',
      ask: 'Work is accepted if it meets the agreed criteria; the test takes ten business days, rejections are in writing with reasons.',
    },
    other: {
      no: 'medium',
      not_stated: 'medium',
      why: 'Silence or mere use may count as approval of work that fails.',
      ask: 'Work is accepted if it meets the agreed criteria; the test takes ten business days, rejections are in writing with reasons, and two rounds of correction are allowed.',
    },
  },
  examples: {
    yes: [
      'The city alone says whether it likes the bridge enough to accept it.',
      'Only complete satisfaction of the editor counts as acceptance.',
    ],
    no: ['If the city is silent for a week, the plans count as accepted.'],
    not_stated: ['The offer is open for a week.', 'The city accepts card payments.'],
  },
});

import { defineQuestion } from '../define-question';
import { feesDueDespiteClosureWords } from '../words/fees-due-despite-closure';

export const membershipClosureRelocation = defineQuestion({
  id: 'membership.closure-relocation',
  title: 'Closure or fewer services',
  ask: 'Do dues go on, without refund or exit, when the club closes, moves or cuts its services?',
  kinds: ['consumer-membership'],
  yes: {
    provisions: ['fees-due-despite-closure'],
    words: feesDueDespiteClosureWords,
  },
  says: {
    yes: 'Dues go on when the club closes, moves or cuts its services.',
    no: 'Dues end or are credited when the club closes.',
    not_stated: 'What happens when the club closes, moves or cuts its services was not found stated.',
  },
  positions: {
    member: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The member may pay for a club that is shut, far away or no longer what was sold.',
      ask: 'Dues are credited for any closure of more than five days, and the Member may cancel with a refund if the Club moves more than five miles or withdraws a main service.',
    },
  },
  examples: {
    yes: [
      'The dues run on though the baths are shut for the winter.',
      'Nobody may cancel because we relocate to the other side of town or take classes off the plan.',
    ],
    not_stated: ['Please close the lockers.', 'The club closes its books on 31 December.'],
  },
});

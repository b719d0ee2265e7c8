import { defineQuestion } from '../define-question';
import { openEndedExtraFeesWords } from '../words/open-ended-extra-fees';

export const enrolExtraCharges = defineQuestion({
  id: 'enrol.extra-charges',
  title: 'Open-ended extra charges',
  ask: 'May extra charges be added whose amounts are not stated?',
  kinds: ['enrolment'],
  yes: {
    provisions: ['open-ended-extra-fees'],
    words: openEndedExtraFeesWords,
  },
  says: {
    yes: 'Extra charges may be added whose amounts are not stated.',
    no: 'All charges are stated.',
    not_stated: 'Open-ended extra charges were not found.',
  },
  positions: {
    family: {
      yes: 'high',
      why: 'The real cost of the place may not be known when it is accepted.',
      ask: "All extra charges are listed with their amounts; others are payable only with the Family's consent beforehand.",
    },
    provider: {
      yes: 'low',
      why: 'Charges that were not told before signing are often not recoverable from consumers.',
      ask: "The list in Schedule 1 states all extra charges and is changed once a year on a term's notice.",
    },
  },
  examples: {
    yes: [
      'Parents pay extra charges for trips, meals and materials as the school may fix.',
      'The home bills additional care at such fees as it sets from time to time.',
    ],
    not_stated: ['Lunch is included in the fee.', 'The child needs an extra pair of shoes.'],
  },
});

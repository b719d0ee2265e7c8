import { defineQuestion } from '../define-question';
import { feesDueDespiteClosureWords } from '../words/fees-due-despite-closure';

export const enrolClosureOnline = defineQuestion({
  id: 'enrol.closure-online',
  title: 'Closure or online teaching',
  ask: 'Do full fees go on when the school or provider closes, goes online or cuts its services?',
  kinds: ['enrolment', 'licence-to-occupy'],
  yes: {
    provisions: ['fees-due-despite-closure'],
    words: feesDueDespiteClosureWords,
  },
  says: {
    yes: 'Full fees go on when the provider closes, goes online or cuts its services.',
    no: 'Fees are credited when the provider closes.',
    not_stated: 'What is owed while the provider is closed was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'It may have to pay in full for what is not given, and for something else in its place.',
      ask: 'Fees are credited pro rata from the fourth day of a closure, and are reduced by a third while any teaching is online only.',
    },
    drafter: {
      not_stated: 'low',
      why: 'Without a clause the provider may owe back fees for days on which it was closed.',
      ask: "Fees remain payable for closures of up to three days beyond the Provider's control; after that they are credited pro rata.",
    },
  },
  examples: {
    yes: [
      'Whether the crèche is open or shut by order, the monthly fee is owed unabridged.',
      "If lessons move to video the term's fee stays as it is.",
    ],
    not_stated: ['The school closes at four.', 'Online forms must be filled in by parents.'],
  },
});

import { defineQuestion } from '../define-question';

export const govEndsAtWill = defineQuestion({
  id: 'gov.ends-at-will',
  title: 'Ending at will',
  ask: 'May the buyer end the contract without cause?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['ends-without-cause'],
    categories: ['Termination For Convenience'],
    rules: ['one-sided-termination'],
    words: [
      ['terminat', 'end', 'cancel', 'notice', 'stop', 'leave', 'withdraw', 'quit', 'reason', 'cause', 'convenience'],
    ],
  },
  says: {
    yes: 'A side may end without cause.',
    no: 'No side may end without cause.',
    not_stated: 'No right to end without cause was found.',
  },
  positions: {
    supplier: {
      yes: 'medium',
      why: 'A long contract may then be only as long as its notice.',
      ask: 'The right is used on sixty days’ notice, and committed costs are paid.',
    },
    authority: {
      not_stated: 'medium',
      why: 'It may be unable to follow a change of policy or need.',
      ask: 'The Buyer may end the contract for convenience on thirty days’ notice, paying work done.',
    },
  },
  examples: {
    yes: [
      'The Government may terminate this contract for its sole convenience at any time.',
      'On thirty days’ notice the city can end the inspection service without giving a reason.',
    ],
    not_stated: ['The lease ends in May.', 'The notice hangs at the door.'],
  },
});

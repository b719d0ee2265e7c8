import { defineQuestion } from '../define-question';
import { payOrDutiesChangedAtWillWords } from '../words/pay-or-duties-changed-at-will';

export const employDutiesPlaceChange = defineQuestion({
  id: 'employ.duties-place-change',
  title: 'Pay, duties or place changed',
  ask: 'May the employer change pay, duties, hours or place by its own decision?',
  kinds: ['employment', 'employment-us', 'offer-letter'],
  yes: {
    provisions: ['pay-or-duties-changed-at-will'],
    words: payOrDutiesChangedAtWillWords,
  },
  says: {
    yes: 'The employer may change pay, duties, hours or place by its own decision.',
    no: 'Changes need agreement.',
    not_stated: 'No right of the employer to change the terms was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The job accepted today can be another tomorrow, elsewhere or perhaps for less pay.',
      ask: 'Pay may be lowered, and role, hours and place materially changed, only with the Employee’s written consent.',
    },
    drafter: {
      yes: 'low',
      why: 'A power to cut pay at will invites a claim and may make the promise illusory.',
      ask: 'The Company may make reasonable changes to duties on notice; pay, hours and place change by agreement.',
    },
  },
  examples: {
    yes: [
      'The owner may send the nurse to any ward or town, and set her hours anew, as he pleases.',
      'The wage can be lowered whenever the board so decides.',
    ],
    not_stated: ['The wage may be raised.', 'The nurse works in Leeds.'],
  },
});

import { defineQuestion } from '../define-question';
import { MADE_THINGS } from '../premises';

export const msaCustomerDependencies = defineQuestion({
  id: 'msa.customer-dependencies',
  title: 'Customer’s delay',
  ask: 'Is the supplier excused or paid when the customer is late?',
  kinds: ['services-agreement', 'master-services', 'statement-of-work', 'development', 'outsourcing'],
  yes: {
    provisions: ['relief-for-client-delay'],
    words: [
      [
        'delay',
        'late',
        'extension',
        'extend',
        'time',
        'fail',
        'excus',
        'reliev',
        'hold',
        'wait',
        'depend',
        'blame',
        'answer',
        'miss',
        'lack of',
        'silent',
        'postpon',
        'input',
        'prevent',
        'while',
        'feedback',
        'instructions',
        'moves',
        'put',
      ],
    ],
  },
  premise: MADE_THINGS,
  says: {
    yes: 'The supplier is excused, gets time or is paid when the customer is late.',
    no: 'The customer’s delay is no excuse.',
    not_stated: 'Nothing was found that excuses the supplier when the customer is late.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'It may answer for deadlines that it cannot meet without the customer.',
      ask: 'If the Customer is late with its part, dates move by as long and the cost of waiting is paid.',
    },
    other: {
      yes: 'low',
      why: 'It should be warned before time runs against it.',
      ask: 'Relief is given only if the Supplier told the Customer of the delay in writing within five days.',
    },
  },
  examples: {
    yes: [
      'If the city is late with the plans, the firm gets as many more days.',
      'The firm is not answerable for delay that the city has caused.',
    ],
    not_stated: ['The firm pays for delay.', 'Late bills bear interest.'],
  },
});

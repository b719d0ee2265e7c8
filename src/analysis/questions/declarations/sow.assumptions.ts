import { defineQuestion } from '../define-question';

export const sowAssumptions = defineQuestion({
  id: 'sow.assumptions',
  title: 'Assumptions',
  ask: 'May the supplier raise the price or move dates if assumptions fail?',
  kinds: ['statement-of-work', 'development', 'outsourcing'],
  yes: {
    provisions: ['assumptions-raise-price'],
    words: [
      [
        'assum',
        'premis',
        'presuppos',
        'presum',
        'if ',
        'should',
        'unless',
        'depend',
        'where',
        'prerequis',
        'pre requis',
        'input',
        'failure',
        'rests',
        'deviation',
        'based',
        'late',
        'whatever',
        'every non compl',
        'wrong',
        'takes for granted',
        'reckon',
      ],
    ],
  },
  says: {
    yes: 'The supplier may raise the price or move dates if assumptions fail.',
    no: 'Assumptions do not change price or dates.',
    not_stated: 'No right to raise the price if assumptions fail was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A fixed price with long assumptions is no fixed price.',
      ask: 'If an assumption fails the Supplier says so within five days and shows the effect; price and dates change only by a signed change order.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'It bears all surprises of the customer’s side.',
      ask: 'The price and dates rest on the assumptions listed; if one fails, the parties adjust both by change order.',
    },
  },
  examples: {
    yes: [
      'The fee assumes low water, and should the river be high the inspector may charge more and come later.',
      'If the city’s drawings prove wrong the price is re-set by the inspector.',
    ],
    not_stated: ['The buyer assumes the debts.', 'The price is fixed even if the river is high.'],
  },
});

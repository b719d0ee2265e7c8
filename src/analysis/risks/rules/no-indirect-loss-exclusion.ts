import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { mentions } from '../../statements/search';
import { defineRule, missingTerm } from '../rule';

const INDIRECT = anyWording(
  wording('consequential, indirect, incidental', 80, 'damage*, loss*'),
  wording('lost {profit(s),business,sales,income}, loss of profit(s)'),
);

export const noIndirectLossExclusion = defineRule({
  id: 'no-indirect-loss-exclusion',
  label: 'Indirect loss not excluded',
  family: 'liability',
  severity: { low: 'the law’s own test of what is too remote still bounds the loss' },
  kinds: COMMERCIAL,
  bears: 'who performs',
  witness: { silence: ['Cap On Liability'] },
  soWhenChecked: 0.18,
  find(reading) {
    if (mentions(reading, INDIRECT)) return null;
    return missingTerm(
      reading,
      'low',
      `No exclusion of indirect or consequential loss was found ${pagesRead(reading.contract)}.`,
      'Add a mutual exclusion of indirect and consequential loss, and say whether lost profit counts as direct.',
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '1. Provider shall deliver the Software and Customer shall pay the fees set out in the order.',
        'indirect or consequential',
      ],
      ['3. Supplier shall deliver the Goods within ten days of each order.', 'indirect or consequential', 'supply'],
      ['1. Provider shall clean the offices of Customer every working day.', 'indirect or consequential', 'services'],
      ['2. Distributor shall promote the Products in Texas.', 'indirect or consequential', 'distribution'],
    ],
    misses: [
      ['11. Neither party is liable for indirect or consequential loss.', 'there is one'],
      ['11. Provider is not liable for loss of profit.', 'lost profit alone'],
      ['11. Supplier shall pay Buyer’s consequential damages of late delivery.', 'the contrary is agreed', 'supply'],
      ['1. Each party shall protect the Confidential Information.', 'a kind that needs none', 'nda'],
    ],
  },
});

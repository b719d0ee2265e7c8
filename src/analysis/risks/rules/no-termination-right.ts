import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { formatPeriod } from '../../mentions/periods';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';

const WAY_OUT = anyWording(
  wording('{terminat,cancel,rescind,rescission,end this agreement,ended by,discontinu,withdraw}*'),
  wording('may, can, could, free to', 40, 'end, stop, leave, quit, close, walk away'),
  wording('{this,the} {agreement,contract,licen{c,s}e,plan,deal} ends', 40, 'if, when'),
  wording('Ending'),
);

export const noTerminationRight = defineRule({
  id: 'no-termination-right',
  label: 'No right to terminate',
  family: 'ending',
  severity: {
    medium: 'a party may be bound to a partner who fails',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: COMMERCIAL,
  witness: { silence: ['Termination For Convenience'] },
  find(reading) {
    if (standsAnywhere(reading, WAY_OUT)) return null;
    const { term } = reading.facts;
    const length = term.value ? ` during its term (${formatPeriod(term.value)})` : '';
    return missingTerm(
      reading,
      'medium',
      `No right to end the contract${length} was found ${pagesRead(reading.contract)}.`,
      'Add a right to end the contract for uncured material breach and insolvency, and say what follows.',
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['1. Provider shall deliver the Software and Customer shall pay the fees.', 'No right to end the contract'],
      ['3. Supplier shall deliver the Goods for five years.', 'No right to end the contract', 'supply'],
      [
        '1. Provider shall clean the offices of Customer until December 31, 2027.',
        'No right to end the contract',
        'services',
      ],
      [
        '2. Distributor shall promote the Products in Texas for ten years.',
        'No right to end the contract',
        'distribution',
      ],
    ],
    misses: [
      ['1. Either party may cancel on thirty days notice.', 'there is one'],
      ['1. This Agreement ends if a party becomes insolvent.', 'it ends by itself'],
      ['1. Customer may walk away at any time.', 'in everyday words'],
      ['1. Each party shall protect the Confidential Information.', 'a kind that needs none', 'nda'],
      ['9. Either side can end it early.', 'a plain way out'],
    ],
  },
});

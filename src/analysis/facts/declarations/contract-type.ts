import { typeOf, UNKNOWN } from '../../kinds/preliminary';
import { recogniseKind } from '../../kinds/recognise';
import { defineFact } from '../define-fact';
import { type Fact, found, missing } from '../fact';

/** In characters; less is no paper. */
const SHORTEST = 40;

/** What the contract is, as its kind is called, or for which it is but a preliminary paper; its own title where no kind fits. */
export const contractType = defineFact({
  id: 'contractType',
  label: 'Contract type',
  place: 10,
  kind: 'text',
  silence: null,
  speaksOf: [
    ...['agreement', 'contract', 'lease', 'license', 'licence', 'deed'],
    ...['order', 'terms', 'statement', 'addendum', 'amendment'],
  ],
  find(source): Fact<string> {
    if (source.plain.trim().length < SHORTEST) return missing(source.contract);
    const { kind, label, confidence, evidence } = recogniseKind(source);
    return found({ value: kind || label === UNKNOWN ? typeOf(source, label) : label, confidence, evidence });
  },
  print: (value) => ({ value, normalized: null }),
  examples: {
    paper: 'whole',
    hits: [
      [
        'HEADS OF TERMS\nJOINT VENTURE AGREEMENT\nBetween Acme Kelp Ltd and Borel AS\n1. The parties mean to form a joint venture company in equal shares.\n2. Only clause 3 is binding.\n3. Each keeps the talks secret.',
        'Heads of terms for a joint venture agreement',
      ],
      ['PROMISSORY NOTE\nFor value received, Tom Reed promises to pay Ann Borel $4,000.', 'Promissory note'],
      [
        'MUTUAL NON-DISCLOSURE AGREEMENT\nThis agreement is between Acme Mills, Inc. and Borel LLC. Each party may disclose confidential information to the other.',
        'Mutual non-disclosure agreement',
      ],
      [
        'BOAT MOORING AGREEMENT\nThis agreement is between Harbor LLC and Tom Reed. Harbor will moor the boat and Tom will pay.',
        'Boat Mooring Agreement',
      ],
      [
        'AGREEMENT\nThis Agreement is made between Acme Mills, Inc. and Borel LLC. The parties agree as follows:\n1. Each shall help the other.',
        'Contract',
      ],
    ],
    misses: [
      ['', 'nothing'],
      ['   \n  \n', 'white space'],
      ['Page 1 of 1', 'a page mark'],
      ['AGREEMENT', 'a word alone'],
    ],
  },
});

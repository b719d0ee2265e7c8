import { asWritten, wording } from '../../lexicon/words';
import { findAll, proof } from '../../statements/search';
import { definePoint } from '../point';

const DISCLAIMS = wording(
  'disclaim(s), exclude(s), no, without, not, neither',
  200,
  'implied warrant{y,ies}, merchantability',
);
const NOT_GOODS = wording([
  'confidential information, ({licensed ,proprietary })marks, potential, on our behalf, data',
  'documentation',
]);
const CAPITALS = asWritten(wording('IMPLIED, MERCHANTABILITY, AS{ ,-}IS, WARRANT{Y,IES}'));

export const warrantyConspicuous = definePoint({
  id: 'warranty-conspicuous',
  label: 'Disclaimer of implied warranties on goods',
  topic: 'trade',
  source: 'Uniform Commercial Code § 2-316(2)',
  cause: 'implied warranties on goods are disclaimed in plain type, United States',
  kinds: ['goods'],
  jurisdictions: ['United States'],
  witness: 'a term of art',
  find(reading) {
    const hits = findAll(reading, DISCLAIMS, { negated: true, unless: NOT_GOODS });
    const [hit] = hits;
    if (!hit || hits.some(({ sentence }) => CAPITALS.test(sentence.text))) return null;
    return {
      issue:
        'Implied warranties on goods are disclaimed in what reads as plain type; the disclaimer of merchantability must name it and be conspicuous (bold type cannot be seen here).',
      recommendation: 'Set the disclaimer in capitals or bold type, and name merchantability.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'supply',
    hits: [
      [
        '9. Supplier disclaims the implied warranty of merchantability of the products.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'plain type',
      ],
      [
        '9. There are no implied warranties, and the Goods are not warranted to be fit for any purpose.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'Implied warranties',
      ],
      [
        '9. The Goods are sold without any implied warranty.\n13. This Agreement shall be governed by the laws of the State of Ohio.',
        'plain type',
      ],
      [
        '9. Supplier excludes all implied warranties of quality, including merchantability.\n13. This Agreement shall be governed by the laws of the State of Illinois.',
        'plain type',
      ],
    ],
    misses: [
      [
        '9. SUPPLIER DISCLAIMS THE IMPLIED WARRANTY OF MERCHANTABILITY OF THE PRODUCTS.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'in capitals',
      ],
      [
        '9. Supplier disclaims the implied warranty of merchantability of the products.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '9. Supplier gives the implied warranty of merchantability.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'given',
      ],
      [
        '9. Provider disclaims implied warranties of the software.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'no goods',
        'licence',
      ],
    ],
  },
});

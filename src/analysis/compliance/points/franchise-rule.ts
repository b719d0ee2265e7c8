import { franchise } from '../../kinds/declarations/franchise';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const GRANT = anyWording(
  wording('grant(s), granted, award', 160, 'franchise, license, right'),
  wording('let(s) {you,the +} {run,open,operate}'),
);
/** A town that lets a utility use its streets grants a franchise of another sort. */
const UTILITY = wording('gas, electric, water, cable, street(s), territorial limits');
const DISCLOSED = wording('disclosure document*, offering circular*, FDD, UFOC, Franchise Rule*');

export const franchiseRule = definePoint({
  id: 'franchise-rule',
  label: 'Franchise disclosure',
  topic: 'trade',
  source: 'FTC Franchise Rule, 16 C.F.R. §§ 436.2, 436.5',
  cause: 'a franchise is granted in the United States, no disclosure document is named',
  jurisdictions: ['United States'],
  papers: [franchise],
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, GRANT, { unless: UTILITY });
    if (!hit || mentions(reading, DISCLOSED)) return null;
    return {
      issue: 'The contract grants a franchise, but no mention of a franchise disclosure document was found.',
      recommendation:
        'Check that the disclosure document was given 14 calendar days before signing or payment, and whether a state also asks for registration.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'franchise',
    hits: [
      [
        '2. Franchisor grants Franchisee a franchise to run a restaurant.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'grants a franchise',
      ],
      [
        '2. Franchisor hereby grants to Franchisee the right to operate one shop under the Marks.\n13. This Agreement shall be governed by the laws of the State of California.',
        'disclosure document',
      ],
      [
        '2. We grant you a license to use the System at the Location.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'grants a franchise',
      ],
      [
        '2. Franchisor lets the Franchisee open a shop in Tulsa.\n13. This Agreement shall be governed by the laws of the State of Oklahoma.',
        'grants a franchise',
      ],
    ],
    misses: [
      [
        '2. Franchisor grants Franchisee a franchise to lay gas pipes in its streets.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'a utility',
      ],
      [
        '2. Franchisor grants Franchisee a franchise. Franchisee has had the franchise disclosure document for 14 days.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'disclosed',
      ],
      [
        '2. Franchisor grants Franchisee a franchise to run a restaurant.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '2. Provider grants Customer a license.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'a licence',
        'licence',
      ],
    ],
  },
});

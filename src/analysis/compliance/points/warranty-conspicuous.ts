import { isAmerican } from '../../risks/countries';
import { findAll, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const DISCLAIMS =
  /\b(?:disclaims?|excludes?|no|without|not|neither)\b.{0,200}\b(?:implied warrant(?:y|ies)|merchantability)\b/i;
const NOT_GOODS =
  /\b(?:confidential information|(?:licensed |proprietary )?marks|potential|on our behalf|data|documentation)\b/i;
const CAPITALS = /\b(?:IMPLIED|MERCHANTABILITY|AS[ -]IS|WARRANT(?:Y|IES))\b/;

export const warrantyConspicuous: CompliancePoint = {
  id: 'warranty-conspicuous',
  source: 'Uniform Commercial Code § 2-316(2)',
  review(reading) {
    if (reading.kind.family !== 'goods' || !isAmerican(reading)) return null;
    const hits = findAll(reading, DISCLAIMS, { negated: true, unless: NOT_GOODS });
    const [hit] = hits;
    if (!hit || hits.some(({ sentence }) => CAPITALS.test(sentence.text))) return null;
    return {
      issue:
        'Implied warranties on goods are disclaimed in plain type; the disclaimer of merchantability must name it and be conspicuous (bold type cannot be seen here).',
      recommendation: 'Set the disclaimer in capitals or bold type, and name merchantability.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { franchise } from '../../kinds/declarations/franchise';
import { isKind } from '../../kinds/paper-kind';
import { isAmerican } from '../../risks/countries';
import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const GRANT =
  /\b(?:grants?|granted|award)\b.{0,160}\b(?:franchise|license|right)\b|\blets? (?:you|the \w+) (?:run|open|operate)\b/i;
/** A town that lets a utility use its streets grants a franchise of another sort. */
const UTILITY = /\b(?:gas|electric|water|cable|streets?|territorial limits)\b/i;
const DISCLOSED = /\b(?:disclosure document|offering circular|\bFDD\b|\bUFOC\b|Franchise Rule)/i;

export const franchiseRule: CompliancePoint = {
  id: 'franchise-rule',
  source: 'FTC Franchise Rule, 16 C.F.R. §§ 436.2, 436.5',
  review(reading) {
    if (!isKind(reading.kind, franchise) || !isAmerican(reading)) return null;
    const hit = findFirst(reading, GRANT, { unless: UTILITY });
    if (!hit || mentions(reading, DISCLOSED)) return null;
    return {
      issue: 'The contract grants a franchise, but says nothing of a franchise disclosure document.',
      recommendation:
        'Check that the disclosure document was given 14 calendar days before signing or payment, and whether a state also asks for registration.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const ACCEPTED =
  /\b(?:electronic(?:ally)?|facsimiles?|fax|PDF|e-?mail|scanned|photocop\w+|cop(?:y|ies)|deemed|same)\b/i;
const ORIGINAL_ONLY =
  /\b(?:shall|must|only|requires?|required)\b.{0,80}\b((?:original|manual|manually executed|wet[- ]ink|handwritten|ink) signatures?)\b/i;

export const electronicSignature: CompliancePoint = {
  id: 'electronic-signature',
  source:
    'US E-SIGN Act, 15 U.S.C. § 7001; Uniform Electronic Transactions Act § 7; Regulation (EU) 910/2014 (eIDAS) art. 25',
  review(reading) {
    const hit = findFirst(reading, ORIGINAL_ONLY, { unless: ACCEPTED });
    if (!hit) return null;
    return {
      issue: `The contract asks for “${hit.match[1]}”, so an electronic signature may not bind the parties.`,
      recommendation: 'Sign as the clause asks, or allow electronic signatures in writing.',
      evidence: [proof(reading, hit)],
    };
  },
};

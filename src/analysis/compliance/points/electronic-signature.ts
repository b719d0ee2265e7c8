import { findFirst, mentions, proof } from '../../matching/search';
import type { CompliancePoint } from '../point';

const COUNTERPARTS = /\bcounterparts?\b/i;
const ELECTRONIC = /\b(?:electronic(?:ally)?|facsimile|fax|PDF|\.pdf|DocuSign|e-?mail|scanned)\b/i;
const ORIGINAL_ONLY = /\b(?:original|manual|wet[- ]ink|handwritten) signatures?\b/i;

export const electronicSignature: CompliancePoint = {
  id: 'electronic-signature',
  source: 'US E-SIGN Act, 15 U.S.C. § 7001; Regulation (EU) 910/2014 (eIDAS) art. 25',
  review(reading) {
    const hit = findFirst(reading, ORIGINAL_ONLY) ?? null;
    if (!hit || (mentions(reading, COUNTERPARTS) && ELECTRONIC.test(hit.sentence.text))) return null;
    return {
      issue: `The contract asks for “${hit.match[0]}”, so an electronic signature may not bind the parties.`,
      recommendation: 'Sign as the clause asks, or allow electronic signatures in writing.',
      evidence: [proof(reading, hit)],
    };
  },
};

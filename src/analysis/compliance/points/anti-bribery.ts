import { findFirst, mentions, proof } from '../../matching/search';
import type { CompliancePoint } from '../point';

const OFFICIALS =
  /\b(?:government(?:al)? officials?|public officials?|foreign officials?|state-owned|government(?:al)? (?:agenc\w+|approvals?|tender))\b/i;
const COVERED = /\bForeign Corrupt Practices|\bFCPA\b|\bBribery Act|\banti-?(?:bribery|corruption)/i;
const INTERMEDIARY = /distribut|agen(?:cy|t)|resell|joint venture|consult|represent/i;

export const antiBribery: CompliancePoint = {
  id: 'anti-bribery',
  source: 'US Foreign Corrupt Practices Act, 15 U.S.C. § 78dd-1; UK Bribery Act 2010 s. 7',
  review(reading) {
    if (!INTERMEDIARY.test(reading.facts.contractType.value ?? '') || mentions(reading, COVERED)) return null;
    const hit = findFirst(reading, OFFICIALS, { negated: true });
    if (!hit) return null;
    return {
      issue: `A party acts for or with the other and may deal with “${hit.match[0]}”, but no anti-bribery undertaking was found.`,
      recommendation: 'Add anti-bribery undertakings, a right of audit and a right to end the contract on breach.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { findFirst, mentions, proof } from '../../matching/search';
import type { CompliancePoint } from '../point';

const OFFICIALS =
  /\b(?:sell|sale|sales|market\w*|tender|promot\w+|customers?|represent\w*|licen[cs]es|permits|registrations?|clearances?)\b.{0,100}\b((?:foreign |public )?government(?:al)? (?:officials?|agenc(?:y|ies)|authorit(?:y|ies)|bodies|entities|customers?)|public officials?|foreign officials?|state-owned \w+)/i;
/** Warranties, court proceedings and disclosures to authorities are no dealings with them. */
const NOT_THIS =
  /\b(?:represents? and warrants?|warrants?|confidential|disclos\w+|force majeure|proceeding|violat\w+|subpoena)\b/i;
const COVERED = /\bForeign Corrupt Practices|\bFCPA\b|\bBribery Act|\banti-?(?:bribery|corruption)/i;
const INTERMEDIARY = /distribut|agen(?:cy|t)|resell|joint venture|consult|represent/i;

export const antiBribery: CompliancePoint = {
  id: 'anti-bribery',
  source: 'US Foreign Corrupt Practices Act, 15 U.S.C. § 78dd-1; UK Bribery Act 2010 s. 7',
  review(reading) {
    if (!INTERMEDIARY.test(reading.facts.contractType.value ?? '') || mentions(reading, COVERED)) return null;
    const hit = findFirst(reading, OFFICIALS, { unless: NOT_THIS });
    if (!hit) return null;
    return {
      issue: `A party acts for or with the other and may deal with “${hit.match[1]}”, but no anti-bribery undertaking was found.`,
      recommendation: 'Add anti-bribery undertakings, a right of audit and a right to end the contract on breach.',
      evidence: [proof(reading, hit)],
    };
  },
};

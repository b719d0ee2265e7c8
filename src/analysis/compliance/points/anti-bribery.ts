import { agency } from '../../kinds/declarations/agency';
import { consulting } from '../../kinds/declarations/consulting';
import { distribution } from '../../kinds/declarations/distribution';
import { jointVenture } from '../../kinds/declarations/joint-venture';
import { reseller } from '../../kinds/declarations/reseller';
import { isKind } from '../../kinds/paper-kind';
import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const OFFICIALS =
  /\b(?:shall|will|must)\b.{0,80}\b(?:obtain|apply for|secure|procure|register)\b.{0,120}\b(government(?:al)? (?:agenc(?:y|ies)|authorit(?:y|ies)|approvals?|officials?|bodies))|\b(?:sell|sale|sales|market|distribute|promote)\b.{0,80}\bto\b.{0,60}\b((?:foreign |public )?government(?:al)? (?:agenc(?:y|ies)|customers?|entities|bodies|officials?)|state-owned \w+)/i;
/** Warranties, court proceedings and disclosures to authorities are no dealings with them. */
const NOT_THIS =
  /\b(?:represents? and warrants?|warrants?|confidential|disclos\w+|force majeure|proceeding|violat\w+|subpoena)\b/i;
const COVERED = /\bForeign Corrupt Practices|\bFCPA\b|\bBribery Act|\banti-?(?:bribery|corruption)/i;
const INTERMEDIARIES = [distribution, reseller, agency, jointVenture, consulting];

export const antiBribery: CompliancePoint = {
  id: 'anti-bribery',
  source: 'US Foreign Corrupt Practices Act, 15 U.S.C. § 78dd-1; UK Bribery Act 2010 s. 7',
  review(reading) {
    if (!isKind(reading.kind, ...INTERMEDIARIES) || mentions(reading, COVERED)) return null;
    const hit = findFirst(reading, OFFICIALS, { unless: NOT_THIS });
    if (!hit) return null;
    return {
      issue: `A party acts for or with the other and may deal with “${hit.match[1] ?? hit.match[2]}”, but no anti-bribery undertaking was found.`,
      recommendation: 'Add anti-bribery undertakings, a right of audit and a right to end the contract on breach.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const CALIFORNIA = /\bCalifornia\b/;
const CONSUMERS =
  /\bpersonal(?:ly identifiable)? information\b.{0,200}\b(?:consumers?|customers?|users?|visitors?|individuals?)\b|\b(?:consumers?|customers?|users?|visitors?)\b.{0,200}\bpersonal(?:ly identifiable)? information\b/i;
/** Words on secrets hand nobody the data of consumers. */
const NOT_THIS = /\bneither party\b|\bconfidential information\b.{0,40}\b(?:means?|includes?)\b|\bbusiness plans\b/i;
const COVERED = /\bCCPA\b|\bCalifornia Consumer Privacy|\bCPRA\b/i;

export const ccpa: CompliancePoint = {
  id: 'ccpa',
  source: 'California Consumer Privacy Act, Cal. Civ. Code § 1798.100(d)',
  review(reading) {
    const hit = findFirst(reading, CONSUMERS, { negated: true, unless: NOT_THIS });
    if (!hit || !CALIFORNIA.test(reading.contract.text) || mentions(reading, COVERED)) return null;
    return {
      issue: `The contract deals with personal information of ${/consumer/i.test(hit.sentence.text) ? 'consumers' : 'customers or users'} and names California, but has no terms of the California Consumer Privacy Act.`,
      recommendation:
        'If a party is a covered business, add the terms that the Act requires in contracts with service providers and third parties.',
      evidence: [proof(reading, hit)],
    };
  },
};

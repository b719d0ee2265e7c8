import { findFirst, mentions, proof } from '../../matching/search';
import type { CompliancePoint } from '../point';

const PROGRAMME = /\b(?:Medicare|Medicaid|federal health ?care program\w*)\b/;
const REWARDS = /\b(?:commission|referral|fee|promot\w+|market\w+|compensat\w+)\b/i;
const COVERED = /\banti-?kickback|\b1320a-7b|\bkickback|\bStark\b/i;

export const healthCareKickbacks: CompliancePoint = {
  id: 'health-care-kickbacks',
  source: 'Federal Anti-Kickback Statute, 42 U.S.C. § 1320a-7b(b)',
  review(reading) {
    const hit = findFirst(reading, PROGRAMME, { negated: true });
    if (!hit || mentions(reading, COVERED) || !mentions(reading, REWARDS)) return null;
    return {
      issue: `The contract touches “${hit.match[0]}”, but says nothing of the law on kickbacks.`,
      recommendation:
        'Check that no payment rewards referrals of federal programme business, and add an undertaking on the statute.',
      evidence: [proof(reading, hit)],
    };
  },
};

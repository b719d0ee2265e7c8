import { isAmerican } from '../../risks/countries';
import { findFirst, mentions, proof } from '../../statements/search';
import { mayReach } from '../dated';
import type { CompliancePoint } from '../point';

const SEVERANCE =
  /\b(?:shall|will|entitled to|agrees? to)\b.{0,160}\b(?:severance|continu\w+ (?:of )?(?:base )?salary)\b/i;
const COVERED = /\b409A\b/;

export const deferredCompensation: CompliancePoint = {
  id: 'deferred-compensation',
  source: 'Internal Revenue Code § 409A, 26 U.S.C. § 409A',
  review(reading) {
    if (reading.kind.family !== 'employment' || !isAmerican(reading) || !mayReach(reading, '2005-01-01')) return null;
    const hit = findFirst(reading, SEVERANCE);
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: 'Severance is promised, but the contract does not speak of the tax rules on deferred compensation.',
      recommendation:
        'Check that the time and form of payment are exempt from or in line with section 409A, and say so.',
      evidence: [proof(reading, hit)],
    };
  },
};

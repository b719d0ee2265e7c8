import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const RELEASE = /\b(?:releases?|discharges?)\b.{0,1500}\b(?:Age Discrimination in Employment Act|ADEA|Older Workers)/i;
const TERMS = /\b(?:revoke|revocation|rescind)\b/i;
const DAYS = /\b(?:twenty-?one|21|forty-?five|45)\b\)?\s?(?:calendar )?days?/i;

export const ageRelease: CompliancePoint = {
  id: 'age-release',
  source: 'Older Workers Benefit Protection Act, 29 U.S.C. § 626(f)',
  review(reading) {
    const hit = findFirst(reading, RELEASE, {
      negated: true,
      unless: /\barbitrat|\bjury\b|\brelease agreement\b|\bform of release\b/i,
    });
    const missing = hit
      ? [
          ...(mentions(reading, DAYS) ? [] : ['21 or 45 days to consider']),
          ...(mentions(reading, TERMS) ? [] : ['seven days to revoke']),
        ]
      : [];
    if (!hit || missing.length === 0) return null;
    return {
      issue: `Claims of age discrimination are released, but no words were found on ${missing.join(' and ')}.`,
      recommendation: 'Add the terms of the Act, or the release does not bind as to such claims.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const HEALTH = /\b(?:protected health information|PHI|patient health information)\b/;
const SECRET = /\bconfidential information\b/i;
const ASSOCIATE = /\bbusiness associate\b/i;

export const healthData: CompliancePoint = {
  id: 'health-data',
  source: 'HIPAA, 45 C.F.R. § 164.504(e)',
  review(reading) {
    const hit = findFirst(reading, HEALTH, { negated: true, unless: /\bHIPAA\b|\bHealth Insurance Portability/ });
    if (!hit || SECRET.test(hit.sentence.text) || mentions(reading, ASSOCIATE)) return null;
    return {
      issue: `The contract deals with “${hit.match[0]}”, but no business associate agreement was found.`,
      recommendation:
        'If a party is a covered entity under HIPAA, sign a business associate agreement before any data is shared.',
      evidence: [proof(reading, hit)],
    };
  },
};

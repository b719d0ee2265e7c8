import { standstills } from '../../risks/standstills';
import { mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const ACKNOWLEDGED =
  /\bsecurities laws?\b|\binsider trading\b|\bmaterial,? non-?\s?public\b|\bRegulation FD\b|\btrad(?:e|ing) in (?:the )?(?:securities|stock|shares)/i;

export const securitiesConfidentiality: CompliancePoint = {
  id: 'securities-confidentiality',
  source: 'Securities Exchange Act of 1934 § 10(b), 17 C.F.R. § 240.10b-5; Regulation FD, 17 C.F.R. § 243.100(b)(2)',
  review(reading) {
    const [hit] = reading.kind.family === 'nda' ? standstills(reading) : [];
    if (!hit || mentions(reading, ACKNOWLEDGED)) return null;
    return {
      issue:
        'The contract holds a standstill, as with a company whose securities are traded, but no acknowledgement of the securities laws was found.',
      recommendation:
        'Add that the recipient knows that the information may be material and that the law limits trading on it and tipping others.',
      evidence: [proof(reading, hit)],
    };
  },
};

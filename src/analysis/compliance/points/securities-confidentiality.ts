import { kindOf } from '../../matching/contract-kind';
import { findFirst, mentions, proof } from '../../matching/search';
import type { CompliancePoint } from '../point';

const PUBLIC_COMPANY =
  /\b(?:publicly (?:traded|held) (?:company|corporation)|(?:New York Stock Exchange|NYSE|Nasdaq|NASDAQ)|registered under the (?:Securities )?Exchange Act|Exchange Act of 1934)\b/;
const ACKNOWLEDGED =
  /\bsecurities laws?\b|\binsider trading\b|\bmaterial,? non-?\s?public\b|\bRegulation FD\b|\btrad(?:e|ing) in (?:the )?(?:securities|stock|shares)/i;

export const securitiesConfidentiality: CompliancePoint = {
  id: 'securities-confidentiality',
  source: 'Securities Exchange Act of 1934 § 10(b), 17 C.F.R. § 240.10b-5; Regulation FD, 17 C.F.R. § 243.100(b)(2)',
  review(reading) {
    if (kindOf(reading) !== 'nda') return null;
    const hit = findFirst(reading, PUBLIC_COMPANY, { negated: true, definitions: true });
    if (!hit || mentions(reading, ACKNOWLEDGED)) return null;
    return {
      issue: `The contract names a public company (“${hit.match[0]}”), but no acknowledgement of the securities laws was found.`,
      recommendation:
        'Add that the recipient knows that the information may be material and that the law limits trading on it and tipping others.',
      evidence: [proof(reading, hit)],
    };
  },
};

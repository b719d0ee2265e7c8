import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const FINANCIAL = /\bnon-?\s?public personal (?:financial )?information\b/i;
const SAFEGUARDS =
  /\b(?:safeguards?|security (?:measures|program|procedures)|information security|protect (?:the )?(?:security|confidentiality) (?:and|of))\b/i;

export const financialPrivacy: CompliancePoint = {
  id: 'financial-privacy',
  source: 'Gramm-Leach-Bliley Act, FTC Safeguards Rule, 16 C.F.R. § 314.4(f); Regulation S-P, 17 C.F.R. § 248.30',
  review(reading) {
    const hit = findFirst(reading, FINANCIAL, { negated: true, definitions: true });
    if (!hit || mentions(reading, SAFEGUARDS)) return null;
    return {
      issue: `The contract deals with “${hit.match[0].replace(/\s+/g, ' ')}”, but no duty to keep safeguards for it was found.`,
      recommendation:
        'If a party is a financial institution, bind the one that gets the data to safeguards by contract and check that it keeps them.',
      evidence: [proof(reading, hit)],
    };
  },
};

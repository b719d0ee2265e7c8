import { findFirst, mentions, proof } from '../../matching/search';
import { isAmerican } from '../../risks/countries';
import type { CompliancePoint } from '../point';

const POSTS = /\b(?:social media|tweets?|instagram|facebook|twitter|blog\w*|youtube|influencer|testimonials?)\b/i;
const COVERED =
  /\bFTC\b|\bFederal Trade Commission\b|\bdisclos\w+\b.{0,80}\b(?:connection|relationship|sponsor\w*|paid)\b|#ad\b/i;

export const endorsementGuides: CompliancePoint = {
  id: 'endorsement-guides',
  source: 'FTC Endorsement Guides, 16 C.F.R. § 255.5',
  review(reading) {
    if (!/endorse|sponsor|promotion|marketing/i.test(reading.facts.contractType.value ?? '') || !isAmerican(reading))
      return null;
    const hit = findFirst(reading, POSTS);
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: `The contract has promotion by “${hit.match[0]}”, but no duty to disclose the paid connection was found.`,
      recommendation: 'Bind the endorser to disclose the connection clearly in each post, and monitor that it does.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { endorsement } from '../../kinds/declarations/endorsement';
import { influencer } from '../../kinds/declarations/influencer';
import { isKind } from '../../kinds/paper-kind';
import { isAmerican } from '../../risks/countries';
import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const POSTS =
  /\b(?:shall|will|may|agrees? to|must)\b.{0,240}\b(social media|tweets?|instagram|facebook|twitter|blog\w*|youtube|tiktok|testimonials?)\b/i;
const PLAIN =
  /\b(?:posts?|publish(?:es)?|puts?)\b.{0,80}\b((?:his|her|their|its|your) (?:channels?|accounts?|feeds?|pages?|social media))\b/i;
const ENDORSER =
  /\b(?:creator|model|talent|endorser|influencer|celebrity|athlete|artist|ambassador|player|individual)\b/i;
const COVERED =
  /\bFTC\b|\bFederal Trade Commission\b|\bdisclos\w+\b.{0,80}\b(?:connection|relationship|sponsor\w*|paid)\b|#ad\b/i;

export const endorsementGuides: CompliancePoint = {
  id: 'endorsement-guides',
  source: 'FTC Endorsement Guides, 16 C.F.R. § 255.5',
  review(reading) {
    const roles = reading.facts.parties.map(({ role }) => role ?? '').join(' ');
    const endorses = isKind(reading.kind, endorsement, influencer) || ENDORSER.test(roles);
    if (!endorses || !isAmerican(reading)) return null;
    const hit = findFirst(reading, POSTS) ?? findFirst(reading, PLAIN);
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: `The contract has promotion by “${hit.match[1]}”, but no duty to disclose the paid connection was found.`,
      recommendation: 'Bind the endorser to disclose the connection clearly in each post, and monitor that it does.',
      evidence: [proof(reading, hit)],
    };
  },
};

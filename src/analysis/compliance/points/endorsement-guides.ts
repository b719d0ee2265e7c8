import { endorsement } from '../../kinds/declarations/endorsement';
import { influencer } from '../../kinds/declarations/influencer';
import { isKind } from '../../kinds/paper-kind';
import { wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const POSTS =
  /\b(?:shall|will|may|agrees? to|must)\b.{0,240}\b(social media|tweets?|instagram|facebook|twitter|blog\w*|youtube|tiktok|testimonials?)\b/i;
const PLAIN =
  /\b(?:posts?|publish(?:es)?|puts?)\b.{0,80}\b((?:his|her|their|its|your) (?:channels?|accounts?|feeds?|pages?|social media))\b/i;
const ENDORSER = wording([
  'creator, model, talent, endorser, influencer, celebrity, athlete, artist, ambassador, player',
  'individual',
]);
const COVERED =
  /\bFTC\b|\bFederal Trade Commission\b|\bdisclos\w+\b.{0,80}\b(?:connection|relationship|sponsor\w*|paid)\b|#ad\b/i;

export const endorsementGuides = definePoint({
  id: 'endorsement-guides',
  label: 'Endorsements',
  topic: 'trade',
  source: 'FTC Endorsement Guides, 16 C.F.R. § 255.5',
  cause: 'an endorser posts in social media, no duty to disclose, United States',
  jurisdictions: ['United States'],
  witness: 'every page',
  find(reading) {
    const roles = reading.facts.parties.map(({ role }) => role ?? '').join(' ');
    const endorses = isKind(reading.kind, endorsement, influencer) || ENDORSER.test(roles);
    if (!endorses) return null;
    const hit = findFirst(reading, POSTS) ?? findFirst(reading, PLAIN);
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: `The contract has promotion by “${hit.match[1]}”, but no duty to disclose the paid connection was found.`,
      recommendation: 'Bind the endorser to disclose the connection clearly in each post, and monitor that it does.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'endorsement',
    hits: [
      [
        '2. The Talent shall post on Instagram about the products.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        '“Instagram”',
      ],
      [
        '2. Talent agrees to publish four videos on YouTube and two tweets.\n13. This Agreement shall be governed by the laws of the State of California.',
        'duty to disclose',
      ],
      [
        '2. Talent puts three pictures on her channel. Talent posts them on her accounts.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'paid connection',
      ],
      [
        '2. Talent will give testimonials in social media.\n13. This Agreement shall be governed by the laws of the State of Ohio.',
        'paid connection',
      ],
    ],
    misses: [
      [
        '2. The Talent shall post on Instagram and disclose the paid connection.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'disclosure is promised',
      ],
      [
        '2. The Talent shall post on Instagram under the rules of the FTC.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'the rules are named',
      ],
      [
        '2. The Talent shall post on Instagram about the products.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '2. Provider shall run the Instagram account of Customer.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'no endorser',
        'services',
      ],
    ],
  },
});

import { endorsement } from '../../kinds/declarations/endorsement';
import { influencer } from '../../kinds/declarations/influencer';
import { isKind } from '../../kinds/paper-kind';
import { anyWording, closingWords, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const MEDIA = wording('social media, tweet(s), instagram, facebook, twitter, blog*, youtube, tiktok, testimonial(s)');
const OWN_PAGES = wording('{his,her,their,its,your} {channel(s),account(s),feed(s),page(s),social media}');
const POSTS = wording('shall, will, may, agree(s) to, must', 240, MEDIA);
const PLAIN = wording('post(s), publish(es), put(s)', 80, OWN_PAGES);
const NAMED = closingWords(anyWording(OWN_PAGES, MEDIA));
const ENDORSER = wording([
  'creator, model, talent, endorser, influencer, celebrity, athlete, artist, ambassador, player',
  'individual',
]);
const COVERED = anyWording(
  wording('FTC, Federal Trade Commission, \\#ad'),
  wording('disclos+', 80, 'connection, relationship, sponsor*, paid'),
);

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
      issue: `The contract has promotion by “${NAMED.exec(hit.match[0])?.[0]}”, but no duty to disclose the paid connection was found.`,
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

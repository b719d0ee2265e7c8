import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const JOINT =
  /\b(?:shall|will|to) be (?:\w+ ){0,2}?(?:jointly owned|owned jointly|joint property|co-owned|owned (?:equally )?by both parties)\b|\bjointly own(?:s|ed)?\b.{0,120}\b(?:intellectual property|inventions?|patents?|copyrights?|works?|improvements?|results?|developments?|technology|data)\b|\b(?:intellectual property|inventions?|patents?|copyrights?|works?|improvements?|results|developments?)\b.{0,120}\b(?:jointly own(?:s|ed)?|joint owners(?:hip)?|owned jointly)\b|\bboth own\b.{0,60}\b(?:make|create|develop|invent|write)\w*\b|\bown\b.{0,60}\b(?:make|create|develop|invent|write)s?\b.{0,20}\btogether\b|\b(?:make|made|create|created|develop|developed|write|written)\b.{0,40}\btogether\b.{0,60}\b(?:belongs? to both|shared)\b/i;
const NOT_THIS =
  /\b(?:entit(?:y|ies)|subsidiar(?:y|ies)|compan(?:y|ies)|account|real property|stock|shares) (?:\w+ ){0,3}jointly owned|\bshall be negotiated\b|\bin each case\b.{0,20}\bthird part/i;

export const jointIp = defineRule({
  id: 'joint-ip',
  label: 'Joint ownership of intellectual property',
  family: 'ownership',
  severity: { low: 'a question of drafting, since default rules differ by country' },
  kinds: DEALS,
  witness: { provisions: ['Joint Ip Ownership'], headings: ['joint'] },
  find(reading) {
    const hit =
      findFirst(reading, JOINT, { unless: NOT_THIS }) ??
      clauseHits(reading, 'Joint Ip Ownership', {
        plain: /\b(?:own|owns|share|belongs?)\b/i,
        must: /\bjoint(?:ly)? (?:own\w*|property|inventions?|patents?|ip|intellectual)|\bco-?own/i,
        unless: NOT_THIS,
      })[0];
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} makes ${/\b(?:patent|invention|copyright|intellectual|know-how|improvement|work)/i.test(hit.sentence.text) ? 'intellectual property' : 'what arises'} the joint property of the parties.`,
      'Say who may use, license, enforce and sell it without the other and who pays for protection: default rules differ by country.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'venture',
    hits: [
      ['8.3 All improvements made in the project shall be jointly owned by the parties.', 'joint property'],
      [
        '8.3 Alpha and Beta shall jointly own all inventions and patents that arise from the Business.',
        'joint property',
      ],
      ['8.3 Foreground intellectual property will be co-owned in equal shares.', 'joint property'],
      ['5. We both own what we make together.', 'joint property', 'services'],
    ],
    misses: [
      ['8.3 No improvements shall be jointly owned by the parties.', 'denied'],
      [
        '8.3 Ownership of joint improvements shall be negotiated, and nothing shall be jointly owned until then.',
        'still open',
      ],
      ['2.1 The company jointly owned by Alpha and Beta shall be called Gamma.', 'a company'],
      ['8.3 Each party owns what it makes alone.', 'each its own'],
    ],
  },
});

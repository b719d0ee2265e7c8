import { placeOf } from '../../document/place';
import { wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { actorOf } from '../../statements/actors';
import type { Actor } from '../../statements/parties';
import { MAY } from '../../statements/plain-words';
import { findAll, type Hit, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const THE_TERMS =
  '(?:(?<!(?:terms?|scope|date|provisions) of |to |under |in |by )this (?:agreement|contract)|these terms|the terms(?: and conditions)?(?: (?:of|in) this|(?! and conditions of| of))|the (?:agreement|contract)|any (?:part|term|provision) of (?:it|this (?:agreement|contract)|these terms))\\b';
const RIGHT = `(?:${MAY}|reserves? the right to|(?:shall|will) (?:have the right|be entitled) to|is entitled to)`;
const OFTEN = '(?:(?:also|at any time|from time to time|in its sole discretion|\\w+ly)\\s){0,3}';
const CHANGES = new RegExp(
  `\\b${RIGHT}(?:,[^,;]{1,60},)?\\s${OFTEN}(?:amend|modify|change|revise|update|vary|alter|rewrite|replace)\\b.{0,60}?\\b${THE_TERMS}`,
  'i',
);
/** 'These terms may be changed by Provider at any time'. */
const CHANGED_BY = wording(
  'this {agreement,contract}, these terms, the terms',
  60,
  '{may,can} be {amended,modified,changed,revised,updated,varied,altered}',
  60,
  'by (the )',
);
/** What both agree to is no change by one of them. */
const TOGETHER = wording([
  'mutual*, both, each other, together, signed, in writing (and )agreed',
  'written {agreement,consent,instrument,amendment}, by agreement, only {by,in,with,if}, unless',
  'subject to, if {mandated,required,you agree}, comply with, provided',
  "{with,upon} ({the ,your ,its ,their })({other side's ,prior ,written })({other side's ,prior ,written }){consent,agreement,permission,approval}",
]);
/** Words that stand under a condition give nobody the right. */
const CONDITION = /\b(?:if|where|whenever|unless|to the extent)\b[^,;]*$/i;

/** Who is changing what: the party right before the right, or behind the passive. */
function changers(reading: Reading): { hit: Hit; actor: Actor }[] {
  const active = findAll(reading, CHANGES, { unless: TOGETHER })
    .filter(({ sentence, match }) => !CONDITION.test(sentence.text.slice(0, match.index)))
    .map((hit) => ({ hit, actor: actorOf(reading, hit) }));
  const passive = findAll(reading, CHANGED_BY, { unless: TOGETHER }).map((hit) => ({
    hit,
    actor: actorOf(reading, hit),
  }));
  return [...active, ...passive].flatMap(({ hit, actor }) => (actor && !actor.joint ? [{ hit, actor }] : []));
}

export const unilateralAmendment = defineRule({
  id: 'unilateral-amendment',
  label: 'Unilateral amendment',
  family: 'ending',
  severity: { high: 'whatever else the contract says may change' },
  kinds: [...DEALS, 'employment', 'lease', 'finance'],
  bears: 'whose consent is not asked',
  witness: 'who acts',
  find: (reading) =>
    changers(reading).map(({ hit, actor }) =>
      finding(
        'high',
        `${placeOf(reading, hit.sentence)} lets ${actor.name} change the terms on its own.`,
        'Require written agreement to changes, or at least notice and a right to end the contract before they apply.',
        [proof(reading, hit)],
      ),
    ),
  examples: {
    paper: 'licence',
    hits: [
      [
        '14.2 Provider may modify the terms of this Agreement at any time by posting a new version on its website.',
        'lets Provider change the terms',
      ],
      [
        '14.2 Customer acknowledges that Provider may modify the terms of this Agreement at any time by posting a new version.',
        'lets Provider change the terms',
      ],
      [
        '14.2 The Supplier reserves the right to amend this Agreement without the consent of the Buyer.',
        'lets Supplier change the terms',
        'supply',
      ],
      [
        'We can change these terms whenever we want, and you accept them by riding on.',
        'lets “we” change the terms',
        'terms',
      ],
      [
        '16.2 The Company may change any term of this contract by giving the Employee one month’s notice.',
        'lets Company change the terms',
        'employment',
      ],
      ['4. Provider can change these terms at any time.', 'lets Provider change'],
    ],
    misses: [
      ['14.2 The parties may modify this Agreement only in writing signed by both parties.', 'by both'],
      ['14.2 Provider may amend this Agreement by a written agreement of both parties.', 'by agreement of both'],
      ['14.2 Customer agrees that neither party may change the terms of this Agreement on its own.', 'denied'],
      ['14.2 Provider may change these terms only with your written consent.', 'with consent'],
      ['4.3 Provider may update the documentation of the Software at any time.', 'the documentation'],
      [
        '14.2 Customer may terminate if Provider is entitled to change this Agreement under an order of a court.',
        'a condition',
      ],
      ['4. Provider and Customer can change these terms together in writing.', 'by both'],
      ['4. Provider can change these terms with the consent of Customer.', 'with consent'],
    ],
  },
});

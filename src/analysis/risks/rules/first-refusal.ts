import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { anyWording, inClause, kept, openingWords, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { statementsIn } from '../../statements/statements';
import { adviceFor } from '../advice';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const REFUSAL = anyWording(
  wording('{right,option}(s) of first ', kept('refusal, offer, negotiation')),
  wording('first ', kept('refusal, offer, negotiation'), ' right(s)'),
);
const KIND = /\bfirst (?:right (?:of|to) )?(refusal|offer|negotiation)/i;
const GRANTS = wording([
  'shall have, will have, has, have, grant(s), granted, is entitled, subject to, shall (first )offer',
  'exercise, provide(s)',
]);
/** 'must offer it to the tenant first', 'gets the first chance to buy', 'can match any offer'. */
const PLAIN = anyWording(
  wording('{must,has to,have to,shall,will} first offer'),
  wording('get(s), has, have, give(s)', 40, 'first {chance,look,pick,option}'),
  wording([
    'come(s) to {us,it,them,the +} first, match {any,the,that,such a(n)} (other )offer(s)',
    '{may,can} buy {it,them,the +} {first,at the same price}',
  ]),
  /\b(?:must|has to|have to|needs? to|shall|will) (?:first )?offer\b.{0,80}\b(?:first\b(?! (?:day|of|year|payment))|before\b.{0,40}\b(?:anyone|others|sell))|\b(?:must|has to|have to|needs? to) (?:show|bring|submit|present|send)\b.{0,80}\bfirst\b(?! (?:day|of|year|payment|time|week|month))/i,
);
const HAS_RIGHT = openingWords('{have,has,get,gets} ', inClause(40), 'right*, option*, first*');
const TIME_TO_ANSWER = wording('{day(s),week(s),month(s)}');
const SILENCE_ENDS = wording(
  'not, fail(s), no, without, silence, lapse(s)',
  80,
  'accept*, answer*, repl{y,ies}, respond*, exercise*, take(s) it, elect*, within',
);
const NOT_THIS = anyWording(
  wording('no, not, without, free {of,from}, waiv*, represent(s), granted any', 100, 'first {refusal,offer,negot}*'),
  wording('first option', 40, 'inventory*, stock*'),
);

export const firstRefusal = defineRule({
  id: 'first-refusal',
  label: 'Right of first refusal, offer or negotiation',
  family: 'restraint',
  severity: { medium: 'it slows or deters a deal with others' },
  kinds: [...DEALS, 'lease', 'finance', 'employment'],
  witness: { provisions: ['Rofr/Rofo/Rofn'], headings: ['first refusal', 'right of first', 'pre-empt'] },
  find(reading) {
    const plain = findFirst(reading, PLAIN, { unless: NOT_THIS });
    const direct = findFirst(reading, REFUSAL, { unless: NOT_THIS });
    const hit =
      direct && GRANTS.test(direct.sentence.text)
        ? direct
        : (plain ??
          clauseHits(reading, 'Rofr/Rofo/Rofn', {
            plain: wording('first, match, before anyone, same price'),
            must: wording('first {right,refusal,offer,negotiat+,opportunity}, match(ing)'),
            unless: NOT_THIS,
          })[0]);
    if (!hit) return null;
    const kind = KIND.exec(hit.sentence.text)?.[1] ?? (hit === plain ? 'offer' : 'negotiation');
    const holder = statementsIn(reading, hit.sentence).statements.find(({ what }) => HAS_RIGHT.test(what))?.who;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} gives ${holder?.name ?? 'one side'} a right of first ${kind.toLowerCase()}, which can slow or deter a deal with others.`,
      adviceFor(
        sectionText(reading, hit.sentence),
        [
          { ask: 'fix short times to answer', given: TIME_TO_ANSWER },
          { ask: 'say that silence ends it', given: SILENCE_ENDS },
          { ask: 'let it lapse with the contract' },
        ],
        '',
      ),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'venture',
    hits: [
      [
        '7.1 Before transferring any Interest to a third party, Alpha shall first offer it to Beta on the same terms.',
        'right of first offer',
      ],
      [
        '7.1 Beta shall have a right of first refusal over any transfer of shares by Alpha.',
        'gives Beta a right of first refusal',
      ],
      [
        '7.1 Supplier grants Distributor a right of first negotiation for any new product.',
        'right of first negotiation',
        'distribution',
      ],
      ['9. If the Landlord sells the shop, it must offer it to the Tenant first.', 'right of first offer', 'lease'],
      [
        '7. Customer shall have a right of first refusal to buy the Software.',
        'gives Customer a right of first refusal',
        'licence',
      ],
      ['5. If Provider wants to sell the Software, it must first offer it to Customer.', 'first offer', 'licence'],
    ],
    misses: [
      ['7.1 The shares are free of any right of first refusal.', 'denied'],
      ['9.1 No subsidiary has granted any options or rights of first refusal to purchase its shares.', 'a statement'],
      ['3.2 Supplier shall offer training on the first day of each month.', 'the first day', 'distribution'],
      [
        '1.6 “ROFR Notice” means the notice of a right of first refusal under the shareholders’ agreement.',
        'a definition',
      ],
      ['5. Provider must offer support to Customer on the first day.', 'support', 'licence'],
    ],
  },
});

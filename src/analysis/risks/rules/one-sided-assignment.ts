import { operativeSentences } from '../../document/operative';
import { placeOf } from '../../document/place';
import { wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { actorBehind, actorOf, soleActor } from '../../statements/actors';
import { type Actor, isSame } from '../../statements/parties';
import { MUST_NOT } from '../../statements/plain-words';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding, type RiskFinding } from '../rule';

const BARS = wording(
  '{shall,may,will,must,can}( )not',
  120,
  'assign, transfer, sublicen{c,s}e, delegate',
  200,
  'consent, approval, permission',
);
const THE_CONTRACT = wording(
  'this agreement, its rights, any (of its )rights, this contract, hereunder, its obligations',
);
/** 'You can't transfer these terms'. */
const PLAIN = new RegExp(
  `\\b${MUST_NOT} (?:also )?(?:transfer|assign|pass|hand|give|sublet)\\b.{0,80}\\b(?:agreement|contract|terms|rights|work|duties|debt|lease)\\b|\\b${MUST_NOT} transfer it(?=[.;]|$)|\\bneeds?\\b.{0,40}\\b(?:consent|permission|agreement|approval|okay|yes)\\b.{0,40}\\bto (?:transfer|assign|sublet)\\b`,
  'i',
);
/** The short answer to 'The Client may transfer it to anyone': 'The Consultant may not.' */
const BARE_BAN = new RegExp(`\\b${MUST_NOT}(?: do (?:that|so|this|it))?[.;]?$`, 'i');
const TRANSFERS = wording('transfer, assign, hand, pass, sell');
/** A licence, or assignment to some only. */
const PARTLY = wording('{licen{c,s}e(s),rights} granted, to {any,a} {restricted,*( )competitor,person who}*');
const ADVICE =
  'Make the bar mutual, with consent not to be unreasonably withheld and free assignment within a group or on sale of the business.';
const ANY_BAR = wording('assign, assignment, assignable');
/** 'Acme may not assign any duties, except to a successor': a bar all the same. */
const ANY_BAN = wording(
  '{shall,may,will,must,can}( )not ~2 {assign,transfer}',
  60,
  'agreement, contract, rights, obligations, duties, hereunder',
);
const NOT_THIS = wording(
  'nor {may,shall,can,will}, {neither,either,each,no} part{y,ies}, parties, licen{c,s}e(d) mark(s)',
);

/** 'This Agreement may not be assigned by | Customer'. */
const BARRED_BEHIND = wording(
  'not, no, neither, nor, never',
  40,
  'assigned, assignable, transferred, transferable, assignment, transfer, delegated, passed on',
  60,
  'by (the )',
);

/** Whether a sentence bars another party in the passive. */
function barsAnother(reading: Reading, actor: Actor): boolean {
  return findAll(reading, BARRED_BEHIND, { negated: true }).some((hit) => {
    const other = actorBehind(reading, hit);
    return other !== null && !isSame(other, actor);
  });
}

function plainly(reading: Reading): RiskFinding | null {
  const sentences = operativeSentences(reading);
  const bare = findAll(reading, BARE_BAN, { negated: true }).filter(({ sentence }) =>
    TRANSFERS.test(sentences[sentences.indexOf(sentence) - 1]?.text ?? ''),
  );
  const bans = [...findAll(reading, PLAIN, { negated: true, unless: PARTLY }), ...bare];
  const sole = soleActor(reading, bans);
  if (!sole || barsAnother(reading, sole.actor)) return null;
  return finding(
    'low',
    `${placeOf(reading, sole.hit.sentence)} bars ${sole.name} from transferring the contract; no such bar was found for the other side.`,
    ADVICE,
    [proof(reading, sole.hit)],
  );
}

export const oneSidedAssignment = defineRule({
  id: 'one-sided-assignment',
  label: 'Ban on assignment for one side only',
  family: 'transfer',
  severity: { low: 'consent can be asked for' },
  kinds: DEALS,
  witness: { provisions: ['Anti-Assignment'], headings: ['assign', 'transfer'] },
  find(reading) {
    const hits = findAll(reading, BARS, { negated: true }).filter(
      ({ sentence }) => THE_CONTRACT.test(sentence.text) && ANY_BAR.test(sentence.text),
    );
    const [hit] = hits;
    if (hits.length === 0) return plainly(reading);
    if (!hit || hits.some(({ sentence }) => NOT_THIS.test(sentence.text))) return null;
    if (findAll(reading, ANY_BAN, { negated: true }).some(({ sentence }) => NOT_THIS.test(sentence.text))) return null;
    const bans = [...hits, ...findAll(reading, ANY_BAN, { negated: true })];
    const sole = bans.every((ban) => actorOf(reading, ban)) ? soleActor(reading, bans) : null;
    if (!sole || barsAnother(reading, sole.actor)) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} bars ${sole.name} from assigning the contract without consent; no such bar was found for the other side.`,
      ADVICE,
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '13.1 Customer may not assign this Agreement without Provider’s prior written consent.',
        'bars Customer from assigning',
      ],
      ['11.3 The Distributor may not assign this Agreement.', 'bars Distributor', 'distribution'],
      [
        '13.1 Recipient shall not transfer its rights under this Agreement without the approval of Discloser, which may assign it freely.',
        'bars Recipient',
        'venture',
      ],
      ['You can’t transfer these terms to anybody.', 'bars “you”', 'terms'],
      ['10. Customer can’t transfer this agreement.', 'bars Customer', 'licence'],
      ['10. Provider may transfer this agreement to its group. Customer may not.', 'bars Customer', 'licence'],
    ],
    misses: [
      ['13.1 Neither party may assign this Agreement without the other party’s consent.', 'mutual'],
      [
        '13.1 Customer may not assign this Agreement without Provider’s prior written consent.\n13.2 Provider may not assign any duties under this Agreement, except to a successor.',
        'one for each side',
      ],
      ['13.1 Customer may not assign this Agreement without consent, nor may Provider.', 'both in one sentence'],
      ['4.2 Customer may not sublicense the licence granted without consent.', 'the licence'],
      ['13.1 The Employee may not assign his wages.', 'wages', 'employment'],
      ['10. Neither side can transfer this agreement.', 'neither', 'licence'],
      [
        '10. This Agreement is not assignable by Provider. Customer may not assign this Agreement without consent.',
        'the other side in the passive',
      ],
      [
        '10. Tenant shall not assign this Lease without Landlord’s consent. No assignment of it shall be made by the Landlord before the keys are handed over.',
        'the other side in the passive',
        'lease',
      ],
    ],
  },
});

import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, ifNext, inClause, openingWords, perhaps, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { soleActor } from '../../statements/actors';
import { type Actor, isSame } from '../../statements/parties';
import { findAll, proof } from '../../statements/search';
import { type Statement, statementsIn, statementsOf } from '../../statements/statements';
import { defineRule, finding } from '../rule';

const INDEMNIFIES = anyWording(
  wording('indemnify, hold harmless, indemnifies', 400, 'claim(s), loss(es), damage(s), liability, liabilities'),
  wording('indemnif+', 100, 'harmless'),
  wording('{hold,save}(s) + ~3 harmless'),
);
/** 'You must cover all our losses'; 'pays for any claim by others'. */
const PLAIN = wording(
  anyWording(
    wording([
      '{must,has to,have to,need(s) to,agree(s) to,will} (also ){cover,protect,pay for,make good,compensate,defend} ',
      '{must,has to,have to,need(s) to,agree(s) to,will} (also )pay {us,it,them,him,her,the ^} back for ',
      'pay(s) for , protect(s) , cover(s) ',
    ]),
    wording('keep(s) ', ifNext(40, 'free {from,of}')),
  ),
  80,
  'any, every, all, each, against, our, its, from, of',
  60,
  'claim(s), loss(es), damage(s)',
);
/** 'If someone sues us because of you, you must pay all our costs'. */
const SUED_COSTS = wording("{must,has to,have to} pay {all,every} (of ){our,its,his,her,the +'s} (+ )costs");
const SUED = wording('sue(s), make(s) a claim, claims against');
const OWN_MATTER = anyWording(
  wording([
    'insur*, tax*, own {claim(s),loss(es),cost(s)}, to the extent, in proportion',
    'profit(s) {and,or} loss*, warrant*, {does,do,need,must,will} not, confidential*',
  ]),
  wording('data', 40, 'loss*'),
);
/** Procedure of an indemnity, not a promise of one. */
const ABOUT_INDEMNITIES = anyWording(
  wording([
    '{right,obligation(s),duty,duties,entitled,failure,notice,claim} {to,of} (be ){defend,indemnif}*',
    'to the extent indemnif*',
  ]),
  wording('tax(es)', 60, 'indemnif*'),
  wording('agreement will provide*, each other, each director'),
  wording('each of', 60, 'and', 60, 'indemnif*'),
);
const TO_INDEMNIFY = openingWords(
  perhaps(inClause(60), ' '),
  'indemnify, indemnifies, {hold,save}(s) ~4 harmless, defend',
);
const DEFENDS = openingWords(perhaps(inClause(40), ' '), 'defend', inClause(90), 'against, from');
/** Who keeps a plan, a deposit or an office for both is no other side. */
const OF_STRANGERS = wording(
  '{indemnif,defend,harmless}*',
  6,
  '(the ){plan administrator,administrator,escrow agent,trustee(s),insurer,arbitrator(s),mediator,stakeholder,directors,officers,committee}',
);

/** Claims of others only: 'any claim that the Software infringes someone's copyright'. */
const OF_THIRD_PARTIES = anyWording(
  wording(
    'claim(s), suit(s), action(s), proceeding(s)',
    20,
    '{by,of,from} {any ,a ,}{third part{y,ies},third-part{y,ies},others,someone,somebody}',
  ),
  wording('third(-)( )party {claim,suit,action}(s)'),
  wording('claim(s), suit(s), action(s)', 6, 'that', 60, 'infring*'),
);

function promises({ force, what }: Statement): boolean {
  return (force === 'must' || force === 'does') && TO_INDEMNIFY.test(what) && !OF_STRANGERS.test(what);
}

/** 'Vendor will defend Customer against third-party claims': what the other side promises in return, without the word. */
function defendsInReturn(reading: Reading, giver: Actor): boolean {
  return statementsOf(reading).some(
    ({ force, what, who }) => force === 'must' && DEFENDS.test(what) && !isSame(who, giver),
  );
}

export const oneSidedIndemnity = defineRule({
  id: 'one-sided-indemnity',
  label: 'One-sided indemnity',
  family: 'liability',
  severity: { medium: 'one side covers the other, and nothing of the kind was found in return' },
  kinds: [...COMMERCIAL, 'venture', 'nda', ...OTHER],
  bears: 'who indemnifies',
  witness: { headings: ['indemn', 'hold harmless'], forces: ['must', 'does'] },
  find(reading) {
    const hits = findAll(reading, INDEMNIFIES, { unless: ABOUT_INDEMNITIES });
    const givers = hits.map(({ sentence }) => statementsIn(reading, sentence).statements.find(promises)?.who ?? null);
    const at = givers.findIndex((giver) => giver !== null);
    const costs = findAll(reading, SUED_COSTS).filter(({ sentence }) => SUED.test(sentence.text));
    const plain = soleActor(reading, [...findAll(reading, PLAIN, { unless: OWN_MATTER }), ...costs]);
    const hit = hits[at] ?? plain?.hit;
    const giver = givers[at] ?? (hits.length === 0 ? plain?.actor : null);
    if (!hit || !giver || giver.joint || defendsInReturn(reading, giver)) return null;
    if (givers.some((other) => !other || !isSame(other, giver))) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} has ${giver.name} indemnify the other side; no indemnity in return was found.`,
      OF_THIRD_PARTIES.test(hit.sentence.text)
        ? 'Ask for a mutual indemnity, or that this one covers only what the indemnifying party caused.'
        : 'Ask for a mutual indemnity or limit this one to third-party claims caused by the indemnifying party.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '10.1 Customer shall defend, indemnify and hold harmless Provider from and against any claim or loss arising out of this Agreement.',
        'has Customer indemnify',
      ],
      [
        '10.1 The Distributor indemnifies the Supplier against all loss, cost and liability arising from the sale of the Products in the Territory.',
        'has Distributor indemnify',
        'distribution',
      ],
      ['You will indemnify us against any claim that somebody brings because of you.', 'has “you” indemnify', 'terms'],
      [
        '8. Alpha shall hold Beta harmless against all losses and damages arising from the Business.',
        'has Alpha indemnify',
        'venture',
      ],
      ['You agree to make good any loss that we have because of your guests.', 'has “you” indemnify', 'terms'],
      ['10. Customer indemnifies Provider against all claims and losses.', 'has Customer indemnify'],
      ['8. Customer must pay for any claim made against Provider.', 'has Customer indemnify'],
    ],
    misses: [
      [
        '7. We will defend you against any claim that the Software infringes a copyright. You will indemnify us against claims by others over your data.',
        'each of them',
        'terms',
      ],
      [
        '10. Provider shall indemnify Customer against all claims of third parties. Customer shall indemnify Provider against all claims and losses.',
        'mutual',
      ],
      ['10. Each party shall indemnify the other against all claims arising from its breach.', 'each party'],
      [
        '10. Provider will defend Customer against third-party claims that the Service infringes a patent.\n11. Customer will indemnify Provider against claims arising from Customer Data.',
        'a promise to defend in return',
      ],
      ['10. Customer’s right to be indemnified depends on prompt notice of the claim.', 'procedure only'],
      ['10. “Indemnified Claims” means claims for which a party is indemnified against loss.', 'a definition'],
      ['6. The insurer indemnifies the insured against loss by fire.', 'insurance'],
      [
        '8. Customer shall indemnify and hold harmless the escrow agent against any claim or loss.',
        'whoever keeps the deposit for both',
      ],
      ['8. Alpha shall indemnify the directors of the Company against all claims.', 'those in office', 'venture'],
      ['8. Each side must pay for any claim that its own fault causes.', 'each'],
      ['8. Customer must pay for any insurance against loss.', 'insurance'],
    ],
  },
});

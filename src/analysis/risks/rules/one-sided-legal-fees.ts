import { placeOf } from '../../document/place';
import { COMMERCIAL } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf, soleActor } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const COSTS = anyWording(
  wording("attorney(s)(')(s)(') fees, costs of collection", 100, 'shall be {paid,borne} by'),
  wording(
    'pay, reimburse, liable for, responsible for, bear',
    160,
    "attorney(s)(')(s)(') fees, legal fees, costs of collection, collection costs, legal costs",
    160,
  ),
);
/** 'If they go to court, the Tenant pays the Landlord's lawyers'. */
const PLAIN = wording(
  'pay(s), must pay, cover(s)',
  20,
  "{his,her,its,their,our,the +'s,+'s} (+ ){lawyer(s),legal {costs,bill(s),fees},attorney(s),court costs}",
);
const TO_COURT = wording([
  'fight, dispute(s), argument, court, sue(s), get {his,her,its,their,our,the} money, unpaid, collect',
  'chase, enforce',
]);
const NOT_ONE = wording('own {lawyer(s),legal,costs,attorney(s)}*, loses, loser, wins, winner, each, both');
const ENFORCING = wording('enforc+, collect*, late, overdue, past due, unpaid, non(-)payment');
const NOT_THIS = wording([
  'prevailing, successful, substantially prevails, losing, non(-)prevailing, each party, either party',
  'its own, indemnif+, hold harmless, arbitrator, third{-, }part{y,ies}, own {costs,attorneys}, audit',
  'infring+, defaulting, breaching',
]);

export const oneSidedLegalFees = defineRule({
  id: 'one-sided-legal-fees',
  label: 'One-sided legal fees',
  family: 'money',
  severity: { low: 'it counts only in a dispute' },
  kinds: [...COMMERCIAL, 'lease', 'finance', 'employment', 'nda'],
  bears: 'who pays',
  witness: { headings: ['fees', 'costs', 'collect'], forces: ['must', 'does'] },
  find(reading) {
    const hits = findAll(reading, COSTS, { unless: NOT_THIS });
    for (const hit of hits) {
      const who = actorOf(reading, hit);
      if (!who || who.joint || !ENFORCING.test(hit.sentence.text)) continue;
      return finding(
        'low',
        `${placeOf(reading, hit.sentence)} has ${who.name} pay the other side's costs of collection or enforcement; no such right was found for ${who.name}.`,
        'Let the party that wins recover its reasonable fees, whichever it is.',
        [proof(reading, hit)],
      );
    }
    const plain = soleActor(
      reading,
      findAll(reading, PLAIN, { unless: NOT_ONE }).filter(({ sentence }) => TO_COURT.test(sentence.text)),
    );
    if (!plain) return null;
    return finding(
      'low',
      `${placeOf(reading, plain.hit.sentence)} has ${plain.name} pay the other side's lawyers; no such right was found for ${plain.name}.`,
      'Let the party that wins recover its reasonable fees, whichever it is.',
      [proof(reading, plain.hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '5.6 Customer shall pay all costs of collection, including reasonable attorneys’ fees, incurred by Provider in collecting overdue sums.',
        'has Customer pay',
      ],
      [
        '8.3 Borrower shall reimburse Lender for legal fees incurred in enforcing this Agreement.',
        'has Borrower pay',
        'loan',
      ],
      ['11. If they go to court, the Tenant pays the Landlord’s lawyers.', 'has Tenant pay', 'lease'],
      [
        '18. Tenant shall be liable for all attorneys’ fees of Landlord in the enforcement of this Lease or the collection of rent.',
        'has Tenant pay',
        'lease',
      ],
      [
        '4. If Provider has to go to court to get its money, Customer pays Provider’s lawyers.',
        'has Customer pay',
        'licence',
      ],
    ],
    misses: [
      [
        '5.6 The prevailing party shall be paid its attorneys’ fees in any action to enforce this Agreement.',
        'the winner recovers',
      ],
      ['5.6 Each party shall bear its own legal fees in enforcing this Agreement.', 'each its own'],
      ['10.2 Customer shall pay the attorneys’ fees of Provider in defending third-party claims.', 'an indemnity'],
      ['5.6 The losing party pays the lawyers of the other.', 'the loser pays'],
      ['4. If they go to court, the loser pays the winner’s lawyers.', 'the loser', 'licence'],
      ['4. If they go to court, each side pays its own lawyers.', 'each its own', 'licence'],
    ],
  },
});

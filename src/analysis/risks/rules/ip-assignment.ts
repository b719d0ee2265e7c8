import { placeOf } from '../../document/place';
import { OTHER } from '../../kinds/family';
import { inClause, openingWords, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { findAll, type Hit, proof } from '../../statements/search';
import { statementsIn } from '../../statements/statements';
import { clauseHits } from '../clause-hits';
import { ASSIGNS_IP, isOwnContent, madeForTheOther, madeProperty, makerOf, ownerOf, saysWhose } from '../ip-transfers';
import { defineRule, finding } from '../rule';

const NOT_THIS = wording([
  'assign({s,ed}) {this agreement,its rights {and,or} obligations}, may (not )assign',
  'without the (prior )(written )consent, tenant, lease',
]);
const WORDS = wording('assign(s), work(s) (made )for hire, sole and exclusive {property,owner}, owned (solely )by');

const GIVES = openingWords(inClause(40), 'assign(s)');

function whatHappens(reading: Reading, hit: Hit): string {
  const giver = statementsIn(reading, hit.sentence).statements.find(
    ({ verb, what }) => verb === 'assigns' || GIVES.test(what),
  )?.who;
  if (wording('for hire*').test(hit.match[0]) && !giver)
    return 'makes the results works for hire, so the one who orders them owns them';
  if (saysWhose(hit)) return `gives what ${makerOf(reading, hit) ?? 'a party'} makes to the other side`;
  const owner = giver ? null : ownerOf(reading, hit);
  if (owner) return `makes intellectual property that arises the property of ${owner}`;
  return `has ${giver?.name ?? 'a party'} assign intellectual property to the other side`;
}

/** What is made passes when it is paid for: that is all there is to ask for. */
const ON_PAYMENT = wording([
  '{upon,on,after,against,following} (the )(full )(and )(final )(receipt of )(the )(full )payment, {once,when,as soon as} ~6 paid',
]);
const PAID_OR_NOT = wording(
  'whether or not, regardless, before, even if, irrespective, {upon,on,from} (its )creation, from the moment, immediately',
);

/** Whether a clause has rights pass only as they are paid for. */
function isOnPayment({ sentence: { text } }: Hit): boolean {
  return ON_PAYMENT.test(text) && !PAID_OR_NOT.test(text);
}

export const ipAssignment = defineRule({
  id: 'ip-assignment',
  label: 'Assignment of intellectual property',
  family: 'ownership',
  severity: { medium: 'usual where the work is paid for, costly where it is not' },
  kinds: ['licence', 'services', 'goods', 'venture', 'nda', 'amendment', ...OTHER],
  bears: 'who grants',
  witness: {
    provisions: ['Ip Ownership Assignment'],
    headings: ['intellectual', 'ownership', 'invention', 'work product'],
  },
  find: (reading) =>
    [
      ...findAll(reading, ASSIGNS_IP, { unless: NOT_THIS }),
      ...madeForTheOther(reading),
      ...madeProperty(reading),
      ...clauseHits(reading, 'Ip Ownership Assignment', {
        plain: wording('own(s), owned, belong(s), ours, yours, property, rights, copyright'),
        must: WORDS,
        unless: NOT_THIS,
      }),
    ]
      .filter((hit) => !isOnPayment(hit) && !isOwnContent(hit))
      .map((hit) =>
        finding(
          'medium',
          `${placeOf(reading, hit.sentence)} ${whatHappens(reading, hit)}.`,
          'Limit the assignment to what is made and paid for under the contract, on payment, and keep or license back tools and know-how.',
          [proof(reading, hit)],
        ),
      ),
  examples: {
    paper: 'services',
    hits: [
      [
        '6. Developer assigns to Client all copyright in the work upon creation, whether or not it has been paid.',
        'assign intellectual property',
      ],
      [
        '8.1 Provider hereby assigns to Customer all right, title and interest in the work product and the intellectual property in it.',
        'has Provider assign',
      ],
      ['8.1 All deliverables shall be works made for hire and owned by Customer.', 'works for hire'],
      [
        '4.5 All improvements made by the Licensee belong to the Licensor without payment.',
        'to the other side',
        'licence',
      ],
      ['6. Everything Provider writes for Customer belongs to Customer.', 'gives what Provider makes'],
      [
        '10. Photos that you post on our Website and all designs you create belong to us or our licensors.',
        'to the other side',
        'terms',
      ],
      [
        '7. Ideas, improvements and feedback arising from the discussions shall be the sole and exclusive property of Discloser, to which Recipient assigns all right and title in such developments.',
        'intellectual property',
        'nda',
      ],
    ],
    misses: [
      ['6. Upon full payment Developer assigns to Client all copyright in the work.', 'on payment'],
      ['6. When Client has paid for an item, Developer assigns to Client all copyright in it.', 'likewise'],
      ['13.1 Provider hereby assigns this Agreement and its rights or obligations to Borel LLC.', 'of the contract'],
      ['8.1 Everything that Provider makes belongs to Provider.', 'it stays with the maker'],
      ['8.1 Provider retains all right, title and interest in the work product.', 'kept'],
      ['2.1 Provider grants Customer a licence to use the work product.', 'a licence'],
      ['13.1 Tenant may not assign this Lease without consent.', 'of a lease'],
      [
        '10. The recipes, photographs, logos and software in the Services belong to us or our licensors.',
        'its own',
        'terms',
      ],
      ['10. All content, text and designs on our Website are the property of Provider.', 'its own', 'terms'],
      ['6. The van belongs to Provider.', 'goods'],
    ],
  },
});

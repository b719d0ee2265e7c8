import { placeOf } from '../../document/place';
import { anyWording, asWritten, openingWords, unlessNext, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { findFirst, type Hit, proof } from '../../statements/search';
import { statementsIn } from '../../statements/statements';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const MFN = anyWording(
  wording('most{-, }favo(u)red{-, }{nation,customer,licensee,pricing,party,purchaser}*'),
  wording('lowest price', 100, 'any other, others, third part{y,ies}, customer(s)'),
  wording(
    '{lowest,best} {price,rate,terms}',
    60,
    'give(s), charge(s), offer(s), get(s)',
    40,
    'any, other, anyone, anybody',
  ),
  wording('no other {customer,client,buyer,dealer,partner}', 40, 'pay(s), get(s)', 30, 'less, better, more'),
  wording('price(s)', 60, '{never,not,no} {higher,more,worse}', 60, 'anyone else, anybody else, any other, others'),
  wording(
    'sell(s), offer(s), give(s), charge(s)',
    60,
    'someone, anyone, somebody, anybody, another, other(s), a different',
    60,
    'less, lower, better, cheaper',
    100,
    'same, too, also, match, lower',
  ),
  wording(
    'no, not, at least as, as, more, less, any',
    20,
    'favo(u)rabl{e,y}',
    unlessNext(' for*'),
    140,
    'any other, other, others, similar, third, another',
    60,
    [
      'customer(s), purchaser(s), licensee(s), distributor(s), buyer(s), part{y,ies}, account(s), reseller(s)',
      'compan{y,ies}, sponsor(s), partner(s)',
    ],
  ),
);
const COMPARES = wording('favo(u)rabl{e,y}, lowest, less than, lower, best, equal, no {less,more,greater,higher}');
const NOT_THIS = anyWording(
  wording('indemni*'),
  wording('may', 40, 'more favo(u)rabl*'),
  wording('tax treat*, confidential*, employ*, benefit plan*'),
  wording('than those', 20, 'offered to'),
  wording('provisions of, negotiation(s), standstill, all users, gateway, able to obtain'),
);

/** Who is treated well is not who has to treat well: 'shall be charged'. */
const IS_TREATED = asWritten(openingWords('be {treated,allowed,entitled,charged,given,offered}*'));

/** Who must give the terms: who agrees that the other gets them, else who is bound. */
function giverIn(reading: Reading, { sentence }: Hit): string {
  const { statements } = statementsIn(reading, sentence);
  const agrees = statements.find(({ what }) => openingWords('agree(s) that').test(what));
  const bound = statements.find(({ force }) => force === 'must' || force === 'must not' || force === 'may');
  const who = agrees ?? (bound && !IS_TREATED.test(bound.what) ? bound : null);
  return who?.who.name ?? 'one side';
}

export const mostFavouredNation = defineRule({
  id: 'most-favoured-nation',
  label: 'Most favoured nation',
  family: 'restraint',
  severity: { medium: 'a price given to somebody else may have to be given here too' },
  kinds: DEALS,
  bears: 'who binds itself',
  witness: { provisions: ['Most Favored Nation', 'Price Restrictions'], headings: ['most favo'] },
  find(reading) {
    const hit =
      findFirst(reading, MFN, { negated: true, unless: NOT_THIS }) ??
      clauseHits(reading, 'Most Favored Nation', {
        plain: wording('price(s), rate(s), terms, less, lower, higher, best, same'),
        must: COMPARES,
        unless: NOT_THIS,
        negated: true,
      })[0];
    if (!hit) return null;
    const who = giverIn(reading, hit);
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} is a most favoured nation clause: ${who} must give terms as good as those given to others.`,
      'Limit the clause to comparable volumes and products, to the future, and to a right that has to be claimed.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'supply',
    hits: [
      [
        '6.3 Supplier shall charge Buyer prices no less favorable than those charged to any other customer of Supplier for similar quantities.',
        'Supplier must give',
      ],
      [
        '6.3 Supplier agrees that Buyer shall at all times be treated as its most favoured customer.',
        'most favoured nation clause',
      ],
      [
        '6. If Supplier sells the same flour to someone else for less, Buyer gets the same price.',
        'most favoured nation clause',
      ],
      [
        '5.2 Provider warrants that the fees charged to Customer are and will remain the lowest price that it charges any other customer.',
        'most favoured nation clause',
        'licence',
      ],
    ],
    misses: [
      [
        '7.2 Employee takes part in the benefit plans on terms no less favorable than those of other employees.',
        'benefits of staff',
        'employment',
      ],
      ['6.3 Supplier may offer more favorable terms to other customers.', 'the contrary'],
      [
        '10.2 The indemnities of this Agreement are no less favorable than those given to any other customer.',
        'indemnities',
      ],
      ['6.3 Buyer shall pay a reasonable price that is not lower than the cost of manufacture.', 'a floor of cost'],
      ['4. Customer gets a lower price when it pays early.', 'a discount', 'licence'],
    ],
  },
});

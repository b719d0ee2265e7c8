import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { findAll, findFirst, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

/** Before 'exclusive', of what is not 'non-exclusive'. */
const NOT_NON = /(?<!non[- ]?)/;
const EXCLUSIVE = anyWording(
  wording(
    '{shall,will,agree(s) to,must} {purchase,obtain,source,buy,procure,order,deal,work}',
    80,
    'exclusively {from,with,through}',
  ),
  wording('all of {its,their} requirements {for,of}'),
  wording('grant(s), granted, appoint(s), appointed, engage(s), retain(s)', 120, NOT_NON, 'exclusive(ly)', 40, [
    'right(s), licen{c,s}e(s), distributor, distribution, provider, supplier, agent, sponsor, manufacturer, partner',
    'representative, reseller, franchise',
  ]),
  wording(
    '{shall,will} {be,act as,serve as}, is',
    60,
    NOT_NON,
    'exclusive ^4 {distributor,provider,supplier,source,agent,sponsor,manufacturer,partner,representative,reseller,licensee}',
  ),
);
/** 'its only dealer', 'will not sell to anyone else', 'buys all its flour from'. */
const PLAIN = anyWording(
  wording(
    'appoint(s), pick(s), choose(s), take(s), name(s), hire(s), is, will be, as, make(s)',
    60,
    '{only,sole} (+ ){supplier(s),distributor(s),dealer(s),reseller(s),seller(s),agent(s),provider(s),retailer(s),franchise*,photographer(s),partner(s),publisher(s)}',
  ),
  wording("{won't,will not,must not,can't,may not} {sell,supply,buy,appoint,license,use,work,deal,hire}", 80, [
    'anyone else, anybody else, someone else, nobody but, through others',
    '{any other,another} (+ ){agency,agent,supplier,dealer,provider,distributor,reseller,shop,firm}',
  ]),
  wording('{must,has to,have to,will} {buy,get,order,take} all (of ){its,your,their,his,her,the}', 80, 'from'),
  wording(
    '{get(s),buy(s),take(s),use(s),sell(s),hire(s)} {no,nothing}',
    40,
    'any other, another, anyone else, anybody else',
  ),
  wording('{nobody,no one,no-one,none} else {will,may,can,get(s),sell(s),has}'),
  wording("{won't,will not,must not,can't,may not} ^ ^2 {anywhere,somewhere} else"),
);
const NOT_ONLY = wording([
  "{not,n't,no longer,free} ~3 {only,sole,exclusive}, confiden*, secret*, transfer, jurisdiction",
  '{only,sole} (+ ){shareholder,member,owner}*',
]);
/** Words that a clause found by the model must have. */
const RESTRAINS = anyWording(
  wording('sole(ly) {and exclusive,from,supplier,source,distributor,right}*'),
  wording('not, neither, nor, no', 200, 'any other, third part{y,ies}, competi+, other than, any person, others'),
  wording(NOT_NON, 'exclusive(ly), exclusivity'),
);
const NOT_THIS = anyWording(
  wording('exclusive {jurisdiction,venue,remed+,property,own+}*, non(-)( )exclusive*, exclusive of'),
  wording('nothing', 80, 'exclusiv*'),
  wording([
    'sole and exclusive {benefit,remed}*, does not {extend,grant}*, shall not be exclusive*',
    'co-exclusive*, desir{e(s),ous}, {is,are} willing to, wish(es) to, previously granted',
  ]),
  wording('retain(s)', 40, 'exclusive*'),
  wording(
    'exclusive right(s) (and + )to {control,prosecute,institute,own,determine,approve,defend,enforce,decide,file,so secure}*',
  ),
);

export const exclusivity = defineRule({
  id: 'exclusivity',
  label: 'Exclusivity',
  family: 'restraint',
  severity: { medium: 'other suppliers, customers or markets may be shut out' },
  kinds: DEALS,
  bears: 'who binds itself',
  witness: { provisions: ['Exclusivity', 'Non-Compete'], headings: ['exclusiv'] },
  soWhenChecked: 0.17,
  find(reading) {
    const hit =
      findFirst(reading, EXCLUSIVE, { unless: NOT_THIS }) ??
      findAll(reading, PLAIN, { negated: true, unless: NOT_THIS }).find(
        ({ sentence }) => !NOT_ONLY.test(sentence.text),
      ) ??
      clauseHits(reading, 'Exclusivity', {
        plain: wording('only, sole, alone, exclusiv*, nobody, no one, else, other, another, all'),
        must: RESTRAINS,
        unless: NOT_THIS,
        negated: true,
      })[0];
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} creates exclusivity: ${quoted(hit.sentence.text.slice(hit.match.index), 150)}.`,
      'Check that the exclusivity is meant; tie it to field, territory, time and minimum performance, with a right to end it.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'distribution',
    hits: [
      [
        '2.1 Supplier appoints Distributor as its exclusive distributor of the Products in Texas.',
        'exclusive distributor',
      ],
      [
        '2.2 During the term Distributor shall purchase all of its requirements for bottled water from Supplier.',
        'all of its requirements',
      ],
      [
        '2.1 Provider grants Customer the exclusive right to use the Software in the field of dentistry.',
        'exclusive right',
        'licence',
      ],
      ['For as long as you are a member you will not hire a bicycle from anyone else.', 'anyone else', 'terms'],
      ['3. Buyer must buy all its flour from Supplier.', 'must buy all', 'supply'],
      ['2. Customer shall be the exclusive distributor of Provider in Texas.', 'exclusive distributor', 'amendment'],
      ['5. Provider will not sell the Software to anyone else in Texas.', 'anyone else', 'licence'],
      ['5. Customer must buy all its software from Provider.', 'must buy all', 'licence'],
    ],
    misses: [
      [
        '2.1 Nothing in this Agreement creates any exclusivity, and no exclusive right to distribute is granted.',
        'denied',
      ],
      ['2.1 Supplier grants Distributor a non-exclusive right to sell the Products.', 'non-exclusive'],
      [
        '13.1 The courts of Delaware shall have exclusive jurisdiction, and repair is the exclusive remedy.',
        'courts and remedies',
      ],
      ['8. EXCLUSIVE DISTRIBUTION RIGHTS\nThe parties may deal with others.', 'only a heading'],
      [
        '1.4 “Exclusive Territory” means the area in which a distributor is appointed as exclusive distributor by others.',
        'a definition',
      ],
      ['6.1 The prices are exclusive of value added tax.', 'exclusive of tax'],
      ['2. Provider grants Customer a non-exclusive license to use the Software.', 'non-exclusive', 'licence'],
      ['5. Customer is not the only reseller, and Provider may appoint others.', 'not the only one', 'licence'],
      ['5. Customer must not tell anyone else.', 'a secret', 'licence'],
    ],
  },
});

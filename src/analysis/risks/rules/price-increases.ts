import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { anyWording, closingWords, wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { MAY } from '../../statements/plain-words';
import { findAll, findFirst, proof } from '../../statements/search';
import { adviceFor } from '../advice';
import { DEALS, defineRule, finding } from '../rule';

const RAISES = anyWording(
  wording(
    'may, right to, reserve(s) the right to, entitled to',
    60,
    '{increase,raise,change,adjust,revise,modify,amend} ({the,its,any,our,such,all,these,+} )({the,its,any,our,such,all,these,+} )({the,its,any,our,such,all,these,+} ){price(s),fee(s),rate(s),charge(s),price list}',
  ),
  wording('price(s), fee(s), rate(s), charge(s)', 40, '{are,is} subject to change'),
);
const PLAIN = new RegExp(
  `\\b${MAY} (?:also )?(?:(?:raise|increase|change|adjust|put up|set)\\s(?:[\\w']+\\s){0,3}?(?:prices?|fees?|rates?|charges?|rent|amount|payments?|premium|price list|list)\\b|put (?:\\w+ ){0,2}(?:prices?|fees?|rates?|rent) up\\b)|\\b(?:prices?|fees?|rates?) (?:that )?(?:we|it|the \\w+) (?:sets?|decides?|chooses?)(?: on)? (?:from time to time|at any time|alone)|\\bit costs what (?:we|the \\w+) (?:say|decide)`,
  'i',
);
/** 'They can change the price' of an article: no party's own price. */
const THIRD_PERSONS = closingWords('they ');
const LIMITED = wording([
  'may not, its own prices, to {its,their} (own )customers, not (to )exceed, no more than',
  'not more than, up to, maximum, cpi, consumer price, index, inflation, percent, mutual',
  'agree{d,ment} of, once per, cost of, may include, be more than',
  'as set forth in {section,exhibit,schedule}, %',
]);
/** What the clause may give beside the rise. */
const NOTICE = wording(
  "{prior,advance,written,days,days',months,months',week,month} notice, notif{y,ies}, in advance, notice",
);
const WAY_OUT = wording('may, can, entitled to, right to, free to', 60, 'end, cancel, terminate, leave, withdraw');

export const priceIncreases = defineRule({
  id: 'price-increases',
  label: 'Price increases without limit',
  family: 'money',
  severity: { medium: 'the price may be as the other side will have it' },
  kinds: [...DEALS, 'lease'],
  bears: 'whose consent is not asked',
  witness: {
    provisions: ['Price Restrictions'],
    headings: ['price', 'fee', 'charge', 'rent'],
    forces: ['may', 'does'],
  },
  find(reading) {
    const hit =
      findFirst(reading, RAISES, { unless: LIMITED }) ??
      findAll(reading, PLAIN, { unless: LIMITED }).find(
        ({ sentence, match }) => !THIRD_PERSONS.test(sentence.text.slice(0, match.index)),
      );
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets one side change prices with no ceiling in the clause: ${quoted(hit.match[0], 110)}.`,
      adviceFor(
        sectionText(reading, hit.sentence),
        [
          { ask: 'cap increases (an index or a percentage a year)' },
          { ask: 'ask for notice of them', given: NOTICE },
          { ask: 'ask for a right to end the contract', given: WAY_OUT },
        ],
        '',
      ),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['5.2 Provider may increase the fees at any time upon thirty days’ notice.', 'may increase the fees'],
      [
        '5.2 The Supplier reserves the right to change its prices without notice, including for orders already accepted.',
        'right to change its prices',
        'supply',
      ],
      ['We can put our prices up whenever we like.', 'put our prices up', 'terms'],
      ['6. The Landlord can raise the rent at any time.', 'raise the rent', 'lease'],
      ['5.2 All rates are subject to change by Provider.', 'subject to change'],
      ['4. Provider can put its prices up whenever it wants.', 'put its prices up', 'licence'],
    ],
    misses: [
      ['5.2 Provider may increase the fees once a year by not more than 3%.', 'capped'],
      ['5.2 Provider may adjust the fees each year in line with the consumer price index.', 'by an index'],
      ['5.2 Provider may not change its prices during the term.', 'denied'],
      ['5.2 The parties may change the fees by mutual agreement in writing.', 'by agreement'],
      ['5.2 Customer may raise its own prices to its customers as it sees fit.', 'one’s own prices to others'],
      ['4. Provider can raise its prices once a year by no more than 3%.', 'capped', 'licence'],
    ],
  },
});

import { anyWording, wording } from '../../lexicon/words';
import type { ClausePattern } from './clause-pattern';

const PERCENT = /\d\s?%|\bpercent\b/;
const PERCENTAGE = /\b\d{1,2}(?:\.\d{1,2})?\s?(?:%|percent)\)?/;
const PERCENTAGE_OF = /\d{1,2}(?:\.\d{1,2})?\s?(?:%|percent)\sof\s/;
/** A figure, or a word for one. */
const LIMIT = /\b(?:\d[\d,]*|maximum|limit)\b/;

/** Prices, commitments, liability, warranty and insurance. */
export const MONEY_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Revenue/Profit Sharing',
    any: [
      wording(PERCENTAGE, 100, [
        'net {sale(s),revenue(s),profit(s),proceeds,income}',
        'gross {sale(s),revenue(s),profit(s),receipts,margin,proceeds}',
        'revenue(s), profit(s)',
      ]),
      wording(
        '{share,split,divide,pay}*4',
        80,
        '({net,gross,advertising,total})( ){revenue(s),profit(s)}',
        80,
        '%, percent*, equally*, share*',
      ),
      wording('royalty, royalties', 100, PERCENT),
      wording('{revenue,profit}_shar{e,ing}'),
      wording('commission(s)', 100, PERCENT),
      wording(
        'get(s), earn(s), pay(s), receive(s)',
        30,
        PERCENTAGE_OF,
        '{every,each,its,the,all,what}',
        30,
        'sale(s), taking(s), order(s), earn(s), profit(s), revenue(s), price',
      ),
      wording('{split,share}(s) the {profit(s),income,takings}'),
    ],
    unless: wording('late*, interest at*, underpay*, understat*, audit*, discrepanc*'),
    heading: wording('*royalt*, *revenue*, *commission*, *payment*, *fees*, *profit*, *compensation*'),
  },
  {
    category: 'Price Restrictions',
    any: [
      wording(
        'price, prices, fee, fees, rate, rates, charge(s)',
        120,
        'increase, increased, raise, raised, adjust*, change*',
        160,
        'not, no more, exceed, only, once, maximum, limited, cap, CPI, consumer price',
      ),
      wording('not, no', 60, 'increase, raise, change, reduce', 60, 'price, prices, fee(s), rate(s), charge(s)'),
      wording('price(s)', 60, '{shall,will} {remain,be} {fixed,firm}'),
      wording(
        '{price,fee,rate,charge,cost}(s)',
        200,
        '{not,no more than,never} (to )exceed',
        60,
        '%, percent, CPI, index, preceding, prior year',
      ),
      wording(
        '{increase,adjust,raise,renew}*',
        160,
        'once {per,a,each,in}, more often than, annually, {%,percent}( increase) over',
      ),
      wording('CPI, consumer price index'),
      wording("{can't,won't,never} {raise,increase,go up}"),
      wording('{goes,go,rise(s)} up by {no more than,at most,up to}'),
    ],
    negated: true,
    heading: wording('*pric*, *fees*, *rates*, *charges*'),
  },
  {
    category: 'Minimum Commitment',
    any: [
      wording([
        'minimum {annual,monthly,quarterly,purchase,order,aggregate,guaranteed,net,number,amount} ',
        'minimum {royalt,quantit,commitment,payment,volume,sales,fee,revenue,spend,guarantee}*',
        'minimum ^ {purchase,commitment,quantit,royalt,amount,guarantee,order}*',
      ]),
      wording(
        '{shall,will,must,agree(s) to,commit(s) to} {purchase,order,buy,pay,sell}',
        60,
        'at least, no less than, not less than, a minimum of',
      ),
      wording(
        'must, has to, have to, will, promise(s) to',
        20,
        'spend, buy, order, sell, take',
        40,
        'at least, no fewer than, no less than',
      ),
      wording('smallest order'),
    ],
    unless: wording('insurance*, coverage, minimum {wage,rating}*, per occurrence*, no minimum'),
    heading: wording('*minimum*, *commitment*, *purchase*, *royalt*, *quota*'),
  },
  {
    category: 'Volume Restriction',
    any: [
      wording(
        'in excess of, exceed*, over and above, beyond, additional, each further',
        120,
        'charge(d), billed, invoice(d), fee, rate, approv+, consent',
      ),
      /\b(?:maximum (?:daily|monthly|annual)? ?(?:quantity|volume|number)|limited to (?:a maximum of )?(?:\w+ )?\(?\d[\d,]*\)? )/i,
      wording('not, no more than, up to, maximum of, exceed*, in excess of', 80, LIMIT, 60, [
        'user(s), units, hours, copies, licen{c,s}es, transactions, impressions, seats, gigabytes, calls, appearances',
        'server(s)',
      ]),
    ],
    negated: true,
    unless: wording("insurance*, liabilit*, hours(') notice*, within"),
  },
  {
    category: 'Audit Rights',
    any: [
      wording('{audit,inspect,examine,review}*4', 120, 'books, records, accounts, premises, facilit+, site(s)'),
      wording('books, records', 160, 'audit*4, inspect*4, examin*6, available'),
      wording('right to {audit,inspect}'),
      wording('look at, go through, check, see', 30, 'books, records, accounts'),
    ],
    // In 24 of 24 contracts of CUAD that say so the clause is labelled.
    sure: /\b(?:may|can|(?:is|are) entitled to|ha(?:s|ve) the right to)(?: (?!not\b)\w+){0,2} (?:audit|inspect|examine)\b[^.;]{0,50}\b(?:books|records|accounts)\b/i,
    unless: wording('{court,public} records, opportunity to {review,examine}*, has {reviewed,examined}*'),
    heading: wording('*audit*, *record*, *inspect*, *books*'),
  },
  {
    category: 'Uncapped Liability',
    any: [
      wording(
        'except, other than, excluding, exception, notwithstanding, shall not apply, do(es) not apply, nothing',
        300,
        'indemnif+, confidential*, gross negligence, wilful, willful, fraud, infringement, personal injury, death',
        300,
        'liab+, damages, limit*',
      ),
      wording(
        'limit*, exclusion(s), liab+',
        200,
        'shall not apply, do(es) not apply, not limit',
        200,
        'indemnif+, confidential*, gross negligence, wilful, willful, fraud, infringement, death, breach',
      ),
      wording('unlimited, uncapped, without limit(ation) {of,as to} liability', 60, 'liab*'),
      wording('liab+', 60, 'unlimited, uncapped, without limit'),
      wording('no (upper )limit, without (any )limit, no cap', 60, 'owe(s), pay(s), loss(es), liab+, responsib+'),
      wording(
        'pay(s), cover(s), owe(s), make good, answer(s), responsible',
        80,
        'without (any )(upper )limit, no (upper )limit',
      ),
    ],
    negated: true,
    unless: wording(
      'force majeure*, shall not be {uncapped,unlimited}*, no liability {shall,is,will be} {uncapped,unlimited}*',
    ),
    heading: wording('*liab*, *limit*, *damages*'),
  },
  {
    category: 'Cap On Liability',
    any: [
      wording('liab*2-6', 240, 'exceed, limited to, greater than, in excess of, capped'),
      wording(
        'in no event, under no circumstances, not, neither, no',
        160,
        'liable, liability, responsible',
        260,
        'consequential, incidental, indirect, special, punitive, exemplary, lost profits, loss of profits',
      ),
      wording('{waive,exclude(d),disclaim}*3', 120, 'consequential, punitive, exemplary, indirect', 40, 'damages'),
      wording(
        '{no,any} {action,claim,suit}',
        160,
        'more than, later than, within',
        40,
        'year(s), month(s)',
        60,
        'after, from, of',
      ),
      wording("never, not, n't", 30, 'owe', 40, 'more than'),
      wording('the most', 40, 'pay, owe, liable'),
      wording('not, never, neither', 30, 'liable, responsible', 60, 'more than, lost, indirect'),
      wording('bring, start, make', 30, 'claim(s)', 40, 'within'),
    ],
    negated: true,
    unless: anyWording(wording('per occurrence'), wording('insurance', 120, 'limit*')),
    heading: wording('*liab*, *limit*, *damages*, *remed*'),
  },
  {
    category: 'Liquidated Damages',
    any: [
      wording('liquidated damage(s)'),
      wording('(early ){termination,cancellation,break(-)up} {fee,charge,payment,penalty}(s)'),
      wording('{not,rather than,and not} (as )a penalty'),
      wording('pay', 60, 'penalt{y,ies}'),
      wording('for {each,every} ^', 30, 'late, delay, outside', 60, 'pay(s)'),
      /\bpays?\b.{0,20}[$€£]\s?\d[\d,.]* (?:for each|for every|each time|a day|per day)\b.{0,40}\b(?:late|delay|break|breach)/i,
      wording('if {you,it,he,she,they,the ^} {cancel(s),leave(s)}', 60, 'owe(s), pay(s), cost(s)'),
    ],
    sure: wording('as ({agreed ,and for })liquidated damages'),
    unless: wording('no {termination,cancellation} {fee,charge,penalt}*, without (any ){termination fee,penalty}*'),
  },
  {
    category: 'Warranty Duration',
    any: [
      wording('warrant{y,s,ies}', 240, 'period of, for, within', 40, 'day(s), month(s), year(s)'),
      wording('warranty period', 120, 'day(s), month(s), year(s)'),
      wording('guaranteed for, {year,month,day}_warranty'),
      wording('{fix,repair,replace,put(s) right}*', 40, 'fault(s), defect(s)', 60, 'months, year(s)'),
    ],
    unless: anyWording(wording('product liability insurance*, has (not )been'), wording('notice', 30, 'terminat*')),
    heading: wording('*warrant*'),
  },
  {
    category: 'Insurance',
    any: [
      wording(
        '{maintain,carry,procure,obtain,keep,provide,secure,effect}*3',
        120,
        'insurance, coverage, policy of insurance',
      ),
      wording('additional (named )insured, certificate(s) of insurance, insurance polic{y,ies}, general liability'),
      wording('{must,has to,have to} {be insured,have ^3 insurance,hold ^3 insurance,insure}'),
    ],
    unless: wording('insurance {agent,broker,regulat,commissioner,licen{c,s}e}*, health insurance portability*'),
    heading: wording('*insur*'),
  },
];

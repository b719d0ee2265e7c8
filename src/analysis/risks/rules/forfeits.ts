import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** 'loses half of its share', 'the rights revert to the Assignor and all sums paid are kept'. */
const SAYS = anyWording(
  wording('forfeit*'),
  wording(
    'lose(s), loose(s), lost',
    40,
    '{share(s),commission,right(s),deposit,royalt{y,ies},exclusiv*,bonus,holiday,discount,instalment(s),money,payment(s)}',
  ),
  wording('{right(s),IP,territory,licen{c,s}e,ownership}', 60, '{revert(s),falls back,fall back} to'),
  wording(
    'keep(s), kept, retain(s), retained',
    30,
    '{all,any,every}',
    20,
    '{amount(s),sum(s),payment(s),fee(s),money}',
    20,
    'paid',
  ),
);
const MATTERS = wording('forfeit*, los{e,es,t}, loose(s), revert*, fall* back, keep(s), kept, retain*, return*');
const FAIR = wording([
  '{either,each,neither,both,no} part{y,ies}, lost or damaged, risk of loss, {not,never} (be )forfeit*, without forfeit*, data loss, to you, refund*, insur*',
  // Who 'forfeits a penalty' owes it, and what goes 'under penalty of forfeiture' is a claim that comes too late.
  'forfeit(s) {a,the,an} ({contractual,fixed,immediate,immediately payable} ){fine,penalty}, forfeit(s) {EUR,USD,GBP,CHF,€,£,$}',
  'under {penalty,pain} of {forfeiture,lapse}',
]);

const MOST = 6;

export const forfeits = defineRule({
  id: 'forfeits',
  label: 'Something is forfeited',
  family: 'money',
  severity: { medium: 'a slip can cost what was paid, earned or owned' },
  kinds: ANY_CONTRACT,
  bears: 'who pays',
  witness: 'who acts',
  find(reading) {
    const told = findAll(reading, SAYS, { unless: FAIR, negated: true }).filter(
      (hit) => MATTERS.test(hit.sentence.text) && !actorOf(reading, hit)?.joint,
    );
    const [first] = told;
    if (!first) return null;
    return finding(
      'medium',
      `${placeOf(reading, first.sentence)} takes from one side something that it paid, earned or owned.`,
      'Limit the loss to the real damage, after notice and time to cure.',
      told.slice(0, MOST).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. On each breach Provider forfeits the retention.', 'takes from one side'],
      ['3. If Customer pays late the deposit is forfeited.', 'takes from one side'],
      ['3. A member who is late loses half of the share.', 'takes from one side'],
      ['3. If a fee is late the rights revert to Provider.', 'takes from one side'],
      ['3. If Customer is late Provider may keep all sums paid.', 'takes from one side'],
    ],
    misses: [
      ['4. Provider forfeits a penalty of € 500 for each day of delay.', 'it owes that'],
      ['4. At each breach Provider forfeits EUR 2,500.', 'likewise'],
      ['4. Defects must be told within 8 days, under penalty of forfeiture.', 'a claim that comes too late'],
      ['3. The deposit shall not be forfeited.', 'denied'],
      ['3. Risk of loss or damage passes on delivery.', 'risk'],
      ['3. Provider shall refund the deposit.', 'a refund'],
      ['3. Neither party forfeits a right.', 'both'],
    ],
  },
});

import { placeOf } from '../../document/place';
import { SUM_BEGINS } from '../../lexicon/characters';
import { anyWording, openingWords, unlessNext, wording } from '../../lexicon/words';
import { findMoney, formatMoney } from '../../mentions/money';
import { findAll, findFirst, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const FIGURE = /\d[\d,.]*/;
const A_SUM = /[$€£]\s?\d|\b(?:USD|EUR|GBP|CHF)\s?\d|\d\s?(?:dollars|euros|pounds|percent|%)/i;
const FIXED = anyWording(
  wording('liquidated damages'),
  wording('pay', 60, '{a(n),as,the} (contractual )penalty'),
  wording('(early )termination {fee,charge}', 80, 'equal, of, pay, amount'),
);
/** 'For every day of delay the builder pays $200'. */
const PLAIN = anyWording(
  wording(
    '(for ){each,every} (full ){day,week,month,time,unit,item,+}',
    60,
    'late, delay*, break(s), breach*, outside, misses, missed',
    80,
    'pay(s), owe(s)',
  ),
  wording(
    'pay(s), owe(s)',
    40,
    'for {each,every}, each time, a day, per day',
    40,
    'late, delay*, break(s), breach*, outside, misses',
  ),
  wording('if', 60, 'break(s), breach*', 60, 'pay(s), owe(s)'),
  wording('pay(s), owe(s)', 40, 'a fine of'),
  wording('late, delay*', 60, 'pay(s)', 30, FIGURE, ' {a,per,each,for each,for every} {day,week}'),
  openingWords('If {it,he,she,you,they} {does,do,did}', unlessNext(' not*'), 40, 'pay(s), owe(s)', 30, SUM_BEGINS),
  wording('if', 40, 'leave(s), quit(s), cancel(s), end(s) it, stop(s)', 60, 'must pay, pay(s), owe(s)', 40, A_SUM),
);
/** Interest and rent that are paid late are told elsewhere. */
const PRICE_OF_DELAY = wording('interest, invoice*, rent');
/** The sum itself, not one that is taken off or compared. */
const NAMED = /\b(?:of|to|at|pays?|owes?)\s(?:\w+\s){0,6}?\(?(?:(?:US|USD )?[$€£]|(?:USD|EUR|GBP|CHF) )\s?\d[\d,.]*/i;
const SUM = wording([
  'liquidated, penalt{y,ies}, termination {fee,charge,payment}, cancellation {fee,charge}',
  'break(-)up fee, credit(s)',
]);
const NOT_THIS = anyWording(
  wording('no {liquidated,termination}*, without {penalty,liability}*'),
  wording('not be liable', 120, 'liquidated*'),
  wording('excess of the liquidated*, tax(es), interest {and,or} penalt*'),
  wording('incurred, levied, assessed, governmental, statutory', 60, 'penalt*'),
  wording('penalt{y,ies}', 60, 'levied*, assessed*, imposed by*'),
);

export const liquidatedDamages = defineRule({
  id: 'liquidated-damages',
  label: 'Liquidated damages',
  family: 'money',
  severity: { medium: 'a sum may be owed whatever the loss' },
  kinds: [...DEALS, 'lease', 'nda'],
  bears: 'who pays',
  witness: {
    provisions: ['Liquidated Damages'],
    headings: ['liquidated', 'penalt', 'termination fee', 'cancel', 'delay'],
  },
  find(reading) {
    const hit =
      findFirst(reading, FIXED, { unless: NOT_THIS }) ??
      findAll(reading, PLAIN, { unless: NOT_THIS }).find(
        ({ sentence }) => A_SUM.test(sentence.text) && !PRICE_OF_DELAY.test(sentence.text),
      ) ??
      clauseHits(reading, 'Liquidated Damages', {
        plain: wording('pay(s), owe(s), cost(s), charge(s)', 60, SUM_BEGINS),
        must: SUM,
        unless: NOT_THIS,
      })[0];
    if (!hit) return null;
    const named = NAMED.exec(hit.sentence.text.slice(hit.match.index))?.[0];
    const money = named ? findMoney(named)[0] : undefined;
    const percent = /\b\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent)/i.exec(hit.sentence.text)?.[0];
    const size = money ? ` of ${formatMoney(money)}` : percent ? ` (${percent.replace(/\s?percent/i, '%')})` : '';
    const kind = wording('liquidated*').test(hit.match[0])
      ? 'liquidated damages'
      : PLAIN.test(hit.match[0])
        ? 'a fixed sum for each breach'
        : wording('penalt*').test(hit.match[0])
          ? 'a penalty'
          : 'a termination fee';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} provides for ${kind}${size}.`,
      'Check that the sum is a fair estimate of loss, is capped, and is the only remedy for the event.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '5.4 If delivery is late, Provider shall pay liquidated damages of $1,000 for each day of delay.',
        'liquidated damages of $1,000',
      ],
      ['5.4 Customer shall pay a penalty of $10,000 for each breach of Section 7.', 'a penalty of $10,000'],
      [
        '12.3 On early termination Customer shall pay an early termination fee equal to 40% of the remaining charges.',
        'a termination fee',
      ],
      ['You pay us $500 for each bad review that you post, as liquidated damages.', 'liquidated damages', 'terms'],
      ['7. For every day that the works are late the Builder pays $200.', 'a fixed sum for each breach of $200'],
      ['4. For every day the Software is late Provider pays $200.', '$200', 'licence'],
    ],
    misses: [
      ['12.1 Either party may terminate without penalty on thirty days’ notice.', 'without penalty'],
      ['6.2 Provider shall bear the penalties that a tax authority imposes on it.', 'penalties of an authority'],
      ['5.4 No liquidated damages are payable under this Agreement.', 'denied'],
      ['5.3 Overdue invoices bear interest at 8% a year.', 'interest'],
      [
        '5.4 Provider shall not be liable for more than the liquidated damages set out in the Master Agreement.',
        'a limit by those of another paper',
      ],
      ['4. For every day of training Customer pays $200.', 'wages', 'licence'],
      ['4. If Customer cancels, it pays nothing for each day.', 'denied', 'licence'],
    ],
  },
});

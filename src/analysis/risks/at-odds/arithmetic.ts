import { operativeSentences } from '../../document/operative';
import type { Sentence } from '../../document/outline';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { isWholeNumber } from '../../lexicon/characters';
import { closingWords, nearestWithout, openingWords, unlessNext, upTo, wording } from '../../lexicon/words';
import { findMoney, formatMoney, type MoneyMention } from '../../mentions/money';
import { numberFromWords } from '../../mentions/number-words';
import { isBesideBody } from '../../pdf/contract-text';
import type { Reading } from '../../reading';
import type { AtOdds } from './at-odds';
import { PERCENT } from './same-words';

const SMALL_NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty(?:[- ]four)?|thirty(?:[- ]six)?|forty[- ]eight|sixty';

/** 'In instalments: $10,000 on signing, $25,000 when …'. */
const IN_PARTS = wording('instal(l)ment(s), as follows, in {two,three,four,five,+} {parts,payments,stages}');
const OPEN = wording(
  'balance, remain*, rest, interest, each, every, monthly, per, up to, at least, additional, further, or',
);
/** 'Plus VAT' adds to each part alike. */
const PLUS = wording('plus', unlessNext(' {VAT,GST,HST,sales tax,tax,Umsatzsteuer}*'));
const WHEN = openingWords(upTo(20, '$£€;'), 'within, when, on, upon, at, after, before, by, due');
/** '$3,000,000' that sales must exceed is no part. */
const BEYOND = closingWords('{exceed(s),above,over,reach(es),than} ');
/** Parts that are so far from the whole are parts of something else. */
const NEAR_WHOLE = [0.6, 1.4] as const;

/** Whether something is left open, or comes on top. */
function isOpen(plain: string): boolean {
  return OPEN.test(plain) || PLUS.test(plain);
}

/** Instalments that do not make the price which they pay. */
export function instalmentsAtOdds(reading: Reading): AtOdds[] {
  const sentences = operativeSentences(reading);
  return sentences.flatMap(({ text, start, end }, at): AtOdds[] => {
    const plain = plainText(text);
    if (isOpen(plain)) return [];
    const sums = findMoney(plain);
    const parts = sums.slice(1).filter(({ start: from }) => !BEYOND.test(plain.slice(Math.max(0, from - 16), from)));
    const [first] = sums;
    const hasWhole = first !== undefined && !WHEN.test(plain.slice(first.end)) && parts.length >= 2;
    const before = hasWhole ? null : lastSum(sentences.slice(Math.max(0, at - 2), at));
    const whole = hasWhole ? { ...first, evidence: null } : before;
    const paid = hasWhole ? parts : sums;
    if (!whole || paid.length < 2 || !paid.every(({ end: to }) => WHEN.test(plain.slice(to)))) return [];
    if (!hasWhole && !IN_PARTS.test(plain) && paid.length < 3) return [];
    const together = paid.reduce((total, sum) => total + inAll(plain, sum), 0);
    const share = together / whole.amount;
    if (Math.abs(share - 1) < 0.001 || share < NEAR_WHOLE[0] || share > NEAR_WHOLE[1]) return [];
    if (paid.some(({ currency }) => currency !== whole.currency && currency !== 'USD')) return [];
    const { currency } = whole;
    return [
      {
        description: `The parts make ${formatMoney({ amount: together, currency })}, the whole is ${formatMoney(whole)}.`,
        evidence: [
          ...(before ? [evidenceAt(reading.contract, before.from, before.to)] : []),
          evidenceAt(reading.contract, start, end),
        ],
      },
    ];
  });
}

const A_WHOLE = wording('price, fee, sum, total, consideration, payment');

function lastSum(sentences: readonly Sentence[]): (MoneyMention & { from: number; to: number }) | null {
  for (const { text, start, end } of sentences.toReversed()) {
    const plain = plainText(text);
    const [sum, more] = findMoney(plain);
    if (sum && !more && A_WHOLE.test(plain) && !isOpen(plain)) return { ...sum, from: start, to: end };
  }
  return null;
}

/** Fewer items are no list of parts. */
const FEWEST_ITEMS = 2;
const TOTAL_ROW = /^\W*(?:\d+\W+)?(?:sub-?)?total\b/i;

/** Items or rows of a list, each with a sum, that do not make the total before or below them. */
export function itemsAtOdds(reading: Reading): AtOdds[] {
  const { contract } = reading;
  const rows = contract.paragraphs
    .filter((paragraph) => !isBesideBody(paragraph))
    .map(({ start, end }) => ({ start, end, plain: plainText(contract.text.slice(start, end)) }))
    .map((row) => ({ ...row, sums: findMoney(row.plain) }));
  const isItem = ({ plain, sums }: (typeof rows)[number]) =>
    sums.length === 1 &&
    ITEM.test(plain) &&
    !isOpen(plain) &&
    !TOTAL_ROW.test(plain) &&
    !LEADS_IN.test(plain) &&
    plain.length <= LONGEST_ITEM;
  const found: AtOdds[] = [];
  for (let at = 0; at < rows.length; at++) {
    let to = at;
    for (let row = rows[to]; row && isItem(row); row = rows[to]) to++;
    const items = rows.slice(at, to);
    if (items.length < FEWEST_ITEMS) continue;
    const below = rows[at + items.length];
    const above = rows
      .slice(Math.max(0, at - 1), at)
      .find(({ plain, sums }) => sums.length === 1 && LEADS_IN.test(plain) && A_WHOLE.test(plain));
    const whole = below && TOTAL_ROW.test(below.plain) && below.sums.length === 1 ? below : above;
    at += items.length;
    const [sum] = whole?.sums ?? [];
    if (!whole || !sum) continue;
    const together = items.reduce((total, { plain, sums: [one] }) => total + (one ? inAll(plain, one) : 0), 0);
    const share = together / sum.amount;
    if (Math.abs(share - 1) < 0.001 || share < NEAR_WHOLE[0] || share > NEAR_WHOLE[1]) continue;
    const { currency } = sum;
    const evidence = [whole, ...items].map(({ start, end }) => evidenceAt(contract, start, end));
    found.push({
      description: `The parts make ${formatMoney({ amount: together, currency })}, the whole is ${formatMoney(sum)}.`,
      evidence,
    });
  }
  return found;
}

const LONGEST_ITEM = 200;
/** '(a) $4,000 on signing', 'Deck\t$4,000', '1. Deposit: $4,000'. */
const ITEM =
  /^\W*(?:\(?[a-z\d]{1,3}[.)]\W)?.*(?:\t|: ?|- ?|^[^a-z]{0,8})(?:[A-Z]{2,3} ?)?[$£€₹]? ?\d|^\(?[a-z\divx]{1,4}[.)] /i;
/** 'The price of $12,000 is paid as follows:'. */
const LEADS_IN =
  /\b(?:as follows|following|instal+ments|stages|made up of|consist\w* of|apportioned|allocated)\b.{0,40}$|:\s*$/i;

const COUNT = new RegExp(
  `\\b(?<count>\\d{1,3}|${SMALL_NUMBERS})(?: \\(\\d{1,3}\\))? (?:equal |consecutive |monthly |weekly |quarterly |annual |yearly )*(?:instal+ments|payments)(?: of| at|,)? ?$`,
  'i',
);

/** What a part comes to: as often as it is paid, 'in two equal instalments of $80,000'. */
function inAll(plain: string, { amount, start }: MoneyMention): number {
  const count = COUNT.exec(plain.slice(0, start))?.groups?.count;
  return count ? amount * ((isWholeNumber(count) ? Number(count) : numberFromWords(count)) ?? 1) : amount;
}

/** 'In 36 equal monthly instalments of $450' that do not make the sum that they pay. */
export function equalPartsAtOdds(reading: Reading): AtOdds[] {
  const sentences = operativeSentences(reading);
  return sentences.flatMap(({ text, start, end }, at): AtOdds[] => {
    const plain = plainText(text);
    const sums = findMoney(plain);
    const part = sums.find((sum) => COUNT.test(plain.slice(0, sum.start)));
    const count = part && COUNT.exec(plain.slice(0, part.start))?.groups?.count;
    if (!part || !count || LAST_DIFFERS.test(plain)) return [];
    const number = isWholeNumber(count) ? Number(count) : numberFromWords(count);
    const [first] = sums;
    const before =
      first && first !== part ? { ...first, from: start, to: end } : lastSum(sentences.slice(Math.max(0, at - 2), at));
    if (!number || !before || before.currency !== part.currency) return [];
    const together = number * part.amount;
    const share = together / before.amount;
    // Of a loan the instalments hold the interest too.
    const most = WITH_INTEREST.test(reading.contract.text) ? 0.98 : 0.999;
    if (share < NEAR_WHOLE[0] || share > NEAR_WHOLE[1] || (share > most && (most < 0.99 || share < 1.001))) return [];
    const { currency } = part;
    return [
      {
        description: `${number} parts of ${formatMoney(part)} make ${formatMoney({ amount: together, currency })}, the whole is ${formatMoney(before)}.`,
        evidence: [
          ...(before.from === start ? [] : [evidenceAt(reading.contract, before.from, before.to)]),
          evidenceAt(reading.contract, start, end),
        ],
      },
    ];
  });
}

const LAST_DIFFERS = wording('balance, final, last, remain*, rest, plus, deposit, initial');
const WITH_INTEREST = wording('interest');

/** Shares of a payment that do not make a hundred. */
export function sharesAtOdds(reading: Reading): AtOdds[] {
  return operativeSentences(reading).flatMap(({ text, start, end }): AtOdds[] => {
    const plain = plainText(text);
    if (!wording('payment, payable, paid, pay, fee, price, total, invoice(d)').test(plain) || isOpen(plain)) return [];
    const all = [...plain.matchAll(PERCENT)];
    const due = all.filter((match) =>
      openingWords(nearestWithout(30, '%;'), 'on, upon, at, when, after, before, within, by, in advance, with').test(
        plain.slice(match.index + match[0].length),
      ),
    );
    const together = due.reduce((total, [, share]) => total + Number(share), 0);
    if (due.length < 2 || due.length < all.length || together === 100 || together < 80 || together > 130) return [];
    return [
      {
        description: `The shares of the payment make ${together}%, not 100%.`,
        evidence: [evidenceAt(reading.contract, start, end)],
      },
    ];
  });
}

const TOTAL = closingWords(
  'total, {package,total,contract,agreed,purchase,full} price, price, total fee, contract sum',
  upTo(25, '.;£$€'),
);
const DEPOSIT = closingWords('deposit, booking fee, down payment, retainer', upTo(25, '.;£$€'));
const BALANCE = closingWords('balance', upTo(25, '.;£$€'));

/** A balance that is not what the price leaves when the deposit is paid. */
export function balanceAtOdds(reading: Reading): AtOdds[] {
  const { contract, document } = reading;
  const places = [
    ...document.labelValues.flatMap(({ label, value }) => (value ? [{ start: label.start, end: value.end }] : [])),
    ...operativeSentences(reading),
  ];
  const found = {
    total: new Map<number, Found>(),
    deposit: new Map<number, Found>(),
    balance: new Map<number, Found>(),
  };
  for (const { start, end } of places) {
    const plain = plainText(contract.text.slice(start, end));
    for (const sum of findMoney(plain)) {
      const lead = plain.slice(Math.max(0, sum.start - 60), sum.start);
      const kind = BALANCE.test(lead) ? 'balance' : DEPOSIT.test(lead) ? 'deposit' : TOTAL.test(lead) ? 'total' : null;
      if (kind && !found[kind].has(sum.amount)) found[kind].set(sum.amount, { sum, start, end });
    }
  }
  const [total, deposit, balance] = [only(found.total), only(found.deposit), only(found.balance)];
  if (!total || !deposit || !balance) return [];
  const left = total.sum.amount - deposit.sum.amount;
  const { currency } = total.sum;
  if (left <= 0 || Math.abs(left - balance.sum.amount) < 0.01 || balance.sum.amount >= total.sum.amount) return [];
  if (wording('VAT, tax, GST, discount, deposit of, damage').test(contract.text.slice(balance.start, balance.end)))
    return [];
  return [
    {
      description: `${formatMoney(total.sum)} less ${formatMoney(deposit.sum)} leaves ${formatMoney({ amount: left, currency })}, but the balance is ${formatMoney(balance.sum)}.`,
      evidence: [balance, deposit, total].map(({ start, end }) => evidenceAt(contract, start, end)),
    },
  ];
}

interface Found {
  sum: MoneyMention;
  start: number;
  end: number;
}

function only(found: Map<number, Found>): Found | null {
  const [first, more] = [...found.values()];
  return first && !more ? first : null;
}

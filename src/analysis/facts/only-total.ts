import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import { anyWording, openingWords, upTo, wording } from '../lexicon/words';
import { bareAmount, currenciesIn, findMoney, type Money } from '../mentions/money';
import { isPriceByPart } from './price-by-part';
import { TOTAL_LABELS } from './price-labels';
import { type Rhythm, rhythmOfColumn } from './rhythm';
import type { Source } from './source';

/** What the last row of a list of prices comes to. */
export interface Total {
  money: Money;
  /** How often it is paid; null of a sum for the whole. */
  per: Rhythm | null;
  evidence: Evidence;
}

/** 'Total net', 'Order total', 'Fixed charge, all Deliverables': labels of the sum of a table, whose cells have no sign of their own. */
const NAMES_TOTAL = openingWords(
  '({grand,order,overall,contract} )total, fixed {charge,price,fee}, {order,contract,quote,quotation} {sum,value}',
);
/** Totals of something else than what is paid. */
const OF_OTHER = wording([
  'hour(s), day(s), number, unit(s), weight, area, page(s), visits, liability, floor, per {day,hour,week,unit,head,visit}',
  'sub( ){,-}total, vat, tax(es), deposit, deductions, insured',
]);
const YEARLY = wording('{per,a,each} {year,annum}, yearly, annual, recurring');
const MONTHLY = wording('{per,a,each} month, monthly');
/** How far above a row the head of its table may name the currency, in characters. */
const HEAD_OF_TABLE = 1_500;
/** A bare number below is a count. */
const LEAST = 100;

/** The currency of a cell without a sign: of the head of its table, else the only one that the paper names. */
function currencyAbove({ plain }: Source, at: number): string | null {
  const above = currenciesIn(plain.slice(Math.max(0, at - HEAD_OF_TABLE), at)).at(-1);
  if (above) return above;
  const all = new Set(currenciesIn(plain));
  return all.size === 1 ? ([...all][0] ?? null) : null;
}

function rhythmOf(label: string): Rhythm | null {
  if (MONTHLY.test(label)) return 'month';
  return YEARLY.test(label) ? 'year' : null;
}

/** The totals under labels that name one: with a sign of their own, or as bare numbers of a table whose head names the currency. */
function totalsOf(source: Source): Total[] {
  const { contract, document } = source;
  // 'Total allocation | 240 | | $52,416.00': beside a sum with its sign a bare number is a count.
  const signed = new Set(
    document.labelValues.flatMap(({ label, values }) =>
      values.some(({ text }) => findMoney(text).length > 0) ? label.start : [],
    ),
  );
  return document.labelValues.flatMap(({ names, state, label, value, values, column }): Total[] => {
    const [name = ''] = names;
    const isTotal = names.some((one) => TOTAL_LABELS.has(one));
    if (
      state !== 'filled' ||
      OF_OTHER.test(name.replace(WITH_TAX, '').replace(BEFORE_TAX, '')) ||
      !(isTotal || NAMES_TOTAL.test(name))
    )
      return [];
    const per = rhythmOf(name) ?? rhythmOfColumn(column?.text ?? '');
    return values.flatMap(({ text, start }): Total[] => {
      const written = findMoney(text)[0];
      const evidence = evidenceAt(contract, label.start, value.end);
      if (written) {
        const isAlone = isTotal && text.slice(0, written.start).trim() === '' && written.amount >= 1;
        return isAlone && !isPriceByPart(text.slice(written.end)) ? [{ money: written, per, evidence }] : [];
      }
      const amount = bareAmount(text);
      const isCount = amount === null || amount < LEAST || signed.has(label.start);
      const currency = isCount ? null : currencyAbove(source, start);
      if (amount === null || currency === null) return [];
      return [{ money: { amount, currency }, per, evidence }];
    });
  });
}

/** 'Total for Initial Term, before tax', 'Total Initial Subscription Term': all that is owed, beside the totals of a month or of the first year. */
const OF_TERM = anyWording(
  wording(
    'total',
    upTo(30, '.;:'),
    '{initial,entire,whole,full,committed,minimum,subscription,contract} ({subscription,contract,service,services,licen{c,s}e,minimum} ){term,period,commitment}',
  ),
  wording('total {contract,order,commitment} value, total commitment, total over the term, {term,contract} total'),
);

/** What a list of prices comes to over the whole term, where one of its rows says so; null where none does or two differ. */
function totalOfTerm({ contract, document }: Source): Total | null {
  const totals = document.labelValues.flatMap(({ names, state, label, value, values }): Total[] => {
    if (state !== 'filled' || !names.some((name) => OF_TERM.test(name) && !OF_OTHER.test(name.replace(BEFORE_TAX, ''))))
      return [];
    const sums = values.flatMap(({ text }) => findMoney(text));
    const [money] = sums;
    const isOne = money !== undefined && sums.length === 1 && money.amount >= LEAST;
    return isOne ? [{ money, per: null, evidence: evidenceAt(contract, label.start, value.end) }] : [];
  });
  const [first] = totals;
  return first && totals.every(({ money }) => money.amount === first.money.amount) ? first : null;
}
const BEFORE_TAX = wording(
  '{before,without,excluding,exclusive of,excl.,excl,net of,plus} ({sales,any,all} ){tax,taxes,vat,gst,hst}',
);

const WITH_TAX = wording(
  '{incl.,incl,including,inclusive of,with,inc.,inc} (of )({sales,all} ){VAT,GST,HST,tax,taxes}',
);
const WITHOUT_TAX = anyWording(BEFORE_TAX, wording('net, sub( ){,-}total'));

/** The one total of a paper, or that of its whole term; null where it has none, or several that differ. */
export function onlyTotal(source: Source): Total | null {
  const ofTerm = totalOfTerm(source);
  if (ofTerm) return ofTerm;
  const all = totalsOf(source);
  // 'Total excl. VAT | 125,000', 'VAT | 16,875', 'Total incl. VAT | 141,875': what is paid is the last.
  const taxed = all.filter(({ evidence }) => WITH_TAX.test(plainText(evidence.quote)));
  const totals =
    taxed.length > 0 && all.every((one) => taxed.includes(one) || WITHOUT_TAX.test(plainText(one.evidence.quote)))
      ? taxed
      : all;
  const [first] = totals;
  if (!first || totals.some(({ money }) => money.amount !== first.money.amount)) return null;
  return first;
}

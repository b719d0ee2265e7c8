import { type Span, withoutUnticked } from '../../document/tick-boxes';
import { evidenceAt } from '../../evidence';
import { isRowOfPrices } from '../../facts/volume-named';
import { hasLetters, WHITE_SPACE, withoutLast } from '../../lexicon/characters';
import {
  anyWording,
  asWritten,
  closingWords,
  inClause,
  onlyWords,
  openingWords,
  perhaps,
  type Words,
  wording,
} from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import { findPeriods } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { type Passage, passagesOf } from '../../statements/passages';
import { isBargained } from './bargaining';
import { withCaution } from './caution';
import { isTakenUpLater } from './later-mails';
import { isLegible } from './legible';
import { type Line, lineOf } from './line';
import { LONGEST_WITH_EXCEPTION, toldOf } from './own-words';
import { isOfSum, pricedRow, sharesOfPeople, stagesOf, type TableLine } from './price-tables';

/** What a sum or a share is for, and how much it weighs: what the deal costs first. */
const WEIGHTS: readonly (readonly [words: Words, weight: number])[] = [
  ['purchase price, total price, contract price, contract sum', 10],
  [
    'rent, salary, wage(s), royalt{y,ies}, {licen{c,s}e,subscription,franchise,sponsorship,rights,membership,service,management,monthly,annual,weekly} {fee(s),charge(s),dues,payment(s)}, principal, loan of, lend(s), minimum {commitment,purchase,annual,guarantee}*',
    9,
  ],
  [
    'price(s), fee(s), commission, advance, retainer, remuneration, pay {is,of,will be}, compensation, tuition, dues, premium, consideration, rate',
    8,
  ],
  ['{liability,liable}*, deposit, bonus, instal(l)ment(s), allowance, contribution, share of, liquidated damages', 7],
  ['pay(s), paid, payable, payment(s), invoice(s), charge(s), cost(s)', 6],
];
const OTHER = 5;
/** A sentence on late payment, refunds or what only now and then falls due weighs less. */
const LESSER = wording(
  'late, overdue, interest, refund*, returned, given back, paid back, reimburs*, expenses, insurance, insured, penalt{y,ies}, per occurrence, each occurrence, coverage',
);
const LESS = -2;
const PATTERNS = WEIGHTS.map(([words, weight]) => [wording(words), weight] as const);

const SHARE = /\d\s?%|\bper ?cent\b/i;
/** What a share is of, so that 'a majority of 75%' is none. */
const OF_MONEY = wording(
  'pay(s), paid, payable, fee(s), price(s), commission, royalt{y,ies}, interest, discount, share, rent, deposit, salary, profit(s), revenue(s), sales, charge(s), cost(s), invoice(s)',
);
/** When money is due: 'pays each invoice within thirty days'. */
const PAID = anyWording(
  wording(
    'pay(s), paid, payable, remit, due, settle',
    inClause(60),
    'within, in advance, in arrears, on or before, no later than',
  ),
  wording('{invoice,statement}(s)', inClause(60), 'due, payable, paid'),
);
/** What is paid only now and then. */
const IF = openingWords('if, unless, where, when, should, in the event, upon');
/** 'For example, if the fees are $105,000': nobody owes that. */
const EXAMPLE = openingWords('{by way of {example,illustration},for {example,instance}}');
/** A dollar is a price for form's sake. */
const LEAST_SUM = 1;

/** 'A joint-stock company with a capital of 40 000 euros': what a party is, and nothing that is paid. */
const OF_COMPANY = closingWords('{company,corporation,societ{y,ies}} with (a )(share )capital of( )');

/** How much a text weighs as a financial term; null where it is none. */
function weightOf({ text, lead, isDefinition }: Pick<Passage, 'text' | 'lead' | 'isDefinition'>): number | null {
  if (EXAMPLE.test(text)) return null;
  const hasSum = findMoney(text).some(
    ({ amount, start }) => amount > LEAST_SUM && !OF_COMPANY.test(text.slice(0, start)),
  );
  const hasShare = SHARE.test(text) && OF_MONEY.test(text);
  const isTime = PAID.test(text) && findPeriods(text).length > 0 && OF_MONEY.test(text);
  if (!hasSum && !hasShare && !isTime) return null;
  const weight = PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? OTHER;
  const isLess = LESSER.test(text) || isDefinition || IF.test(text.slice(lead));
  return weight + (isLess ? LESS : 0) + (hasSum ? 1 : 0);
}

type Row = Reading['document']['labelValues'][number];

/** The filled rows of tables and forms, without the options that nobody ticked; a sentence that is made of their cells runs them together. */
const rowsOf = ({ document: { labelValues, unticked } }: Reading): Row[] =>
  labelValues
    .filter(({ form, state }) => form === 'row' && state === 'filled')
    .map((row) => ({ ...row, value: chosenIn(row.value, unticked) }));

/** The value of a row with its text as far as it was chosen: 'yearly £200' of '[ ] monthly £20 [x] yearly £200'. */
function chosenIn(value: Row['value'], unticked: readonly Span[]): Row['value'] {
  const text = withoutUnticked(value.text, value.start, unticked);
  return text === value.text ? value : { ...value, text: text.replace(WHITE_SPACE, ' ').trim() };
}

const isSum = ({ value }: Row): boolean => weightOf({ text: value.text, lead: 0, isDefinition: false }) !== null;

/** The cells of a row that have a sum, each once: of a cell and the cells that it runs together the shortest are sums by themselves. */
function sumsOf(cells: readonly Row[]): Row[] {
  const shortest = cells.filter(isSum).toSorted((one, other) => one.value.text.length - other.value.text.length);
  const told: Row[] = [];
  for (const cell of shortest) {
    const same = told.findIndex(({ value }) => cell.value.text.includes(value.text));
    if (same < 0) told.push(cell);
    // '$9,000.00/yr' beside '$9,000.00' says for how long it is.
    else if (isForTime(cell.value.text, told[same]?.value.text ?? '')) told[same] = cell;
  }
  return told.toSorted((one, other) => one.value.start - other.value.start);
}

const isForTime = (text: string, sum: string): boolean => text.startsWith(sum) && FOR_TIME.test(text.slice(sum.length));
const A_TIME =
  '{hour,hr,day,night,week,wk,month,mo,mth,quarter,qtr,year,yr,annum,unit,user,seat,licence,license,head,person}(.)';
const FOR_TIME = anyWording(
  onlyWords('( )/( )', A_TIME),
  onlyWords(` {per,a,each,every} ${A_TIME}`),
  onlyWords(' {p.a.,pcm,pm,monthly,weekly,yearly,annually}'),
);

/** How a label ends of which the rest was lost with the line that its cell was broken into: 'up to 2.5' of 'tonnes'. */
const CUT_OFF = anyWording(
  closingWords('up to, over, under, more than, less than, at least, at most, about', /\s\d[\d.,]*:?/),
  closingWords('and, or, the, a(n), with, of', perhaps(':')),
);

/** How the rest of a cell begins of which the first words stand in the line above: 'valued at $30,000' of 'a trailer'. */
const CARRIED_ON = asWritten(openingWords('valued, worth, and, or, plus, of, which, that', ' '));

/** 'Extra days: £88 each', of a row whose label says what its sum is for; of a row with several sums each under the heading of its column, without which nobody knows what they are. */
function rowLine(reading: Reading, cells: readonly Row[]): Line | null {
  const sums = sumsOf(cells);
  const [first] = sums;
  if (
    !first ||
    CUT_OFF.test(first.label.text) ||
    CARRIED_ON.test(first.value.text) ||
    (sums.length > 1 && sums.some(({ column }) => column === null))
  )
    return null;
  const values = sums.map(({ label, column, value }) => {
    const isNamed = column && (sums.length > 1 || isOfSum(column.text, `${label.text} ${value.text}`));
    return isNamed ? `${column.text} ${value.text}` : value.text;
  });
  const text = `${withoutLast(first.label.text, ':')}: ${values.join('; ')}`;
  const weight = weightOf({ text, lead: 0, isDefinition: false });
  if (weight === null || !isLegible(text, true) || isTakenUpLater(reading, text, first.label.start)) return null;
  const end = sums.at(-1)?.value.end ?? first.value.end;
  const evidence = [evidenceAt(reading.contract, first.label.start, end)];
  return { text: withCaution(reading, text, first.label.start), evidence, weight };
}

/** '… and a treatment trailer 30%': what stands in the next column ends the words of a cell. */
const ENDS_IN_SHARE = /\p{L} \d{1,3}(?:\.\d{1,2})?\s?%$/u;
const LEADS_TO_SHARE = closingWords(
  'of, at, by, to, is, are, was, be, than, then, and, or, plus, about, around, least, most, over, under, up, down, minus, only, with, in, a, an, the, equal, exceeding, rate, interest, discount, commission, royalty, share, fee, deposit, tax, vat, gst, hst',
  /\s\d{1,3}(?:\.\d{1,2})?\s?%/,
);

/** Whether a text that no sign ends says itself what its one sum is for: 'Initial fee $35,000, not refundable'; '3 £412.00 £1,236.00' is cells without their row. */
function saysWhatFor({ text }: Passage): boolean {
  const sums = findMoney(text);
  const first = sums[0]?.start ?? text.search(SHARE);
  if (sums.length > 0 && ENDS_IN_SHARE.test(text) && !LEADS_TO_SHARE.test(text)) return false;
  return sums.length <= 1 && hasLetters(text.slice(0, first), 3);
}

/** What a table says as a line; none where it is too long, or no financial term. */
function tableLine(reading: Reading, { text, evidence, start }: TableLine): Line[] {
  const weight = weightOf({ text, lead: 0, isDefinition: false });
  if (weight === null || text.length > LONGEST_WITH_EXCEPTION || !isLegible(text, true)) return [];
  if (isTakenUpLater(reading, text, start)) return [];
  return [{ text: withCaution(reading, text, start), evidence, weight }];
}

/** What one of several brings in stands behind what all of them are paid and pay. */
const ofPerson = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, weight: Math.min(line.weight, OTHER + 1) }));

const memo = new WeakMap<Reading['outline'], Line[]>();

/** The sentences, and the rows of tables and forms, that say what is paid, when, and with what interest. */
export function financialLines(reading: Reading): Line[] {
  const known = memo.get(reading.outline);
  if (known) return known;
  const rows = rowsOf(reading);
  const isOfRow = ({ start, end }: Passage) => rows.some(({ label, value }) => label.start < end && start < value.end);
  const sentences = passagesOf(reading).flatMap((passage): Line[] => {
    if (isOfRow(passage) || !(passage.isWhole || saysWhatFor(passage)) || isBargained(reading, passage)) return [];
    if (isRowOfPrices(reading, passage)) return [];
    const priced = pricedRow(reading, passage);
    if (priced) return tableLine(reading, priced);
    const weight = weightOf(passage);
    return weight === null ? [] : lineOf(toldOf(reading, passage, true), weight);
  });
  const byLabel = Map.groupBy(rows, ({ label }) => label.start);
  const stages = stagesOf(reading).flatMap((line) => tableLine(reading, line));
  const people = sharesOfPeople(reading).flat();
  const isOfPeople = (start: number) => people.some((line) => line.start === start);
  const ofRows = [...byLabel].flatMap(([start, cells]) => (isOfPeople(start) ? [] : (rowLine(reading, cells) ?? [])));
  const lines = [...sentences, ...ofRows, ...people.flatMap((line) => ofPerson(tableLine(reading, line))), ...stages];
  memo.set(reading.outline, lines);
  return lines;
}

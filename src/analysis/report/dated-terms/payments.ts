import type { DatedTerm } from '../../../shared/analysis';
import { capitalised } from '../../../shared/phrases';
import { datesOfPaper } from '../../document/dates-of-paper';
import { preliminaryOf } from '../../kinds/preliminary';
import { withoutLast, wordsIn } from '../../lexicon/characters';
import { anyWording, closingWords, inClause, kept, onlyWords, openingWords, wording } from '../../lexicon/words';
import type { DateMention } from '../../mentions/dates';
import { findMoney } from '../../mentions/money';
import { numberFromWords } from '../../mentions/number-words';
import { findPeriods } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { definedDates } from '../key-terms/defined-dates';
import { daysOfYear, firstOfYear, PAID, type TermReader, termIn, YEARLY } from './term';

/** What is paid by the month. */
const WHAT = wording(
  'base rent, rent, {licen{c,s}e,subscription,service,management} fee, retainer, salary, fee(s), instal(l)ment(s), charge(s)',
);
/** 'On the first day of each month', 'on or before the 5th of every calendar month'. */
const EACH_MONTH =
  /\b(?:the )?(?:(first|last|[a-z]+th)|(\d{1,2})(?:st|nd|rd|th)?) (?:calendar )?(?:day )?of (?:each|every)(?: and every)? (?:calendar )?month\b(?! (?:following|after|in which|during|between|from))/i;
/** Times that are no payment: when reports come, or interest is counted. */
const NO_PAYMENT = wording('report(s), statement(s) of, notify, invoice(s) Customer, late charge, meeting(s)');

/** 'In advance on the 1st', 'monthly in arrears on or about the 28th', where the sentence speaks of months. */
const ON_DAY =
  /\bon (?:or (?:about|before) )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:day )?(?:following|after|anniversary))(?! of (?!the month|that month))/i;
const BY_MONTHS = wording('monthly, {per,a,each,every} (calendar )month');
const ONCE_ONLY = wording('if, unless, fails, failure, returned, late');

/** What stands before the day from which something is paid each month. */
const FROM_DAY = closingWords(
  '{from,starting,beginning,commencing,begins,starts,first payment,the first} ({on,from,is,falls due on,due on} )(the )',
);

/** 'A monthly rent of $2,100 on the first day of each month', 'paid monthly in arrears on or about the 28th'. */
export const monthly: TermReader = (reading, passage, text) => {
  const match = EACH_MONTH.exec(text) ?? (BY_MONTHS.test(text) ? ON_DAY.exec(text) : null);
  if (!match || !PAID.test(text) || NO_PAYMENT.test(text)) return [];
  const [, word = '', digits] = match;
  const day = digits ? Number(digits) : word.toLowerCase() === 'last' ? 31 : (numberFromWords(word) ?? Number(word));
  if (!day || day > 31) return [];
  const every = { count: 1, unit: 'month' } as const;
  const own = { kind: 'payment', label: dueOf(text), every, dayOfMonth: day } as const;
  const first = firstNamed(reading, text, day);
  // Nobody knows which month is the first: what is only meant to be agreed runs from no day, and months may be free.
  if (!first && (preliminaryOf(reading) || startsFree(reading, text))) return [];
  return [termIn(reading, passage, first ? { ...own, day: first } : { ...own, anchor: 'start' })];
};

/** 'The first three months are rent-free', 'no rent is payable for the first two months', 'a rent-free period of six weeks'. */
const FREE = anyWording(
  wording(
    'rent_free {period,month,week}(s), rent holiday, {period,month,months,weeks} {rent_free,free of rent}, fee holiday',
  ),
  wording(
    'first',
    inClause(24),
    'month(s), week(s), quarter',
    inClause(24),
    'rent_free, free of {rent,charge}, {are,is} free, no {rent,fee}',
  ),
  wording(
    'no {rent,base rent,minimum rent,fee,licence fee}',
    inClause(30),
    '{for,during,until,in} {the first,month(s)}',
  ),
  // 'Base Rent shall abate for the first two (2) months', 'the first three months' rent is waived'.
  wording(
    '{abate,abates,abated,waived,waives,forgiven,excused,conditionally abated}',
    inClause(40),
    'first, initial, month(s) {#1-2,one,two,three,1st,2nd}',
  ),
  wording('first', inClause(40), '{rent,fee}', inClause(20), '{abated,waived,forgiven,excused}'),
  wording(
    'rent commencement date, rent abatement period, abatement period, {free,abated} rent, {rent,fees} commence(s) on the {second,third,fourth,fifth,sixth,seventh,first day of the}',
  ),
);
const OF_RENT = wording('rent, licen{c,s}e fee, fee');

/** Whether what is paid each month begins with months that are free, so that its first payment isn't that of the start. */
const startsFree = ({ outline }: Reading, text: string): boolean =>
  OF_RENT.test(text) && outline.sentences.some((sentence) => FREE.test(sentence.text));

/** The first day of payment that a text names: 'from 1 November 2025', of payments on that day of the month; null where it names none. */
function firstNamed({ contract }: Reading, text: string, dayOfMonth: number): string | null {
  const days = datesOfPaper(contract, text).filter(
    ({ kind, iso, start }) => kind === 'day' && iso && FROM_DAY.test(text.slice(0, start)),
  );
  const iso = days.length === 1 ? days[0]?.iso : null;
  return iso && Number(iso.slice(-2)) === dayOfMonth ? iso : null;
}

const dueOf = (text: string) => `${capitalised(WHAT.exec(text)?.[0].toLowerCase() ?? 'payment')} due`;

const BY = closingWords('{on,by,before,than,until} (or before )({each,all,both} (of ))(the )');
/** '£230,000 at once and the rest on 31 October': the sum before the day is not what is paid then. */
const REST = wording('the {rest,residue,balance,remainder,remaining +}');
/** What a share is worth by its name, or what it would be bought at: no payment. */
const OF_A_SHARE = closingWords(
  '{par,nominal,face} value( of)( each)( ), {exercise,strike,conversion} price( of)( ), valued at( )',
);
const sumsPaid = (text: string) => findMoney(text).filter(({ start }) => !OF_A_SHARE.test(text.slice(0, start)));
const ON_EVENT = wording('if, unless, provided that, in the event, late, interest');

/** 'In three equal parts on 30 April, 31 July and 31 October 2025', and not the whole sum on each of them. */
const IN_PARTS = wording(
  'in, by',
  inClause(24),
  'part(s), instal(l)ment(s), payment(s), tranche(s), half, halves, third(s), quarter(s)',
);
const EACH_SUM = wording('each( of), every one of, apiece, per instal(l)ment, instal(l)ments of, payments of');
const LISTS = onlyWords(',( and)( or)( on)( by)( the)( ), ( )and( on)( by)( the)( ), ( )&( )');

/** A day with those that its list names behind it. */
function listedFrom(text: string, dates: readonly DateMention[], first: DateMention): DateMention[] {
  const listed = [first];
  for (const next of dates.slice(dates.indexOf(first) + 1)) {
    const last = listed.at(-1) ?? first;
    if (next.kind !== 'day' || !LISTS.test(text.slice(last.end, next.start))) break;
    listed.push(next);
  }
  return listed;
}

/** '$50,000 shall be paid on or before March 1, 2027', '$5,000 on March 1, 2027 and $6,000 on June 1, 2027': each day with the sum before it. */
export const once: TermReader = (reading, passage, text) => {
  const sums = sumsPaid(text);
  if (sums.length === 0 || !PAID.test(text) || ON_EVENT.test(text)) return [];
  const dates = datesOfPaper(reading.contract, text);
  const days = dates.filter(({ kind, iso, start }) => {
    const before = text.slice(0, start);
    // 'Each month, starting on November 1' is paid again.
    return kind === 'day' && iso && BY.test(before) && !(EACH_MONTH.test(text) && FROM_DAY.test(before));
  });
  const told = new Set<DateMention>();
  return days.flatMap((first, i) => {
    if (told.has(first)) return [];
    const { iso, start } = first;
    const listed = listedFrom(text, dates, first);
    for (const day of listed) told.add(day);
    const label = EACH_SUM.test(text) || listed.length === 1 ? null : IN_PARTS.test(text) ? 'Part' : dueOf(text);
    const from = days[i - 1]?.end ?? 0;
    const sum =
      sums.findLast((one) => one.start >= from && one.end <= start) ?? (days.length === 1 ? sums[0] : undefined);
    if (!sum) return [];
    const what = REST.test(text.slice(sum.end, start)) ? 'the rest' : text.slice(sum.start, sum.end);
    const name = label === 'Part' ? `Payment of part of ${what}` : (label ?? `Payment of ${what}`);
    return listed.map((day) => termIn(reading, passage, { kind: 'payment', label: name, day: day.iso ?? iso }));
  });
};

/** Before a day of a list, too: 'on 1 January, 1 April and 1 July'. */
const ON = closingWords('{on,by,before,every,each,and,or} (or before )(the ), \\, (or before )(the )');
const EACH_YEAR = wording('{each,every,a} (calendar )year, annually, annual, yearly, every, quarter days');
/** The usual quarter days of England. */
const QUARTER_DAYS = ['03-25', '06-24', '09-29', '12-25'];

/** 'An annual fee of $89 is debited every June 1', 'on 1 January and 1 July in each year', 'on the usual quarter days'. */
export const yearly: TermReader = (reading, passage, text) => {
  if (!PAID.test(text) || !EACH_YEAR.test(text) || ON_EVENT.test(text) || NO_PAYMENT.test(text)) return [];
  if (findMoney(text).length === 0 && !WHAT.test(text)) return [];
  const written = daysOfYear(text).filter(({ start }) => ON.test(text.slice(0, start)));
  const days = wording('usual quarter days').test(text) ? QUARTER_DAYS : written.map(({ day }) => day);
  return days.flatMap((day): DatedTerm[] => {
    const first = firstOfYear(reading, day);
    return first ? [termIn(reading, passage, { kind: 'payment', label: dueOf(text), day: first, every: YEARLY })] : [];
  });
};

const SPACING: Readonly<Record<string, DatedTerm['every']>> = {
  weekly: { count: 1, unit: 'week' },
  monthly: { count: 1, unit: 'month' },
  quarterly: { count: 3, unit: 'month' },
  'half-yearly': { count: 6, unit: 'month' },
  annual: YEARLY,
  yearly: YEARLY,
};
const INSTALMENTS = wording(
  kept('+'),
  ' (equal )({consecutive,successive} )',
  kept('weekly, monthly, quarterly, half-yearly, annual, yearly'),
  ' (equal ){instal(l)ments,payments}',
);
/** 'The other three quarters vest in 36 equal monthly instalments': what becomes somebody's own is not paid then. */
const VESTS = wording('vest*, {shares,options,units} ~3 {released,earned,exercisable,allotted,transferred}');
const FIRST = wording('the first, beginning, commencing, starting', inClause(60));

/** 'In four equal quarterly instalments, the first on March 1, 2027', '… the first 90 days after the Termination Date'. */
export const instalments: TermReader = (reading, passage, text) => {
  const match = INSTALMENTS.exec(text);
  const count = match ? (numberFromWords(match[1] ?? '') ?? Number(match[1])) : 0;
  const every = SPACING[match?.[2]?.toLowerCase() ?? ''];
  const first = match && FIRST.exec(text.slice(match.index));
  if (!match || !every || !first || !PAID.test(text) || !(count > 1 && count <= 480)) return [];
  if (VESTS.test(text) && sumsPaid(text).length === 0) return [];
  const own = { kind: 'payment', label: 'Instalment due', every, times: count - 1 } as const;
  const day = datesOfPaper(reading.contract, first[0]).find(({ kind, iso }) => kind === 'day' && iso)?.iso;
  if (day) return [termIn(reading, passage, { ...own, day })];
  const place = placeOf(reading, first[0]);
  return place ? [termIn(reading, passage, { ...own, ...place })] : [];
};

const COUNTED =
  /^ (before|prior to|in advance of|after|from|following) (?:the )?(?:date of )?(?:the |your |their )?([A-Za-z][A-Za-z ]{2,40})/;
/** Until when an option is exercised or notice is given, whatever the rent is then. */
const OF_NOTICE = wording('{written,prior} notice, option to {extend,renew,purchase}, exercis{e,es,ed,able}');
const PART = wording('deposit, balance, instal(l)ment, retainer, booking fee, fee, price, payment, rent, remainder');

/** 'The balance of £1,037.50 is due 12 weeks before the wedding', where a date of the wedding is filled in. */
export const relative: TermReader = (reading, passage, text) => {
  if (!PAID.test(text) || !PART.test(text) || NO_PAYMENT.test(text) || ONCE_ONLY.test(text) || OF_NOTICE.test(text))
    return [];
  const place = placeOf(reading, text);
  if (!place) return [];
  const sum = findMoney(text)[0];
  const what = capitalised(PART.exec(text)?.[0].toLowerCase() ?? 'payment');
  const label = sum ? `${what} of ${text.slice(sum.start, sum.end)} due` : `${what} due`;
  return [termIn(reading, passage, { kind: 'payment', label, ...place })];
};

/** Days that facts tell. */
const OF_START = openingWords('{Effective,Commencement,Start} Date');
const OF_END = openingWords('{Termination,Expiration,Expiry,End} Date, end of the {term,lease}');

/** '90 days after the Termination Date', counted from a day that the paper names or that is filled in under that name. */
function placeOf(
  reading: Reading,
  text: string,
): Pick<DatedTerm, 'from' | 'offset'> | Pick<DatedTerm, 'anchor' | 'offset'> | null {
  for (const { count, unit, end } of findPeriods(text)) {
    const [, way = '', name = ''] = COUNTED.exec(text.slice(end)) ?? [];
    const offset = { count: openingWords('before, prior, in advance').test(way) ? -count : count, unit };
    const from = name && dayCalled(reading, name);
    if (from) return { from, offset };
    if (OF_START.test(name)) return { anchor: 'start', offset };
    if (OF_END.test(name)) return { anchor: 'end', offset };
  }
  return null;
}

/** The day of this name: a defined one, else one in a form under a label with the first of its words. */
function dayCalled(reading: Reading, name: string): NonNullable<DatedTerm['from']> | null {
  const defined = definedDates(reading).find((one) => name.startsWith(one.name));
  if (defined) return { label: defined.name, day: defined.iso };
  const [noun = ''] = name.toLowerCase().split(' ');
  if (noun.length < 4) return null;
  for (const { label, names, value } of reading.document.labelValues) {
    if (!names.some((one) => wordsIn(one).includes(noun))) continue;
    const day = datesOfPaper(reading.contract, value.text).find(({ kind, iso }) => kind === 'day' && iso)?.iso;
    if (day) return { label: withoutLast(label.text, ':'), day };
  }
  return null;
}

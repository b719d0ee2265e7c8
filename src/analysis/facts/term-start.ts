import { datesOfPaper } from '../document/dates-of-paper';
import { plainText } from '../document/plain-text';
import { sentenceAt } from '../document/sentence-evidence';
import { withoutStart } from '../lexicon/characters';
import { closingWords, kept, nearestInClause, openingWords, perhaps, wording } from '../lexicon/words';
import { addDays, addPeriod } from '../mentions/calendar';
import { findDates } from '../mentions/dates';
import { datedAnchor } from './dated-anchor';
import { labelledWords } from './labelled';
import { speaksOfOwnDate } from './own-date';
import type { Candidate } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import { tokensOf } from './ranking/tokens';
import type { Source } from './source';

/** From when a term is counted: a day in its own sentence, the agreement's date, the effective date, or an event that nobody can date. */
export type TermStart =
  | { kind: 'day'; iso: string; start: number; end: number }
  | { kind: 'agreement' }
  | { kind: 'effective' }
  /** `named`: words that may begin a contract ('first delivery', 'the Launch Date'), and no other day or happening. */
  | { kind: 'event'; named: boolean };

/** Stems of words (see ranking/tokens.ts) that lead to the first day of a term. */
const STARTING = new Set(['commenc', 'commence', 'begin', 'beginn', 'start', 'from', 'effectiv', 'effective', 'of']);
const ENDING = new Set(
  'until till through thru expir expire end ends ended ending terminat to before conclud finish last'.split(' '),
);
/** How many words before a day may say that the term starts on it. */
const REACH = 5;
/** 'Expiring, unless sooner ended as provided herein, on' a day: much stands between. */
const END_REACH = 14;
/** What 'three years from ...' may be counted from, other than a day. */
const FROM = openingWords(
  nearestInClause(40),
  '{from,after,following,of,commencing {on,from,as of,with,upon},beginning {on,from,with}}( and after)( and including)( the) ',
);
/** 'A season is twelve weeks, and it starts on the day your first box ships'. */
const STARTS_ON = openingWords(
  nearestInClause(30),
  '{it,which,that,this,they} {start,starts,begin,begins,commence,commences,run,runs,count,counts} {on,from,when,once,upon,with}( the) ',
);
const GOES_ON = wording('thereafter, afterwards, after that, then');
const DATE_OF = openingWords('(the ){date,day,time,moment} {of,on which,when} ', perhaps('{the,its,both,the last} '));
/** The contract's own date, and the day on which it takes effect, as a term is said to be counted from them. */
const AGREEMENT_DATE = openingWords([
  'date {hereof,first,set forth,above,written,stated}*, hereof*, execution*, signing*, signature*',
  '(last )signed*, day and year*, agreement date*, contract date*, its (own )date*',
  'this ~3 {agreement,contract,lease,letter,document,deed,licen{c,s}e}*',
  'the {agreement,contract,lease}*',
]);
const EFFECTIVE_DATE = openingWords([
  'effective date*, effectiveness*, commencement*, start(ing) date*, initial date*, term start*',
  '{that,such,the same} {date,day}*, its {effective,commencement} date*',
]);

/** What a contract's performance begins with. */
const BEGINS_WORK = wording(
  'launch*, open, opens, opening*, commenc*, go(-)live, {goes,going} live, start*, beginning, deliver*, install*, accept*, completion, publication, publish*, release*, operation*, ready, availab*, closing, approval, occupancy, possession, shipment, sale(s), production, certif*, use, access',
);
/** In characters. */
const MOST_OF_NAME = 60;

/** Days that stand in the same sentence as a candidate, each with the nearest word before it that says whether the term starts or ends on it. */
function daysBeside(
  source: Source,
  { sentence: row }: Candidate,
): { day: Candidate & { kind: 'date' }; starts: boolean }[] {
  const sentence = viewOf(source).sentences[row];
  if (!sentence) return [];
  const values = sentence.candidates.map(({ start, end, kind }) => ({
    start: start - sentence.start,
    end: end - sentence.start,
    kind,
  }));
  const tokens = tokensOf(sentence.text, values);
  return sentence.candidates.flatMap((day) => {
    if (day.kind !== 'date') return [];
    const at = tokens.findIndex(({ start }) => start === day.start - sentence.start);
    const before = tokens.slice(0, Math.max(0, at)).toReversed();
    const back = before.findIndex(({ text }) => STARTING.has(text) || ENDING.has(text));
    const word = before[back];
    if (!word) return [];
    const starts = STARTING.has(word.text) && !isEndOf(before.slice(back));
    return back < (starts ? REACH : END_REACH) ? [{ day, starts }] : [];
  });
}

/** 'At the end of 11 January 2028': words from the nearest one backwards. */
const isEndOf = ([word, last]: readonly { text: string }[]) => word?.text === 'of' && ENDING.has(last?.text ?? '');

/** The first day that stands in the period's own sentence, told as its start. */
function dayBeside(source: Source, period: Candidate): TermStart | null {
  const day = daysBeside(source, period).find(({ starts }) => starts)?.day;
  return day ? { kind: 'day', iso: day.iso, start: day.start, end: day.end } : null;
}

/** Whether a day's own sentence tells it as the first one of a term: 'twenty-four months to commence on January 4, 1999'. */
export function isToldAsStart(source: Source, day: Candidate): boolean {
  return daysBeside(source, day).some((beside) => beside.starts && beside.day.start === day.start);
}

/** 'But in no event later than February 28, 2013': the day by which it is over, whatever else ends it. */
const AT_THE_LATEST = closingWords(
  '{in no event,in no case,not in any event,but not,and not,but no,and no,at the} ({to,shall it,will it,extend,continue,run,last} )({to,extend,continue,run,last} ){later than,beyond,past,after,latest}( {on,by,until})( the) ',
);

/** The last day of a term that its own sentence writes beside the length: 'three years, expiring on May 4, 2023'. */
export function lastDayBeside(source: Source, period: Candidate): (Candidate & { kind: 'date' }) | null {
  const days = viewOf(source).sentences[period.sentence]?.candidates ?? [];
  const latest = days.find(
    (day) =>
      day.kind === 'date' &&
      day.start > period.end &&
      AT_THE_LATEST.test(source.plain.slice(Math.max(period.end, day.start - 60), day.start)),
  );
  if (latest?.kind === 'date') return latest;
  return daysBeside(source, period).findLast(({ day, starts }) => !starts && day.start > period.end)?.day ?? null;
}

/** How many sentences from a length its two days may stand. */
const SENTENCES_NEAR = 2;
/** In days: the last day of a year may be held to be its anniversary, or the day before. */
const LAST_DAYS = [0, -1];

/** The last day of a length that is written beside it with the first one, as far apart as the length: 'The Term shall commence on July 23, 2013 and expire on July 22, 2016'. */
export function lastDayOfLength(
  source: Source,
  { sentence, period }: Candidate & { kind: 'period' },
): (Candidate & { kind: 'date' }) | null {
  for (const near of viewOf(source).sentences.slice(
    Math.max(0, sentence - SENTENCES_NEAR),
    sentence + SENTENCES_NEAR + 1,
  )) {
    const days = near.candidates.filter((candidate) => candidate.kind === 'date');
    for (const [place, first] of days.entries()) {
      const end = addPeriod(first.iso, period.count, period.unit);
      const last = end && days.slice(place + 1).find(({ iso }) => LAST_DAYS.some((by) => iso === addDays(end, by)));
      if (last) return last;
    }
  }
  return null;
}

/** 'The day on which the first pallet is received', 'the date of opening'; the day of the signature is the contract's own. */
const HAPPENS = wording(
  '{day,date,time,moment} ({on,at,from} ){which,when,that}, when, once, upon, as soon as, {day,date} of ({first,final,practical} ){opening,delivery,installation,completion,acceptance,handover,launch,payment,receipt,registration,approval}',
);

/**
 * Whether a start with a name of its own is defined as the day of an event: 'Commencement Date means the day on which the first pallet is received'. What is called the Effective Date is
 * found as the fact of that name, from which filings count their ends.
 */
function isDefinedByEvent({ document }: Source, named: string): boolean {
  const small = named.toLowerCase();
  if (small.startsWith('effective')) return false;
  const definition = document.definitions.find(
    ({ kind, term }) => kind === 'means' && small.startsWith(term.toLowerCase()) && EFFECTIVE_DATE.test(term),
  );
  const said = definition && plainText(definition.text.text);
  return said !== undefined && HAPPENS.test(said) && findDates(said).length === 0 && !speaksOfOwnDate(said);
}

/** From when a period is counted, by the words after it: 'from the date hereof', 'following the Launch Date'; null where they name nothing. */
function namedStart(source: Source, period: Candidate): TermStart | null {
  const end = sentenceAt(source.outline, period.start)?.end ?? period.end;
  const after = source.plain.slice(period.end, Math.min(end, period.end + 110));
  const from = FROM.exec(after);
  const lead = from ?? STARTS_ON.exec(after);
  // 'Seven years, and thereafter from year to year': it is not the first term that is counted so.
  if (!lead || GOES_ON.test(after.slice(0, lead[0].length))) return null;
  const anchor = withoutStart(after.slice(lead[0].length), `"'`);
  const named = withoutStart(anchor.replace(DATE_OF, ''), `"'`);
  const isNamed = lead === from && BEGINS_WORK.test(named.slice(0, MOST_OF_NAME));
  if (isDefinedByEvent(source, named)) return { kind: 'event', named: isNamed };
  if (EFFECTIVE_DATE.test(named) || findDates(anchor.slice(0, 30)).length > 0) return null;
  if (AGREEMENT_DATE.test(anchor) || AGREEMENT_DATE.test(named)) return { kind: 'agreement' };
  const day = datedAnchor(source, anchor) ?? datedAnchor(source, named);
  return day ? { kind: 'day', ...day } : { kind: 'event', named: isNamed };
}

const TERM_LABEL = openingWords('({initial,first,base,minimum} )', kept('(^2 )'), '{term,period}');

/** 'Subscription Start Date | 15 October 2024' beside 'Subscription Term | 36 months': the one day that a form names as the first of what its label calls so. */
function labelledStart(source: Source, period: Candidate): TermStart | null {
  const row = source.document.labelValues.find(({ value }) => value.start <= period.start && period.end <= value.end);
  const thing = row?.names.map((name) => TERM_LABEL.exec(name)?.[1]?.trim()).find((name) => name);
  if (!thing) return null;
  const names = new Set(
    ['start date', 'start', 'commencement date', 'starts', 'begins'].map((name) => `${thing} ${name}`),
  );
  const days = labelledWords(source, names).flatMap(({ words, pair: { value } }) =>
    datesOfPaper(source.contract, words).flatMap(({ iso, kind }) =>
      kind === 'day' && iso ? [{ kind: 'day' as const, iso, start: value.start, end: value.end }] : [],
    ),
  );
  const [first] = days;
  return first && days.every(({ iso }) => iso === first.iso) ? first : null;
}

/** From when a period is counted: as its own sentence or a form's label says, else from the effective date. */
export function termStart(source: Source, period: Candidate): TermStart {
  return (
    namedStart(source, period) ?? dayBeside(source, period) ?? labelledStart(source, period) ?? { kind: 'effective' }
  );
}

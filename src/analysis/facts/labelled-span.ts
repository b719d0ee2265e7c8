import type { Evidence } from '../../shared/analysis';
import { datesOfPaper } from '../document/dates-of-paper';
import { onlyWords } from '../lexicon/words';
import { labelledWords } from './labelled';
import type { Source } from './source';

/** A day under a label, as written and as YYYY-MM-DD. */
interface LabelledDay {
  iso: string;
  written: string;
  evidence: Evidence;
}

/** The first and the last day of what a form is for. */
export interface LabelledSpan {
  first: LabelledDay;
  last: LabelledDay;
}

const THING =
  'lesson, day, class, session, night, week, season, hire, rental, stay, booking, course, placement, tenancy, licence, membership, event, contract, agreement, term, service, services, lease, cover, plan, subscription, campaign, project, sow, statement of work, order, engagement, storage, parking, boarding, residency';
const THINGS = `{${THING.replaceAll(', ', ',')}}`;
/** What a form calls its first day and its last; each counts only beside the other. */
const FIRST = onlyWords([
  '{commencing,beginning,starting,begins,starts} (on)( and including), from and including, {valid,effective,applies} from, validity start',
  `from, from date, start, starts, starts on, starting, begins, begins on, start{ ,-}date, commencement, check{ ,-}in, arrival`,
  `pick{ ,-}up, collection, out, first ${THINGS}, start of ({the,this,your,our} )${THINGS}, on hire( from)`,
  `${THINGS} {from,starts,begins,start,start date,runs from,commences}`,
]);
const LAST = onlyWords([
  '{ending,expiring,ends,expires,finishing} (on)( and including), {to,until} and including, {valid,effective} {to,until,through,till}, validity end',
  `to, to date, until, till, end, ends, ends on, ending, end{ ,-}date, check{ ,-}out, departure, return, due back, return date`,
  `last ${THINGS}, {end,expiry} of ({the,this,your,our} )${THINGS}, off hire, ${THINGS} {to,until,ends,end,end date,runs until,expires}`,
]);
/** What it calls both together: 'Hire period: 3 May 2025 to 9 May 2025'. */
const BOTH = onlyWords([
  'dates, period, term(s), duration, season, period let, {blanket,order,let} period',
  `${THINGS} {dates,period}, {period,dates,term,terms,duration} of (the )+`,
]);

/** What is left and fetched again: which day comes first depends on who brings it, a dog or a van. */
const THERE_AND_BACK = onlyWords([
  '{set,set-,set }up, {take,take-,take }down, move{ ,-}in, move{ ,-}out, {drop,drop-,drop }off, {pick,pick-,pick }up, drop(ped) off on, pick(ed) up on',
  '({date,time} ){in,out,due in,due back,due out}, {arrives,arriving,leaves,leaving,going home,collect,bring back,take away,back by}',
  '{arrival,departure,collection,return} (date )(and time)',
]);

/** On the head of a ticket of hire: what goes out on one day is due on the other. Of no other form is 'Date due' a last day. */
const GOES_OUT = onlyWords([
  '({date,time,day} )out, {date,time} {/,&,and} {date,time} out, ({date,day} ){rented,hired,picked up,loaned,borrowed,issued,checked out}, {rented,hired} on, {rental,hire,loan} date, {date,day} of {rental,hire,loan}',
  'pick{ ,-}up{ ,-}{date,time}, check{ ,-}out{ ,-}{date,time}',
]);
const IS_DUE = onlyWords([
  '{date,time} due( {in,back}), due( {date,in,back,on,back on,in on}), {date,time} {/,&,and} {date,time} due( {in,back}), return due( {date,by}), return by, to be returned( {by,on}), {expected,scheduled,agreed} return( date)',
  'drop{ ,-}off{ ,-}{date,time}, {return,check-in}{ ,-}{date,time}',
]);

function daysUnder(source: Source, label: RegExp): LabelledDay[] {
  const names = new Set(source.document.labelValues.flatMap((pair) => pair.names.filter((name) => label.test(name))));
  return labelledWords(source, names).flatMap(({ words, evidence }) =>
    datesOfPaper(source.contract, words).flatMap(({ start, end, iso, kind }) =>
      kind === 'day' && iso ? [{ iso, written: words.slice(start, end), evidence }] : [],
    ),
  );
}

/** The days between which the thing lasts that a form is for; null where it names none, or several. */
export function labelledSpan(source: Source): LabelledSpan | null {
  const both = daysUnder(source, BOTH);
  const moved = daysUnder(source, THERE_AND_BACK).toSorted((one, other) => one.iso.localeCompare(other.iso));
  if (both.length === 0 && moved.length === 2) both.push(...moved);
  const out = daysUnder(source, GOES_OUT);
  const due = daysUnder(source, IS_DUE);
  if (both.length === 0 && out.length === 1 && due.length === 1) both.push(...out, ...due);
  const firsts = both.length === 2 ? both.slice(0, 1) : daysUnder(source, FIRST);
  const lasts = both.length === 2 ? both.slice(1) : daysUnder(source, LAST);
  const [first] = firsts;
  const [last] = lasts;
  if (!first || !last || firsts.length > 1 || lasts.length > 1) return null;
  return first.iso < last.iso ? { first, last } : null;
}

import { evidenceAt } from '../evidence';
import { anyWording, inClause, wording } from '../lexicon/words';
import type { Day } from './day';
import { type Fact, stated } from './fact';
import { speaksOfOwnDate } from './own-date';
import type { Source } from './source';
import { heardFrom, SUBJECTS } from './spoken-of';

/** 'They take effect: when the first file is uploaded', 'it only counts once the fee is paid', 'counted from the Opening Date'. */
const BY_EVENT = anyWording(
  wording(
    '{take,takes,taking} effect, {comes,come,enters,enter,coming} into {force,effect}, {is,becomes,be} {binding,effective}, counts',
    /:?\s{0,3}/,
    '({only,first,however,not before} ){when,once,as soon as,after,upon}',
    inClause(60),
    '{has,have,is,are,was,were} ~2 {been,paid,received,done,uploaded,published,registered,approved,opened,delivered,signed,in}',
  ),
  wording(
    '{begin,begins,begin to run,start,starts,commence,commences,counted,counts,runs,initiating,starting} {from,on}',
    inClause(12),
    '{day,date} {of {opening,delivery,payment,approval,registration,publication,handover},on which,when,that}, {Opening,Launch} Date',
  ),
  // 'With the arrival of your signed copy the agreement comes into force.'
  wording(
    '{with,on,upon,after} (the )?{arrival,receipt,return} of',
    inClause(60),
    '{comes,come,enters,enter} into {force,effect}, {takes,take} effect, {becomes,is} {binding,effective}',
  ),
);
/** What else begins with an event. */
const OTHER_BEGINS = wording(
  'warrant*, guarantee(s,d), payment(s), rent, interest, insurance, notice, risk, invoice(d), days, hours, work(s), vest+',
);
const SPOKEN_OF = 0.5;
/** How likely such a sentence is at least to speak of when the contract begins, or of how long it lasts. */
const SPEAKS = { start: 0.02, term: 0.1 };

/** The sentence by which the contract begins on an event that it does not date; null where none says so. */
export function beginningOnEvent(source: Source): Fact<never> | null {
  const said = source.outline.sentences.find((sentence) => {
    const words = source.plain.slice(sentence.start, sentence.end);
    if (!BY_EVENT.test(words) || OTHER_BEGINS.test(words)) return false;
    if (speaksOfOwnDate(words)) return false;
    const { start, term } = SUBJECTS;
    return heardFrom(source, [start], sentence) >= SPEAKS.start || heardFrom(source, [term], sentence) >= SPEAKS.term;
  });
  return said ? stated(SPOKEN_OF, [evidenceAt(source.contract, said.start, said.end)], ON_EVENT) : null;
}

const ON_EVENT = 'it begins on an event';

/** 'Upon the first allotment, or on the 1st day of January 2025, whichever shall first happen'. */
const WHICHEVER = wording('whichever, first to occur, {earlier,later,sooner} (to occur )of');

/** A day beside which its clause names an event that may come before it, or after, is stated and not told. */
export function orEvent(day: Fact<Day>): Fact<Day> {
  if (day.status !== 'found' || !day.evidence.some(({ quote }) => WHICHEVER.test(quote))) return day;
  return stated(day.confidence, day.evidence, ON_EVENT);
}

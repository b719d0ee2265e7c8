import { sentenceAt } from '../document/sentence-evidence';
import { placeOf } from '../kinds/place';
import { closingWords, openingWords, wording } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';
import type { Source } from './source';
import type { TermStart } from './term-start';

/** Words that count a term's first day in wherever it is lived: 'from and including 24 June', '24 June (inclusive)'. */
const INCLUDED_BEFORE = closingWords('{from,on} and including ');
const INCLUDED_AFTER = openingWords(/,? {0,2}\(?/, 'inclusive, both days inclusive');
/** 'Beginning on 5 April', 'starts on 1 May', 'Start date: 1 May', with the name of a weekday between. */
const BEGINS = closingWords(
  [
    '{begin,begins,beginning,commence,commences,commencing,start,starts,starting,started,run,runs} {on,with} ',
    '{start,starts,start date,commencement date,begins,first day,starting date,date of commencement}',
  ],
  /:?\s{0,20}(?:(?:the|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?,? )?/,
  '',
);
/** A day of which the term's own sentence says that it begins on it: 'begins on the Start Date and lasts two years'. */
const BEGINS_ON = wording('{begins,commences,starts,beginning,commencing,starting} {on,with}');

/** Laws that count as that of England does. */
const NEIGHBOUR_LAW = wording([
  '{irish,scots,scottish} {law,courts}, {law(s),courts} of (the )(republic of ){ireland,scotland}',
  'law(s) of northern ireland, governed by irish law',
]);

/** Whether the words around a written day count it as the first one of what begins. */
function isCounted(text: string, at: number, length: number, isEnglish: boolean): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  if (INCLUDED_BEFORE.test(before) || INCLUDED_AFTER.test(text.slice(at + length, at + length + 30))) return true;
  return isEnglish && BEGINS.test(before);
}

/**
 * Whether a term of months or years has its first day within it, so that it ends on the day before the anniversary: always where the contract
 * says 'including'; else, in papers of England and its like, where the term 'begins on' a day. Words: a period 'from' a day leaves that day out
 * (Lester v Garland (1808) 15 Ves 248), one 'beginning on' or 'commencing with' it has it in (Hare v Gocher [1962] 2 QB 641); American
 * papers name the anniversary itself.
 */
export function countsFirstDay(
  source: Source,
  period: { start: number; end: number },
  from: TermStart,
  start: Fact<Day>,
): boolean {
  const { plain, outline } = source;
  const isEnglish = placeOf(plain) === 'England' || NEIGHBOUR_LAW.test(plain);
  if (from.kind === 'day') return isCounted(plain, from.start, from.end - from.start, isEnglish);
  if (from.kind !== 'effective') return false;
  const sentence = sentenceAt(outline, period.start);
  const around = sentence ? plain.slice(sentence.start, sentence.end) : '';
  if (isEnglish && BEGINS_ON.test(around)) return true;
  const written = start.status === 'found' ? start.value.written : undefined;
  return start.evidence.some(({ start: at, end }) => {
    const place = written ? plain.slice(at, end).indexOf(written) : -1;
    return place >= 0 && isCounted(plain, at + place, written?.length ?? 0, isEnglish);
  });
}

import { datesOfPaper } from '../document/dates-of-paper';
import { onlyWords } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';
import type { Source } from './source';

const THING =
  '{event,wedding,party,ceremony,concert,show,race,tour,trip,course,lesson,class,session,night,shoot,performance}';

/** What a form dates that happens under the contract, which binds before: 'Arrival: 10 July', 'Start on site: 12 April'. */
const HAPPENS = onlyWords([
  'arrival, arrive, arriving, check{ ,-}in, departure, depart, leaving, check{ ,-}out, return, due back, back, out',
  '{arrival,departure,delivery,collection,pick{ ,-}up,moving,move,sailing,flight,completion,handover,training} {date,day}',
  'collection, delivery, pick{ ,-}up, drop{ ,-}off, set{ ,-}up, take{ ,-}down, move{ ,-}in, move{ ,-}out, completion, handover',
  '(date of )(the )(expected )start on site, start on the site, on site( from), site start( date), possession of (the )site, works {start,begin,to start}',
  '{start,commencement} of (the ){work,works,building,building work,event,course}',
  `(the ){first,last} {day,night,{${THING.slice(1, -1)}}}`,
  `${THING} {date,day,starts,begins,from}, {date,day} of (the ){${THING.slice(1, -1)}}`,
]);

/** Whether a form's label dates something that happens under the contract. */
export function isLabelOfHappening(name: string): boolean {
  return HAPPENS.test(name);
}

/**
 * Whether the day of a fact stands under a label of a form that reads so.
 * @param isNamed gets the label's name in small letters and the words under it
 */
export function isUnderLabel(
  { contract, document }: Source,
  { value, evidence }: Fact<Day>,
  isNamed: (name: string, words: string) => boolean,
): boolean {
  return document.labelValues.some(
    ({ names: [name = ''], value: words, label }) =>
      isNamed(name, words.text) &&
      evidence.some(({ start, end }) => start <= words.end && label.start <= end) &&
      datesOfPaper(contract, words.text).some(({ iso }) => iso === value?.iso),
  );
}

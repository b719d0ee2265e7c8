import { datesOfPaper } from '../document/dates-of-paper';
import { CLAUSE_NUMBER } from '../lexicon/characters';
import { closingWords, openingWords } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';
import type { Source } from './source';

/** 'On the Closing Date, which shall be no later than 20 December': the day by which it has to come, not the one on which it does. */
export const isLatest = ({ value, evidence }: Fact<Day>): boolean =>
  evidence.length > 0 &&
  evidence.every(({ quote }) => BY_THEN.test(quote.slice(0, Math.max(0, quote.indexOf(value?.written ?? '-')))));
const BY_THEN = closingWords('{no,not} later than, {on or,or} before, at the latest (on )', /\s{0,3}(?:the\s)?/);

/** '9 September 2024' on a line of its own above a letter that is accepted later: when it was written. */
export function isDateAtHead({ contract }: Source, { status, evidence }: Fact<Day>): boolean {
  return (
    status === 'found' &&
    evidence.every(({ quote, start }) => {
      const isFirstHalf = start < contract.text.length / 2;
      const [date] = datesOfPaper(contract, quote);
      return (
        isFirstHalf &&
        date !== undefined &&
        !LABELLED.test(quote) &&
        ONLY_PLACE.test(`${quote.slice(0, date.start)}${quote.slice(date.end)}`)
      );
    })
  );
}

/** 'Start | 1 October 2024', 'Begins May 3, 2025': a label, and no place. */
const LABELLED = openingWords(
  CLAUSE_NUMBER,
  'start*, begin*, commenc*, effective*, from, in force, valid*, term, first*, applies, as of, as from, since, binding',
);
/** 'Leeds, ', '': what stands beside a date at the head of a letter. 'Date: ' may be that from which it runs. */
const ONLY_PLACE = /^(?:\p{Lu}\p{L}+,?\s*)?[\s.,]*$/u;

import { datesOfPaper } from '../document/dates-of-paper';
import type { Passage } from '../document/passage';
import { plainText } from '../document/plain-text';
import { WHITE_SPACE, withoutLast } from '../lexicon/characters';
import { kept, onlyWords, openingWords, wording } from '../lexicon/words';
import type { Source } from './source';

/** A day by its place in the contract's text. */
interface DatedPlace {
  iso: string;
  start: number;
  end: number;
}

/** A word of a name, and words with which it is over: 'Subscription Start Date, and renews'. */
const WORD = /^[\p{L}\d][\p{L}\d'’/-]*$/u;
const OVER = onlyWords(
  'and, or, unless, until, subject, as, with, which, under, if, but, to, by, shown, set, stated, named',
);
const MOST_WORDS = 6;

/** What a length is counted from, by the first of the words behind 'from the', in small letters. */
function nameIn(words: string): string {
  const all = words.split(WHITE_SPACE).slice(0, MOST_WORDS);
  const end = all.findIndex((word) => OVER.test(word) || !WORD.test(word));
  const last = end < 0 ? '' : withoutLast(all[end] ?? '', '.,;:)"');
  return [...all.slice(0, end < 0 ? MOST_WORDS : end), ...(WORD.test(last) && !OVER.test(last) ? [last] : [])]
    .join(' ')
    .toLowerCase();
}

/** 'The start of the services' is 'services start' on a form, 'the date of acceptance' 'acceptance'. */
const OF_A_THING = openingWords('({date,day,time} of (the )){start,beginning,commencement} of (the )', kept('+( +)'));
const DATE_OF = openingWords('{date,day} of (the )', kept('+( +)'));
/** What is a name for no day: 'six months from then'. */
const NO_NAME = wording('then, that, it, this, there, time, date, day, month, year, end, expiry, termination');

/** The names under which a form or a definition may give the day that words call so, in small letters. */
function namesOf(words: string): string[] {
  const name = nameIn(words);
  if (name === '' || (NO_NAME.test(name) && !name.includes(' '))) return [];
  const thing = OF_A_THING.exec(name)?.[1];
  if (thing) return [name, `start of ${thing}`, `${thing} start`, `${thing} start date`, `${thing} commencement`];
  const of = DATE_OF.exec(name)?.[1];
  if (of) return [name, of, `${of} date`];
  return [name, `${name} date`];
}

/** A day that may still move: 'the later of September 1 and 120 days after possession', 'expected 1 May'. */
const MAY_MOVE = wording(
  'later, earlier, sooner, after, following, about, around, approximate*, target*, anticipat*, expect*, estimat*, plan*, tentativ*, or such, or any, no later than, not later than, on or before, not before',
);

const isOneOf = (names: readonly string[], label: string): boolean =>
  names.some((name) => label === name || label.startsWith(`${name} `));

/**
 * The day to which the paper itself sets what a length is counted from ('twelve months from the Subscription Start Date', 'from the first lesson'): under a label of that name, or by
 * its definition; null where neither gives one day.
 * @param words those behind 'from the', to the end of the sentence or less
 */
export function datedAnchor({ contract, document }: Source, words: string): DatedPlace | null {
  const names = namesOf(words);
  if (names.length === 0) return null;
  const labelled = document.labelValues.flatMap(({ names: labels, state, value }) =>
    state === 'filled' && labels.some((label) => isOneOf(names, label)) ? [value] : [],
  );
  const defined = document.definitions.flatMap(({ kind, term, text }) =>
    kind !== 'reference' && names.includes(term.toLowerCase()) ? [text] : [],
  );
  return oneDay(labelled) ?? oneDay(defined);

  function oneDay(places: readonly Passage[]): DatedPlace | null {
    if (places.some(({ text }) => MAY_MOVE.test(text))) return null;
    const days = places.flatMap(({ start, text }) =>
      datesOfPaper(contract, plainText(text)).map((day) => ({
        ...day,
        start: start + day.start,
        end: start + day.end,
      })),
    );
    const [first] = days;
    if (!first?.iso || days.some(({ kind, iso }) => kind !== 'day' || iso !== first.iso)) return null;
    return { iso: first.iso, start: first.start, end: first.end };
  }
}

import type { Sentence } from '../document/outline';
import { ANY_PAPER, PAPER_NAMES } from '../lexicon/en/paper-names';
import { everywhere, openingWords, wording } from '../lexicon/words';
import type { Source } from './source';

/** Longer papers are drafted by lawyers, who write 'this Agreement'; in characters. */
const LONGEST = 60_000;
/** What stands above the first clause says what the paper is, in characters. */
const HEAD = 400;
/** A paper that ends what it names is no such paper: its day is the last of another one. */
const ENDS_IT = wording([
  'severance, settlement, terminat+, redundancy, release, separation, exit, surrender, cancellation, ending',
  'compromise, resignation',
]);
/** Whose it is: 'the hire', 'Executive's employment'. */
const WHOSE = wording("the, this, our, your, my, his, her, their, these, 's");
/** After its name a paper does something: 'the hire ends', but not 'the hire charge'. */
const GOES_ON = openingWords([
  ' {is,are,was,will,shall,may,can,must,should,has,have,does,do,took,takes,take,comes,come,goes,go,rolls,roll,lapses,lapse}',
  ' {runs,run,lasts,last,ends,end,ending,starts,start,starting,begins,begin,beginning,finishes,finish,stops,stop,expires}',
  ' {continues,continue,commences,commence,commenced,started,began,renews,renew,itself,early,sooner,straight}',
  ' {on,from,until,till,at,by,for,with,in,under,before,after,to,or,and,if,unless,without,between,when,as,of,then,so}',
]);
const STOPS = '.;:,)';
/** What stands for each name, in the words that the models were trained on. */
const STANDARD = 'this Agreement';

const known = new WeakMap<Source, Source | null>();

/**
 * The same contract as it reads where what it calls itself ('the hire', 'your employment') is called an agreement: the trained models have seen few
 * others. Offsets stay those of the contract. Null where it calls itself nothing else.
 */
export function inStandardWords(source: Source): Source | null {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = reworded(source);
  known.set(source, made);
  return made;
}

/** What a reader finds in the contract, else in its standard words. */
export function orInStandardWords<T>(source: Source, read: (source: Source) => T | null): T | null {
  const found = read(source);
  if (found !== null) return found;
  const other = inStandardWords(source);
  return other && read(other);
}

/** The names by which the paper calls itself: those of its title's kind of deal, and those that it says 'this' of. */
function namesOf({ plain }: Source): string[] {
  const head = plain.slice(0, HEAD);
  if (ENDS_IT.test(head)) return [];
  const titled = PAPER_NAMES.filter((names) => wording(names.map(asPhrase)).test(head)).flat();
  const said = PAPER_NAMES.flat().filter((name) => wording(`this ${asPhrase(name)}`).test(plain));
  return [...new Set([...titled, ...said, ...ANY_PAPER])];
}

const asPhrase = (name: string) => `${name}(s)`;

/** A name stands behind a word that says whose it is, or begins a sentence. */
function placesIn(text: string, name: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(everywhere(name))].flatMap((match) => {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 16);
    return STOPS.includes(after.charAt(0)) || GOES_ON.test(after) ? [{ start: match.index, end }] : [];
  });
}

function reworded(source: Source): Source | null {
  const { plain, outline } = source;
  if (plain.length > LONGEST) return null;
  const names = namesOf(source).map(asPhrase);
  if (names.length === 0) return null;
  const name = wording(WHOSE, ' ', names);
  const places = placesIn(plain, name);
  if (places.length === 0) return null;
  const sentences = outline.sentences.map((sentence): Sentence => {
    let text = sentence.text;
    for (const { start, end } of placesIn(text, name).toReversed())
      text = `${text.slice(0, start)} ${STANDARD}${text.slice(end)}`;
    return text === sentence.text ? sentence : { ...sentence, text };
  });
  const inStandard = { ...outline, sentences };
  return { ...source, outline: inStandard, provisions: source.provisions.of(inStandard), ownNames: places };
}

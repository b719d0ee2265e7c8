import { COMMA_OR_BLANK, opensWithCapital, withoutLast } from '../../lexicon/characters';
import { asWritten, onlyWords } from '../../lexicon/words';

/** Words within a person's name that begin small: 'Beatrix van Aalst', 'Jo de la Cruz', 'Amir bin Yusof'. */
const PARTICLES: ReadonlySet<string> = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'da',
  'di',
  'do',
  'del',
  'della',
  'la',
  'le',
  'du',
  'ter',
  'ten',
  'bin',
  'binti',
  'binte',
  'bte',
  'a/l',
  'a/p',
  'dos',
  'los',
  'las',
  'dei',
  'degli',
  'zum',
  'zur',
  'ibn',
  'al',
  'el',
  'y',
  'e',
  'zu',
  'af',
  'ap',
  'af',
]);
const TITLES: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
  'prof',
  'professor',
  'sir',
  'dame',
  'rev',
  'mdm',
  'madam',
  'mme',
  'shri',
  'smt',
  'sri',
  'ir',
  'dato',
  "dato'",
  'datuk',
  'datin',
  'puan',
  'encik',
  'hj',
  'haji',
  'hajjah',
  'adv',
  'ing',
  'dipl.-ing',
  'mag',
  'engr',
  'hon',
  'capt',
  'herr',
  'frau',
  'mlle',
  'dott',
  'dra',
]);
const SUFFIX = asWritten(onlyWords('{Jr,Sr,II,III,IV,MD,M.D,PhD,Ph.D,Esq}(.)'));
const WORD = /^\p{Lu}(?:[\p{L}\p{M}'’.-]{0,24})$/u;
/** Words of headings and warnings in capitals, which no name has. */
const NEVER: ReadonlySet<string> = new Set(
  'of the and or for in to by with without including any all not no this that is are private strictly our your their how what when where which who if'.split(
    ' ',
  ),
);
/** Between the titles of a couple: 'Mr and Mrs T Hale'. */
const JOINS: ReadonlySet<string> = new Set(['and', '&']);
const MOST_WORDS = 6;

export function isTitle(word: string): boolean {
  return TITLES.has(withoutLast(word.toLowerCase(), '.'));
}

/** The words of a name without the courtesy titles before it: those of 'Mr and Mrs T Hale' are 'T' and 'Hale'. */
export function withoutTitles(words: readonly string[]): string[] {
  const first = words.findIndex((word, at) => !isTitle(word) && !(JOINS.has(word) && isTitle(words[at + 1] ?? '')));
  return first < 0 ? [] : words.slice(first);
}

/** Whether the words have the shape of a person's name: two to five of them, capitalised but for particles, after any courtesy title. */
export function hasShapeOfPerson(name: string): boolean {
  const words = withoutTitles(name.split(COMMA_OR_BLANK).filter((word) => word !== ''));
  // 'Saoirse and Felix Lang' share a surname.
  if (words.length > 3 && words[1] === 'and' && WORD.test(words[0] ?? '')) words.splice(0, 2);
  while (words.length > 0 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (!WORD.test(first) || !WORD.test(last) || last.endsWith('.') || last.length < 2) return false;
  return words.every((word) => (WORD.test(word) && !NEVER.has(word.toLowerCase())) || PARTICLES.has(word));
}

/**
 * A name with the courtesy title before it, as British papers name their parties: 'Mr Tobias Okonjo-Hale', 'Mr and Mrs T Hale'. One with a full stop ('Mr. Hale') is how
 * sentences speak of somebody.
 */
export function withTitle<Mention extends { name: string; start: number }>(text: string, mention: Mention): Mention {
  const title = /(?:^|[\s(])((?:(?:Mr|Mrs|Ms|Dr) (?:and|&) )?(?:Mr|Mrs|Ms|Miss|Mx|Dr) )$/.exec(
    text.slice(Math.max(0, mention.start - 14), mention.start),
  )?.[1];
  return title ? { ...mention, name: `${title}${mention.name}`, start: mention.start - title.length } : mention;
}

/** Whether one name shortens the other to its initials: 'F. Abernethy' and 'Mr Fraser Abernethy'. The longer one is the second. */
export function isInitialOf(short: string, whole: string): boolean {
  const [initials, names] = [short, whole].map((name) => withoutTitles(name.split(' ')));
  if (!initials || !names || initials.length < 2 || names.length < 2) return false;
  const given = initials.slice(0, -1);
  return (
    initials.at(-1)?.toLowerCase() === names.at(-1)?.toLowerCase() &&
    given.every((word) => isInitial(word)) &&
    !isInitial(names[0] ?? '') &&
    given[0]?.[0] === names[0]?.[0]
  );
}

/** Whether a name is another's without the middle names: 'Jemma Coldwell' of 'Jemma Louise Coldwell'. */
export function leavesOutMiddleNames(short: string, whole: string): boolean {
  const [few, all] = [short, whole].map((name) => withoutTitles(name.toLowerCase().split(' ')));
  return few?.length === 2 && (all?.length ?? 0) > 2 && few[0] === all?.[0] && few[1] === all?.at(-1);
}

const isInitial = (word: string) => opensWithCapital(word) && withoutLast(word, '.').length === 1;

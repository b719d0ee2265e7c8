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
  'dos',
  'del',
  'della',
  'la',
  'le',
  'du',
  'ter',
  'ten',
  'bin',
  'binti',
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
]);
const SUFFIX = /^(?:Jr|Sr|II|III|IV|MD|M\.D|PhD|Ph\.D|Esq)\.?$/;
const WORD = /^\p{Lu}(?:[\p{L}\p{M}'’.-]{0,24})$/u;
const MOST_WORDS = 6;

export function isTitle(word: string): boolean {
  return TITLES.has(word.toLowerCase().replace(/\.$/, ''));
}

/** Whether the words have the shape of a person's name: two to five of them, capitalised but for particles, after any courtesy title. */
export function hasShapeOfPerson(name: string): boolean {
  const words = name.split(/,? /).filter((word) => word !== '');
  while (words.length > 0 && isTitle(words[0] ?? '')) words.shift();
  while (words.length > 0 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (!WORD.test(first) || !WORD.test(last) || /\.$/.test(last) || last.length < 2) return false;
  return words.every((word) => WORD.test(word) || PARTICLES.has(word));
}

import { hasCapital, hasLetters } from '../lexicon/characters';
import { COMMONEST_LIGATURE_WORDS, LIGATURE_WORDS, WORDS_BY_CHANCE } from './ligature-words';
import type { Line } from './lines';

/** How a font lost the letters that it draws as one: without a trace, with a gap or another character for them, or cut apart around them. */
type Fault = 'lost' | 'gap' | 'replaced' | 'split-after' | 'split-before' | 'split-around' | 'split-inside';

const F_LIGATURES = ['ffi', 'ffl', 'ff', 'fi', 'fl'] as const;
const T_LIGATURES = ['tti', 'ft', 'tf', 'ti', 'tt'] as const;
const LIGATURES: readonly string[] = [...F_LIGATURES, ...T_LIGATURES];
/** The ligatures that a font may lose: each alone, those with f, those with t, or all of them; the longest first. */
const LOSSES: readonly RegExp[] = [...LIGATURES.map((ligature) => [ligature]), F_LIGATURES, T_LIGATURES, LIGATURES].map(
  (ligatures) => new RegExp(ligatures.join('|'), 'g'),
);
/** What a font without a map has for a letter; 'Þ' and 'ß' are fi and fl where the codes of one system are read as another's. */
const REPLACED = /[\ufffd\ue000-\uf8ffÞß]/g;
const REPLACEMENT = '\ufffd';
const DRAWN: Readonly<Record<Fault, (ligature: string) => string>> = {
  lost: () => '',
  gap: () => ' ',
  replaced: () => REPLACEMENT,
  'split-after': (ligature) => `${ligature} `,
  'split-before': (ligature) => ` ${ligature}`,
  'split-around': (ligature) => ` ${ligature} `,
  'split-inside': ([first = '', ...rest]) => `${first} ${rest.join('')}`,
};
const FAULTS = Object.keys(DRAWN) as Fault[];

/** A word as a fault leaves it. */
interface BrokenWord {
  word: string;
  fault: Fault;
  loss: RegExp;
}

/** Characters to drop at a place of a line, and what stands there instead. */
interface Edit {
  at: number;
  drop: number;
  insert: string;
}

/** A broken word in a line, with its edits. `isSure`: it can be nothing else, wherever it stands alone. */
interface Match extends BrokenWord {
  edits: Edit[];
  isSure: boolean;
}

/** Broken words by their first fragment, each with its whole: 'noti' → 'noti ce'. */
type Index = Map<string, Map<string, BrokenWord>>;

/** A font that loses ligatures loses them in many words: fewer than this are chance, and fewer than the second where one of them is sure. */
const FEWEST_WORDS = 3;
const FEWEST_WITH_SURE = 2;
/** Of the words with a ligature at least this share is broken, be it in the headings only. */
const LEAST_SHARE = 0.05;
const MOST_FRAGMENTS = 4;
/** What is left of a word must have so many letters. */
const SHORTEST_STUB = 3;
const SHORTEST_OWN = 5;
/** A word that is mended alone, wherever it stands, has so many letters left. */
const SHORTEST_ALONE = 3;
const TOKEN = /[a-z\ufffd]+/g;

/** A word as a fault leaves it, with the edits that mend it; null where it has none of the ligatures. */
function broken(word: string, loss: RegExp, fault: Fault): { text: string; edits: Edit[] } | null {
  let text = '';
  let from = 0;
  const edits: Edit[] = [];
  for (const match of word.matchAll(loss)) {
    text += word.slice(from, match.index);
    // Two gaps side by side are one.
    const drawn = DRAWN[fault](match[0]).slice(fault === 'gap' && text.endsWith(' ') ? 1 : 0);
    edits.push({ at: text.length, drop: drawn.length, insert: match[0] });
    text += drawn;
    from = match.index + match[0].length;
  }
  if (edits.length === 0) return null;
  text += word.slice(from);
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  return {
    text: trimmed,
    edits: edits.map(({ at, drop, insert }) => {
      const start = Math.max(0, at - lead);
      return { at: Math.min(start, trimmed.length), drop: Math.min(at + drop - lead, trimmed.length) - start, insert };
    }),
  };
}

/** Whether a broken word can't be taken for what stands there: one of its fragments at least is no word of English. */
function isTelling(text: string, fault: Fault): boolean {
  const fragments = text.split(' ');
  if (fragments.length > MOST_FRAGMENTS || fragments.some((fragment) => fragment === '')) return false;
  if (text.replaceAll(' ', '').length < SHORTEST_STUB) return false;
  return fault === 'replaced' || fragments.some((fragment) => !WORDS_BY_CHANCE.has(fragment));
}

function indexOf(words: Iterable<string>, faults: readonly Fault[]): Index {
  const known = new Set(words);
  const index: Index = new Map();
  for (const word of known) {
    const told = new Set<string>();
    for (const loss of LOSSES) {
      // A word with one ligature loses the same with it alone, with its family and with all.
      const lost = word.replace(loss, REPLACEMENT);
      if (lost === word || told.has(lost)) continue;
      told.add(lost);
      for (const fault of faults) {
        const text = broken(word, loss, fault)?.text ?? '';
        if (!isTelling(text, fault) || known.has(text)) continue;
        const first = text.split(' ', 1)[0] ?? '';
        const wholes = index.get(first) ?? new Map<string, BrokenWord>();
        if (!wholes.has(text)) wholes.set(text, { word, fault, loss });
        index.set(first, wholes);
      }
    }
  }
  return index;
}

let ofCommonest: Index | null = null;

const COMMONEST: ReadonlySet<string> = new Set(COMMONEST_LIGATURE_WORDS);

/** Whether nothing in a broken word is a word or a name: 'noce', 'noti ce' and 'o ce', but neither 'media on' nor 'Trac'. */
function isNothingElse(words: string): boolean {
  if (hasCapital(words) || words.replaceAll(' ', '').length < SHORTEST_ALONE) return false;
  const fragments = words.split(' ').filter((fragment) => fragment.length > 1);
  return fragments.length > 0 && fragments.every((fragment) => !WORDS_BY_CHANCE.has(fragment));
}

/** The broken words of a line; `text` is in small letters, with one sign for all that stands for a lost ligature. */
function matchesIn(line: string, index: Index): Match[] {
  const text = line.replace(REPLACED, REPLACEMENT).toLowerCase();
  // A letter whose small form is longer would move all that follows.
  if (text.length !== line.length) return [];
  const tokens = [...text.matchAll(TOKEN)];
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const wholes = index.get(tokens[at]?.[0] ?? '');
    if (!wholes) continue;
    for (let last = Math.min(at + MOST_FRAGMENTS, tokens.length) - 1; last >= at; last--) {
      const [start, end] = [tokens[at]?.index ?? 0, (tokens[last]?.index ?? 0) + (tokens[last]?.[0].length ?? 0)];
      const found = wholes.get(text.slice(start, end));
      // Letters of other alphabets are letters too: 'é' ends no word.
      if (hasLetters(text.charAt(start - 1) + text.charAt(end))) continue;
      // Capitals are not drawn as ligatures: 'RMS' is no 'firms'.
      if (!found || /\p{Lu}\p{Lu}/u.test(line.slice(start, end))) continue;
      const { edits = [] } = broken(found.word, found.loss, found.fault) ?? {};
      const isSure = COMMONEST.has(found.word) && isNothingElse(line.slice(start, end));
      matches.push({ ...found, isSure, edits: edits.map((edit) => ({ ...edit, at: edit.at + start })) });
      at = last;
      break;
    }
  }
  return matches;
}

/** What a document shows of a fault: which words it broke, and how often each ligature. */
interface Shown {
  words: Set<string>;
  hasSure: boolean;
  times: Map<string, number>;
}

/**
 * The ligatures that a font of the document lost, by the fault: in enough words of contracts to be no chance, and not in a word among a
 * hundred whole ones.
 * @param matches broken words among the commonest
 */
function faultsOf(lines: readonly Line[], matches: readonly Match[]): Map<Fault, Set<string>> {
  const shown = new Map<Fault, Shown>();
  const whole = new Map<string, number>();
  for (const { fault, word, edits, isSure } of matches) {
    const known = shown.get(fault) ?? { words: new Set(), times: new Map(), hasSure: false };
    shown.set(fault, known);
    known.words.add(word);
    known.hasSure ||= isSure;
    for (const { insert } of edits) known.times.set(insert, (known.times.get(insert) ?? 0) + 1);
  }
  const enough = [...shown].filter(
    ([, { words, hasSure }]) => words.size >= (hasSure ? FEWEST_WITH_SURE : FEWEST_WORDS),
  );
  if (enough.length === 0) return new Map();
  for (const { text } of lines) {
    for (const [word] of text.toLowerCase().matchAll(TOKEN)) {
      if (!COMMONEST.has(word)) continue;
      for (const ligature of LIGATURES)
        if (word.includes(ligature)) whole.set(ligature, (whole.get(ligature) ?? 0) + 1);
    }
  }
  const faults = new Map<Fault, Set<string>>();
  for (const [fault, { times }] of enough) {
    // A ligature of which the commonest words show nothing, whole or broken, goes with the others.
    const often = LIGATURES.filter((one) => (times.get(one) ?? 0) >= LEAST_SHARE * (whole.get(one) ?? 0));
    if (often.some((one) => times.has(one))) faults.set(fault, new Set(often));
  }
  return faults;
}

/** The words of a document that stand whole somewhere in it and could be broken elsewhere. */
function ownWords(lines: readonly Line[]): Set<string> {
  const times = new Map<string, number>();
  for (const { text } of lines) {
    for (const [word] of text.toLowerCase().matchAll(TOKEN)) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([word, count]) => (count > 1 && word.length >= SHORTEST_OWN ? word : [])));
}

/** A line with its edits made. A rectangle reaches over the letters that stand in its part again. */
function edited(line: Line, edits: readonly Edit[]): Line {
  let text = '';
  let done = 0;
  for (const { at, drop, insert } of edits) {
    text += line.text.slice(done, at) + insert;
    done = at + drop;
  }
  text += line.text.slice(done);
  /** Where an offset of the old line is now. What is inserted inside of a word between two parts belongs to the first. */
  const moved = (offset: number, isEnd: boolean): number => {
    const isAfter = isEnd || (offset > 0 && line.text.charAt(offset - 1) !== ' ');
    let by = 0;
    for (const { at, drop, insert } of edits) {
      if (at > offset || (at === offset && !isAfter)) break;
      by += insert.length - Math.min(drop, offset - at);
    }
    return offset + by;
  };
  const parts = line.parts.map((part) => ({ ...part, start: moved(part.start, false), end: moved(part.end, true) }));
  return { ...line, text, parts: parts.map((part, index) => reaching(part, parts[index + 1])) };
}

/** A part whose letters touch those of the next reaches to it on the page too. */
function reaching(part: Line['parts'][number], next: Line['parts'][number] | undefined): Line['parts'][number] {
  const gap = next && next.start === part.end ? next.x - (part.x + part.width) : 0;
  return gap > 0 && part.place === undefined ? { ...part, width: part.width + gap } : part;
}

/**
 * Mends words of which the PDF's fonts lost the letters that they draw as one, or cut them apart there: 'noce' and 'noti ce' for notice,
 * 'o ce' for office, 'e ective' for effective. The commonest words are mended wherever what is left can be nothing else; others, and
 * the document's own words, only where the fault shows in several. Null where the document has none: nothing is to be changed.
 * @param lines all lines of a document; a line that is changed is given anew, with its parts moved
 */
export function mendLigatures(lines: readonly Line[]): Map<Line, Line> | null {
  ofCommonest ??= indexOf(COMMONEST_LIGATURE_WORDS, FAULTS);
  let found = new Map<Line, Match[]>();
  for (const line of lines) {
    const matches = matchesIn(line.text, ofCommonest);
    if (matches.length > 0) found.set(line, matches);
  }
  const faults = faultsOf(lines, [...found.values()].flat());
  if (faults.size > 0) {
    const index = indexOf([...LIGATURE_WORDS, ...ownWords(lines)], [...faults.keys()]);
    found = new Map(lines.map((line) => [line, matchesIn(line.text, index)]));
  }
  const mended = new Map<Line, Line>();
  for (const [line, matches] of found) {
    const edits = matches
      .filter(({ fault, edits, isSure }) => isSure || edits.every(({ insert }) => faults.get(fault)?.has(insert)))
      .flatMap((match) => match.edits);
    if (edits.length > 0) mended.set(line, edited(line, edits));
  }
  return mended.size > 0 ? mended : null;
}

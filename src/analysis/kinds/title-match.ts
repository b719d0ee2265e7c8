import { asWritten, wording } from '../lexicon/words';
import { foldWords } from './fold';
import type { PhraseMatch } from './phrase-index';
import { KIND_PHRASES, type KindOwner } from './phrases';
import { CLASS_NOUNS, type TitleLine } from './title-lines';

/** How well a title names a kind, each 0 to 1. `own`: by a phrase of this kind alone; `shared`: by one that needs the structure. */
export interface TitleMatch {
  own: number;
  shared: number;
  /** The kind is the first that the title names. */
  first: number;
  line: TitleLine;
  /** Of how many words the longest phrase is. */
  words: number;
}

/** Words of a title that say nothing of the kind. */
const SMALL: ReadonlySet<string> = new Set(
  foldWords(
    'a an the of and for form this our your to on by or in with no amended restated master exclusive nonexclusive general standard new revised first second third fourth fifth draft copy final model template sample between dated effective as inc llc ltd limited corp company co plc agreement contract deed terms conditions',
  ),
);
/** Papers that change or hang on another one, which the rest of the title names. */
const HANGING: ReadonlySet<string> = new Set(
  foldWords(
    'amendment addendum supplement variation extension waiver rider schedule exhibit annex appendix order joinder termination letter sow guaranty novation renewal supplemental supplementary amending statement',
  ),
);
const TOWARDS: ReadonlySet<string> = new Set(['to', 'of', 'under', 'pursuant']);
/** 'Freight Services Agreement' is about freight. */
const AFTER_HEAD: ReadonlySet<string> = new Set(['service', 'program']);
const QUALITY = { base: 0.45, coverage: 0.35, head: 0.2 };

/** Where in a title the name of the paper above begins: 'Amendment No. 2 to | the Supply Agreement'. -1 where none is named. */
export function upperPaperFrom(words: readonly string[]): number {
  const at = words.findIndex(
    (word, index) =>
      TOWARDS.has(word) &&
      words.slice(0, index).some((before) => HANGING.has(before)) &&
      words.slice(index).some((after) => CLASS_NOUNS.has(after)),
  );
  // 'Statement of Work', 'Terms of the Order' name no other paper by their own 'of'.
  return at < 0 || (words[at] === 'of' && asWritten(wording('statement*, scope*, term*')).test(words[at - 1] ?? ''))
    ? -1
    : at + 1;
}

/** What the titles say of each kind; the best line counts for each. */
export function matchTitles(lines: readonly TitleLine[]): Map<string, TitleMatch> {
  const best = new Map<string, TitleMatch>();
  for (const line of lines) {
    for (const [kind, match] of matchesOf(line)) {
      const known = best.get(kind);
      if (!known || worth(match) > worth(known)) best.set(kind, match);
    }
  }
  return best;
}

function worth({ own, shared }: TitleMatch): number {
  return own + shared / 2;
}

function matchesOf(line: TitleLine): Map<string, TitleMatch> {
  const upper = upperPaperFrom(line.words);
  const words = upper < 0 ? line.words : line.words.slice(0, upper - 1);
  const matches = longestOnly(words, KIND_PHRASES.titles.matchesIn(words));
  const telling = words.filter((word) => !SMALL.has(word)).length;
  const firstFrom = Math.min(...matches.map(({ from }) => from));
  const found = new Map<string, TitleMatch>();
  for (const match of matches) {
    const length = words.slice(match.from, match.to).filter((word) => !SMALL.has(word)).length;
    const coverage = telling === 0 ? 1 : Math.min(1, Math.max(length, 0.5) / telling);
    const head = words.slice(match.to).every((word) => isNoise(word) || AFTER_HEAD.has(word)) ? 1 : 0;
    const quality = (QUALITY.base + QUALITY.coverage * coverage + QUALITY.head * head) * line.weight;
    for (const { kind, says } of match.owners) {
      if (says === 'not') continue;
      const known = found.get(kind) ?? { own: 0, shared: 0, first: 0, line, words: 0 };
      found.set(kind, {
        own: says === 'own' ? Math.max(known.own, quality) : known.own,
        shared: says === 'shared' ? Math.max(known.shared, quality) : known.shared,
        first: match.from === firstFrom ? 1 : known.first,
        line,
        words: Math.max(known.words, match.to - match.from),
      });
    }
  }
  return found;
}

/** 'Data processing addendum' is no addendum, 'share purchase' no purchase: a phrase within a longer one says nothing. */
function longestOnly(
  words: readonly string[],
  matches: readonly PhraseMatch<KindOwner>[],
): readonly PhraseMatch<KindOwner>[] {
  const spans = matches.map((match) => ({ match, ...tellingSpan(words, match) }));
  return spans
    .filter(
      ({ match, from, to }) =>
        !spans.some((other) => other.from <= from && to <= other.to && isLonger(other, { match, from, to })),
    )
    .map(({ match }) => match);
}

interface Span {
  match: PhraseMatch<KindOwner>;
  from: number;
  to: number;
}

/** 'Purchase order terms' says more than 'purchase order'; 'services agreement', which needs the structure, no more than 'services'. */
function isLonger(one: Span, other: Span): boolean {
  const more = one.to - one.from - (other.to - other.from);
  if (more !== 0) return more > 0;
  const isWider = one.match.to - one.match.from > other.match.to - other.match.from;
  return isWider && one.match.owners.some(({ says }) => says !== 'shared');
}

/** Where a phrase stands without 'agreement' and other words that say nothing at its ends. */
function tellingSpan(words: readonly string[], { from, to }: PhraseMatch<KindOwner>): { from: number; to: number } {
  const telling = [...words.keys()].slice(from, to).filter((at) => !SMALL.has(words[at] ?? ''));
  return { from: telling[0] ?? from, to: (telling.at(-1) ?? to - 1) + 1 };
}

function isNoise(word: string): boolean {
  return SMALL.has(word) || CLASS_NOUNS.has(word);
}

import { AppError } from '../errors';
import type { Query, Term } from './terms';
import { wordsOf } from './words';

/** Longer ones are no search any more; each word costs a look into the index. */
const MOST_WORDS = 32;
/** Fewer letters begin, or are part of, so many words that nobody would want what is found. */
const FEWEST_LETTERS = 3;

/** One piece of what was typed: words in quotation marks, or what stands between spaces; `out` where a minus leads. */
const PIECE =
  /(?<out>[-\u2212\u2013](?=\S))?(?:["\u201c\u201d\u201e\u00ab\u00bb](?<quoted>[^"\u201c\u201d\u201e\u00ab\u00bb]*)["\u201c\u201d\u201e\u00ab\u00bb]?|(?<bare>[^\s"\u201c\u201d\u201e\u00ab\u00bb]+))/gu;

/**
 * Reads what people type: words (all of them), "words in a row", word* (its beginning), *letters* (within a word), -word (not), OR between two.
 * @throws AppError invalid, saying what to type instead
 */
export function parseQuery(typed: string): Query {
  const query: Query = { all: [], none: [] };
  let joins = false;
  let leaves = false;
  for (const { groups = {} } of typed.matchAll(PIECE)) {
    const { out, quoted, bare = '' } = groups;
    if (quoted === undefined && /^(?:OR|\|+)$/.test(bare)) {
      joins = true;
      continue;
    }
    if (quoted === undefined && bare === 'NOT') {
      leaves = true;
      continue;
    }
    if (quoted === undefined && /^(?:AND|&+)$/.test(bare)) continue;
    const term = termOf(quoted ?? bare, quoted !== undefined);
    if (!term) continue;
    const last = query.all.at(-1);
    if (out || leaves) query.none.push(term);
    else if (joins && last) last.push(term);
    else query.all.push([term]);
    joins = false;
    leaves = false;
  }
  demandSense(query);
  return query;
}

function termOf(text: string, isQuoted: boolean): Term | null {
  const words = wordsOf(text).map(({ word }) => word);
  const [first = ''] = words;
  if (words.length === 0) {
    if (/[*]/.test(text)) throw tooShort();
    return null;
  }
  if (!isQuoted && text.startsWith('*') && words.length === 1) {
    if (first.length < FEWEST_LETTERS) throw tooShort();
    return { kind: 'fragment', letters: first };
  }
  const prefix = text.endsWith('*');
  if (prefix && (words.at(-1) ?? '').length < FEWEST_LETTERS) throw tooShort();
  return { kind: 'words', words, prefix, forms: !isQuoted && !prefix && words.length === 1 };
}

function demandSense({ all, none }: Query): void {
  if (all.length === 0 && none.length > 0)
    throw new AppError('invalid', 'Please add a word to look for: a search can’t be made only of what to leave out.');
  if (all.length === 0) throw new AppError('invalid', 'Please type a word to look for: letters or digits.');
  const terms = [...all.flat(), ...none];
  const count = terms.reduce((sum, term) => sum + (term.kind === 'words' ? term.words.length : 1), 0);
  if (count > MOST_WORDS) throw new AppError('invalid', `Please search for at most ${MOST_WORDS} words at a time.`);
}

const tooShort = () =>
  new AppError('invalid', `Please type at least ${FEWEST_LETTERS} letters or digits before or after a *.`);

/** The same search for parts of words, for when its words are found nowhere; null where that makes no difference. */
export function asFragments({ all, none }: Query): Query | null {
  let changed = false;
  const loosened = all.map((group) =>
    group.map((term): Term => {
      const [word = ''] = term.kind === 'words' && term.forms ? term.words : [];
      if ([...word].length < FEWEST_LETTERS) return term;
      changed = true;
      return { kind: 'fragment', letters: word };
    }),
  );
  return changed ? { all: loosened, none } : null;
}

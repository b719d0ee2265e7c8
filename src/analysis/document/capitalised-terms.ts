import { type OperativeText, operativeSentences } from './operative';
import { partsAt } from './section-path';

/** Words that a contract writes with capitals like a defined term: after 'the', 'such' or the like, and not where a sentence begins. */
export interface CapitalisedTerm {
  /** As first written. */
  term: string;
  /** Each use in the order of the text, with offsets into it. */
  uses: { start: number; end: number }[];
}

/** One to three words with capitals after a small determiner, and no further one behind them. */
const CAPITALISED =
  /(?<=\b(?:the|such|any|each|all|its|their|that|those|these|no|every|said|an?) )((?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?)(?: [A-Z][a-z]+(?:-[A-Z][a-z]+)?){0,2})(?![\w'’&]| [A-Z\d"“(]| ?(?:of|&) [A-Z]|-|\/)/g;
/** A line of many capitals is a title, in which capitals say nothing. */
const CAPITALS = /\b[A-Z][\w-]*/g;
const MOST_CAPITALS = 0.5;

/** A term whatever its number, spaces and hyphens: 'Web Sites' and 'Website' are one. */
export function termKey(term: string): string {
  const key = term.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  return key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key;
}

/** The terms of the binding sentences by their key; schedules, which mostly are papers of their own, are left out. */
export function capitalisedTerms(source: OperativeText): Map<string, CapitalisedTerm> {
  const terms = new Map<string, CapitalisedTerm>();
  for (const { text, start } of operativeSentences(source)) {
    const words = text.split(' ').length;
    if (partsAt(source.contract, source.outline, start).some(({ kind }) => kind === 'schedule')) continue;
    if ((text.match(CAPITALS)?.length ?? 0) > words * MOST_CAPITALS) continue;
    for (const match of text.matchAll(CAPITALISED)) {
      const term = match[0];
      const key = termKey(term);
      const known = terms.get(key) ?? { term, uses: [] };
      terms.set(key, known);
      known.uses.push({ start: start + match.index, end: start + match.index + term.length });
    }
  }
  return terms;
}

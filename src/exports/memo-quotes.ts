import type { Evidence } from '../shared/analysis';
import type { MemoQuote } from './memo-blocks';

/** A finding that rests on more places than this names the others by their pages. */
const MOST_QUOTES = 3;

/** Cuts at a word, and says so. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))} […]`;
}

/** A quote in running text: cells of a table and lines of a paragraph stand in one line. */
export function quoted(quote: string, longest: number): string {
  return shortened(quote.replace(/\s+/g, ' ').trim(), longest);
}

/** The first quotes of a finding, each at most `longest` characters. */
export function quotesOf(evidence: readonly Evidence[], longest = 700): MemoQuote[] {
  return evidence.slice(0, MOST_QUOTES).map(({ quote, page }) => ({ text: quoted(quote, longest), page }));
}

/** ' The same stands on pages 4 and 9.' for the places that are not quoted; empty where all are. */
export function furtherPlaces(evidence: readonly Evidence[]): string {
  const pages = [...new Set(evidence.slice(MOST_QUOTES).map(({ page }) => page))];
  if (pages.length === 0) return '';
  const last = pages.pop();
  return ` See also page${pages.length > 0 ? `s ${pages.join(', ')} and` : ''} ${last}.`;
}

/** '3', '3, 7', or a dash where nothing is cited. */
export function pagesOf(evidence: readonly Evidence[]): string {
  return [...new Set(evidence.map(({ page }) => page))].join(', ') || '–';
}

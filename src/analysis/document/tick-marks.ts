import { hasLetterOrDigit, hasLetters } from '../lexicon/characters';

/** A mark that may be a tick box. Offsets into the text that was looked at. */
export interface TickMark {
  start: number;
  end: number;
  isTicked: boolean;
  kind: MarkKind;
}

/**
 * 'sure': a ballot box and nothing else. 'drawn': square brackets or bars, which are also blanks to fill in. The others are bullets,
 * numbers of items, lines to write on and letters of a symbol font as well: only one of the other state beside them shows what they are.
 */
export type MarkKind = 'sure' | 'drawn' | 'check' | 'square' | 'circle' | 'round' | 'line';

interface Drawing {
  source: string;
  isTicked: boolean;
  kind: MarkKind;
}

/** In the order in which they are tried. Word processors have boxes in symbol fonts, at private places or in those of 'þ', 'ý' and '¨'. */
const DRAWINGS: readonly Drawing[] = [
  { source: '[☑☒🗹🗷⊠\uf0fe\uf0fd\uf052\uf053]', isTicked: true, kind: 'sure' },
  { source: '☐', isTicked: false, kind: 'sure' },
  { source: '\\[ ?[xX✓✔] ?\\]|\\|[xX]\\|', isTicked: true, kind: 'drawn' },
  { source: '\\[(?: {0,3}|_{1,3})\\]|\\|_{1,2}\\|', isTicked: false, kind: 'drawn' },
  { source: '[✓✔\uf0fc\u00fe\u00fd]', isTicked: true, kind: 'check' },
  { source: '[\uf0a8\uf06f\uf0a3\uf071\u00a8]', isTicked: false, kind: 'check' },
  { source: '[■▣⬛]', isTicked: true, kind: 'square' },
  { source: '[□▢❏❐❑❒◻⬜]', isTicked: false, kind: 'square' },
  { source: '[●◉⦿]', isTicked: true, kind: 'circle' },
  { source: '[○◯]', isTicked: false, kind: 'circle' },
  { source: '\\( ?[xX✓✔] ?\\)', isTicked: true, kind: 'round' },
  { source: '\\( {0,4}\\)|\\(_{1,3}\\)', isTicked: false, kind: 'round' },
  { source: '(?<!\\w)_+[xX✓✔]_+(?!\\w)', isTicked: true, kind: 'line' },
  { source: '(?<!\\w)_{2,4}(?=[ A-Z])', isTicked: false, kind: 'line' },
];
const MARK = new RegExp(DRAWINGS.map(({ source }) => `(${source})`).join('|'), 'gu');

/** All marks in a text that may be tick boxes, in order. */
export function tickMarksIn(text: string): TickMark[] {
  return [...text.matchAll(MARK)].flatMap((match) => {
    const { isTicked, kind } = DRAWINGS[match.slice(1).findIndex((group) => group !== undefined)] ?? {};
    if (isTicked === undefined || kind === undefined) return [];
    // A letter of a symbol font stands by itself, or it is one of a language: 'þ' and 'ý' are.
    const isInWord = hasLetterOrDigit(`${text.charAt(match.index - 1)}${text.charAt(match.index + match[0].length)}`);
    if (isInWord && match[0].length === 1 && hasLetters(match[0])) return [];
    return [{ start: match.index, end: match.index + match[0].length, isTicked, kind }];
  });
}

/** A text without the marks of its ticked boxes, whose words are told as any other: '£35 a month' of '[x] £35 a month'. */
export function withoutTicks(text: string): string {
  const ticked = tickMarksIn(text).filter(({ isTicked, kind }) => isTicked && (kind === 'sure' || kind === 'drawn'));
  return ticked.reduceRight((rest, { start, end }) => {
    const [before, behind] = [rest.slice(0, start), rest.slice(end)];
    return before === '' || before.endsWith(' ') ? `${before}${behind.trimStart()}` : `${before}${behind}`;
  }, text);
}

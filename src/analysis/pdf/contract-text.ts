import type { AnnotationCounts } from '../../shared/coverage';

/**
 * One piece of text as it stands on a page: offsets into `ContractText.text`, page number from 1, and a rectangle in PDF
 * points at scale 1 of the page as displayed (rotation applied), origin top left.
 */
export type Run = readonly [
  start: number,
  end: number,
  page: number,
  x: number,
  y: number,
  width: number,
  height: number,
];

/**
 * A page and where its body stands in the text. `source` says how it was read: 'ocr' by text recognition, 'blank' has no ink but
 * rules, 'unreadable' has ink but no text that could be read, 'failed' could not be parsed. `confidence` (0 to 1) is that of the
 * recognition.
 */
export interface Page {
  number: number;
  start: number;
  end: number;
  width: number;
  height: number;
  source: 'text' | 'ocr' | 'blank' | 'unreadable' | 'failed';
  confidence?: number;
  /** Its picture has not been looked at yet: the reading goes on. */
  pending?: true;
  /** Beside a few words of text it is filled by a picture, which nobody has read: a scan with a stamp, it may be. */
  picture?: true;
  /** What readers put on the page beside its text, which is no part of it. */
  annotations?: AnnotationCounts;
}

export type ParagraphKind =
  | 'heading'
  | 'body'
  | 'list-item'
  | 'table-row'
  | 'form-field'
  | 'header'
  | 'footer'
  | 'hidden';

/** Whether a paragraph is none of the contract's own: a running header or footer, or text that no reader can see. */
export function isBesideBody({ kind }: { kind: ParagraphKind }): boolean {
  return kind === 'header' || kind === 'footer' || kind === 'hidden';
}

/** A paragraph may run over a page break; `page` is the one it starts on. `text.slice(start, end)` holds no line break. */
export interface Paragraph {
  start: number;
  end: number;
  page: number;
  kind: ParagraphKind;
}

/**
 * The one text of a PDF, to which every offset of an analysis refers. Body paragraphs come first in reading order, joined by
 * '\n'; running headers and footers stand after all of them (kinds 'header' and 'footer'), so that sentences which run over a
 * page break are whole, and last what nobody can see on the pages (kind 'hidden'). `truncated`: a budget ended the reading early.
 */
export interface ContractText {
  text: string;
  pages: Page[];
  paragraphs: Paragraph[];
  runs: Run[];
  truncated: boolean;
}

/** The page on which an offset stands. Runs are sorted by start; an offset between two runs belongs to the earlier one. */
export function pageAt(contract: ContractText, offset: number): number {
  let low = 0;
  let high = contract.runs.length - 1;
  let page = contract.runs[0]?.[2] ?? 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = contract.runs[middle];
    if (!run || run[0] > offset) high = middle - 1;
    else {
      page = run[2];
      low = middle + 1;
    }
  }
  return page;
}

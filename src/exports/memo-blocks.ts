import type { Severity } from '../shared/analysis';

/** Words of the contract as they are shown in a memo, with the page of the PDF on which they start. */
export interface MemoQuote {
  text: string;
  page: number;
}

export type MemoBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** `widths` are the columns' shares of the page's width. */
  | { kind: 'table'; head: string[]; widths: number[]; rows: string[][] }
  | {
      kind: 'finding';
      title: string;
      severity: Severity | null;
      text: string | null;
      quotes: MemoQuote[];
      advice: string | null;
      decision: string | null;
    };

export interface MemoSection {
  heading: string;
  blocks: MemoBlock[];
}

/** A memo without its looks: what both the PDF and the DOCX print. */
export interface Memo {
  title: string;
  subject: string;
  author: string;
  createdAt: Date;
  /** The table below the title. */
  particulars: [label: string, text: string][];
  sections: MemoSection[];
  footer: string;
}

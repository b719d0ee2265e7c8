import type { TextIndex } from '../search/index-text';
import type { Analysis } from '../shared/analysis';
import type { RunProof } from '../shared/runs';
import type { Stage } from '../shared/stages';
import type { ExtractionErrorCode } from './extraction-error';

/** What the child process writes on its standard output, one object a line. `text` is in base64, `detail` for the log only. */
export type Message =
  | { stage: Stage }
  | { unread: number[] }
  | { result: Omit<Extraction, 'text'> & { text: string } }
  | { error: { code: ExtractionErrorCode; detail: string | null } };

export interface Extraction {
  /** What `packText` makes of the contract's text; `unpackText` gives it back. */
  text: Uint8Array;
  analysis: Analysis;
  proof: RunProof;
  index: TextIndex;
}

/**
 * Argument of the child. Without a path it reads the PDF from its standard input. With `asks` it does not analyse a PDF that has pages
 * without readable text, but answers their numbers. Before the PDF the standard input has so many bytes (`recognised`) of what was
 * recognised on them: JSON of `RecognisedPage`s. Pages that are still being recognised are `pending`.
 */
export interface Task {
  path?: string;
  asks?: boolean;
  recognised?: number;
  pending?: number[];
  minConfidence?: number;
}

/** Exit codes of the child; others come from the limits: 137 time, 134 and 139 memory. */
export const EXIT = { done: 0, refused: 3, truncated: 4 } as const;

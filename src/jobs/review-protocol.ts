import type { Reviewed, ReviewRequest } from '../analysis/review';
import type { ReviewSettings } from '../review/settings';
import type { Analysis } from '../shared/analysis';
import type { RunProof } from '../shared/runs';
import type { Stage } from '../shared/stages';

/**
 * What the process that reviews is given, as JSON on its standard input, where no other process sees the key. `text` is in base64; a limit
 * of null is none.
 */
export interface ReviewTask {
  settings: ReviewSettings;
  text: string;
  analysis: Analysis;
  proof: RunProof;
  filename: string;
  side: string | null;
  left: { [limit in keyof ReviewRequest['left']]: number | null };
}

/** What it answers, one object a line. */
export type ReviewMessage =
  | { stage: Stage }
  | { usage: Reviewed['usage'] }
  | { result: Reviewed & { proof: RunProof } };

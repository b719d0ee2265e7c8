import type { Analysis } from '../shared/analysis';
import type { Stage } from '../shared/stages';
import type { ContractText } from './pdf/contract-text';

/** What a model is given to review. */
export interface ReviewRequest {
  contract: ContractText;
  /** What the built-in engine made of it. */
  analysis: Analysis;
  filename: string;
  /** The side of the kind that the reader acts for; null for both. */
  side?: string | null;
  /** What the user may still use today. */
  left: { tokens: number; pages: number };
  signal: AbortSignal;
  /** Told as each step of the review begins. */
  onStage?: ((stage: Stage) => void) | undefined;
  /** Told what was used whenever that grows, so that it is known even if the review ends badly. */
  onUsage?: ((usage: Reviewed['usage']) => void) | undefined;
}

/**
 * What came of a review. `analysis` is the built-in one where the model gave nothing; `failure` is the gravest of what went wrong
 * (`retryAfter` in seconds), and `mayPass` says that nothing came of it and the same review may succeed later.
 */
export interface Reviewed {
  analysis: Analysis;
  usage: { requests: number; promptTokens: number; completionTokens: number; pages: number };
  failure: { kind: string; status: number | null; retryAfter: number | null } | null;
  mayPass: boolean;
}

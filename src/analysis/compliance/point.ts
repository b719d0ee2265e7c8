import type { ComplianceFinding } from '../../shared/analysis';
import type { Reading } from '../reading';

/** What a point says of one contract. */
export type Raised = Pick<ComplianceFinding, 'issue' | 'recommendation' | 'evidence'> &
  Partial<Pick<ComplianceFinding, 'source'>>;

/** A rule of law or practice that a contract may touch. */
export interface CompliancePoint {
  id: string;
  /** The law or practice, as cited. */
  source: string;
  /** Null unless the contract gives cause; the evidence is what gave it. `source` narrows the point's own to the law that fits. */
  review(reading: Reading): Raised | null;
}

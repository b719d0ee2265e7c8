import type { ComplianceFinding } from '../../shared/analysis';
import type { Reading } from '../reading';

/** A rule of law or practice that a contract may touch. */
export interface CompliancePoint {
  id: string;
  /** The law or practice, as cited. */
  source: string;
  /** Null unless the contract gives cause; the evidence is what gave it. */
  review(reading: Reading): Pick<ComplianceFinding, 'issue' | 'recommendation' | 'evidence'> | null;
}

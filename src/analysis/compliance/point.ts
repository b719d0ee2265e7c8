import type { ComplianceFinding } from '../../shared/analysis';
import type { Examples } from '../examples';
import type { KindDeclaration } from '../kinds/define-kind';
import type { Family } from '../kinds/family';
import type { Reading } from '../reading';
import type { Found, Witness } from '../witness';
import type { Jurisdiction } from './law';
import type { ComplianceTopic } from './topics';

/** What a point says of one contract. */
export type Raised = Pick<ComplianceFinding, 'issue' | 'recommendation' | 'evidence'> &
  Partial<Pick<ComplianceFinding, 'source'>>;

/** A rule of law or practice that a contract may touch: a file of its own in `points/`, which the registry there lists. */
export interface CompliancePoint {
  /** The file's name. It is stored with every finding, so it never changes. */
  id: string;
  label: string;
  topic: ComplianceTopic;
  /** The law or practice, as cited. */
  source: string;
  /** What in a contract gives cause to raise it. */
  cause: string;
  /** Families of contracts in which it may arise. Default: all. */
  kinds?: readonly Family[];
  /** Kinds of paper in which it may arise. Default: all. */
  papers?: readonly KindDeclaration[];
  /** The contract must be under the law of one of these. Default: any law. */
  jurisdictions?: readonly Jurisdiction[];
  /** The day (YYYY-MM-DD) from which on the law is in force; older contracts are left alone. */
  since?: string;
  /** What has to agree with the words that gave cause before the point is asserted. */
  witness: Witness;
  /** What is raised; the evidence is what gave cause. `source` narrows the point's own to the law that fits. */
  find(reading: Reading): Found<Raised>;
  examples: Examples;
}

/** Declares a point. What it answers is the point itself, checked by its type. */
export function definePoint(point: CompliancePoint): CompliancePoint {
  return point;
}

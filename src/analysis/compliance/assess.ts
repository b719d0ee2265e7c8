import type { Compliance, ComplianceFinding } from '../../shared/analysis';
import { isKind } from '../kinds/paper-kind';
import type { Reading } from '../reading';
import { toldOf } from '../witness';
import { mayReach } from './dated';
import { isUnder } from './law';
import type { CompliancePoint } from './point';
import { COMPLIANCE_POINTS } from './points/registry';
import { COMPLIANCE_TOPICS } from './topics';

const TOPICS = Object.keys(COMPLIANCE_TOPICS);
/** The points in the order in which they are listed: by topic, then by id. */
const IN_ORDER = COMPLIANCE_POINTS.toSorted(
  (one, other) => TOPICS.indexOf(one.topic) - TOPICS.indexOf(other.topic) || (one.id < other.id ? -1 : 1),
);

/** What a point says of a contract; null where the contract gives no cause, or is not one that the law may reach. */
export function findingOf(point: CompliancePoint, reading: Reading): ComplianceFinding | null {
  if (point.kinds && !point.kinds.includes(reading.kind.family)) return null;
  if (point.papers && !isKind(reading.kind, ...point.papers)) return null;
  if (point.jurisdictions && !isUnder(reading, point.jurisdictions)) return null;
  if (point.since && !mayReach(reading, point.since)) return null;
  const told = toldOf(reading, point.witness, point.find(reading));
  return told && { rule: point.id, source: point.source, ...told };
}

/**
 * The points of law and practice that the contract gives cause to check, each with the words that give it. Empty for most
 * contracts and for 'Not a contract'.
 */
export function assessCompliance(reading: Reading): Compliance {
  if (reading.kind.family === 'not-a-contract') return { issues: [], recommendations: [], findings: [] };
  const findings = IN_ORDER.flatMap((point) => findingOf(point, reading) ?? []);
  return {
    issues: findings.map((finding) => finding.issue),
    recommendations: findings.map((finding) => finding.recommendation),
    findings,
  };
}

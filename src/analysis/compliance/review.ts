import type { Compliance, ComplianceFinding } from '../../shared/analysis';
import type { Reading } from '../reading';
import { COMPLIANCE_POINTS } from './table';

/**
 * The points of law and practice that the contract gives cause to check, each with the words that give it. Empty for most
 * contracts and for 'Not a contract'.
 */
export function reviewCompliance(reading: Reading): Compliance {
  if (reading.kind.family === 'not-a-contract') return { issues: [], recommendations: [], findings: [] };
  const findings = COMPLIANCE_POINTS.flatMap((point): ComplianceFinding[] => {
    const found = point.review(reading);
    return found ? [{ rule: point.id, source: point.source, ...found }] : [];
  });
  return {
    issues: findings.map((finding) => finding.issue),
    recommendations: findings.map((finding) => finding.recommendation),
    findings,
  };
}

import type { RiskFactor, Severity } from '../../shared/analysis';
import { listed } from '../matching/shorten';

/** Points of a risk by severity. */
const POINTS: Readonly<Record<Severity, number>> = { high: 6, medium: 2, low: 0.5 };
const HIGH_FROM = 12;
const MEDIUM_FROM = 4;

/** Sum of the points of all risks: 6 for a high one, 2 for a medium one, half a point for a low one. */
export function riskPoints(risks: readonly Pick<RiskFactor, 'severity'>[]): number {
  return risks.reduce((sum, risk) => sum + POINTS[risk.severity], 0);
}

/**
 * The overall risk: high from 12 points (two high risks, one high and three medium, six medium), medium from 4 (one high, two
 * medium), else low. A rule of thumb of this product, not a published measure; the same risks always give the same answer.
 */
export function overallRisk(risks: readonly Pick<RiskFactor, 'severity'>[]): Severity {
  const points = riskPoints(risks);
  if (points >= HIGH_FROM) return 'high';
  return points >= MEDIUM_FROM ? 'medium' : 'low';
}

/** "1 high, 3 medium and 2 low risks were found; the weightiest is unlimited liability." */
export function rationaleOf(risks: readonly RiskFactor[]): string {
  const [first] = risks;
  if (!first) return 'None of the risks that are looked for was found in the text that was read.';
  const counts = (['high', 'medium', 'low'] as const)
    .map((severity) => [risks.filter((risk) => risk.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  const one = risks.length === 1;
  const last = counts.at(-1)?.startsWith('1 ') ? 'risk' : 'risks';
  const lead = `${listed(counts)} ${last} ${one ? 'was' : 'were'} found`;
  return one ? `${lead}: ${lowered(first.type)}.` : `${lead}; the weightiest is ${lowered(first.type)}.`;
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

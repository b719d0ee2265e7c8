import type { RiskFactor, Severity } from '../../shared/analysis';
import { listed } from '../shorten';

/** Points of a risk by severity. */
const POINTS: Readonly<Record<Severity, number>> = { high: 6, medium: 2, low: 0.5 };
/** Low risks together count this much at most, and so do missing terms: many small gaps are no great danger. */
const MOST_FROM_LOW = 2.5;
const MOST_FROM_MISSING = 3;
const HIGH_FROM = 14;
const MEDIUM_FROM = 5;
const LEVELS: readonly (readonly [Severity, number])[] = [
  ['high', HIGH_FROM],
  ['medium', MEDIUM_FROM],
];

type Weighed = Pick<RiskFactor, 'severity' | 'evidence' | 'standing'>;

/** Whether a risk is not asserted but has to be checked; such risks do not count. */
export function isToCheck({ standing }: Pick<RiskFactor, 'standing'>): boolean {
  return standing === 'to_check';
}

function pointsOf(risks: readonly Weighed[]): number {
  return risks.reduce((sum, { severity }) => sum + POINTS[severity], 0);
}

/**
 * The points of a contract, of what is asserted: 6 for each high risk, 2 for each medium one, half a point for each low one. Low risks together give
 * 2.5 points at most, and missing terms (those without a quote) 3 at most.
 */
export function riskPoints(risks: readonly Weighed[]): number {
  const asserted = risks.filter((risk) => !isToCheck(risk));
  const missing = asserted.filter(({ evidence, severity }) => evidence.length === 0 && severity !== 'low');
  const low = asserted.filter(({ severity }) => severity === 'low');
  const written = asserted.filter((risk) => !missing.includes(risk) && !low.includes(risk));
  return pointsOf(written) + Math.min(MOST_FROM_LOW, pointsOf(low)) + Math.min(MOST_FROM_MISSING, pointsOf(missing));
}

/**
 * The overall risk: high from 14 points (two high risks and one medium, seven medium), medium from 5 (one high risk, three
 * medium), else low. A rule of thumb of this product, not a published measure; the same risks always give the same answer,
 * in whatever order they come.
 */
export function overallRisk(risks: readonly Weighed[]): Severity {
  const points = riskPoints(risks);
  return LEVELS.find(([, from]) => points >= from)?.[0] ?? 'low';
}

/**
 * The findings that make the overall risk what it is: the fewest, in their order, whose points reach the level. All of medium or
 * high severity when the level is low.
 */
export function driversOf<T extends Weighed>(risks: readonly T[]): T[] {
  const from = LEVELS.find(([level]) => level === overallRisk(risks))?.[1] ?? Number.POSITIVE_INFINITY;
  const drivers: T[] = [];
  for (const risk of risks.filter((each) => !isToCheck(each))) {
    if (riskPoints(drivers) >= from) break;
    if (risk.severity !== 'low' || from < Number.POSITIVE_INFINITY) drivers.push(risk);
  }
  return drivers;
}

const numeral = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

function threshold(level: Severity): string {
  if (level === 'high') return `${HIGH_FROM} or more are high`;
  return level === 'medium' ? `${MEDIUM_FROM} to ${HIGH_FROM - 0.5} are medium` : `fewer than ${MEDIUM_FROM} are low`;
}

const NONE_FOUND = 'None of the risks that are looked for was found in the text that was read.';
const NONE_SURE = 'None of the risks that are looked for was found for sure in the text that was read.';

/**
 * Why the overall risk is what it is: "1 high, 3 medium and 2 low risks were found: 13 points (5 to 13.5 are medium). It rests
 * on unlimited liability (6), ...". A missing term is marked as such.
 */
export function rationaleOf(risks: readonly RiskFactor[]): string {
  const asserted = risks.filter((risk) => !isToCheck(risk));
  const checks = risks.length - asserted.length;
  const rest =
    checks > 0
      ? `${checks} ${checks === 1 ? 'point has' : 'points have'} to be checked and ${checks === 1 ? 'is' : 'are'} not counted.`
      : null;
  if (asserted.length === 0) return rest ? `${NONE_SURE} ${rest}` : NONE_FOUND;
  const counts = (['high', 'medium', 'low'] as const)
    .map((severity) => [asserted.filter((risk) => risk.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  const last = counts.at(-1)?.startsWith('1 ') ? 'risk' : 'risks';
  const lead = `${listed(counts)} ${last} ${asserted.length === 1 ? 'was' : 'were'} found: ${numeral(riskPoints(risks))} (${threshold(overallRisk(risks))}).`;
  const drivers = driversOf(risks).map((risk) => `${lowered(risk.type)} (${risk.severity})`);
  const ground = drivers.length === 0 ? null : `The rating rests on ${listed(drivers)}.`;
  return [lead, ground, rest].filter(Boolean).join(' ');
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

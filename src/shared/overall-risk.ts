import type { RiskFactor, Severity } from './analysis';
import { listed, uncapitalised } from './phrases';

/** Weight of a risk by severity. */
const WEIGHTS: Readonly<Record<Severity, number>> = { high: 6, medium: 2, low: 0.5 };
/** Low risks together count this much at most, and so do missing terms: many small gaps are no great danger. */
const MOST_FROM_LOW = 2.5;
const MOST_FROM_MISSING = 5;
const HIGH_FROM = 14;
const MEDIUM_FROM = 5;
const LEVELS: readonly (readonly [Severity, number])[] = [
  ['high', HIGH_FROM],
  ['medium', MEDIUM_FROM],
];
/** So many of the gravest are named in a rationale. */
const MOST_NAMED = 3;

type Weighed = Pick<RiskFactor, 'severity' | 'evidence' | 'standing'>;

/** Whether a risk is not asserted but has to be checked; such risks do not count. */
export function isToCheck({ standing }: Pick<RiskFactor, 'standing'>): boolean {
  return standing === 'to_check';
}

function weightOf(risks: readonly Weighed[]): number {
  return risks.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);
}

/**
 * The weight of what is asserted: 6 for each high risk, 2 for each medium one, half for each low one. Low risks together give 2.5 at most, and
 * missing terms (those without a quote) 5 at most.
 */
export function riskWeight(risks: readonly Weighed[]): number {
  const asserted = risks.filter((risk) => !isToCheck(risk));
  const missing = asserted.filter(({ evidence, severity }) => evidence.length === 0 && severity !== 'low');
  const low = asserted.filter(({ severity }) => severity === 'low');
  const written = asserted.filter((risk) => !missing.includes(risk) && !low.includes(risk));
  return weightOf(written) + Math.min(MOST_FROM_LOW, weightOf(low)) + Math.min(MOST_FROM_MISSING, weightOf(missing));
}

/**
 * The overall risk: high from a weight of 14 (two high risks and a medium one, one high and four medium, seven medium), medium from 5 (one high risk, three medium, several
 * protections missing), else low. A rule of thumb of this product, not a published measure; the same risks always give the same answer, in whatever
 * order they come.
 */
export function overallRisk(risks: readonly Weighed[]): Severity {
  const weight = riskWeight(risks);
  return LEVELS.find(([, from]) => weight >= from)?.[0] ?? 'low';
}

const NONE_FOUND = 'None of the risks that are looked for was found in the text that was read.';
const NONE_SURE = 'None of the risks that are looked for was found for sure in the text that was read.';

/**
 * Why the overall risk is what it is: '2 high, 3 medium and 2 low risks were found. Gravest: the landlord may enter without notice; unlimited
 * liability. 4 points have to be checked and are not counted.'
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
  const lead = `${listed(counts)} ${last} ${asserted.length === 1 ? 'was' : 'were'} found.`;
  const gravest = gravestOf(risks);
  const named = gravest.length === 0 ? null : `Gravest: ${gravest.map(({ type }) => withinSentence(type)).join('; ')}.`;
  return [lead, named, rest].filter(Boolean).join(' ');
}

/** The first few of what is asserted and not low, which come gravest first. */
export function gravestOf<T extends Weighed>(risks: readonly T[]): T[] {
  return risks.filter((risk) => !isToCheck(risk) && risk.severity !== 'low').slice(0, MOST_NAMED);
}

const OPENING_WORD = /^(?:The|An?|One|No|Any|Each|Every|Either|Neither|All|It|There|Nothing|Only|Both)\b/;

/** 'The landlord may enter without notice' and 'License agreement' as they stand within a sentence. */
export function withinSentence(name: string): string {
  return OPENING_WORD.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : uncapitalised(name);
}

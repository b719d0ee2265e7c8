import type { RiskFactor, Severity } from './analysis';
import { listed, uncapitalised } from './phrases';

/** Weight of a risk by how grave it is. */
const WEIGHTS: Readonly<Record<Severity, number>> = { high: 6, medium: 2, low: 0.5 };
/** So many of the heaviest count: a paper is not worse for saying one thing in ten places. */
const MOST_COUNTED = 5;
/** Missing terms count this much at most: gaps alone are no great danger. */
const MOST_FROM_MISSING = 5;
const HIGH_FROM = 12.5;
const MEDIUM_FROM = 8;
/** From this likelihood on a risk is sure: one high risk that is keeps a paper from being called low, two make it high. */
const SURE = 0.9;
/** So many of its grounds are named with a rating. */
export const MOST_NAMED = 3;

type Weighed = Pick<RiskFactor, 'severity' | 'evidence' | 'standing' | 'likelihood' | 'gravity'>;

/** Whether a risk is not asserted but has to be checked. */
export function isToCheck({ standing }: Pick<RiskFactor, 'standing'>): boolean {
  return standing === 'to_check';
}

/** How likely a risk is so: what nobody has judged is, where it is asserted, and counts for nothing elsewhere. */
function likelihoodOf(risk: Weighed): number {
  return risk.likelihood ?? (isToCheck(risk) ? 0 : 1);
}

/** How much a risk counts: as grave as it is, or would be, times how likely it is. */
function weightOf(risk: Weighed): number {
  // Where the witnesses themselves disagree nothing is said that could weigh.
  if (isToCheck(risk) && risk.gravity === undefined) return 0;
  return likelihoodOf(risk) * WEIGHTS[risk.gravity ?? risk.severity];
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
const heaviestFirst = (weights: readonly number[]) => weights.toSorted((one, other) => other - one);

/**
 * The weight of what was found: 6 for what is high, 2 for medium, half for low, each times how likely it is to be so. The five heaviest count, and missing
 * terms (those without a quote) 5 at most.
 */
function riskWeight(risks: readonly Weighed[]): number {
  const written = risks.filter(({ evidence }) => evidence.length > 0).map(weightOf);
  let left = MOST_FROM_MISSING;
  const missing = heaviestFirst(risks.filter(({ evidence }) => evidence.length === 0).map(weightOf)).map((weight) => {
    const counted = Math.min(left, weight);
    left -= counted;
    return counted;
  });
  return sumOf(heaviestFirst([...written, ...missing]).slice(0, MOST_COUNTED));
}

/**
 * The overall risk: high from a weight of 12.5 (two high risks that are likely so and some others) or two high risks that are sure, medium from 8 or one that is sure, else low. Where the levels lie was
 * fitted to what careful readers gave 66 papers (docs/risk-precision.md); the same risks always give the same answer, in whatever order they come.
 */
export function overallRisk(risks: readonly Weighed[]): Severity {
  const weight = riskWeight(risks);
  const isGrave = (risk: Weighed) => risk.severity === 'high' && risk.evidence.length > 0 && likelihoodOf(risk) >= SURE;
  const grave = risks.filter(isGrave).length;
  if (weight >= HIGH_FROM || grave > 1) return 'high';
  return weight >= MEDIUM_FROM || grave > 0 ? 'medium' : 'low';
}

const NONE_FOUND = 'None of the risks that are looked for was found in the text that was read.';
const NONE_GRAVE_SURE = 'Nothing of high or medium severity was found for sure in the text that was read.';
const NONE_SURE = 'None of the risks that are looked for was found for sure in the text that was read.';

/**
 * Why the overall risk is what it is: '2 high, 3 medium and 2 low risks were found. Gravest: the landlord may enter without notice; unlimited
 * liability. 4 points have to be checked and count less.' Where the rating comes from such points alone, those that weigh are named.
 */
export function rationaleOf(risks: readonly RiskFactor[]): string {
  const asserted = risks.filter((risk) => !isToCheck(risk));
  const checks = risks.length - asserted.length;
  const grounds = groundsOf(risks).slice(0, MOST_NAMED);
  const names = grounds.map(({ type }) => withinSentence(type)).join('; ');
  const toCheck = `${checks} ${checks === 1 ? 'point has' : 'points have'} to be checked`;
  const rest = checks > 0 ? `${toCheck} and ${checks === 1 ? 'counts' : 'count'} less.` : null;
  if (grounds.some(isToCheck)) return `${NONE_GRAVE_SURE} ${toCheck}. What weighs most: ${asSentences(grounds)}`;
  if (asserted.length === 0) return rest ? `${NONE_SURE} ${rest}` : NONE_FOUND;
  const counts = (['high', 'medium', 'low'] as const)
    .map((severity) => [asserted.filter((risk) => risk.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  const last = counts.at(-1)?.startsWith('1 ') ? 'risk' : 'risks';
  const lead = `${listed(counts)} ${last} ${asserted.length === 1 ? 'was' : 'were'} found.`;
  const named = names ? `Gravest: ${names}.` : null;
  return [lead, named, rest].filter(Boolean).join(' ');
}

/**
 * What a rating rests on: what is asserted and not low, in the order given. Where there is none and the rating is not low all the same, it comes from
 * points to check, and those that weigh are given, the heaviest first.
 */
export function groundsOf<T extends Weighed>(risks: readonly T[]): T[] {
  const asserted = risks.filter((risk) => !isToCheck(risk) && risk.severity !== 'low');
  if (asserted.length > 0 || overallRisk(risks) === 'low') return asserted;
  const weighty = risks.filter((risk) => isToCheck(risk) && weightOf(risk) > 0);
  return weighty.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** Names of points to check, many of which are questions, one after the other: 'May the fee rise? Late fees.' */
export function asSentences(risks: readonly { type: string }[]): string {
  return [...new Set(risks.map(({ type }) => type))].map((type) => (type.endsWith('?') ? type : `${type}.`)).join(' ');
}

const OPENING_WORD = /^(?:The|An?|One|No|Any|Each|Every|Either|Neither|All|It|There|Nothing|Only|Both)\b/;

/** 'The landlord may enter without notice' and 'License agreement' as they stand within a sentence. */
export function withinSentence(name: string): string {
  return OPENING_WORD.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : uncapitalised(name);
}

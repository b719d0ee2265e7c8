import { isDayFact, kindOfFact } from '../../../shared/facts';
import type { Decision, Finding } from '../../../shared/findings';
import { formatDate, formatEnd } from '../../../shared/format';

const VERDICT_WORDS = { accepted: 'Accepted', corrected: 'Corrected', rejected: 'Rejected' } as const;

/** 'Accepted by Ada Law, Nov 21, 2026'; a decision that was taken back says so. */
export function decisionWords({ verdict, reviewer, decidedAt }: Decision): string {
  return `${verdict ? VERDICT_WORDS[verdict] : 'Taken back'} by ${reviewer}, ${formatDate(decidedAt)}`;
}

/** A value of a fact, party or risk for people: days as days, severities as such. */
export function valueWords({ kind }: Pick<Finding, 'kind'>, value: string): string {
  if (kind === 'risk') return `${value} severity`;
  return formatEnd(value);
}

/** How a finding's value is corrected. */
export type Correction = 'text' | 'date' | 'severity' | 'category' | null;

/** Null where there is no value to correct. */
export function correctionOf({ kind, path }: Finding): Correction {
  if (kind === 'compliance' || kind === 'drafting' || kind === 'removed' || kind === 'date') return null;
  if (kind === 'risk') return 'severity';
  if (kind === 'clause') return 'category';
  return isDayFact(nameIn(path)) ? 'date' : 'text';
}

/** Whether a day that is corrected may be none at all. */
export function mayBePerpetual({ path }: Pick<Finding, 'path'>): boolean {
  return kindOfFact(nameIn(path)) === 'day or perpetual';
}

/** 'facts.term' is of 'term'. */
function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

import { categoryLabel } from '../../../shared/clause-categories';
import type { Decision, Finding } from '../../../shared/findings';
import { DATE_FACTS } from '../../../shared/findings';
import { formatDate, formatDay } from '../../../shared/format';

const VERDICT_WORDS = { accepted: 'Accepted', corrected: 'Corrected', rejected: 'Rejected' } as const;

/** 'Accepted by Ada Law, Nov 21, 2026'; a decision that was taken back says so. */
export function decisionWords({ verdict, reviewer, decidedAt }: Decision): string {
  return `${verdict ? VERDICT_WORDS[verdict] : 'Taken back'} by ${reviewer}, ${formatDate(decidedAt)}`;
}

/** A value of a finding for people: days as days, severities and categories by their names. */
export function valueWords({ kind }: Pick<Finding, 'kind'>, value: string): string {
  if (kind === 'clause') return categoryLabel(value);
  if (kind === 'risk') return `${value} severity`;
  if (value === 'perpetual') return 'Never ends (perpetual)';
  return formatDay(value);
}

/** How a finding's value is corrected. */
export type Correction = 'text' | 'date' | 'severity' | 'category' | null;

/** Null where there is no value to correct. */
export function correctionOf({ kind, path }: Finding): Correction {
  if (kind === 'compliance') return null;
  if (kind === 'risk') return 'severity';
  if (kind === 'clause') return 'category';
  return isDateFact(path) ? 'date' : 'text';
}

function isDateFact(path: string): boolean {
  return DATE_FACTS.some((name) => path === `facts.${name}`);
}

/** Whether a finding has a place on the page where it can be reviewed and counts to the whole; clauses are counted by themselves. */
export function isCounted({ kind, path }: Finding): boolean {
  return kind !== 'clause' && path !== 'facts.documentName';
}

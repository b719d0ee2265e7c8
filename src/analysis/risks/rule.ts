import type { Evidence, RiskFactor, Severity } from '../../shared/analysis';
import type { Bears } from '../burden/parts';
import { isFullyRead } from '../document/coverage';
import type { Examples } from '../examples';
import { COMMERCIAL, type Family, OTHER, STANDALONE } from '../kinds/family';
import type { Reading } from '../reading';
import type { Found, Witness } from '../witness';
import type { RiskFamily } from './families';

/** What a rule says of one contract, in the contract's own words and numbers. Evidence is empty for missing terms only. */
export type RiskFinding = Pick<RiskFactor, 'severity' | 'description' | 'recommendation' | 'evidence'> & {
  /** What this finding is called, where the rule's own label would say too much of it. */
  type?: string;
};

/** A risk that is looked for: a file of its own in `rules/`, which the registry there lists. */
export interface RiskRule {
  /** The file's name. It is stored with every finding, so it never changes. */
  id: string;
  /** What a lawyer calls it; the risk's `type`. */
  label: string;
  family: RiskFamily;
  /** Each severity that a finding may have, with when and why it is so grave. */
  severity: Partial<Record<Severity, string>>;
  /** Kinds of contract in which the rule makes sense. */
  kinds: readonly Family[];
  /** Whom a finding burdens: where that can be read from its words it is no risk of the other side. */
  bears?: Bears;
  /** What has to agree with the rule's words before its finding is asserted. */
  witness: Witness;
  /**
   * Of what it found on papers that readers labelled and what had to be checked, the share that they held for so and worth a line, 0 to 1: where it is a small one such a point is
   * shown apart (docs/risk-precision.md).
   */
  soWhenChecked?: number;
  /** What is found low is medium where its words are like those of which lawyers tell: what one side decides alone may be the colour of a door or the whole pay. */
  gradedByWords?: true;
  /** What is found: nothing, one finding, or several of which the first that is asserted is told, else the first. */
  find(reading: Reading): Found<RiskFinding>;
  examples: Examples;
}

/** Declares a rule. What it answers is the rule itself, checked by its type. */
export function defineRule(rule: RiskRule): RiskRule {
  return rule;
}

/** Dealings between businesses, whole agreements or changes to one, and what could not be typed: for terms that are written down. */
export const DEALS: readonly Family[] = [...COMMERCIAL, 'venture', 'amendment', ...OTHER];
/** Everything but documents that are no contracts. */
export const ANY_CONTRACT: readonly Family[] = [...STANDALONE, 'amendment', ...OTHER];

/** About two pages of text. */
const SHORT_CHARACTERS = 5_000;

/** A finding that rests on words of the contract. */
export function finding(
  severity: Severity,
  description: string,
  recommendation: string,
  evidence: Evidence[],
): RiskFinding {
  return { severity, description, recommendation, evidence };
}

/** The quotes without those that begin where another does: a sentence with three blanks is shown once. */
export function eachOnce(quotes: readonly Evidence[]): Evidence[] {
  const seen = new Set<number>();
  return quotes.filter(({ start }) => !seen.has(start) && seen.add(start));
}

/**
 * A finding that a term is missing: null unless every page was read, for what was not read cannot be called missing, and null
 * for a statement of work or order that stands under another agreement, which may hold the term. In a document of a page or two
 * it is low, so that what is missing does not drown what is there.
 */
export function missingTerm(
  reading: Reading,
  severity: Severity,
  description: string,
  recommendation: string,
): RiskFinding | null {
  if (!isFullyRead(reading.contract) || reading.kind.under !== null) return null;
  return { severity: isShort(reading) ? 'low' : severity, description, recommendation, evidence: [] };
}

/** Terms that a page or two leave out were mostly left out on purpose. */
function isShort({ contract }: Reading): boolean {
  return contract.text.length < SHORT_CHARACTERS;
}

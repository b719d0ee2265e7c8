import type { GoldContract } from '../../scripts/training/gold';
import { FACTS } from '../../src/analysis/facts/declarations/registry';
import type { FactDeclaration } from '../../src/analysis/facts/define-fact';
import { findDates } from '../../src/analysis/mentions/dates';
import { findPeriods, formatPeriod } from '../../src/analysis/mentions/periods';
import type { Category } from '../../src/analysis/provisions/categories';
import { RISK_RULES } from '../../src/analysis/risks/rules/registry';
import type { Analysis, Fact } from '../../src/shared/analysis';
import type { FactName } from '../../src/shared/facts';
import { formatEnd } from '../../src/shared/format';
import { halvesOf } from './halves';

/** The clauses that a rule says are missing. */
const MISSING = new Map<string, readonly Category[]>(
  RISK_RULES.flatMap(({ id, witness }) =>
    typeof witness === 'object' && 'silence' in witness ? [[id, witness.silence] as const] : [],
  ),
);

/** What is asked of a document's completeness, and the rule that says the same as a risk. */
const OPEN = { blanks: 'blanks', exhibits: 'missing-exhibits', signatures: 'unsigned' } as const;

/**
 * Where two parts of one analysis say opposite things, each as a short name ('absent beside a clause: governingLaw'): a fact told to be absent, or a term
 * told to be missing, beside a clause of its kind; a day or length in the summary that is not that of the facts which the sentence names; a
 * headline, a key term or a check of completeness that differs from the fact or risk.
 */
export function contradictionsIn(analysis: Analysis): string[] {
  return [
    ...absentBesideClause(analysis),
    ...missingBesideClause(analysis),
    ...summaryBesideFacts(analysis),
    ...headlineBesideFacts(analysis),
    ...completenessBesideRisks(analysis),
  ];
}

function factNamed(facts: Analysis['facts'], name: string): Fact | undefined {
  return name === 'parties' ? undefined : facts[name as FactName];
}

/** A clause of the category that speaks of the fact: the category 'Cap On Liability' has times to sue as well, which are no cap. */
function absentBesideClause({ facts, clauses }: Analysis): string[] {
  return Object.values<FactDeclaration<unknown>>(FACTS).flatMap(({ id: name, silence }) => {
    const fact = factNamed(facts, name);
    if (!silence || !fact) return [];
    // A last day leaves no length to be told, and a length no last day.
    const isSaid =
      (name === 'term' && facts.expirationDate.status !== 'absent') ||
      (name === 'expirationDate' && facts.term.status !== 'absent');
    const isListed = clauses.some(
      ({ category, quote }) => category === silence.provision && (!silence.says || silence.says.test(quote)),
    );
    return fact.status === 'absent' && !isSaid && isListed ? [`absent beside a clause: ${name}`] : [];
  });
}

function missingBesideClause({ riskAssessment, clauses }: Analysis): string[] {
  const listed = new Set(clauses.map(({ category }) => category));
  return riskAssessment.riskFactors.flatMap(({ rule, evidence }) => {
    const isThere = evidence.length === 0 && (MISSING.get(rule) ?? []).some((category) => listed.has(category));
    return isThere ? [`missing beside a clause: ${rule}`] : [];
  });
}

function summaryBesideFacts({ facts, summarySentences = [] }: Analysis): string[] {
  return summarySentences.flatMap(({ text, restsOn }) => {
    const names = restsOn.flatMap((path) => (path.startsWith('facts.') ? [path.slice('facts.'.length)] : []));
    const rest = names.flatMap((name) => factNamed(facts, name) ?? []);
    if (rest.length === 0 || restsOn.some((path) => !path.startsWith('facts.'))) return [];
    // What is quoted is the contract's own.
    const own = text.replace(/“[^”]*”/g, '');
    const days = findDates(own).flatMap((date) => (date.kind === 'day' && date.iso ? [date.iso] : []));
    const lengths = findPeriods(own).map(formatPeriod);
    const said = (value: string) => rest.some((fact) => says(fact, value));
    return [...days, ...lengths].filter((value) => !said(value)).map(() => 'the summary differs from its fact');
  });
}

function says({ normalized, value }: Fact, told: string): boolean {
  return normalized === told || (value ?? '').toLowerCase().includes(told.toLowerCase());
}

function headlineBesideFacts(analysis: Analysis): string[] {
  const { facts } = analysis;
  const dates = (['effectiveDate', 'expirationDate'] as const).filter((name) => {
    const { status, normalized, value } = facts[name];
    const said = formatEnd(normalized ?? value ?? '');
    return analysis[name] !== (status === 'found' ? said : null);
  });
  const texts = (['contractType', 'jurisdiction', 'governingLaw'] as const).filter(
    (name) => analysis[name] !== (facts[name].status === 'found' ? facts[name].value : null),
  );
  return [...dates, ...texts].map((name) => `the headline differs from its fact: ${name}`);
}

function completenessBesideRisks({ completeness, riskAssessment }: Analysis): string[] {
  if (!completeness) return [];
  const told = new Set(riskAssessment.riskFactors.map(({ rule }) => rule));
  return Object.entries(OPEN).flatMap(([check, rule]) =>
    told.has(rule) && completeness[check as keyof typeof OPEN].status === 'complete'
      ? [`complete beside a risk: ${check}`]
      : [],
  );
}

/** How many contradictions the analyses hold, by their names, as a Markdown table with A and B apart. */
export function contradictionsTable(gold: readonly GoldContract[], analyses: readonly Analysis[]): string {
  const { A, B } = halvesOf(gold, analyses);
  const counted = (found: readonly Analysis[]) => {
    const names = found.flatMap(contradictionsIn);
    return Map.groupBy(names, (name) => name);
  };
  const [inA, inB] = [counted(A.found), counted(B.found)];
  const names = [...new Set([...inB.keys(), ...inA.keys()])].toSorted();
  const rows = names.map((name) => `| ${name} | ${inB.get(name)?.length ?? 0} | ${inA.get(name)?.length ?? 0} |`);
  return [
    `| parts of one analysis that say opposite things | B: of ${B.found.length} | A: of ${A.found.length} |`,
    '|---|--:|--:|',
    ...(rows.length > 0 ? rows : ['| none | 0 | 0 |']),
  ].join('\n');
}

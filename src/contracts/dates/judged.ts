import { BLANK } from '../../analysis/facts/ranked-fact';
import { findPeriods, formatPeriod, type Period } from '../../analysis/mentions/periods';
import type { Analysis, Evidence, Fact } from '../../shared/analysis';
import { TO_CHECK } from '../../shared/caveats';
import { type DateInput, isDay } from '../../shared/dates';
import { FACT_LABELS, type FactName } from '../../shared/facts';
import type { Finding, Verdict } from '../../shared/findings';
import { formatEnd } from '../../shared/format';

/** What a reader made of a finding: the decision in force, and its place in the order in which decisions were taken. */
export interface Judgement {
  finding: string;
  verdict: Verdict | null;
  value: string | null;
  order: number;
}

/** By the path of the finding in the analysis. */
export type Judgements = ReadonlyMap<string, Judgement>;

/** What a reader made of the findings of an analysis. */
export function judgementsIn(findings: readonly Finding[]): Judgements {
  return new Map(
    findings.map(({ path, id, decision }) => {
      const { verdict = null, value = null, id: order = 0 } = decision ?? {};
      return [path, { finding: id, verdict, value, order }];
    }),
  );
}

/** An analysis with what its reader made of it. */
export interface Judged {
  analysis: Analysis;
  judgements: Judgements;
}

/** A fact as it stands after its reader's decision; `value` is null where there is none, and `why` then says why, to end a sentence on the fact. */
export interface Told<T> {
  value: T | null;
  input: DateInput;
  why: string;
  /** The order of the decision by which the value is the reader's own, or was accepted; 0 without one. */
  order: number;
}

type DayFact = 'agreementDate' | 'effectiveDate' | 'expirationDate';
type PeriodFact = 'term' | 'renewalTerm' | 'noticePeriod';

const WHY: Readonly<Record<Exclude<Fact['status'], 'found' | 'ambiguous'>, string>> = {
  stated: 'is stated without a value that could be told',
  absent: 'was not found',
  unreadable: 'could not be read: not every page gave text',
  failed: 'could not be worked out',
};

/** The day of a fact, or 'perpetual'. */
export function toldDay(judged: Judged, name: DayFact): Told<string> {
  return told(judged, name, (text) => (isDay(text) || text === 'perpetual' ? text : null), formatEnd);
}

/** The length of time of a fact; the words of a correction are read as contracts are. */
export function toldPeriod(judged: Judged, name: PeriodFact): Told<Period> {
  return told(judged, name, periodIn, formatPeriod);
}

function periodIn(text: string): Period | null {
  const [first] = findPeriods(text);
  return first ? { count: first.count, unit: first.unit } : null;
}

function told<T>(
  { analysis, judgements }: Judged,
  name: DayFact | PeriodFact,
  read: (text: string) => T | null,
  print: (value: T) => string,
): Told<T> {
  const fact = analysis.facts[name];
  const path = `facts.${name}`;
  const judgement = judgements.get(path);
  const label = FACT_LABELS[name satisfies FactName];
  const verdict = judgement?.verdict ?? null;
  const finding = judgement?.finding ?? null;
  const order = verdict === null ? 0 : (judgement?.order ?? 0);
  const input = { label, path, finding, evidence: quotesOf(fact.evidence) };
  if (verdict === 'rejected')
    return { value: null, input: { ...input, value: fact.value, state: 'rejected' }, why: 'was rejected', order };
  const text = verdict === 'corrected' ? (judgement?.value ?? '') : fact.status === 'found' ? fact.normalized : null;
  const value = text === null ? null : read(text);
  if (value !== null) {
    const state = verdict ?? 'found';
    // What nobody has looked at yet may be another thing's.
    const check = verdict === null && fact.standing === 'to_check' ? TO_CHECK : '';
    return { value, input: { ...input, value: `${print(value)}${check}`, state }, why: '', order };
  }
  const why = verdict === 'corrected' ? `was corrected to “${text}”, which is no length of time` : whyNot(fact);
  return { value, input: { ...input, value: verdict === 'corrected' ? text : null, state: 'missing' }, why, order };
}

/** Why a fact has no value: 'was not found', 'is left blank or redacted'. */
function whyNot(fact: Fact): string {
  if (fact.status === 'ambiguous') return `is told in several ways (${fact.value})`;
  if (fact.rule === BLANK) return `is ${BLANK}`;
  if (fact.status === 'stated' && fact.rule) return `has no value (${fact.rule})`;
  return fact.status === 'found' ? 'has no value that could be counted with' : WHY[fact.status];
}

/** Quotes with their pages, each once. */
export function quotesOf(evidence: readonly Evidence[]): DateInput['evidence'] {
  const seen = new Set<number>();
  return evidence.flatMap(({ quote, page, start }) => {
    if (seen.has(start)) return [];
    seen.add(start);
    return [{ quote, page }];
  });
}

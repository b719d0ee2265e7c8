import { readContract } from '../../../src/analysis/analyse';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { tell } from '../../../src/analysis/tell';
import { WEIGHS } from '../../../src/analysis/weighing/weighing';
import { sided } from '../../../src/contracts/sided';
import type { Analysis, Evidence, RiskFactor, Severity, Standing } from '../../../src/shared/analysis';
import { TO_CHECK } from '../../../src/shared/caveats';
import { namesOfSide } from '../../../src/shared/side-names';

/** One thing that an analysis tells its reader, as a person who labels it sees it. */
export interface Assertion {
  /** The same in every run that tells the same. */
  key: string;
  kind: 'paper' | 'fact' | 'party' | 'summary' | 'line' | 'risk' | 'compliance' | 'completeness' | 'drafting' | 'date';
  id: string;
  /** What a fact's status is, or how a finding stands. */
  state: string;
  /** By whom it is read: 'neutral', 'landlord'. */
  severity: Record<string, Severity>;
  text: string;
  quotes: string[];
  page: number | null;
}

const toCheck = ({ standing }: { standing?: Standing | undefined }) => (standing === 'to_check' ? TO_CHECK : '');
const FACT_LABELS = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();
const MOST_QUOTES = 4;

/** All that an analysis of a paper tells, whatever side looks at it, and the rating for each. */
export function assertionsOf(contract: ContractText): {
  kind: string;
  ratings: Record<string, string>;
  told: Assertion[];
} {
  const analysis = tell(readContract(contract));
  const sides = ['neutral', ...(analysis.kind?.sides.map(({ id }) => id) ?? [])];
  const told = new Map<string, Assertion>();
  const ratings: Record<string, string> = {};
  const add = (
    one: Omit<Assertion, 'severity' | 'quotes' | 'page'>,
    evidence: readonly Evidence[],
    at?: [string, Severity],
  ) => {
    const known = told.get(one.key) ?? {
      ...one,
      severity: {},
      quotes: [...new Set(evidence.map(({ quote }) => quote))].slice(0, MOST_QUOTES),
      page: evidence[0]?.page ?? null,
    };
    if (at) known.severity[at[0]] = at[1];
    told.set(one.key, known);
  };
  paperOf(analysis, add);
  for (const side of sides) {
    const read = sided(analysis, side).analysis;
    const { riskAssessment } = read;
    ratings[side] = riskAssessment.notAssessed
      ? `not assessed (${riskAssessment.notAssessed}); by what was found: ${riskAssessment.overallRisk}`
      : riskAssessment.overallRisk;
    for (const risk of riskAssessment.riskFactors) {
      const state =
        risk.standing === 'to_check' ? 'to check' : risk.evidence.length === 0 ? 'asserted (silence)' : 'asserted';
      const answer = risk.path?.startsWith('questions.')
        ? read.questions?.[Number(risk.path.slice('questions.'.length))]?.answer
        : undefined;
      add(
        {
          key: `risk|${risk.rule}|${answer ?? 'rule'}|${state}|${risk.type}${ofTerm(risk)}`,
          kind: 'risk',
          id: risk.rule,
          state,
          text: `${risk.type}. ${risk.description} — ${risk.recommendation}`,
        },
        risk.evidence,
        [side, risk.severity],
      );
    }
  }
  return { kind: analysis.kind?.label ?? '', ratings, told: [...told.values()] };
}

/** Of terms that only may weigh on one side a paper may have several under one name. */
const ofTerm = ({ rule, evidence }: RiskFactor) => (rule === WEIGHS ? `|${evidence[0]?.quote.slice(0, 60)}` : '');

type Add = (one: Omit<Assertion, 'severity' | 'quotes' | 'page'>, evidence: readonly Evidence[]) => void;

function paperOf(analysis: Analysis, add: Add): void {
  const {
    kind,
    facts,
    keyTerms,
    compliance,
    completeness,
    drafting,
    datedTerms = [],
    summarySentences = [],
  } = analysis;
  if (kind) {
    const sides = kind.sides.map(({ label, party }) => `${label}: ${namesOfSide(analysis, party) ?? '?'}`);
    add(
      {
        key: `paper|${kind.id}`,
        kind: 'paper',
        id: kind.id ?? 'none',
        state: kind.isContract,
        text: `It is: ${kind.label}. ${sides.join('; ')}`,
      },
      kind.under?.evidence ?? [],
    );
  }
  for (const [name, fact] of Object.entries(facts)) {
    if (name === 'parties' || Array.isArray(fact)) continue;
    add(
      {
        key: `fact|${name}|${fact.status}|${fact.value}`,
        kind: 'fact',
        id: name,
        state: fact.status,
        text: `${FACT_LABELS(name)}: ${fact.status === 'found' ? `${fact.value}${toCheck(fact)}` : `${fact.status}${fact.value ? ` (${fact.value})` : ''}${toCheck(fact)}`}`,
      },
      fact.evidence,
    );
  }
  for (const party of facts.parties) {
    add(
      {
        key: `party|${party.value}`,
        kind: 'party',
        id: 'parties',
        state: party.status,
        text: `party: ${party.value}, role ${party.role ?? 'none'}`,
      },
      party.evidence,
    );
  }
  if (facts.parties.length === 0)
    add({ key: 'party|none', kind: 'party', id: 'parties', state: 'absent', text: 'no parties found' }, []);
  for (const { text, evidence, restsOn } of summarySentences) {
    if (restsOn.includes('riskAssessment.overallRisk')) continue;
    add({ key: `summary|${text}`, kind: 'summary', id: restsOn.join(','), state: 'asserted', text }, evidence);
  }
  for (const list of ['financialTerms', 'dates', 'obligations', 'termination'] as const) {
    keyTerms[list].forEach((text, at) => {
      add(
        { key: `line|${list}|${text}`, kind: 'line', id: list, state: 'asserted', text },
        keyTerms.evidence[list][at] ?? [],
      );
    });
  }
  for (const one of compliance.findings) {
    add(
      {
        key: `compliance|${one.rule}|${one.standing ?? 'asserted'}`,
        kind: 'compliance',
        id: one.rule,
        state: one.standing ?? 'asserted',
        text: `${one.issue} — ${one.recommendation} (${one.source})`,
      },
      one.evidence,
    );
  }
  for (const name of ['pages', 'blanks', 'exhibits', 'signatures'] as const) {
    const check = completeness?.[name];
    if (check)
      add(
        {
          key: `completeness|${name}|${check.note}`,
          kind: 'completeness',
          id: name,
          state: check.status,
          text: `${check.note} ${check.items.map(({ label }) => label).join('; ')}`,
        },
        check.items.flatMap(({ evidence }) => evidence),
      );
  }
  for (const fault of drafting?.faults ?? []) {
    add(
      {
        key: `drafting|${fault.rule}|${fault.description}`,
        kind: 'drafting',
        id: fault.rule,
        state: 'asserted',
        text: `${fault.type}: ${fault.description}`,
      },
      fault.evidence,
    );
  }
  for (const { evidence, ...term } of datedTerms) {
    add(
      {
        key: `date|${JSON.stringify(term)}`,
        kind: 'date',
        id: 'datedTerm',
        state: 'asserted',
        text: JSON.stringify(term),
      },
      evidence,
    );
  }
}

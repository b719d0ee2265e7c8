import { type Folded, fold } from '../analysis/pdf/folding';
import { pathOfRisk } from '../shared/acting-for';
import type { Analysis, Evidence, Fact } from '../shared/analysis';
import { FACT_NAMES } from '../shared/facts';
import type { FindingKind } from '../shared/findings';
import { REMOVED_PATH } from '../shared/restored';
import type { RunProof } from '../shared/runs';

interface Subject {
  kind: FindingKind;
  /** The fact, rule or category. */
  name: string;
  path: string;
  /** What a decision is about besides the words: the value of a fact. */
  value: string | null;
  evidence: readonly Pick<Evidence, 'quote' | 'start'>[];
}

/**
 * Gives each finding an id that is the same in every run that finds the same thing: kind, name, and a hash of value and first
 * quote, both without differences of white space, case and punctuation. Of equal sentences the one that stands there counts, so
 * the id ends with its number among them, counted in the text. A fact whose value changed is another finding: what was accepted
 * of the old value says nothing of the new one.
 */
export function identifyFindings(text: string, analysis: Analysis): RunProof['findings'] {
  const folded = fold(text, 'punctuation');
  const taken = new Set<string>();
  return subjectsOf(analysis).map(({ kind, name, path, value, evidence: [first] }) => {
    const quote = plain(first?.quote ?? '');
    const hash = sha256(JSON.stringify([value === null ? null : plain(value), quote])).slice(0, 12);
    const number = first && quote ? numberOf(folded, quote, first.start) : 0;
    let id = `${kind}-${slug(name)}-${hash}-${number}`;
    for (let again = 2; taken.has(id); again++) id = `${kind}-${slug(name)}-${hash}-${number}-${again}`;
    taken.add(id);
    return { id, kind, path };
  });
}

/** What came of an answer stands there, and is known by it, whatever side looks at it. */
function subjectsOf({
  facts,
  riskAssessment,
  questions,
  compliance,
  drafting,
  clauses,
  datedTerms,
  review,
}: Analysis): Subject[] {
  const { parties } = facts;
  return [
    ...FACT_NAMES.flatMap((name): Subject[] => {
      const fact: Fact | undefined = facts[name];
      if (!fact) return [];
      const { status, normalized, value, evidence } = fact;
      return [{ kind: 'fact', name, path: `facts.${name}`, value: normalized ?? value ?? status, evidence }];
    }),
    ...parties.map(({ value, evidence }, i): Subject => {
      return { kind: 'party', name: 'party', path: `facts.parties.${i}`, value, evidence };
    }),
    ...[
      ...riskAssessment.riskFactors,
      ...(riskAssessment.ownRights ?? []),
      ...(riskAssessment.toldElsewhere ?? []),
      ...(riskAssessment.unlikely ?? []),
    ].flatMap((risk): Subject[] => {
      const path = pathOfRisk(riskAssessment, risk);
      if (path.startsWith('questions.')) return [];
      return [{ kind: 'risk', name: risk.rule, path, value: null, evidence: risk.evidence }];
    }),
    ...(questions ?? []).map(({ id, evidence }, i): Subject => {
      return { kind: 'risk', name: id, path: `questions.${i}`, value: null, evidence };
    }),
    ...compliance.findings.map(({ rule, evidence }, i): Subject => {
      return { kind: 'compliance', name: rule, path: `compliance.findings.${i}`, value: null, evidence };
    }),
    ...(drafting?.faults ?? []).map(({ rule, evidence }, i): Subject => {
      return { kind: 'drafting', name: rule, path: `drafting.faults.${i}`, value: null, evidence };
    }),
    ...clauses.map((clause, i): Subject => {
      return { kind: 'clause', name: clause.category, path: `clauses.${i}`, value: null, evidence: [clause] };
    }),
    ...(datedTerms ?? []).map(({ kind, label, day, evidence }, i): Subject => {
      return { kind: 'date', name: kind, path: `datedTerms.${i}`, value: day ?? label, evidence };
    }),
    ...(review?.removed ?? []).map(({ text, evidence, ...was }, i): Subject => {
      const name = was.risk?.rule ?? was.compliance?.rule ?? was.fact?.name ?? was.answer?.id ?? 'party';
      return { kind: 'removed', name, path: `${REMOVED_PATH}${i}`, value: text, evidence };
    }),
  ];
}

function plain(text: string): string {
  return fold(text, 'punctuation').text.trim();
}

/** 'Revenue/Profit Sharing' becomes 'revenue-profit-sharing'; names of facts keep their case. */
function slug(name: string): string {
  return /[^A-Za-z]/.test(name)
    ? name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    : name;
}

/** Which of the equal stretches of the text stands at this offset, counting from 1. */
function numberOf({ text, from }: Folded, quote: string, offset: number): number {
  let number = 1;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    if ((from[at] ?? 0) >= offset) break;
    number++;
  }
  return number;
}

function sha256(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex');
}

import type { Db } from '../db/client';
import { type DecisionRow, findLatestDecisions } from '../db/decisions';
import { pathOfRisk, riskAt } from '../shared/acting-for';
import type { Analysis, Fact } from '../shared/analysis';
import { FACT_LABELS, type FactName, isDayFact } from '../shared/facts';
import type { Decision, Finding } from '../shared/findings';
import type { RunProof } from '../shared/runs';
import { identifyFindings } from './identify-findings';
import { readProof } from './proof';
import { type ReadAs, readAs } from './read-as';
import { type FoundRun, getRun } from './runs';
import type { OwnInUse } from './sided';

/**
 * The findings of a run (the newest, if none is named) with the decisions in force.
 * @throws AppError not_found (contract or run), conflict where no run has ended yet
 */
export async function listFindings(
  deps: { db: Db },
  userId: string,
  id: string,
  runId?: string,
): Promise<{ run: string; findings: Finding[] }> {
  const found = await getRun(deps, userId, id, runId);
  return { run: found.run.id, findings: await findingsOf(deps.db, found) };
}

/** The findings of a run that was found, with the decisions in force. */
export async function findingsOf(db: Db, found: FoundRun, read?: ReadAs): Promise<Finding[]> {
  const { findings } = await readProof(db, found, 'findings');
  const { analysis, own } = read ?? (await readAs(db, found.contract, found.run));
  const latest = await findLatestDecisions(db, found.contract.id);
  const decisions = new Map(latest.map((row) => [row.findingId, toDecision(row)]));
  return [...findings, ...addedFindings(found.run.analysis, analysis, own)].map((identified) =>
    toFinding(analysis, identified, decisions.get(identified.id)),
  );
}

/** What came of a firm's own questions, which the proof of the run knows nothing of. */
function addedFindings(made: Analysis, { questions = [] }: Analysis, { text }: OwnInUse): RunProof['findings'] {
  const first = made.questions?.length ?? 0;
  if (!text || questions.length === first) return [];
  const added = new Set(questions.slice(first).map((_, i) => `questions.${first + i}`));
  return identifyFindings(text.text, { ...made, questions }).filter(({ path }) => added.has(path));
}

/** A decision as browsers see it. */
export function toDecision({ decidedAt, analysisId, contractId: _, userId: __, ...row }: DecisionRow): Decision {
  return { ...row, run: analysisId, decidedAt: decidedAt.toISOString() };
}

function toFinding(analysis: Analysis, identified: RunProof['findings'][number], decision?: Decision): Finding {
  return {
    ...identified,
    ...contentOf(analysis, identified),
    decision: decision && decision.verdict !== null ? decision : null,
  };
}

type Content = Pick<Finding, 'title' | 'value' | 'severity' | 'evidence'>;

/** What a finding says, read from the place in the analysis where it stands. */
export function contentOf(analysis: Analysis, { kind, path }: RunProof['findings'][number]): Content {
  const key = path.split('.').at(-1) ?? '';
  switch (kind) {
    case 'fact': {
      const fact: Fact | undefined = analysis.facts[key as FactName];
      if (!fact) throw new Error('The finding does not stand in its analysis');
      return factContent(FACT_LABELS[key as FactName], fact, isDayFact(key));
    }
    case 'party': {
      const party = at(analysis.facts.parties, key);
      return factContent(party.role ? `Party (${party.role})` : 'Party', party, false);
    }
    case 'risk': {
      const risk = riskAt(analysis, path);
      if (risk) return { title: risk.type, value: risk.severity, severity: risk.severity, evidence: risk.evidence };
      // An answer that is as the side wants it, or a right of its own.
      const { title, evidence } = ownRightAt(analysis, path) ?? at(analysis.questions ?? [], key);
      return { title, value: null, severity: null, evidence };
    }
    case 'compliance': {
      const { issue, evidence } = at(analysis.compliance.findings, key);
      return { title: issue, value: null, severity: null, evidence };
    }
    case 'drafting': {
      const { type, description, evidence } = at(analysis.drafting?.faults ?? [], key);
      return { title: `${type}: ${description}`, value: null, severity: null, evidence };
    }
    case 'date': {
      const { label, day, evidence } = at(analysis.datedTerms ?? [], key);
      return { title: label, value: day, severity: null, evidence };
    }
    case 'removed': {
      const { title, text, evidence } = at(analysis.review?.removed ?? [], key);
      return { title, value: text, severity: null, evidence };
    }
    case 'clause': {
      const { category, quote, page, start, end } = at(analysis.clauses, key);
      return { title: category, value: category, severity: null, evidence: [{ quote, page, start, end }] };
    }
  }
}

function ownRightAt({ riskAssessment }: Analysis, path: string): Pick<Content, 'title' | 'evidence'> | null {
  const { ownRights = [], toldElsewhere = [], unlikely = [] } = riskAssessment;
  const right = [...ownRights, ...toldElsewhere, ...unlikely].find((risk) => pathOfRisk(riskAssessment, risk) === path);
  return right ? { title: right.type, evidence: right.evidence } : null;
}

/** A day is judged as YYYY-MM-DD, all else in the words of the fact. */
function factContent(title: string, { value, normalized, evidence }: Fact, isDay: boolean): Content {
  return { title, value: isDay && normalized !== null ? normalized : value, severity: null, evidence };
}

function at<T>(list: readonly T[], key: string): T {
  const item = list[Number(key)];
  if (item === undefined) throw new Error('The finding does not stand in its analysis');
  return item;
}

import { CATEGORY_NAMES } from '../analysis/provisions/categories';
import type { Database, Db } from '../db/client';
import { lockContract } from '../db/contracts';
import {
  type DecisionRow,
  findLatestDecision,
  insertDecision,
  listDecisions as listRows,
  type NewDecision,
} from '../db/decisions';
import { AppError } from '../errors';
import { SEVERITIES } from '../shared/analysis';
import { kindOfFact } from '../shared/facts';
import type { Decision, DecisionInput, Finding } from '../shared/findings';
import { findingsOf, toDecision } from './findings';
import { refreshListing } from './refresh-listing';
import { type FoundRun, getOwn, getRun } from './runs';
import { storableText } from './storable';

interface Deps {
  db: Database;
  now: () => Date;
}

/** Who decides: the owner of the contract, by the name that is kept with the decision. */
interface Reviewer {
  id: string;
  name: string;
}

interface Which {
  id: string;
  findingId: string;
  run?: string | undefined;
}

/**
 * Accepts, corrects or rejects a finding of a user's own contract. Earlier decisions stay in the history.
 * @throws AppError not_found (contract, run or finding), invalid (a value that the finding can't have)
 */
export async function decide(deps: Deps, reviewer: Reviewer, which: Which, input: DecisionInput): Promise<Finding> {
  const { found, finding } = await getFinding(deps.db, reviewer.id, { ...which, run: input.run });
  if (input.verdict === 'corrected') checkCorrection(finding, input.value ?? '');
  const decision = {
    ...decisionOn(deps, reviewer, found, finding),
    verdict: input.verdict,
    value: input.verdict === 'corrected' ? storableText(input.value ?? '') : null,
    reason: input.reason ? storableText(input.reason) : null,
  };
  const [row] = await keep(deps.db, found.contract.id, [decision]);
  if (!row) throw new Error('The decision was not kept');
  return { ...finding, decision: toDecision(row) };
}

/**
 * Takes the decision in force back; the history keeps both. Without one nothing happens.
 * @throws AppError not_found (contract, run or finding)
 */
export async function withdrawDecision(deps: Deps, reviewer: Reviewer, which: Which): Promise<Finding> {
  const { found, finding } = await getFinding(deps.db, reviewer.id, which);
  const latest = await findLatestDecision(deps.db, found.contract.id, finding.id);
  if (latest?.verdict) await keep(deps.db, found.contract.id, [decisionOn(deps, reviewer, found, finding)]);
  return { ...finding, decision: null };
}

/**
 * Accepts those of these findings of a user's own contract that nothing is decided on, all or none. Answers them as they stand now, the others as they
 * stood.
 * @throws AppError not_found (contract, or one of the findings)
 */
export async function acceptSeveral(
  deps: Deps,
  reviewer: Reviewer,
  id: string,
  findingIds: readonly string[],
): Promise<{ run: string; findings: Finding[] }> {
  const found = await getRun(deps, reviewer.id, id);
  const known = new Map((await findingsOf(deps.db, found)).map((finding) => [finding.id, finding]));
  const named = [...new Set(findingIds)].map((findingId) => known.get(findingId) ?? noFinding());
  const open = named.filter(({ decision }) => decision === null);
  const rows = await keep(
    deps.db,
    id,
    open.map((finding) => ({ ...decisionOn(deps, reviewer, found, finding), verdict: 'accepted' as const })),
  );
  const taken = new Map(rows.map((row) => [row.findingId, toDecision(row)]));
  const findings = named.map((finding) => ({ ...finding, decision: taken.get(finding.id) ?? finding.decision }));
  return { run: found.run.id, findings };
}

/** Adds the decisions, and what tables show of the contract follows. */
async function keep(db: Database, contractId: string, decisions: readonly NewDecision[]): Promise<DecisionRow[]> {
  if (decisions.length === 0) return [];
  return await db.transaction(async (tx) => {
    await lockContract(tx, contractId);
    const rows: DecisionRow[] = [];
    for (const decision of decisions) rows.push(await insertDecision(tx, decision));
    await refreshListing(tx, contractId);
    return rows;
  });
}

/** Who decides on what, when. */
function decisionOn({ now }: Deps, reviewer: Reviewer, { contract, run }: FoundRun, finding: Finding): NewDecision {
  return {
    ...about(finding),
    contractId: contract.id,
    userId: reviewer.id,
    reviewer: reviewer.name,
    findingId: finding.id,
    analysisId: run.id,
    decidedAt: now(),
  };
}

/** Every decision on a user's own contract, newest first. @throws AppError not_found */
export async function listDecisions(deps: { db: Db }, userId: string, id: string): Promise<Decision[]> {
  const contract = await getOwn(deps, userId, id);
  return (await listRows(deps.db, contract.id)).map(toDecision);
}

async function getFinding(db: Db, userId: string, { id, findingId, run }: Which) {
  const found = await getRun({ db }, userId, id, run);
  const finding = (await findingsOf(db, found)).find((candidate) => candidate.id === findingId);
  return { found, finding: finding ?? noFinding() };
}

function noFinding(): never {
  throw new AppError('not_found', 'This finding is not part of the analysis.');
}

/** What was judged, as it reads now: the engine may say it otherwise later. */
function about({ kind, title, value, evidence: [first] }: Finding): { about: Decision['about'] } {
  return { about: { kind, title, value, quote: first?.quote ?? null, page: first?.page ?? null } };
}

function checkCorrection(finding: Finding, value: string): void {
  const name = finding.path.split('.').at(-1) ?? '';
  if (finding.kind === 'compliance')
    throw new AppError('invalid', 'A compliance point can be accepted or rejected, but not corrected.');
  if (finding.kind === 'drafting')
    throw new AppError('invalid', 'A drafting fault can be accepted or rejected, but not corrected.');
  if (finding.kind === 'date')
    throw new AppError('invalid', 'A date that the contract names can be accepted or rejected, but not corrected.');
  if (finding.kind === 'removed')
    throw new AppError('invalid', 'What a review removed can be restored, but not corrected.');
  if (finding.kind === 'risk' && !(SEVERITIES as readonly string[]).includes(value))
    throw new AppError('invalid', 'Please correct the severity to low, medium or high.');
  if (finding.kind === 'clause' && !(CATEGORY_NAMES as readonly string[]).includes(value))
    throw new AppError('invalid', 'Please choose one of the clause categories.');
  const kind = finding.kind === 'fact' ? kindOfFact(name) : null;
  if (kind === 'day' || kind === 'day or perpetual') checkDay(kind === 'day or perpetual', value);
}

function checkDay(mayBePerpetual: boolean, value: string): void {
  if (mayBePerpetual && value === 'perpetual') return;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && value.slice(0, 4) !== '0000';
  const day = new Date(`${value}T00:00:00Z`);
  if (!isDay || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
    throw new AppError(
      'invalid',
      `Please give the date as YYYY-MM-DD, such as 2026-03-01${mayBePerpetual ? ", or 'perpetual'" : ''}.`,
    );
}

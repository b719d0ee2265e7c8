import * as v from 'valibot';
import type { Recognise } from '../analysis/pdf/recognised';
import type { Database, Db } from '../db/client';
import { findStoredFile, insertAnalysis, lockContract, type NewRun, setFailed } from '../db/contracts';
import { isLockTimeout, isUnfitRow } from '../db/errors';
import { findShown, finishJob, type Lease, setStage } from '../db/jobs';
import type { QueueMail } from '../mail/queue-mail';
import type { TextIndex } from '../search/index-text';
import { type Analysis, analysisSchema } from '../shared/analysis';
import { endsWell } from '../shared/deadline';
import type { RunProof } from '../shared/runs';
import type { Stage } from '../shared/stages';
import type { Storage } from '../storage/storage';
import { accountOf, type ScanReader, ScanReading } from './read-scan';
import { refreshIndex } from './refresh-index';
import { refreshListing } from './refresh-listing';
import { type Reviewer, reviewAnalysis } from './review';
import { storable } from './storable';
import { isFile, notTheFile } from './whole-file';

/**
 * Reads a PDF and analyses it; the text comes packed (`packText`). `onStage` is called as each step begins. Ends early when the signal
 * says so. `recognise` reads scanned pages, if they are read at all; where that takes long, `onPartial` is given what is known so far.
 */
export type Extract = (
  bytes: Uint8Array,
  options: {
    signal: AbortSignal;
    onStage: (stage: Stage) => void;
    recognise?: Recognise;
    onPartial?: (partial: Extracted) => Promise<void>;
  },
) => Promise<Extracted>;

export interface Extracted {
  text: Uint8Array;
  analysis: Analysis;
  proof: RunProof;
  /** What the search needs of the text; made from it where it is missing. */
  index?: TextIndex;
}

export interface AnalyseDeps {
  db: Database;
  storage: Storage;
  extract: Extract;
  /** A model that reviews what the built-in engine found, where one is configured. */
  reviewer?: Reviewer | undefined;
  /** A model that reads scanned pages, where one is configured. */
  scanReader?: ScanReader | undefined;
  /** Told when people see a run, though the work on the whole one goes on. */
  onShown?: () => void;
  /** Tells the owner by e-mail, where a mail server is configured. */
  queueMail?: QueueMail | undefined;
  signal: AbortSignal;
}

/**
 * Analyses the contract of a job and writes the result, if the lease is still ours by then. A long scan, or a review that takes long or
 * has to be tried again, keeps nobody waiting: what is known by then is shown meanwhile.
 * @returns false where it is not, or the contract was deleted: then nothing was written
 * @throws whatever `extract` throws; AppError where the store or its object fails, or the model should be asked later
 */
export async function analyseContract(deps: AnalyseDeps, lease: Lease): Promise<boolean> {
  const file = await findStoredFile(deps.db, lease.contractId);
  if (!file) return false;
  const bytes = await deps.storage.get(file.objectKey, deps.signal);
  if (!(await isFile(bytes, file.sha256))) throw notTheFile('not_found');
  const { db, scanReader, signal } = deps;
  const scan = scanReader ? new ScanReading(scanReader, accountOf(db, scanReader, file.userId)) : null;
  const progress = followStages(deps.db, lease);
  const { reviewer } = deps;
  const begunAt = performance.now();
  // With a model none of the later steps is done before the model has had its say.
  let isShown = false;
  const onStage = (stage: Stage) => {
    if (!isShown) progress.onStage(reviewer && stage !== 'extracting' ? 'analyzing' : stage);
  };
  const show = async (stage: Stage, known: Extracted) => {
    await progress.settled();
    if (!(await showMeanwhile(db, lease, stage, runOf(known)).catch(() => false))) return;
    isShown = true;
    deps.onShown?.();
  };
  const onPartial = (partial: Extracted) => show('extracting', partial);
  const extracted = await deps
    .extract(bytes, { signal, onStage, onPartial, ...(scan && { recognise: scan.recognise }) })
    .finally(progress.settled);
  // Told of either: a review says anew what of the model's part is missing.
  const noted = (one: Extracted): Extracted => ({ ...one, analysis: scan?.noted(one.analysis) ?? one.analysis });
  const builtin = noted(extracted);
  if (!reviewer) return await writeOutcome(deps, lease, false, (tx) => insertRun(tx, lease.contractId, runOf(builtin)));
  const work = { ...file, side: file.actingFor, ...extracted, onStage: progress.onStage };
  const reviewing = reviewAnalysis({ db, reviewer, signal }, lease, work);
  const patience = reviewer.patienceMs - (performance.now() - begunAt);
  if (!(await endsWell(reviewing, patience))) await show('analyzing', builtin);
  const run = runOf(noted({ ...extracted, ...(await reviewing) }));
  await progress.settled();
  return await writeOutcome(deps, lease, false, (tx) => insertRun(tx, lease.contractId, run));
}

type IndexedRun = NewRun & Pick<Extracted, 'index'>;

function runOf({ text, analysis, proof, index }: Extracted): IndexedRun {
  return {
    analysis: v.parse(analysisSchema, storable(analysis)),
    text,
    proof: storable(proof),
    ...(index && { index }),
  };
}

/** Adds and shows a run of a contract that the transaction has locked, so that nobody changes the side meanwhile. */
async function insertRun(tx: Db, contractId: string, { index, ...run }: IndexedRun): Promise<void> {
  await insertAnalysis(tx, contractId, run);
  await refreshListing(tx, contractId);
  // A text that the index does not take, or not now, is no reason to lose the analysis: the job that indexes older ones comes back to it.
  await tx.transaction((part) => refreshIndex(part, contractId, index)).catch(ignoreUnfit);
}

function ignoreUnfit(error: unknown): void {
  if (!isUnfitRow(error) && !isLockTimeout(error)) throw error;
}

/**
 * Shows a run while the scan is read on, the review goes on or waits for its next attempt, unless a run is shown already that says as much:
 * the stage tells what is still missing ('extracting': pages). Where that can't be written, people wait.
 */
async function showMeanwhile(db: Database, lease: Lease, stage: Stage, run: IndexedRun): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const shown = (await lockContract(tx, lease.contractId)) && (await findShown(tx, lease));
    const isNews = shown && (shown.status === 'processing' || (shown.stage === 'extracting' && stage !== 'extracting'));
    if (!isNews) return false;
    await insertRun(tx, lease.contractId, run);
    await setStage(tx, lease, stage);
    return true;
  });
}

/**
 * Ends the analysis of a contract as failed with a reason for people, if the lease is still ours. A contract that has an earlier run
 * keeps showing that.
 */
export async function failContract(deps: OutcomeDeps, lease: Lease, summary: string): Promise<boolean> {
  return await writeOutcome(deps, lease, true, (tx) => setFailed(tx, lease.contractId, summary));
}

type Write = (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<void>;

type OutcomeDeps = Pick<AnalyseDeps, 'db' | 'queueMail'>;

/** Ends a job with its outcome, and tells the owner, unless it was one of many that nobody waits for. */
async function writeOutcome(deps: OutcomeDeps, lease: Lease, failed: boolean, write: Write): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const ended = (await lockContract(tx, lease.contractId)) ? await finishJob(tx, lease) : null;
    if (!ended) return false;
    await write(tx);
    if (!ended.bulk) await deps.queueMail?.(tx, { kind: 'analyses', contractId: lease.contractId, failed });
    return true;
  });
}

/** Writes the steps one after the other, beside the work. A step that can't be written is no reason to fail. */
function followStages(db: Database, lease: Lease) {
  let written: Promise<unknown> = Promise.resolve();
  return {
    onStage: (stage: Stage) => {
      written = written.then(() => setStage(db, lease, stage)).catch(() => undefined);
    },
    settled: async () => {
      await written;
    },
  };
}

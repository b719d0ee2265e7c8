import * as v from 'valibot';
import type { Recognise } from '../analysis/text/recognised';
import type { Database } from '../db/client';
import { findStoredFile, insertAnalysis, lockContract, setFailed } from '../db/contracts';
import { finishJob, isUnfinished, type Lease, setStage } from '../db/jobs';
import { type Analysis, analysisSchema } from '../shared/analysis';
import type { RunProof } from '../shared/runs';
import type { Stage } from '../shared/stages';
import type { Storage } from '../storage/storage';
import { accountOf, type ScanReader, ScanReading } from './read-scan';
import { type Reviewer, reviewAnalysis } from './review';
import { storable } from './storable';
import { isFile, notTheFile } from './whole-file';

/**
 * Reads a PDF and analyses it; the text comes packed (`packText`). `onStage` is called as each step begins. Ends early when the signal
 * says so. `recognise` reads scanned pages, if they are read at all.
 */
export type Extract = (
  bytes: Uint8Array,
  options: { signal: AbortSignal; onStage: (stage: Stage) => void; recognise?: Recognise },
) => Promise<{ text: Uint8Array; analysis: Analysis; proof: RunProof }>;

export interface AnalyseDeps {
  db: Database;
  storage: Storage;
  extract: Extract;
  /** A model that reviews what the built-in engine found, where one is configured. */
  reviewer?: Reviewer | undefined;
  /** A model that reads scanned pages, where one is configured. */
  scanReader?: ScanReader | undefined;
  signal: AbortSignal;
}

/**
 * Analyses the contract of a job and writes the result, if the lease is still ours by then. A review that takes long or has to be
 * tried again keeps nobody waiting: the built-in engine's run is shown meanwhile.
 * @returns false where it is not, or the contract was deleted: then nothing was written
 * @throws whatever `extract` throws; AppError where the store or its object fails, or the model should be asked later
 */
export async function analyseContract(deps: AnalyseDeps, lease: Lease): Promise<boolean> {
  const file = await findStoredFile(deps.db, lease.contractId);
  if (!file) return false;
  const bytes = await deps.storage.get(file.objectKey, deps.signal);
  if (!(await isFile(bytes, file.sha256))) throw notTheFile();
  const { db, scanReader, signal } = deps;
  const scan = scanReader ? new ScanReading(scanReader, accountOf(db, scanReader, file.userId)) : null;
  const progress = followStages(deps.db, lease);
  const { reviewer } = deps;
  const begunAt = performance.now();
  // With a model none of the later steps is done before the model has had its say.
  const onStage = (stage: Stage) => progress.onStage(reviewer && stage !== 'extracting' ? 'analyzing' : stage);
  const extracted = await deps
    .extract(bytes, { signal, onStage, ...(scan && { recognise: scan.recognise }) })
    .finally(progress.settled);
  // Told of either: a review says anew what of the model's part is missing.
  const noted = (one: Extracted): Extracted => ({ ...one, analysis: scan?.noted(one.analysis) ?? one.analysis });
  const builtin = noted(extracted);
  if (!reviewer) return await writeOutcome(db, lease, (tx) => insertAnalysis(tx, lease.contractId, runOf(builtin)));
  const work = { ...file, ...extracted, onStage: progress.onStage };
  const reviewing = reviewAnalysis({ db, reviewer, signal }, lease, work);
  const patience = reviewer.patienceMs - (performance.now() - begunAt);
  if (!(await endsWell(reviewing, patience))) await showMeanwhile(db, lease, runOf(builtin)).catch(() => undefined);
  const run = runOf(noted({ ...extracted, ...(await reviewing) }));
  await progress.settled();
  return await writeOutcome(db, lease, (tx) => insertAnalysis(tx, lease.contractId, run));
}

type Extracted = Awaited<ReturnType<Extract>>;

function runOf({ text, analysis, proof }: Extracted): Parameters<typeof insertAnalysis>[2] {
  return { analysis: v.parse(analysisSchema, storable(analysis)), text, proof: storable(proof) };
}

/** Whether work ends well within `ms`. */
async function endsWell(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), Math.max(0, ms));
  const ended = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shows the built-in engine's run while the review goes on or waits for its next attempt, unless an attempt before did so already. Where that can't be
 * written, people wait.
 */
async function showMeanwhile(db: Database, lease: Lease, run: ReturnType<typeof runOf>): Promise<void> {
  await db.transaction(async (tx) => {
    const isOpen = (await lockContract(tx, lease.contractId)) && (await isUnfinished(tx, lease));
    if (!isOpen) return;
    await insertAnalysis(tx, lease.contractId, run);
    await setStage(tx, lease, 'analyzing');
  });
}

/**
 * Ends the analysis of a contract as failed with a reason for people, if the lease is still ours. A contract that has an earlier run
 * keeps showing that.
 */
export async function failContract(deps: { db: Database }, lease: Lease, summary: string): Promise<boolean> {
  return await writeOutcome(deps.db, lease, (tx) => setFailed(tx, lease.contractId, summary));
}

type Write = (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<void>;

async function writeOutcome(db: Database, lease: Lease, write: Write): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const ours = (await lockContract(tx, lease.contractId)) && (await finishJob(tx, lease));
    if (ours) await write(tx);
    return ours;
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

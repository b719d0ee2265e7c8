import { randomUUID } from 'node:crypto';
import { recordEvent } from '../audit/record';
import type { Database } from '../db/client';
import { type ContractRow, insertPendingContract, markReady, removePending } from '../db/contracts';
import { insertJob } from '../db/jobs';
import { AppError } from '../errors';
import type { Contract } from '../shared/contracts';
import type { Storage } from '../storage/storage';
import { cleanFilename } from './filename';
import { checkPdfFile } from './pdf-file';
import { toContract } from './read';
import { checkPlanSize, countAgainstPlan } from './use-plan';
import { hashFile } from './whole-file';

export interface SubmitDeps {
  db: Database;
  storage: Storage;
  now: () => Date;
  /** Called once the job is committed, so that a worker in this process need not wait for its next poll. */
  wakeWorker: () => void;
  /** Whether what goes beyond the user's plan is refused. It is counted in any case. */
  enforcePlans?: boolean;
}

export interface Submission {
  userId: string;
  filename: string;
  bytes: Uint8Array;
  /** Where it comes from; left out where that is not known, as from the command line. */
  address?: string;
}

/**
 * Stores a PDF and queues its analysis. The row comes first and stays unseen, then the object, then both the contract and its
 * job are made visible in one transaction: a failure on the way leaves nothing that a user could see, and what it leaves in the
 * store has a row by which the sweep finds it.
 * @throws AppError invalid, too_large, unsupported_type; forbidden where the plan's analyses are used up; unavailable where the store is down
 */
export async function submitContract(
  deps: SubmitDeps,
  { userId, filename, bytes, address }: Submission,
): Promise<Contract> {
  checkPdfFile(bytes);
  if (deps.enforcePlans) await checkPlanSize(deps.db, userId, bytes.byteLength);
  const sha256 = await hashFile(bytes);
  const pending = await insertPendingContract(deps.db, {
    userId,
    filename: cleanFilename(filename),
    fileSize: bytes.byteLength,
    sha256,
    objectKey: `contracts/${randomUUID()}.pdf`,
    uploadedAt: deps.now(),
  });
  try {
    await deps.storage.put(pending.objectKey, bytes, sha256);
    const ready = await publish(deps, pending, address ?? null);
    deps.wakeWorker();
    return await toContract(deps.db, { contract: ready, analysis: null, analysedAt: null, hasJob: true });
  } catch (error) {
    // Where the database is down too, the row stays pending and the sweep does this later.
    await deps.db.transaction((tx) => removePending(tx, pending.id)).catch(() => undefined);
    throw error;
  }
}

async function publish(
  { db, enforcePlans = false }: SubmitDeps,
  pending: ContractRow,
  address: string | null,
): Promise<ContractRow> {
  return await db.transaction(async (tx) => {
    const ready = await markReady(tx, pending.id);
    if (!ready) throw new AppError('unavailable', 'The upload took too long. Please try again.', 5);
    await countAgainstPlan(tx, pending.userId, pending.uploadedAt, enforcePlans);
    await insertJob(tx, pending.id);
    const subject = { kind: 'contract', id: pending.id };
    await recordEvent(tx, {
      action: 'contract-uploaded',
      actor: { kind: 'user', id: pending.userId },
      address,
      subject,
    });
    return ready;
  });
}

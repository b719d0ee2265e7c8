import type { Contract, ContractListItem, KnownAnswer, KnownContract } from '../../shared/contracts';
import { UPLOAD_TIMEOUT_MS } from '../../shared/limits';
import type { Stage } from '../../shared/stages';
import { ApiError, getJson, request, sendJson } from './api';
import { poll } from './polling';

const PATH = '/api/contracts';

/** Keys of the cache: the list of a user, one contract. */
export const contractListKey = (userId: string) => [PATH, userId] as const;
export const contractKey = (id: string) => [PATH, id] as const;

/** Where the words of the findings of a run (the newest unless named) stand on the pages. */
export const highlightsKey = (id: string, run?: string) =>
  [PATH, id, run ? `highlights?run=${encodeURIComponent(run)}` : 'highlights'] as const;

/** Address of the contract's PDF, to be shown or as a download. */
export function fileUrl(id: string, download = false): string {
  return `${PATH}/${id}/file${download ? '?download=1' : ''}`;
}

/** Body of GET /api/contracts/{id}. */
export interface ContractAnswer {
  contract: Contract;
}

/** The entity tag of the list that was loaded last, and whose it was. */
let lastList: { userId: string; tag: string } | null = null;

/**
 * A user's contracts, the newest first.
 * @param before what was loaded before, if it is still there: the server then sends the list only if it has changed
 * @throws as `request` does
 */
export async function fetchContracts(
  userId: string,
  signal?: AbortSignal,
  before?: ContractListItem[],
): Promise<ContractListItem[]> {
  const query = new URLSearchParams({ userId });
  const isKnown = before !== undefined && lastList?.userId === userId;
  const headers: HeadersInit = isKnown && lastList ? { 'if-none-match': lastList.tag } : {};
  const answer = await request(`${PATH}?${query}`, { headers, ...(signal && { signal }) });
  if (answer.status === 304 && before) return before;
  const { contracts } = (await answer.json()) as { contracts: ContractListItem[] };
  if (!Array.isArray(contracts)) throw new Error('The answer is no list of contracts');
  const tag = answer.headers.get('etag');
  lastList = tag ? { userId, tag } : null;
  return contracts;
}

/** One contract, with its analysis once that is completed. @throws as `request` does; Error where something else was answered */
export async function fetchContract(id: string, signal?: AbortSignal): Promise<ContractAnswer> {
  const answer = await getJson<ContractAnswer>(`${PATH}/${id}`, signal);
  if (typeof answer.contract?.status !== 'string') throw new Error('The answer is no contract');
  return answer;
}

/** Starts a new run. @returns the contract, being processed @throws as `request` does */
export async function analyseAgain(id: string): Promise<Contract> {
  return (await sendJson<ContractAnswer>('POST', `${PATH}/${id}/analyses`)).contract;
}

/** A check that hangs has failed: else a dead line would hold the overlay for as long as the browser waits. */
const CHECK_TIMEOUT_MS = 15_000;

/**
 * Runs a request that is given up after `ms`, or when `signal` is aborted.
 * @throws DOMException 'TimeoutError' with `message`; what `signal` was aborted with; what the request throws
 */
async function within<T>(
  ms: number,
  message: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException(message, 'TimeoutError')), ms);
  try {
    return await run(AbortSignal.any([signal, timeout.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** @throws Error 'Status check failed: {status text}' */
async function checkContract(id: string, signal: AbortSignal): Promise<Contract> {
  const get = (until: AbortSignal) => fetchContract(id, until);
  try {
    return (await within(CHECK_TIMEOUT_MS, 'Status check timed out', signal, get)).contract;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`Status check failed: ${error.statusText}`, { cause: error });
    throw error;
  }
}

/**
 * Polls a contract until its analysis has ended, well or not.
 * @param onStage told at each check what the server is at
 * @param onFailure told of each check that failed; it is tried again
 * @throws Error when the checks are used up; what `signal` was aborted with
 */
export async function awaitAnalysis(
  id: string,
  {
    signal,
    onStage,
    onFailure,
  }: { signal: AbortSignal; onStage: (stage: Stage | null) => void; onFailure: (error: unknown) => void },
): Promise<Contract> {
  const check = async () => {
    const contract = await checkContract(id, signal);
    if (contract.status !== 'processing') return contract;
    onStage(contract.stage);
    return null;
  };
  const contract = await poll(check, { signal, onFailure });
  if (!contract) throw new Error('Analysis timed out');
  return contract;
}

/** Which of these files (SHA-256, at most 500) are contracts of the user already. @throws as `request` does; a time-out */
export async function askKnown(sha256: string[], signal: AbortSignal): Promise<KnownContract[]> {
  const post = (until: AbortSignal) => sendJson<KnownAnswer>('POST', `${PATH}/known`, { sha256 }, until);
  return (await within(CHECK_TIMEOUT_MS, 'The question timed out', signal, post)).known;
}

/**
 * Sends a PDF; it is given up after 60 s or when `signal` is aborted. `send` makes the request.
 * @throws Error with the server's words or 'Upload failed: {status text}'; what `signal` or the time-out aborted with
 */
export async function uploadContract(
  file: File,
  userId: string | undefined,
  signal: AbortSignal,
  send: typeof request = request,
): Promise<Contract> {
  const form = new FormData();
  form.set('pdf', file);
  if (userId) form.set('userId', userId);
  const post = async (until: AbortSignal) => {
    const response = await send(`${PATH}/upload`, { method: 'POST', body: form, signal: until });
    return (await response.json()) as ContractAnswer;
  };
  try {
    return (await within(UPLOAD_TIMEOUT_MS, 'Upload timed out', signal, post)).contract;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(error.error ?? `Upload failed: ${error.statusText}`, { cause: error });
  }
}

import type { Contract, ContractListItem } from '../../shared/contracts';
import { UPLOAD_TIMEOUT_MS } from '../../shared/limits';
import { ApiError, getJson, request } from './api';

const PATH = '/api/contracts';

/** Keys of the cache: the list of a user, one contract. */
export const contractListKey = (userId: string) => [PATH, userId] as const;
export const contractKey = (id: string) => [PATH, id] as const;

/** Body of GET /api/contracts/{id}. */
export interface ContractAnswer {
  contract: Contract;
}

/** A user's contracts, the newest first. @throws as `request` does */
export async function fetchContracts(userId: string, signal?: AbortSignal): Promise<ContractListItem[]> {
  const query = new URLSearchParams({ userId });
  return (await getJson<{ contracts: ContractListItem[] }>(`${PATH}?${query}`, signal)).contracts;
}

/** A contract's state while it is analysed. @throws Error 'Status check failed: {status text}' */
export async function checkContract(id: string, signal: AbortSignal): Promise<Contract> {
  try {
    return (await getJson<ContractAnswer>(`${PATH}/${id}`, signal)).contract;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`Status check failed: ${error.statusText}`, { cause: error });
    throw error;
  }
}

/**
 * Sends a PDF; it is given up after 60 s or when `signal` is aborted.
 * @throws Error with the server's words or 'Upload failed: {status text}'; what `signal` or the time-out aborted with
 */
export async function uploadContract(file: File, userId: string | undefined, signal: AbortSignal): Promise<Contract> {
  const form = new FormData();
  form.set('pdf', file);
  if (userId) form.set('userId', userId);
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new DOMException('Upload timed out', 'TimeoutError')),
    UPLOAD_TIMEOUT_MS,
  );
  try {
    const init = { method: 'POST', body: form, signal: AbortSignal.any([signal, timeout.signal]) };
    return ((await (await request(`${PATH}/upload`, init)).json()) as ContractAnswer).contract;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(error.error ?? `Upload failed: ${error.statusText}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

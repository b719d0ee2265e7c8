import type { PassageAnswer } from '../../shared/search';
import { getJson } from './api';

/** Words of a contract by their place, as `passageUrl` names it; `run` is the one whose text the offsets belong to, null for the newest. */
export function fetchPassage(contractId: string, at: string, run: string | null): Promise<PassageAnswer> {
  const query = new URLSearchParams({ at, ...(run !== null && { run }) });
  return getJson<PassageAnswer>(`/api/contracts/${encodeURIComponent(contractId)}/passage?${query}`);
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlaybookContent, RescoreAnswer, RescoreInput } from '../../shared/playbooks';
import { sendJson } from './api';

export const RESCORE_KEY = 'rescore';
/** So many contracts a playbook is applied to by one call. */
const AT_ONCE = 100;

const send = (id: string, input: RescoreInput, signal?: AbortSignal) =>
  sendJson<RescoreAnswer>('POST', `/api/playbooks/${id}/rescore`, input, signal);

export interface Tried {
  /** How many contracts it concerns, and those that were looked through so far, changed ratings first. */
  of: number;
  contracts: RescoreAnswer['contracts'];
  changed: number;
  /** All were looked through. */
  done: boolean;
}

/**
 * What contracts would be rated by a playbook, or by a draft of it (JSON), looked through step by step: the first one, and with `all` the others one after the
 * other as long as somebody looks.
 */
export function useTriedRescore(
  { id, version, which, draft = '' }: { id: string; version: number; which: 'all' | 'using'; draft?: string },
  { enabled = true, all }: { enabled?: boolean; all: boolean },
): { tried: Tried | null; error: Error | null } {
  const { data, error, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = useInfiniteQuery({
    queryKey: [RESCORE_KEY, id, version, which, draft],
    queryFn: ({ signal, pageParam: after }) => {
      const content: PlaybookContent | undefined = draft ? JSON.parse(draft) : undefined;
      return send(id, { contracts: which, dryRun: true, ...(content && { content }), ...(after && { after }) }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  });
  const goesOn = all && hasNextPage && !isFetching && !isPlaceholderData && !error;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { tried: data ? toTried(data.pages) : null, error };
}

function toTried(pages: readonly RescoreAnswer[]): Tried {
  const contracts = pages.flatMap((page) => page.contracts);
  const isChanged = ({ from, to }: RescoreAnswer['contracts'][number]) => from !== to;
  return {
    of: pages[0]?.of ?? 0,
    contracts: [...contracts.filter(isChanged), ...contracts.filter((one) => !isChanged(one))],
    changed: pages.reduce((sum, { changed }) => sum + changed, 0),
    done: pages.at(-1)?.next === null,
  };
}

/** Some of the contracts were done before a call failed: its reason, and how many. */
export class PartlyApplied extends Error {
  constructor(
    readonly applied: number,
    cause: unknown,
  ) {
    super('applied to some only', { cause });
  }
}

/**
 * Applies the newest version of a playbook to contracts, some at a time.
 * @param onProgress is told how many are done
 * @throws PartlyApplied where some were done, else as `sendJson` does
 */
export async function applyRescore(
  id: string,
  contracts: readonly string[],
  onProgress: (applied: number) => void,
): Promise<{ applied: number; changed: number }> {
  let [applied, changed] = [0, 0];
  try {
    while (applied < contracts.length) {
      const some = contracts.slice(applied, applied + AT_ONCE);
      changed += (await send(id, { contracts: some })).changed;
      applied += some.length;
      onProgress(applied);
    }
  } catch (error) {
    if (applied === 0) throw error;
    throw new PartlyApplied(applied, error);
  }
  return { applied, changed };
}

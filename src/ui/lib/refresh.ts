import type { QueryState } from '@tanstack/react-query';
import { BACKOFF_CAP_MS } from '../../shared/limits';
import { ApiError } from './api';
import { pollDelay } from './polling';

/**
 * For `refetchInterval`: asks again while what was loaded is still being processed, at the pace of an upload's polling,
 * after its 60 checks every 10 s (the browser pauses it in a hidden tab). A refusal by the server ends it.
 */
export function refreshWhile<T>(isProcessing: (data: T) => boolean) {
  return ({ state }: { state: QueryState<T, Error> }): number | false => {
    if (state.data === undefined || !isProcessing(state.data) || isRefusal(state.error)) return false;
    return pollDelay(state.dataUpdateCount + state.errorUpdateCount, state.status === 'error') ?? BACKOFF_CAP_MS;
  };
}

/** Whether the server answered that this is not there, or not for this user. Asking again does not help. */
export function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

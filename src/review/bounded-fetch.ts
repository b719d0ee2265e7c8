import { MIB } from '../shared/limits';
import { ModelFailure } from './failure';

/** Answers have some thousand words; whoever sends more than this is not the model. */
export const MOST_BYTES = 8 * MIB;
/** A stream has some hundred bytes around each word, thoughts included. */
const MOST_STREAMED_BYTES = 8 * MOST_BYTES;

/**
 * The way to a model's server: follows no redirect, for the contract and the key are meant for the address that the operator set and for no
 * other, reads no more of an answer than answers have, and gives up after `idleMs` milliseconds in which no byte came.
 * @throws ModelFailure ('timeout', 'garbage'), also from the body of the answer
 */
export function boundedFetch(idleMs: number) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const idle = new AbortController();
    const timer = setTimeout(() => idle.abort(new ModelFailure('timeout')), idleMs);
    timer.unref?.();
    const given = init?.signal ?? (input instanceof Request ? input.signal : null);
    const signal = given ? AbortSignal.any([idle.signal, given]) : idle.signal;
    // Bun's own limit of five minutes would end what a slow model still works on.
    const options = { ...init, redirect: 'manual' as const, signal, timeout: false };
    const response = await fetch(input, options).finally(() => timer.refresh());
    if (!response.body) {
      clearTimeout(timer);
      return response;
    }
    const isStream = response.headers.get('content-type')?.includes('event-stream');
    const most = isStream ? MOST_STREAMED_BYTES : MOST_BYTES;
    let length = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        timer.refresh();
        length += chunk.length;
        if (length > most) controller.error(new ModelFailure('garbage', response.status));
        else controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    });
    return new Response(response.body.pipeThrough(bounded), response);
  };
}

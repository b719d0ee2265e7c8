import type { Fetcher } from '@mistralai/mistralai/lib/http.js';
import { MIB } from '../shared/limits';
import { MistralFailure } from './failure';

/** Answers have some thousand words; whoever sends more than this is not the model. */
const MOST_BYTES = 8 * MIB;

/**
 * The SDK's way to the server: follows no redirect, for the contract and the key are meant for the address that the operator
 * set and for no other, and reads no more of an answer than answers have.
 */
export const boundedFetch: Fetcher = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.body) return response;
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > MOST_BYTES) controller.error(new MistralFailure('garbage', response.status));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
};

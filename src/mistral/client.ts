import type { MistralCore } from '@mistralai/mistralai/core.js';
import type { Fetcher } from '@mistralai/mistralai/lib/http.js';
import type { RequestOptions } from '@mistralai/mistralai/lib/sdks.js';
import { boundedFetch } from '../review/bounded-fetch';
import { ModelFailure } from '../review/failure';
import { failureOf } from '../review/providers/failure-of';
import type { OnUsage } from '../review/providers/provider';
import type { OcrSettings } from './settings';

/** Silence, whatever the SDK's own MISTRAL_DEBUG says: its log would hold the key and the contract. */
const SILENT = { group: () => {}, groupEnd: () => {}, log: () => {} };

/**
 * One request to the API, counted before it is sent, with a deadline and failures in our words. The SDK is loaded with the first, so that
 * nothing of it runs in an installation without a key.
 * @throws ModelFailure; the signal's reason when it is aborted
 */
export async function callApi<T>(
  settings: Pick<OcrSettings, 'apiKey' | 'serverUrl' | 'requestMs'>,
  signal: AbortSignal,
  onUsage: OnUsage,
  call: (client: MistralCore, options: RequestOptions) => Promise<T>,
): Promise<T> {
  const { MistralCore } = await import('@mistralai/mistralai/core.js');
  const { HTTPClient } = await import('@mistralai/mistralai/lib/http.js');
  const client = new MistralCore({
    httpClient: new HTTPClient({ fetcher: boundedFetch(settings.requestMs) as Fetcher }),
    apiKey: settings.apiKey,
    debugLogger: SILENT,
    ...(settings.serverUrl && { serverURL: settings.serverUrl }),
  });
  const deadline = AbortSignal.timeout(settings.requestMs);
  try {
    signal.throwIfAborted();
    onUsage({ requests: 1, promptTokens: 0, completionTokens: 0 });
    // The SDK's own retries count time and not attempts, come back before Retry-After and sleep through an abort.
    return await call(client, { retries: { strategy: 'none' }, signal: AbortSignal.any([signal, deadline]) });
  } catch (error) {
    signal.throwIfAborted();
    throw deadline.aborted ? new ModelFailure('timeout') : failureOfSdk(error);
  }
}

/** The SDK's errors in our words: as those of other libraries, with names and headers of its own. */
function failureOfSdk(error: unknown): ModelFailure {
  const { name, statusCode, headers } = error as { name?: string; statusCode?: number; headers?: Headers };
  if (name === 'ResponseValidationError') return new ModelFailure('garbage', statusCode ?? null);
  if (name === 'SDKValidationError' || name === 'InvalidRequestError') return new ModelFailure('refused');
  if (statusCode === undefined || !headers) return failureOf(error);
  return statusCode < 300
    ? new ModelFailure('garbage', statusCode)
    : failureOf({ statusCode, responseHeaders: Object.fromEntries(headers) });
}

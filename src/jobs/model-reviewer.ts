import type { Logger } from 'pino';
import type { Reviewer } from '../contracts/review';
import { costOf } from '../review/cost';
import type { ReviewSettings } from '../review/settings';
import { runReview } from './review';

/**
 * Reviews by a model, with their failures told to the operator in the log: kind and status, never the key or what was sent.
 */
export function modelReviewer(settings: ReviewSettings, log: Logger): Reviewer {
  const { model, dailyTokens, dailyPages, totalMs, patienceMs } = settings;
  return {
    model,
    dailyTokens,
    dailyPages,
    maxMs: totalMs,
    patienceMs,
    costOf(usage) {
      const amount = costOf(settings, usage);
      return amount === null ? null : { amount, currency: settings.currency };
    },
    async review(work) {
      const reviewed = await runReview(settings, work);
      const { failure, usage } = reviewed;
      if (failure) {
        const { kind, status } = failure;
        const advice = adviceOn(settings, failure);
        log[advice ? 'error' : 'warn']({ kind, status, model }, advice ?? 'the review by the model failed');
      } else log.info({ model, ...usage }, 'reviewed by the model');
      return reviewed;
    },
  };
}

/** What the operator can do about a failure that is final; null where it may pass. */
export function adviceOn(
  { provider }: Pick<ReviewSettings, 'provider'>,
  { kind, status }: { kind: string; status: number | null },
): string | null {
  const isMistral = provider === 'mistral';
  const key = isMistral ? 'MISTRAL_API_KEY (or MODEL_API_KEY)' : 'MODEL_API_KEY';
  const name = isMistral ? 'MISTRAL_MODEL (or MODEL_NAME)' : 'MODEL_NAME';
  const address = isMistral ? 'MISTRAL_SERVER_URL (or MODEL_BASE_URL)' : 'MODEL_BASE_URL';
  if (kind === 'context')
    return 'the model reads less than it was sent: give its server a larger context, or set MODEL_CONTEXT_TOKENS to what it has';
  if (kind !== 'refused') return null;
  if (status === 401) return `the model service refused the key: check ${key}`;
  if (status === 403) return `the model service refused the key for this model: check ${key} and ${name}`;
  if (status === 404) return `the model service does not know the model or the address: check ${name} and ${address}`;
  if (status !== null && status >= 300 && status < 400)
    return `the model service sends elsewhere, which is not followed: check ${address}`;
  return 'the model service refused the request';
}

import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Reviewer } from '../contracts/review';
import { MISTRAL_DEFAULTS, type MistralSettings } from '../mistral/settings';
import { runReview } from './review';

/** The settings of Mistral; null without a key, and then nothing is ever sent anywhere. */
export function mistralSettings(config: Config): MistralSettings | null {
  if (!config.MISTRAL_API_KEY) return null;
  return {
    ...MISTRAL_DEFAULTS,
    apiKey: config.MISTRAL_API_KEY,
    // People copy addresses with the version in them, which the client adds.
    serverUrl: config.MISTRAL_SERVER_URL?.replace(/\/v1$/, '') ?? MISTRAL_DEFAULTS.serverUrl,
    model: config.MISTRAL_MODEL ?? MISTRAL_DEFAULTS.model,
    ocrModel: config.MISTRAL_OCR_MODEL ?? MISTRAL_DEFAULTS.ocrModel,
    contextTokens: config.MISTRAL_CONTEXT_TOKENS ?? MISTRAL_DEFAULTS.contextTokens,
    contractTokens: config.MISTRAL_CONTRACT_TOKENS ?? MISTRAL_DEFAULTS.contractTokens,
    contractPages: config.MISTRAL_CONTRACT_PAGES ?? MISTRAL_DEFAULTS.contractPages,
    dailyTokens: config.MISTRAL_DAILY_TOKENS ?? MISTRAL_DEFAULTS.dailyTokens,
    dailyPages: config.MISTRAL_DAILY_PAGES ?? MISTRAL_DEFAULTS.dailyPages,
  };
}

/** What the operator can do about an answer that is final, by its status. */
const ADVICE: Readonly<Record<number, string>> = {
  401: 'Mistral refused the key: check MISTRAL_API_KEY',
  403: 'Mistral refused the key for this model: check MISTRAL_API_KEY and MISTRAL_MODEL',
  404: 'Mistral does not know the model or the address: check MISTRAL_MODEL and MISTRAL_SERVER_URL',
};

/**
 * Reviews by Mistral, with their failures told to the operator in the log: kind and status, never the key or what was sent.
 */
export function mistralReviewer(settings: MistralSettings, log: Logger): Reviewer {
  const { model, dailyTokens, dailyPages, reviewMs, patienceMs } = settings;
  return {
    model,
    dailyTokens,
    dailyPages,
    maxMs: reviewMs,
    patienceMs,
    async review(work) {
      const reviewed = await runReview(settings, work);
      const { failure, usage } = reviewed;
      if (failure) {
        const { kind, status } = failure;
        const final = kind === 'refused';
        const advice = final ? (ADVICE[status ?? 0] ?? 'Mistral refused the request') : 'the review by Mistral failed';
        log[final ? 'error' : 'warn']({ kind, status, model }, advice);
      } else log.info({ model, ...usage }, 'reviewed by Mistral');
      return reviewed;
    },
  };
}

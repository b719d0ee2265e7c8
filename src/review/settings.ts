import type { ModelProvider } from '../shared/model-providers';

/** How a model is reached and how much of it may be used. Tokens and pages are those of requests and answers together. */
export interface ReviewSettings {
  provider: ModelProvider;
  /** Where requests go, as the provider wants it: with its version ('/v1') where it has one. */
  baseUrl: string;
  /** Null for servers that ask for none. */
  apiKey: string | null;
  model: string;
  /** The model that proves the claims of the other; null where that one does it. */
  verifierModel: string | null;
  /** Questions of one review that are asked at the same time. */
  concurrency: number;
  /** The longest silence of the server, before and within an answer, and how long a whole review may take; milliseconds. */
  idleMs: number;
  totalMs: number;
  /** How long one request may take, where that is less than the whole review. */
  requestMs?: number;
  /** The window of the model, in tokens. */
  contextTokens: number;
  /** What one analysis of one contract may use: tokens, and money where prices are known. */
  contractTokens: number;
  contractCost: number | null;
  /** Money for a million tokens of requests and of answers, in `currency`; null where nobody said. */
  priceIn: number | null;
  priceOut: number | null;
  currency: string;
  contractPages: number;
  /** What the contracts of one user may use in a UTC day. */
  dailyTokens: number;
  dailyPages: number;
  /** How long after an analysis began people wait for the review before they are shown the built-in engine's. */
  patienceMs: number;
  /** The first pause before a request is tried again. */
  retryMs: number;
}

type Common = Omit<
  ReviewSettings,
  'provider' | 'baseUrl' | 'apiKey' | 'model' | 'concurrency' | 'idleMs' | 'totalMs' | 'contextTokens'
>;

/** What is used unless a setting says otherwise, whoever the provider is. */
export const REVIEW_DEFAULTS = {
  verifierModel: null,
  contractTokens: 400_000,
  contractCost: null,
  priceIn: null,
  priceOut: null,
  currency: 'USD',
  contractPages: 300,
  dailyTokens: 4_000_000,
  dailyPages: 3_000,
  // A browser stops asking after two minutes, some of which a file may have waited.
  patienceMs: 60_000,
  retryMs: 500,
} as const satisfies Common;

type OfProvider = Pick<ReviewSettings, 'concurrency' | 'idleMs' | 'totalMs' | 'contextTokens'> & {
  baseUrl: string | null;
  model: string | null;
};

/**
 * The same by provider; null where there is nothing that would hold for most. A server of one's own may read a long contract for minutes
 * before its first word, and answers one question after the other.
 */
export const PROVIDER_DEFAULTS: Readonly<Record<ModelProvider, OfProvider>> = {
  mistral: {
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-large-latest',
    concurrency: 3,
    idleMs: 90_000,
    totalMs: 240_000,
    contextTokens: 128_000,
  },
  anthropic: {
    baseUrl: 'https://api.anthropic.com/v1',
    model: null,
    concurrency: 3,
    idleMs: 90_000,
    totalMs: 240_000,
    contextTokens: 180_000,
  },
  'openai-compatible': {
    baseUrl: null,
    model: null,
    concurrency: 1,
    idleMs: 600_000,
    totalMs: 3_600_000,
    contextTokens: 32_000,
  },
};

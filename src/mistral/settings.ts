/** How Mistral is reached and how much of it may be used. Tokens and pages are those of requests and answers together. */
export interface MistralSettings {
  apiKey: string;
  /** Any server that speaks Mistral's API; null for Mistral's own. */
  serverUrl: string | null;
  model: string;
  /** The model that reads scanned pages. */
  ocrModel: string;
  /** The window of the model, in tokens. */
  contextTokens: number;
  /** What one analysis of one contract may use. */
  contractTokens: number;
  contractPages: number;
  /** What the contracts of one user may use in a UTC day. */
  dailyTokens: number;
  dailyPages: number;
  /** How long one request and the whole review may take, and the first pause before a request is tried again; milliseconds. */
  requestMs: number;
  reviewMs: number;
  /** How long after an analysis began people wait for the review before they are shown the built-in engine's. */
  patienceMs: number;
  retryMs: number;
  /** How long the reading of one scanned page may take. */
  ocrRequestMs: number;
}

/** What is used unless a setting says otherwise. A question may take a minute and a half, a review four. */
export const MISTRAL_DEFAULTS = {
  serverUrl: null,
  model: 'mistral-large-latest',
  ocrModel: 'mistral-ocr-latest',
  contextTokens: 128_000,
  contractTokens: 400_000,
  contractPages: 300,
  dailyTokens: 4_000_000,
  dailyPages: 3_000,
  requestMs: 90_000,
  reviewMs: 240_000,
  // A browser stops asking after two minutes, some of which a file may have waited.
  patienceMs: 60_000,
  retryMs: 500,
  ocrRequestMs: 25_000,
} as const satisfies Omit<MistralSettings, 'apiKey'>;

/** How Mistral's reading of scanned pages is reached and how much of it may be used. */
export interface OcrSettings {
  apiKey: string;
  /** Any server that speaks Mistral's API; null for Mistral's own. */
  serverUrl: string | null;
  ocrModel: string;
  /** Pages of one contract, and of one user in a UTC day, those of reviews included. */
  contractPages: number;
  dailyPages: number;
  /** How long the reading of one page may take, and the first pause before it is tried again; milliseconds. */
  requestMs: number;
  retryMs: number;
}

/** What is used unless a setting says otherwise. */
export const OCR_DEFAULTS = {
  serverUrl: null,
  ocrModel: 'mistral-ocr-latest',
  requestMs: 25_000,
  retryMs: 500,
} as const satisfies Partial<OcrSettings>;

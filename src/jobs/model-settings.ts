import { type Config, modelProvider } from '../config';
import { OCR_DEFAULTS, type OcrSettings } from '../mistral/settings';
import { PROVIDER_DEFAULTS, REVIEW_DEFAULTS, type ReviewSettings } from '../review/settings';

/** How contracts are reviewed by a model; null where none is configured, and then nothing is ever sent anywhere. */
export function reviewSettings(config: Config): ReviewSettings | null {
  const provider = modelProvider(config);
  if (!provider) return null;
  const defaults = PROVIDER_DEFAULTS[provider];
  const isMistral = provider === 'mistral';
  const baseUrl = isMistral ? mistralUrl(config, '/v1') : config.MODEL_BASE_URL;
  const model = config.MODEL_NAME ?? (isMistral ? config.MISTRAL_MODEL : undefined);
  const contextTokens = config.MODEL_CONTEXT_TOKENS ?? (isMistral ? config.MISTRAL_CONTEXT_TOKENS : undefined);
  return {
    provider,
    // What has no default the configuration has made sure of.
    baseUrl: baseUrl ?? defaults.baseUrl ?? '',
    apiKey: config.MODEL_API_KEY ?? (isMistral ? config.MISTRAL_API_KEY : undefined) ?? null,
    model: model ?? defaults.model ?? '',
    verifierModel: config.REVIEW_VERIFIER_MODEL ?? null,
    concurrency: config.MODEL_CONCURRENCY ?? defaults.concurrency,
    idleMs: inMs(config.MODEL_IDLE_SECONDS) ?? defaults.idleMs,
    totalMs: inMs(config.MODEL_TOTAL_SECONDS) ?? defaults.totalMs,
    contextTokens: contextTokens ?? defaults.contextTokens,
    contractTokens: config.MODEL_CONTRACT_TOKENS ?? config.MISTRAL_CONTRACT_TOKENS ?? REVIEW_DEFAULTS.contractTokens,
    contractCost: config.MODEL_CONTRACT_COST ?? REVIEW_DEFAULTS.contractCost,
    priceIn: config.MODEL_PRICE_INPUT ?? REVIEW_DEFAULTS.priceIn,
    priceOut: config.MODEL_PRICE_OUTPUT ?? REVIEW_DEFAULTS.priceOut,
    currency: config.MODEL_PRICE_CURRENCY,
    ...pagesOf(config),
    dailyTokens: config.MODEL_DAILY_TOKENS ?? config.MISTRAL_DAILY_TOKENS ?? REVIEW_DEFAULTS.dailyTokens,
    patienceMs: REVIEW_DEFAULTS.patienceMs,
    retryMs: REVIEW_DEFAULTS.retryMs,
  };
}

/** How scanned pages are read by Mistral, whoever reviews; null without a key of Mistral's. */
export function ocrSettings(config: Config): OcrSettings | null {
  const apiKey = config.MISTRAL_API_KEY ?? (modelProvider(config) === 'mistral' ? config.MODEL_API_KEY : undefined);
  if (!apiKey) return null;
  return {
    ...OCR_DEFAULTS,
    apiKey,
    serverUrl: mistralUrl(config, '') ?? OCR_DEFAULTS.serverUrl,
    ocrModel: config.MISTRAL_OCR_MODEL ?? OCR_DEFAULTS.ocrModel,
    ...pagesOf(config),
  };
}

/** People copy the address of Mistral's API with the version in it and without. */
function mistralUrl(config: Config, version: string): string | undefined {
  const given = (modelProvider(config) === 'mistral' && config.MODEL_BASE_URL) || config.MISTRAL_SERVER_URL;
  return given && `${given.replace(/\/v1$/, '')}${version}`;
}

function pagesOf(config: Config): Pick<ReviewSettings, 'contractPages' | 'dailyPages'> {
  return {
    contractPages: config.MODEL_CONTRACT_PAGES ?? config.MISTRAL_CONTRACT_PAGES ?? REVIEW_DEFAULTS.contractPages,
    dailyPages: config.MODEL_DAILY_PAGES ?? config.MISTRAL_DAILY_PAGES ?? REVIEW_DEFAULTS.dailyPages,
  };
}

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1_000);

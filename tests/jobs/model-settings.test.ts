import { describe, expect, test } from 'bun:test';
import { readConfig } from '../../src/config';
import { ocrSettings, reviewSettings } from '../../src/jobs/model-settings';

const review = (environment: Record<string, string>) => reviewSettings(readConfig(environment));
const LOCAL = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'http://localhost:11434/v1beta/openai/',
  MODEL_NAME: 'qwen3:32b',
};
const PRICES = { MODEL_PRICE_INPUT: '0.5', MODEL_PRICE_OUTPUT: '1.5' };

test('without a key and a provider there is no model', () => {
  const config = readConfig({ MISTRAL_MODEL: 'mistral-small-latest', REVIEW_VERIFIER_MODEL: 'small' });
  expect([reviewSettings(config), ocrSettings(config)]).toEqual([null, null]);
});

test('the older names of Mistral alone are as they were', () => {
  const config = readConfig({
    MISTRAL_API_KEY: ' key ',
    MISTRAL_SERVER_URL: 'https://models.example.com/v1/',
    MISTRAL_MODEL: 'mistral-medium-latest',
    MISTRAL_CONTEXT_TOKENS: '64000',
    MISTRAL_DAILY_PAGES: '0',
  });
  expect(reviewSettings(config)).toMatchObject({
    provider: 'mistral',
    apiKey: 'key',
    baseUrl: 'https://models.example.com/v1',
    model: 'mistral-medium-latest',
    verifierModel: null,
    contextTokens: 64_000,
    dailyPages: 0,
    contractPages: 300,
    contractCost: null,
  });
  expect(ocrSettings(config)).toMatchObject({
    apiKey: 'key',
    serverUrl: 'https://models.example.com',
    ocrModel: 'mistral-ocr-latest',
    dailyPages: 0,
  });
  expect(review({ MISTRAL_API_KEY: 'key' })).toMatchObject({
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-large-latest',
    contextTokens: 128_000,
    totalMs: 240_000,
  });
});

test('Mistral by the newer names reads scans as well', () => {
  const config = readConfig({
    MODEL_PROVIDER: 'mistral',
    MODEL_API_KEY: 'key',
    MODEL_BASE_URL: 'https://gate.example',
  });
  expect(reviewSettings(config)).toMatchObject({ apiKey: 'key', baseUrl: 'https://gate.example/v1' });
  expect(ocrSettings(config)).toMatchObject({ apiKey: 'key', serverUrl: 'https://gate.example' });
});

test('a server of one’s own needs no key, and its address is taken as it is', () => {
  expect(review(LOCAL)).toMatchObject({
    provider: 'openai-compatible',
    baseUrl: 'http://localhost:11434/v1beta/openai',
    apiKey: null,
    model: 'qwen3:32b',
    concurrency: 1,
    contextTokens: 32_000,
    totalMs: 3_600_000,
  });
  expect(ocrSettings(readConfig(LOCAL))).toBeNull();
});

test('all that can be set is used', () => {
  const settings = review({
    ...LOCAL,
    ...PRICES,
    MODEL_API_KEY: 'key',
    REVIEW_VERIFIER_MODEL: 'qwen3:8b',
    MODEL_CONCURRENCY: '2',
    MODEL_IDLE_SECONDS: '30',
    MODEL_TOTAL_SECONDS: '86400',
    MODEL_CONTEXT_TOKENS: '16000',
    MODEL_CONTRACT_TOKENS: '1000',
    MODEL_CONTRACT_COST: '0.25',
    MODEL_CONTRACT_PAGES: '10',
    MODEL_DAILY_TOKENS: '2000',
    MODEL_DAILY_PAGES: '20',
    MODEL_PRICE_CURRENCY: 'EUR',
  });
  expect(settings).toMatchObject({
    apiKey: 'key',
    verifierModel: 'qwen3:8b',
    concurrency: 2,
    idleMs: 30_000,
    totalMs: 86_400_000,
    contextTokens: 16_000,
    contractTokens: 1_000,
    contractCost: 0.25,
    contractPages: 10,
    dailyTokens: 2_000,
    dailyPages: 20,
    priceIn: 0.5,
    priceOut: 1.5,
    currency: 'EUR',
  });
});

test('with a model of one’s own, a key of Mistral’s reads scans and nothing else', () => {
  const config = readConfig({ ...LOCAL, MISTRAL_API_KEY: 'key' });
  expect(reviewSettings(config)).toMatchObject({ provider: 'openai-compatible', apiKey: null });
  expect(ocrSettings(config)).toMatchObject({ apiKey: 'key', serverUrl: null });
});

describe('what cannot work ends the start with what to set', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a provider that there is not', { MODEL_PROVIDER: 'openai' }, 'must be mistral, openai-compatible, anthropic'],
    ['Mistral without a key', { MODEL_PROVIDER: 'mistral' }, 'needs MODEL_API_KEY'],
    ['Anthropic without a key', { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' }, 'needs MODEL_API_KEY'],
    ['Anthropic without a model', { MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: 'k' }, 'needs MODEL_NAME'],
    ['a server without an address', { ...LOCAL, MODEL_BASE_URL: '' }, 'needs MODEL_BASE_URL'],
    ['a server without a model', { ...LOCAL, MODEL_NAME: '' }, 'needs MODEL_NAME'],
    ['an address without a provider', { MODEL_BASE_URL: 'http://localhost' }, 'MODEL_BASE_URL needs MODEL_PROVIDER'],
    ['a key without a provider', { MODEL_API_KEY: 'k' }, 'MODEL_API_KEY needs MODEL_PROVIDER'],
    ['one price', { ...LOCAL, MODEL_PRICE_INPUT: '1' }, 'need one another'],
    ['a limit of money without prices', { ...LOCAL, MODEL_CONTRACT_COST: '1' }, 'MODEL_CONTRACT_COST needs'],
    ['a price that is none', { ...LOCAL, MODEL_PRICE_INPUT: 'cheap' }, 'MODEL_PRICE_INPUT must be an amount'],
    ['a window too small', { ...LOCAL, MODEL_CONTEXT_TOKENS: '8000' }, 'MODEL_CONTEXT_TOKENS must be at least 16000'],
    ['an older setting that is wrong', { MISTRAL_DAILY_TOKENS: 'many' }, 'MISTRAL_DAILY_TOKENS'],
    ['an older address that is wrong', { MISTRAL_SERVER_URL: 'many' }, 'MISTRAL_SERVER_URL'],
  ])('%s', (_, environment, told) => {
    expect(() => readConfig(environment)).toThrow(told);
  });
});

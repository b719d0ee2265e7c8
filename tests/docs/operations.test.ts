import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '../../src/config';
import { OCR_DEFAULTS } from '../../src/mistral/settings';
import { PROVIDER_DEFAULTS, REVIEW_DEFAULTS } from '../../src/review/settings';

const ROOT = join(import.meta.dir, '../..');
const text = await Bun.file(join(ROOT, 'docs/operations.md')).text();

/** The rows of the table of settings: name and default. */
const table = /^## Settings$.*?^## /ms.exec(text)?.[0] ?? '';
const rows = [...table.matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]*)\|/gm)].map(([, name, value]) => [name, value?.trim()]);

/** A default of each provider, in the order of the handbook: mistral, anthropic, openai-compatible. */
function ofProviders(of: (defaults: (typeof PROVIDER_DEFAULTS)['mistral']) => number): string {
  return [...new Set(Object.values(PROVIDER_DEFAULTS).map(of))].join(', ');
}

/** Defaults that no environment could say, or that another part has. */
const ELSEWHERE: Record<string, string> = {
  WORKER_CONCURRENCY: 'cores − 1',
  MODEL_CONCURRENCY: ofProviders(({ concurrency }) => concurrency),
  MODEL_IDLE_SECONDS: ofProviders(({ idleMs }) => idleMs / 1_000),
  MODEL_TOTAL_SECONDS: ofProviders(({ totalMs }) => totalMs / 1_000),
  MODEL_CONTEXT_TOKENS: ofProviders(({ contextTokens }) => contextTokens),
  MODEL_CONTRACT_TOKENS: String(REVIEW_DEFAULTS.contractTokens),
  MODEL_CONTRACT_PAGES: String(REVIEW_DEFAULTS.contractPages),
  MODEL_DAILY_TOKENS: String(REVIEW_DEFAULTS.dailyTokens),
  MODEL_DAILY_PAGES: String(REVIEW_DEFAULTS.dailyPages),
  MISTRAL_MODEL: PROVIDER_DEFAULTS.mistral.model ?? '',
  MISTRAL_OCR_MODEL: OCR_DEFAULTS.ocrModel,
};

describe('the handbook of operations', () => {
  test('lists every setting once, with its default', () => {
    const expected = Object.entries(SETTING_DEFAULTS).map(([name, value]) => [name, ELSEWHERE[name] ?? value ?? '']);
    expect(rows.sort()).toEqual(expected.sort());
  });

  test('names commands that there are', async () => {
    const commands = [...text.matchAll(/bun run cli ([a-z]+)/g)].map(([, name]) => name ?? '');
    const program = await Bun.file(join(ROOT, 'src/cli.ts')).text();
    expect(commands.length).toBeGreaterThan(5);
    for (const name of new Set(commands)) expect(program).toContain(`${name}Command()`);
  });

  test('names lines of the log that are written', async () => {
    const sources = await Array.fromAsync(new Bun.Glob('**/*.ts').scan(join(ROOT, 'src')), (file) =>
      Bun.file(join(ROOT, 'src', file)).text(),
    );
    const lines = [...text.matchAll(/`(?:"msg":)?"([a-z][a-z ]+)"`/g)].map(([, line]) => line ?? '');
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(sources.some((source) => source.includes(line)) ? line : `${line}?`).toBe(line);
  });
});

test('the example of the environment has every setting', async () => {
  const example = await Bun.file(join(ROOT, '.env.example')).text();
  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  expect(named.sort()).toEqual(Object.keys(SETTING_DEFAULTS).sort());
});

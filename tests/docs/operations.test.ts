import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '../../src/config';
import { MISTRAL_DEFAULTS } from '../../src/mistral/settings';

const ROOT = join(import.meta.dir, '../..');
const text = await Bun.file(join(ROOT, 'docs/operations.md')).text();

/** The rows of the table of settings: name and default. */
const table = /^## Settings$.*?^## /ms.exec(text)?.[0] ?? '';
const rows = [...table.matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]*)\|/gm)].map(([, name, value]) => [name, value?.trim()]);

/** Defaults that no environment could say, or that another part has. */
const ELSEWHERE: Record<string, string> = {
  WORKER_CONCURRENCY: 'cores − 1',
  MISTRAL_MODEL: MISTRAL_DEFAULTS.model,
  MISTRAL_OCR_MODEL: MISTRAL_DEFAULTS.ocrModel,
  MISTRAL_CONTEXT_TOKENS: String(MISTRAL_DEFAULTS.contextTokens),
  MISTRAL_CONTRACT_TOKENS: String(MISTRAL_DEFAULTS.contractTokens),
  MISTRAL_CONTRACT_PAGES: String(MISTRAL_DEFAULTS.contractPages),
  MISTRAL_DAILY_TOKENS: String(MISTRAL_DEFAULTS.dailyTokens),
  MISTRAL_DAILY_PAGES: String(MISTRAL_DEFAULTS.dailyPages),
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

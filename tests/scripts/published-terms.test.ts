import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPublishedTerms } from '../../scripts/training/provisions/published-terms';
import { QUESTIONS } from '../../src/analysis/questions/declarations/registry';

const folder = mkdtempSync(join(tmpdir(), 'terms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LABELS = join(import.meta.dir, '../../scripts/training/terms/labels.jsonl');
const lines: { service: string; path: string; commit: string; sentences: [string, string][] }[] = readFileSync(
  LABELS,
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('labels of published terms', () => {
  test.each(lines.map((line) => [line.service, line] as const))('%s', (_service, { path, commit, sentences }) => {
    expect(path).toEndWith('.md');
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(new Set(sentences.map(([fingerprint]) => fingerprint)).size).toBe(sentences.length);
    const kinds = new Set(sentences.flatMap(([, of]) => of.split(',').filter(Boolean)));
    for (const kind of kinds) expect(QUESTIONS.some(({ id }) => id === `tos.${kind.replace('?', '')}`)).toBe(true);
  });

  test('are of no sentence that is not there', () => {
    expect(() => readPublishedTerms(folder)).toThrow(/ENOENT/);
    for (const { service } of lines) writeFileSync(join(folder, `${service}.txt`), 'Nothing of it.\n');
    expect(() => readPublishedTerms(folder)).toThrow('no sentence is');
  });
});

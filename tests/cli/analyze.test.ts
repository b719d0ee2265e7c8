import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractPdf } from '../support/pdf';
import { encryptedPdf } from '../support/raw-pdf';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analyze-'));
  await writeFile(join(folder, 'good.pdf'), await contractPdf());
  await writeFile(join(folder, 'locked.pdf'), encryptedPdf());
  await mkdir(join(folder, 'folder.pdf'));
});
afterAll(() => rm(folder, { recursive: true }));

const SCRIPT = `import { analyzeCommand } from ${JSON.stringify(join(import.meta.dir, '../../src/cli/analyze.ts'))};
await analyzeCommand().parseAsync(process.argv.slice(1), { from: 'user' });`;

async function analyze(...args: string[]) {
  const child = Bun.spawn([process.execPath, '-e', SCRIPT, '--', ...args], {
    cwd: folder,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { lines: output.split('\n').filter((line) => line !== ''), errors, code };
}

describe('analyze --json', () => {
  test('prints a line for each file in the order given, whatever they are, and exits 1', async () => {
    const files = ['locked.pdf', 'good.pdf', 'missing.pdf', 'folder.pdf', 'good.pdf'];
    const { lines, code } = await analyze('--json', ...files);
    const results = lines.map((line) => JSON.parse(line));
    expect(results.map(({ file }) => file)).toEqual(files);
    expect(results.map(({ error }) => error?.code)).toEqual([
      'encrypted',
      undefined,
      'not_found',
      'not_a_file',
      undefined,
    ]);
    expect(results[1]).toMatchObject({ pages: 1, analysis: { governingLaw: expect.stringContaining('New York') } });
    expect(results[1].ms).toBeGreaterThan(0);
    expect(results.filter(({ error }) => error).every(({ error }) => error.message.endsWith('.'))).toBe(true);
    expect(code).toBe(1);
  });

  test('exits 0 when all were analysed', async () => {
    expect(await analyze('--json', 'good.pdf')).toMatchObject({ code: 0, errors: '' });
  });

  test('leaves clauses out that are not certain enough', async () => {
    const { lines } = await analyze('--json', '--min-confidence', '1', 'good.pdf');
    const { clauses } = JSON.parse(lines[0] ?? '').analysis;
    expect(clauses.every(({ confidence }: { confidence: number }) => confidence === 1)).toBe(true);
  });
});

test('without --json it prints the facts with their pages for people', async () => {
  const { lines, code } = await analyze('good.pdf', 'locked.pdf');
  expect(lines[0]).toBe('good.pdf');
  expect(lines.join('\n')).toMatch(/Governing law:.*New York.*\(p\. 1\)/);
  expect(lines.join('\n')).toContain('Not analyzed (encrypted): This PDF is protected by a password.');
  expect(code).toBe(1);
});

describe('what it refuses', () => {
  test.each([
    ['an engine that is not there', ['--engine', 'mistral', 'good.pdf'], "no engine 'mistral'"],
    ['a confidence that is none', ['--min-confidence', '2', 'good.pdf'], 'number from 0 to 1'],
    ['no files', [], "missing required argument 'file'"],
  ])('%s', async (_, args, words) => {
    const { errors, code, lines } = await analyze(...args);
    expect(errors).toContain(words);
    expect([code, lines]).toEqual([1, []]);
  });
});

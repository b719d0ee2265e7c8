import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEASE } from '../support/lease-contract';
import { fakeMistral, TEST_KEY } from '../support/mistral';
import { answering } from '../support/mistral-answers';
import { PETS, TENANTS_LEASE } from '../support/own-playbook';
import { contractPdf } from '../support/pdf';
import { scriptOf } from '../support/program';
import { encryptedPdf } from '../support/raw-pdf';
import { scanPdf } from '../support/scan';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analyze-'));
  await writeFile(join(folder, 'good.pdf'), await contractPdf());
  await writeFile(join(folder, 'locked.pdf'), encryptedPdf());
  await mkdir(join(folder, 'folder.pdf'));
});
afterAll(() => rm(folder, { recursive: true }));

async function analyze(...args: string[]) {
  return await analyzeWith({}, ...args);
}

async function analyzeWith(env: Record<string, string>, ...args: string[]) {
  const child = Bun.spawn([process.execPath, scriptOf('src/cli.ts'), 'analyze', ...args], {
    cwd: folder,
    env: { ...process.env, MISTRAL_API_KEY: '', ...env },
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

test('--no-ocr leaves scans unread', async () => {
  await writeFile(join(folder, 'scan.pdf'), await scanPdf([['This Agreement is governed by the laws of Ohio.']]));
  const { lines, code } = await analyze('--json', '--no-ocr', 'scan.pdf');
  expect(JSON.parse(lines[0] ?? '').error.code).toBe('image_only');
  expect(code).toBe(1);
});

test('without --json it prints the facts with their pages for people', async () => {
  const { lines, code } = await analyze('good.pdf', 'locked.pdf');
  expect(lines[0]).toBe('good.pdf');
  expect(lines.join('\n')).toMatch(/Governing law:.*New York.*\(p\. 1\)/);
  expect(lines.join('\n')).toContain('Not analyzed (encrypted): This PDF is protected by a password.');
  expect(code).toBe(1);
});

describe('analyze --engine mistral', () => {
  const LAW = 'This Agreement is governed by the laws of the State of New York.';

  test('lets the model review what the built-in engine found', async () => {
    const quotes = [{ quote: LAW, page: 1 }];
    const claim = { name: 'governingLaw' as const, basis: 'stated' as const, value: 'New York', inputs: [], quotes };
    const server = fakeMistral(answering({ facts: [claim] }));
    const env = { MISTRAL_API_KEY: TEST_KEY, MISTRAL_SERVER_URL: server.serverUrl };
    const { lines, code } = await analyzeWith(env, '--engine', 'mistral', '--json', 'good.pdf');
    const [report] = (await analyzeWith(env, '--engine', 'mistral', 'good.pdf')).lines.slice(-1);
    await server.stop();
    expect(JSON.parse(lines[0] ?? '').analysis.engine).toMatchObject({ name: 'mistral', degraded: null });
    expect([code, report]).toEqual([0, '  Reviewed by mistral-large-latest']);
    expect(server.requests).toHaveLength(4);
  });

  test('says what is missing where the model refuses, and never the key', async () => {
    const server = fakeMistral(() => ({ status: 401 }));
    const env = { MISTRAL_API_KEY: TEST_KEY, MISTRAL_SERVER_URL: server.serverUrl };
    const { lines, errors, code } = await analyzeWith(env, '--engine', 'mistral', 'good.pdf');
    await server.stop();
    expect(lines.at(-1)).toContain('The review by the model is missing');
    expect(errors).toContain('check MISTRAL_API_KEY');
    expect([code, `${lines}${errors}`.includes(TEST_KEY)]).toEqual([0, false]);
  });
});

describe('analyze --playbook', () => {
  const playbook = {
    format: 'counterpart-playbook',
    formatVersion: 1,
    name: 'Our leases',
    ...TENANTS_LEASE,
    version: 4,
    content: {
      positions: { 'lease.entry-without-notice': { off: true } },
      own: [{ ...PETS, why: '', ask: '' }],
    },
  };
  beforeAll(async () => {
    await writeFile(join(folder, 'lease.pdf'), await contractPdf(LEASE));
    await writeFile(join(folder, 'ours.json'), JSON.stringify(playbook));
    const positions = { 'nda.copies': {} };
    await writeFile(join(folder, 'wrong.json'), JSON.stringify({ ...playbook, content: { positions, own: [] } }));
  });

  test('judges contracts of its kind by it, for its side, and leaves others as they are', async () => {
    const { lines, code } = await analyze('--json', '--playbook', 'ours.json', 'lease.pdf', 'good.pdf');
    const [lease, other] = lines.map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lease).toMatchObject({ side: 'tenant', analysis: { playbook: { name: 'Our leases', version: '4' } } });
    const rules = lease.analysis.riskAssessment.riskFactors.map(({ rule }: { rule: string }) => rule);
    expect(rules).toContain('own.tenant.pets');
    expect(rules).not.toContain('lease.entry-without-notice');
    expect(lease).not.toHaveProperty('text');
    expect(other.analysis.playbook?.name).not.toBe('Our leases');
  });

  test.each([
    ['a file that is none', 'good.pdf', 'no exported playbook'],
    ['a question that its kind does not have', 'wrong.json', 'Residential lease has no question called nda.copies.'],
    ['no file', 'nothing.json', 'There is no such file'],
  ])('refuses %s', async (_, file, words) => {
    const { errors, code } = await analyze('--playbook', file, 'lease.pdf');
    expect([code, errors]).toEqual([1, expect.stringContaining(words)]);
  });
});

describe('what it refuses', () => {
  test.each([
    ['an engine that is not there', ['--engine', 'oracle', 'good.pdf'], "no engine 'oracle'"],
    ['a model without a key', ['--engine', 'mistral', 'good.pdf'], 'set MISTRAL_API_KEY'],
    ['a confidence that is none', ['--min-confidence', '2', 'good.pdf'], 'number from 0 to 1'],
    ['no files', [], "missing required argument 'file'"],
  ])('%s', async (_, args, words) => {
    const { errors, code, lines } = await analyze(...args);
    expect(errors).toContain(words);
    expect([code, lines]).toEqual([1, []]);
  });
});

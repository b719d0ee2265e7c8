import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import parsePrometheus from 'parse-prometheus-text-format';
import { createWorkerApp } from '../../src/app';
import { insertModelUsage } from '../../src/db/model-usage';
import { runCapped } from '../../src/jobs/capped-process';
import { noteAttempt } from '../../src/metrics/metrics';
import { createUploadGate } from '../../src/routes/upload-gate';
import { MIB } from '../../src/shared/limits';
import { type TestApp, testApp } from '../support/app';
import { eventually } from '../support/eventually';

const TOKEN = 'a token of the operator';
const METRICS_TOKEN = TOKEN.replaceAll(' ', '-');

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { METRICS_TOKEN } });
});
afterAll(() => app.close());

const ask = (authorization?: string, of = app) =>
  of.call('GET /api/metrics', { headers: authorization ? { authorization } : {} });

/** The samples of a family by its labels: `{ "class=first state=waiting": 1 }`; of a histogram its counts. */
async function family(name: string): Promise<Record<string, number>> {
  const families = parsePrometheus(await (await ask(`Bearer ${METRICS_TOKEN}`)).text());
  const found = families.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return Object.fromEntries(
    found.metrics.map(({ labels = {}, value, count }) => [
      Object.entries(labels)
        .map(([label, said]) => `${label}=${said}`)
        .join(' '),
      Number(value ?? count),
    ]),
  );
}

describe('who may ask', () => {
  test.each([
    ['nobody', undefined, 401],
    ['another token', 'Bearer another-token-of-nobody', 401],
    ['the token as a password', `Basic ${METRICS_TOKEN}`, 401],
    ['the beginning of the token', `Bearer ${METRICS_TOKEN.slice(0, -1)}`, 401],
    ['the token', `Bearer ${METRICS_TOKEN}`, 200],
  ])('%s', async (_, authorization, status) => {
    const answer = await ask(authorization);
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('sessions of users and administrators are no token', async () => {
    for (const { cookies } of [await app.signUp(), await app.signUpAdmin()])
      expect((await app.call('GET /api/metrics', { as: cookies })).status).toBe(401);
  });

  test('where no token is set there is no such call', async () => {
    const bare = await testApp();
    for (const authorization of [undefined, 'Bearer undefined', `Bearer ${METRICS_TOKEN}`]) {
      const answer = await ask(authorization, bare);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'There is no such call.' }]);
    }
    await bare.close();
  });
});

test('a process that only analyses serves its metrics and probes, and nothing else', async () => {
  const worker = createWorkerApp(app.deps);
  const status = async (path: string) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await worker.handle(new Request(`http://localhost:3000${path}`, { headers }))).status;
  };
  for (const path of ['/api/metrics', '/api/health', '/api/ready']) expect(await status(path)).toBe(200);
  for (const path of ['/api/auth/session', '/api/contracts', '/', '/admin']) expect(await status(path)).toBe(404);
});

async function upload(): Promise<void> {
  const { cookies: as } = await app.signUp();
  const body = new FormData();
  body.set('pdf', new File(['%PDF-1.7\n'], 'Lease.pdf', { type: 'application/pdf' }));
  expect((await app.call('POST /api/contracts/upload', { body, as })).status).toBeLessThan(300);
}

describe('what is measured', () => {
  test('the queue by class and state, and how long the oldest has waited', async () => {
    const before = (await family('counterpart_jobs'))['class=first state=waiting'] ?? Number.NaN;
    await upload();
    expect(await family('counterpart_jobs')).toEqual({
      ...{ 'class=first state=waiting': before + 1, 'class=first state=running': 0 },
      ...{ 'class=long state=waiting': 0, 'class=long state=running': 0 },
      ...{ 'class=bulk state=waiting': 0, 'class=bulk state=running': 0 },
    });
    const oldest = () => family('counterpart_jobs_oldest_seconds');
    await eventually(async () => ((await oldest())['class=first'] ?? 0) > 0);
    expect((await oldest())['class=bulk']).toBe(0);
  });

  test('uploads that are held and their bytes, until they are given back', async () => {
    const held = async () => {
      const [uploads, bytes] = [
        await family('counterpart_uploads_held'),
        await family('counterpart_upload_held_bytes'),
      ];
      return [uploads[''] ?? Number.NaN, bytes[''] ?? Number.NaN] as const;
    };
    const uploader = { account: 'ada', network: 'net' };
    // All gates of this process count into one, and what another file left may be given back between two looks: then it is looked at anew.
    await eventually(async () => {
      const [uploads, bytes] = await held();
      const during = await createUploadGate()(uploader, async (place) => {
        await place.hold(MIB);
        return await held();
      });
      await upload();
      return Bun.deepEquals(
        [during, await held()],
        [
          [uploads + 1, bytes + MIB],
          [uploads, bytes],
        ],
      );
    });
  });

  test('attempts by step and end', async () => {
    noteAttempt('written', 900, { starting: 100, extracting: 800 });
    noteAttempt('failed', 50, {});
    const text = await (await ask(`Bearer ${METRICS_TOKEN}`)).text();
    expect(parsePrometheus(text).find(({ name }) => name === 'counterpart_analysis_seconds')?.type).toBe('HISTOGRAM');
    // The parser puts histograms with labels into one.
    for (const labels of ['step="all",end="written"', 'step="extracting",end="written"', 'step="all",end="failed"'])
      expect(text).toMatch(new RegExp(`^counterpart_analysis_seconds_count\\{${labels}\\} [1-9]`, 'm'));
    expect(text).toMatch(/^counterpart_analysis_seconds_bucket\{le="1",step="all",end="written"\} [1-9]/m);
  });

  test('sign-ins that were refused', async () => {
    const before = (await family('counterpart_sign_ins_refused_total'))['account=user reason=wrong'] ?? Number.NaN;
    const json = { email: 'nobody@example.com', password: 'wrong horse' };
    await app.call('POST /api/auth/signin', { json });
    const after = (await family('counterpart_sign_ins_refused_total'))['account=user reason=wrong'];
    expect(after).toBe(before + 1);
  });

  test('what models cost', async () => {
    const used = {
      kind: 'review',
      model: 'm',
      requests: 1,
      promptTokens: 900,
      completionTokens: 100,
      pages: 0,
    } as const;
    await insertModelUsage(app.db, { ...used, cost: 0.25, currency: 'EUR' });
    await insertModelUsage(app.db, { ...used, cost: 0.5, currency: 'EUR' });
    expect(await family('counterpart_model_cost_total')).toEqual({ 'currency=EUR': 0.75 });
    expect(await family('counterpart_model_tokens_total')).toEqual({ 'kind=prompt': 1_800, 'kind=completion': 200 });
  });

  test('readers that were ended, by the limit', async () => {
    const before = (await family('counterpart_readers_killed_total'))['reason=wall'] ?? Number.NaN;
    const script = join(import.meta.dir, '../support/sleeper.ts');
    const limits = { memoryKib: 4_000_000, cpuSeconds: 30, wallMs: 50, outputBytes: 1_000 };
    await runCapped({ script, args: [], input: null, limits, onLine: () => undefined });
    expect((await family('counterpart_readers_killed_total'))['reason=wall']).toBe(before + 1);
  });

  test('every name is explained in the handbook, and nothing personal is a label', async () => {
    const text = await (await ask(`Bearer ${METRICS_TOKEN}`)).text();
    const handbook = await Bun.file(join(import.meta.dir, '../../docs/operations.md')).text();
    const names = parsePrometheus(text).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(handbook).toContain(`\`${name}\``);
    expect(text).not.toContain('@');
  });
});

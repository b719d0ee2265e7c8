import { afterAll, beforeAll, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES } from '../../scripts/bundle';
import { makeTestPrograms } from '../../scripts/test-programs';
import { ROOT, TEST_PROGRAMS } from '../support/program';
import { STARTERS } from '../support/ready-programs';

let folder: string;
let made: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-programs-'));
  made = join(folder, 'made');
  await makeTestPrograms(made);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('all that is started by its name is there, with the files that it reads', () => {
  const missing = ENTRIES.filter((entry) => !existsSync(join(made, entry.replace(/\.ts$/, '.js'))));
  expect(missing).toEqual([]);
  expect(readdirSync(join(made, 'drizzle'))).toEqual(readdirSync(join(ROOT, 'drizzle')));
  const own = [...new Bun.Glob('*-{process,clockwork}.ts').scanSync(join(ROOT, 'tests/support'))];
  expect(own.length).toBeGreaterThan(2);
  for (const file of own) expect(existsSync(join(made, 'tests/support', file.replace(/\.ts$/, '.js')))).toBe(true);
});

test('a command says the same from there', async () => {
  const analyse = async (script: string) => {
    const run = Bun.spawn([process.execPath, script, 'analyze', '--json', join(ROOT, 'public/samples/nda.pdf')], {
      stdout: 'pipe',
    });
    const { ms, ...result } = JSON.parse(await new Response(run.stdout).text());
    expect(ms).toBeGreaterThan(0);
    return result;
  };
  const ready = await analyse(join(made, 'src/cli.js'));
  expect(ready.analysis.clauses.length).toBeGreaterThan(5);
  expect(ready).toEqual(await analyse(join(ROOT, 'src/cli.ts')));
}, 60_000);

test('each source that starts a process or a thread by its file is led to the ready one, and no other is', () => {
  const sources = [...new Bun.Glob('src/**/*.{ts,tsx}').scanSync(ROOT)];
  const starting = sources.filter((file) =>
    /'(?:\.\/)?[\w-]+\.(?:child|worker)\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(starting.length).toBeGreaterThan(3);
  expect(sources.filter((file) => STARTERS.test(`/${file}`)).sort()).toEqual(starting.sort());
  for (const file of starting)
    expect([...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bimport\.meta\b/g)]).toHaveLength(1);
});

test('what runs in the process of a test starts the ready one', async () => {
  const child = `console.log(JSON.stringify({ error: { code: 'empty', detail: 'the ready one' } })); process.exit(1);`;
  await Bun.write(join(folder, 'src/jobs/extract.child.js'), child);
  const script = `const { runExtraction } = await import(${JSON.stringify(join(ROOT, 'src/jobs/extract.ts'))});
    console.log(await runExtraction(new Uint8Array(1)).catch(({ detail }) => detail));`;
  const preload = join(ROOT, 'tests/support/ready-programs.ts');
  const run = Bun.spawn([process.execPath, '--preload', preload, '-e', script], {
    env: { ...process.env, [TEST_PROGRAMS]: folder },
    stdout: 'pipe',
  });
  expect((await new Response(run.stdout).text()).trim()).toBe('the ready one');
});

import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOutcome, showsLine, together, withSecondTry } from '../../scripts/test-outcome';

const FILES = {
  'good.test.ts': `test('good', () => {});`,
  // Its hook fails until somebody has run it before.
  'hook.test.ts': `test('outer', () => {});
    describe('group', () => {
      beforeAll(async () => { if (!(await Bun.file('seen').exists())) { await Bun.write('seen', ''); throw new Error('busy'); } });
      test('one', () => {}); test('two', () => {});
    });`,
  'late.test.ts': `let tries = 0; test('late', () => expect(++tries).toBe(2));`,
  'wrong.test.ts': `test('right', () => {}); test('wrong', () => expect(1).toBe(2));`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outcome-'));
  const uses = `import { beforeAll, describe, expect, test } from 'bun:test';\n`;
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), uses + text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(files: string[]) {
  const child = Bun.spawn([process.execPath, 'test', '--parallel=2', '--retry=1', ...files], {
    cwd: folder,
    stdout: 'ignore',
    stderr: 'pipe',
  });
  return readOutcome(await new Response(child.stderr).text(), await child.exited);
}

test('a file in which something failed is known, and counts as its second run says; a wrong test stays wrong', async () => {
  const first = await run(Object.keys(FILES).map((file) => `./${file}`));
  expect(first).toMatchObject({ passed: 4, failed: 2, retried: ['late'] });
  expect([...first.broken].sort()).toEqual([
    ['hook.test.ts', { passed: 1, failed: 1 }],
    ['wrong.test.ts', { passed: 1, failed: 1 }],
  ]);
  const second = await run([...first.broken.keys()].map((file) => `./${file}`));
  expect(withSecondTry(first, second)).toMatchObject({
    passed: 6,
    failed: 1,
    retried: ['late', 'something of hook.test.ts'],
  });
});

test('runs of different files count together', async () => {
  const outcome = together([await run(['./good.test.ts', './late.test.ts']), await run(['./wrong.test.ts'])]);
  expect(outcome).toMatchObject({ passed: 3, failed: 1, retried: ['late'] });
  expect([...outcome.broken.keys()]).toEqual(['wrong.test.ts']);
});

test('a run that ends badly without naming a failure is one', () => {
  expect(readOutcome('', 137)).toMatchObject({ passed: 0, failed: 1 });
});

test('what passed at once is not shown, however many lines its name has; what did not is', () => {
  const said = `tests/a.test.ts:
(pass) reads > 1. The rent is due.
on the first of each month [0.10ms]
(pass) misses a moment (attempt 2) [3.00ms]
(pass) another [0.20ms]
12 | expect(1).toBe(2);
error: expect(received).toBe(expected)
(fail) adds [0.10ms]

tests/b.test.ts:
(pass) last

tests/a.test.ts:
(pass) more

 3 pass
 1 fail`;
  expect(said.split('\n').filter(showsLine()).join('\n')).toBe(`tests/a.test.ts:
(pass) misses a moment (attempt 2) [3.00ms]
12 | expect(1).toBe(2);
error: expect(received).toBe(expected)
(fail) adds [0.10ms]
tests/b.test.ts:
 3 pass
 1 fail`);
});

import { afterAll, describe, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFINES } from '../../scripts/bundle';
import { engineVersion, hashOf } from '../../src/analysis/engine-version';

const ANALYSIS = join(import.meta.dir, '../../src/analysis');
const folder = await mkdtemp(join(tmpdir(), 'engine-'));
afterAll(() => rm(folder, { recursive: true }));

describe('the version of the engine', () => {
  test('is a short hash of its sources as they are now', () => {
    expect(engineVersion()).toMatch(/^[0-9a-f]{8}$/);
    expect(engineVersion()).toBe(hashOf(ANALYSIS));
  });

  test('changes with a byte, a name and a further file, and with nothing else', async () => {
    await mkdir(join(folder, 'rules'));
    await Bun.write(join(folder, 'rules/cap.ts'), 'export const cap = 1;');
    await Bun.write(join(folder, 'weights.bin'), new Uint8Array([1, 2, 3]));
    const seen = [hashOf(folder)];
    expect(hashOf(folder)).toBe(seen[0] ?? '');
    await Bun.write(join(folder, 'weights.bin'), new Uint8Array([1, 2, 4]));
    seen.push(hashOf(folder));
    await rename(join(folder, 'rules/cap.ts'), join(folder, 'rules/limit.ts'));
    seen.push(hashOf(folder));
    await Bun.write(join(folder, 'more.ts'), '');
    seen.push(hashOf(folder));
    expect(new Set(seen).size).toBe(4);
  });

  test('goes along into a bundle, where the sources are not', async () => {
    const entry = join(ANALYSIS, 'engine-version.ts');
    const out = join(folder, 'bundle');
    await Bun.build({ entrypoints: [entry], outdir: out, target: 'bun', define: DEFINES });
    const bundled = await import(join(out, 'engine-version.js'));
    expect(bundled.engineVersion()).toBe(engineVersion());
  });
});

import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { brotliCompressSync } from 'node:zlib';
import { build } from '../../scripts/build';
import { type Dist, readDist } from '../../src/routes/dist';
import { routes } from '../../src/ui/routes';

/** What the pages may weigh on the line: bytes of brotli, a KB of 1024 as everywhere in the product. */
const KB = 1024;
const ENTRY = 'src/ui/entry.ts';
const APP = 'src/ui/mount-app.tsx';

setDefaultTimeout(60_000);

let built: Dist;
beforeAll(async () => {
  await build();
  built = readDist();
});

/** All script that these sources need before they run, shared parts counted once. */
function weight(...sources: string[]): number {
  const modules = sources.flatMap((source) => {
    const needed = built.manifest.modules[source];
    if (!needed) throw new Error(`Nothing was built of ${source}`);
    return needed;
  });
  return [...new Set(modules)].reduce((sum, address) => sum + sizeOf(address), 0);
}

function sizeOf(address: string): number {
  const asset = built.assets.get(address);
  if (!asset) throw new Error(`${address} is not there`);
  return (asset.br ?? asset.identity).length;
}

describe('sizes', () => {
  test('what is served as brotli is what is weighed', () => {
    const asset = built.assets.get(built.manifest.entry);
    const again = brotliCompressSync(asset?.identity ?? '');
    expect(Math.abs(sizeOf(built.manifest.entry) - again.length)).toBeLessThan(50);
  });

  // More than half of it is the bundler's map of what each page needs: some 90 bytes a page, and 7 for each module that pages share.
  // Half a KB of it asks for the session and signs out without a connection, when nothing else can be fetched.
  test('the landing page runs 7.2 KB of script before it is touched', () => {
    expect(weight(ENTRY)).toBeLessThanOrEqual(7.2 * KB);
  });

  test.each([
    ['src/ui/islands/demo.tsx', 76],
    // It tells why an upload failed, which can't be fetched once the line is down.
    ['src/ui/islands/upload.tsx', 81],
  ])('and with %s %i KB in all', (island, most) => {
    expect(weight(ENTRY, island)).toBeLessThanOrEqual(most * KB);
  });

  test('what a contract beside its analysis starts with has 1 KB', () => {
    expect(sizeOf(built.manifest.firstScript)).toBeLessThanOrEqual(KB);
  });

  test('the style sheet has 12 KB', () => {
    expect(sizeOf(built.manifest.styles)).toBeLessThanOrEqual(12 * KB);
  });

  // Parts that two pages share come in pieces of their own, which pack less well.
  test.each(routes.map(({ pattern, module }) => [pattern, module]))('%s has 124 KB to its first use', (_, module) => {
    expect(weight(ENTRY, APP, module)).toBeLessThanOrEqual(124 * KB);
  });

  test('an analysis has 118 KB to its first use', () => {
    expect(weight(ENTRY, APP, 'src/ui/pages/analysis.tsx')).toBeLessThanOrEqual(118 * KB);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Elysia } from 'elysia';
import { assetRoutes } from '../../src/routes/assets';
import { dist } from '../../src/routes/dist';
import { errorsPlugin } from '../../src/routes/plugins/errors';
import { readPublicFiles } from '../../src/routes/public-files';
import { testSite } from '../support/site';

let site: Awaited<ReturnType<typeof testSite>>;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'counterpart-public-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

describe('built assets', () => {
  test('are kept for good and sent in the smallest encoding that the browser takes', async () => {
    const { entry } = dist().manifest;
    const plain = await site.get(entry);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toStartWith('text/javascript');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const br = await site.get(entry, { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(await plain.text());
    const encoding = async (accepted: string) =>
      (await site.get(entry, { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await encoding('gzip;q=0.5, br;q=0')).toBe('gzip');
    expect(await encoding('br;q=0.000')).toBeNull();
    expect(await encoding('identity')).toBeNull();
  });

  test('are not sent again to who has them', async () => {
    const { styles } = dist().manifest;
    const etag = (await site.get(styles)).headers.get('etag') ?? '';
    const again = await site.get(styles, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await site.get(styles, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('nothing beside them can be reached', async () => {
    for (const path of [
      '/assets/..%2fmanifest.json',
      '/assets/%2e%2e/manifest.json',
      '/assets/../../package.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/',
      '/assets/nothing.js',
    ]) {
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    }
  });

  test('every font and module of the manifest is there', async () => {
    const { manifest, assets } = dist();
    const named = [manifest.entry, manifest.styles, ...manifest.fonts, ...Object.values(manifest.modules).flat()];
    expect(manifest.fonts).toHaveLength(2);
    expect(named.filter((address) => !assets.has(address))).toEqual([]);
  });
});

describe('the landing page', () => {
  test('starts with the entry alone: no other script, no module preloaded', async () => {
    const html = await (await site.get('/')).text();
    expect(html.match(/<script\b[^>]*src="[^"]*"/g)).toHaveLength(1);
    expect(html).not.toContain('modulepreload');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(64 * 1024);
  });
});

describe('public files', () => {
  test('only what is in the folder, and no dot files', async () => {
    await mkdir(join(folder, 'public/.git'), { recursive: true });
    await mkdir(join(folder, 'public/samples'));
    await Bun.write(join(folder, 'secret.txt'), 'outside');
    await Bun.write(join(folder, 'public/.env'), 'inside, hidden');
    await Bun.write(join(folder, 'public/.git/config'), 'inside, hidden');
    await Bun.write(join(folder, 'public/samples/an nda.pdf'), '%PDF-1.7');
    const files = readPublicFiles(join(folder, 'public'));
    const app = new Elysia().use(errorsPlugin(site.deps)).use(assetRoutes(site.deps, files));
    const get = (path: string) => app.handle(new Request(`http://localhost:3000${path}`));
    const sample = await get('/samples/an%20nda.pdf');
    expect([sample.status, sample.headers.get('content-type'), await sample.text()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7',
    ]);
    expect(sample.headers.get('cache-control')).toBe('public, max-age=3600');
    for (const path of [
      '/.env',
      '/.git/config',
      '/..%2fsecret.txt',
      '/samples/..%2f..%2fsecret.txt',
      '/%2e%2e/secret.txt',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('the icon is there', async () => {
    const icon = await site.get('/favicon.svg');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

/**
 * Builds the browser part into `dist/`: `bun scripts/build.ts [--dev]`. Does nothing when it is up to date.
 * Every file has its hash in its name and lies there compressed as well, so that the server only hands out bytes.
 */
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DIST_FOLDER, type Manifest, readManifest } from '../src/routes/dist';

const ROOT = join(import.meta.dir, '..');
const ENTRY = 'src/ui/entry.ts';
const FIRST_SCRIPT = 'src/ui/first-script.ts';
const STYLES = 'src/ui/styles.css';
/**
 * Pieces that pages share are not smaller than this where they can stand in another one: each is a request, of which six at a time are
 * made. Larger bounds put more into a page than it needs.
 */
const MIN_CHUNK_BYTES = 3_000;
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|map)$/;

type Metafile = NonNullable<Bun.BuildOutput['metafile']>;

/**
 * Builds if something changed since the last build.
 * @param options.dev keeps names readable and adds source maps
 * @returns whether it built, and how long it took in milliseconds
 * @throws AggregateError of the bundler's messages
 */
export async function build(options: { dev?: boolean } = {}): Promise<{ built: boolean; ms: number }> {
  const started = performance.now();
  const key = await inputsKey(options.dev === true);
  const built = readManifest()?.key !== key;
  if (built) await buildInto(key, options.dev === true);
  return { built, ms: Math.round(performance.now() - started) };
}

/** A hash of all that goes into the build: our sources, the locked packages, Bun, this script. */
async function inputsKey(dev: boolean): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256').update(`${Bun.version} ${dev}`);
  const sources = new Bun.Glob('src/{ui,shared,imports}/**/*.{ts,tsx,css}');
  const files = [...(await Array.fromAsync(sources.scan(ROOT))).sort(), 'scripts/build.ts', 'bun.lock'];
  for (const file of files) hash.update(`\0${file}\0`).update(await Bun.file(join(ROOT, file)).bytes());
  return hash.digest('hex');
}

/** Builds beside `dist/` and swaps, so that a process reading it never sees half a build. */
async function buildInto(key: string, dev: boolean): Promise<void> {
  const side = join(ROOT, '.cache', `dist-${process.pid}-${crypto.randomUUID()}`);
  try {
    const assets = join(side, 'assets');
    await mkdir(assets, { recursive: true });
    const fonts: string[] = [];
    const { metafile } = await bundle(assets, fonts, dev);
    if (!metafile) throw new Error('The bundler gave no metafile');
    const firstScript = await bundleFirstScript(assets, dev);
    await copyPdfjs(assets);
    await compressAll(assets);
    await Bun.write(
      join(side, 'manifest.json'),
      JSON.stringify({ ...manifestOf(key, metafile, fonts), firstScript }, null, 2),
    );
    await swapIn(side, key);
  } finally {
    await rm(side, { recursive: true, force: true });
  }
}

async function bundle(outdir: string, fonts: string[], dev: boolean): Promise<Bun.BuildOutput> {
  // Only where something is built: each test of a page asks whether there is anything to build.
  const { default: tailwind } = await import('bun-plugin-tailwind');
  return await Bun.build({
    root: ROOT,
    entrypoints: [join(ROOT, ENTRY), join(ROOT, STYLES)],
    outdir,
    publicPath: '/assets/',
    naming: '[name]-[hash].[ext]',
    target: 'browser',
    splitting: true,
    minChunkSize: MIN_CHUNK_BYTES,
    metafile: true,
    minify: !dev,
    sourcemap: dev ? 'linked' : 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') },
    plugins: [tailwind, fontFiles(outdir, fonts)],
  });
}

/** In one file, whatever it shares with others. @returns its address */
async function bundleFirstScript(outdir: string, dev: boolean): Promise<string> {
  const { outputs } = await Bun.build({
    root: ROOT,
    entrypoints: [join(ROOT, FIRST_SCRIPT)],
    outdir,
    naming: '[name]-[hash].[ext]',
    target: 'browser',
    minify: !dev,
  });
  const [script] = outputs;
  if (!script) throw new Error(`The bundler made nothing of ${FIRST_SCRIPT}`);
  return `/assets/${basename(script.path)}`;
}

/** Another process may build at the same time: the first one wins, a swap that meets another is tried again. */
async function swapIn(side: string, key: string): Promise<void> {
  const old = `${side}-old`;
  for (let tries = 1; readManifest()?.key !== key; tries += 1) {
    await rename(DIST_FOLDER, old).catch(() => undefined);
    const swapped = await rename(side, DIST_FOLDER).then(
      () => true,
      (error) => {
        if (tries > 5) throw error;
        return false;
      },
    );
    await rm(old, { recursive: true, force: true });
    if (swapped) return;
  }
}

/** Fonts that are worth a preload; the others are for single letters and fetched when one occurs. */
const EVERY_PAGE_NEEDS = /-latin-wght-/;

/** Bun inlines fonts into the style sheet as data URLs (twice the bytes, nothing to preload): make them files. */
function fontFiles(folder: string, fonts: string[]): Bun.BunPlugin {
  return {
    name: 'font-files',
    setup(build) {
      build.onResolve({ filter: /\.woff2$/ }, async ({ path, importer }) => {
        const bytes = await Bun.file(join(importer, '..', path)).bytes();
        const name = `${basename(path, '.woff2')}-${Bun.hash(bytes).toString(36)}.woff2`;
        await Bun.write(join(folder, name), bytes);
        if (EVERY_PAGE_NEEDS.test(path)) fonts.push(`/assets/${name}`);
        return { path: `/assets/${name}`, external: true };
      });
    },
  };
}

/**
 * What pdf.js loads by address and under fixed names: its worker, character maps, standard fonts, decoders, colour profiles. The
 * version in the folder's name makes them safe to cache for good (`src/ui/pdf/pdfjs.ts` knows it by the library's own version).
 */
async function copyPdfjs(assets: string): Promise<void> {
  const source = join(ROOT, 'node_modules/pdfjs-dist');
  const { version } = await Bun.file(join(source, 'package.json')).json();
  const target = join(assets, `pdfjs-${version}`);
  // Scripts inside of PDFs are never run.
  const filter = (path: string) => !basename(path).startsWith('quickjs');
  for (const part of ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'build/pdf.worker.min.mjs']) {
    await cp(join(source, part), join(target, basename(part)), { recursive: true, filter });
  }
}

function manifestOf(key: string, { outputs }: Metafile, fonts: string[]): Omit<Manifest, 'firstScript'> {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const address = (name: string) => `/assets/${name}`;
  const closure = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const used of byName.get(name)?.imports ?? []) {
      if (used.kind === 'import-statement' && byName.has(basename(used.path))) closure(basename(used.path), seen);
    }
    return seen;
  };
  const modules: Record<string, string[]> = {};
  for (const [name, output] of byName) {
    if (output.entryPoint) modules[relative('.', output.entryPoint)] = [...closure(name)].map(address);
  }
  const first = (source: string): string => {
    const found = modules[source]?.[0];
    if (!found) throw new Error(`The bundler made nothing of ${source}`);
    return found;
  };
  return { key, entry: first(ENTRY), styles: first(STYLES), fonts, modules };
}

async function compressAll(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compressOne(join(folder, name))));
}

async function compressOne(path: string): Promise<void> {
  const bytes = await Bun.file(path).bytes();
  // The last tenth of pdf.js's worker would cost 4 s of each first start, against 0.2 s.
  const quality = bytes.length > 500_000 ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await Bun.write(`${path}.br`, br);
  if (gz.length < bytes.length) await Bun.write(`${path}.gz`, gz);
}

if (import.meta.main) {
  const { built, ms } = await build({ dev: process.argv.includes('--dev') });
  console.log(built ? `Built the browser part in ${ms} ms` : `The browser part is up to date (${ms} ms)`);
}

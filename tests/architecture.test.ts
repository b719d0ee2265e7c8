import { describe, expect, test } from 'bun:test';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const SRC = join(ROOT, 'src');

/**
 * Which parts of `src` a part may import, besides itself and packages. The composition roots (`main.ts` with `shutdown.ts`, `cli.ts`, `cli/`) see all
 * and are not listed. A part is the first folder below `src`, or the file's name for files directly in it.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  shared: [],
  errors: [],
  config: ['shared'],
  log: ['config', 'db'],
  shutdown: ['db'],
  analysis: ['shared', 'errors'],
  ocr: ['analysis'],
  review: ['analysis', 'shared', 'errors'],
  mistral: ['review', 'analysis', 'shared', 'errors'],
  search: ['analysis', 'shared', 'errors'],
  db: ['shared', 'errors'],
  storage: ['shared', 'errors', 'config'],
  credentials: ['db', 'shared', 'errors'],
  metrics: [],
  audit: ['metrics', 'exports', 'db', 'shared', 'errors'],
  mail: ['credentials', 'db', 'shared', 'errors', 'config'],
  factors: ['audit', 'metrics', 'credentials', 'mail', 'db', 'shared', 'errors'],
  oidc: ['shared', 'errors'],
  accounts: ['oidc', 'audit', 'factors', 'credentials', 'mail', 'analysis', 'db', 'shared', 'errors', 'storage'],
  exports: ['shared', 'errors'],
  imports: ['shared'],
  contracts: ['audit', 'mail', 'analysis', 'search', 'exports', 'db', 'shared', 'errors', 'storage'],
  playbooks: ['analysis', 'db', 'shared', 'errors'],
  tables: ['analysis', 'exports', 'db', 'shared', 'errors'],
  admin: ['audit', 'factors', 'credentials', 'mail', 'analysis', 'db', 'shared', 'errors', 'storage'],
  backup: ['contracts', 'db', 'storage', 'shared', 'errors'],
  jobs: [
    'metrics',
    'factors',
    'contracts',
    'accounts',
    'admin',
    'mail',
    'analysis',
    'search',
    'ocr',
    'review',
    'mistral',
    'db',
    'storage',
    'shared',
    'errors',
    'config',
  ],
  routes: [
    'metrics',
    'oidc',
    'audit',
    'factors',
    'accounts',
    'mail',
    'contracts',
    'playbooks',
    'tables',
    'admin',
    'db',
    'storage',
    'ui',
    'shared',
    'errors',
    'config',
  ],
  app: ['routes', 'shared', 'errors', 'config'],
  ui: ['shared', 'imports'],
};

/**
 * The layers inside `analysis`, lowest first: a folder imports those before its own line. Files directly in `analysis` belong to no layer. The frozen
 * input of the clause model, with the words that it is made of, stands below the document, since sections and sentences are cut by it.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['lexicon'],
  ['mentions'],
  ['pdf'],
  ['provisions/input', 'provisions/categories', 'document/outline', 'document/plain-text'],
  ['document'],
  ['provisions'],
  ['statements'],
  ['kinds', 'facts'],
  ['sides'],
  // Whom an answer or a risk burdens is learned with the provisions of the questions.
  ['risks', 'compliance', 'drafting', 'questions', 'burden'],
  ['playbooks'],
  ['weighing'],
  // How material a claim is rests on how much its sentences weigh.
  ['trust'],
  ['report'],
];

/** Packages that only the parts named may import: a wall around what must be replaceable. */
const PACKAGE_OWNERS: Record<string, readonly string[]> = {
  'pdfjs-dist': ['analysis', 'ocr', 'ui'],
  '@napi-rs/canvas': ['ocr'],
  'tesseract.js-core': ['ocr'],
  '@aws-sdk/client-s3': ['storage'],
  '@mistralai/mistralai': ['mistral'],
  '@ai-sdk/openai-compatible': ['review'],
  '@ai-sdk/anthropic': ['review'],
  '@ai-sdk/provider': ['review'],
  postgres: ['db'],
  'drizzle-orm': ['db'],
  react: ['ui', 'routes'],
  elysia: ['routes', 'app'],
  '@elysiajs/openapi': ['routes'],
  pdfkit: ['exports'],
  docx: ['exports'],
  'write-excel-file': ['exports'],
  '@tanstack/react-virtual': ['ui'],
  'ical-generator': ['exports'],
  commander: ['cli'],
  'tar-stream': ['backup'],
  '@zip.js/zip.js': ['imports'],
  nodemailer: ['mail'],
  'prom-client': ['metrics'],
  otpauth: ['factors'],
  'openid-client': ['oidc'],
  '@simplewebauthn/server': ['factors'],
  '@simplewebauthn/browser': ['ui'],
  uqr: ['ui'],
};

interface Import {
  file: string;
  from: string;
  target: string;
}

const partOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** Every import and re-export, static or not, type-only ones included (which `Bun.Transpiler` would drop). */
function importsOf(source: string): string[] {
  const statements = source.matchAll(
    /^\s*(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...new Set([...statements].map((match) => match[1] ?? match[2] ?? ''))];
}

async function readImports(): Promise<{ local: Import[]; packages: Import[]; files: string[] }> {
  const local: Import[] = [];
  const packages: Import[] = [];
  const files: string[] = [];
  for await (const file of new Bun.Glob('**/*.{ts,tsx}').scan(SRC)) {
    files.push(file);
    for (const path of importsOf(await Bun.file(join(SRC, file)).text())) {
      if (path.startsWith('.')) {
        const target = relative(SRC, join(SRC, dirname(file), path));
        local.push({ file, from: partOf(file), target: target.startsWith('..') ? target : partOf(target) });
      } else packages.push({ file, from: partOf(file), target: path });
    }
  }
  return { local, packages, files };
}

const { local, packages, files } = await readImports();
const ROOTS = new Set(['main', 'cli', 'shutdown']);

describe('doors and walls', () => {
  test('each part imports only what stands below it', () => {
    const wrong = local.filter(
      ({ from, target }) => from !== target && !ROOTS.has(from) && !(MAY_IMPORT[from] ?? []).includes(target),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('each folder of the engine imports only the layers below it', async () => {
    const entries = LAYERS.flatMap((folders, layer) => folders.map((entry) => ({ entry, layer })));
    const layerOf = (path: string) =>
      entries
        .filter(({ entry }) => path === entry || path.startsWith(`${entry}/`))
        .toSorted((one, other) => other.entry.length - one.entry.length)[0]?.layer ?? -1;
    const wrong: string[] = [];
    for (const file of files.filter((name) => name.startsWith('analysis/'))) {
      const from = file.slice('analysis/'.length).replace(/\.ts$/, '');
      for (const path of importsOf(await Bun.file(join(SRC, file)).text()).filter((one) => one.startsWith('.'))) {
        const target = relative(join(SRC, 'analysis'), join(SRC, dirname(file), path));
        if (layerOf(from) >= 0 && layerOf(target) > layerOf(from)) wrong.push(`${from} imports ${target}`);
      }
    }
    expect(wrong).toEqual([]);
    const folders = new Set(files.flatMap((file) => /^analysis\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect([...folders].filter((folder) => layerOf(`${folder}/`) < 0)).toEqual([]);
  });

  test('each package that has an owner is imported by its owner only', () => {
    const wrong = packages.filter(({ from, target }) => {
      const owner = Object.keys(PACKAGE_OWNERS).find((name) => target === name || target.startsWith(`${name}/`));
      return owner !== undefined && !PACKAGE_OWNERS[owner]?.includes(from);
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('the pure parts touch neither network nor clock nor environment', async () => {
    const impure = /\b(process\.env|Bun\.env|fetch\(|Date\.now\(\)|new Date\(\)|Bun\.serve|node:net|node:http)/;
    const wrong: string[] = [];
    for (const file of files.filter((name) => /^(analysis|shared)\//.test(name))) {
      if (impure.test(await Bun.file(join(SRC, file)).text())) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });

  test('only config.ts reads the environment', async () => {
    const wrong: string[] = [];
    for (const file of files.filter((name) => !/^(config|main|cli|ui)\b/.test(name))) {
      // A child process needs the PATH; that is no setting.
      if (/\b(process\.env(?!\.PATH\b)|Bun\.env)\b/.test(await Bun.file(join(SRC, file)).text())) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });

  test('no file is called utils, helpers, services or index, the tables of the schema aside', () => {
    expect(
      files.filter(
        (file) => /(^|\/)(utils?|helpers?|services?|index)(\.|\/)/.test(file) && file !== 'db/schema/index.ts',
      ),
    ).toEqual([]);
  });

  test('no source file that people write is longer than 350 lines', async () => {
    const long: string[] = [];
    for (const file of files) {
      const source = await Bun.file(join(SRC, file)).text();
      const lines = source.split('\n').length;
      if (lines > 350 && !source.startsWith('// Written by `bun run generate`')) long.push(`${file}: ${lines}`);
    }
    expect(long).toEqual([]);
  });
});

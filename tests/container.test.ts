import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES, PACKAGES } from '../scripts/bundle';
import { sentBy } from '../scripts/container/build';
import { readStages, type Step } from '../scripts/container/dockerfile';
import { readConfig } from '../src/config';

const ROOT = join(import.meta.dir, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const stages = readStages(read('Dockerfile'));
const image = stages.at(-1)?.steps.map(({ step }) => step) ?? [];

type StepOf<K> = Step extends infer S ? (S extends { kind: infer L } ? (K extends L ? S : never) : never) : never;

function stepsOf<K extends Step['kind']>(kind: K, steps: Step[] = image): StepOf<K>[] {
  return steps.filter((step) => step.kind === kind) as StepOf<K>[];
}

/** Names that a process understands as settings. */
const isSetting = (name: string, value: string) => name in readConfig({ [name]: value });

describe('the Dockerfile', () => {
  test('builds with the Bun of package.json', () => {
    const bun = stages.map(({ base }) => base).filter((base) => base.startsWith('oven/bun'));
    expect(bun).toEqual([`oven/bun:${JSON.parse(read('package.json')).packageManager.replace('bun@', '')}-slim`]);
  });

  test('copies only what is there and what is sent to the builder', () => {
    const isSent = sentBy(ROOT);
    const copies = stages.flatMap(({ steps }) =>
      stepsOf(
        'copy',
        steps.map(({ step }) => step),
      ),
    );
    const files = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(join(ROOT, file)) || (file !== '.' && !isSent(file)))).toEqual([]);
    const names = stages.map(({ name }) => name);
    expect(copies.filter(({ from }) => from !== null && !names.includes(from))).toEqual([]);
  });

  test('sends the builder neither data nor secrets nor what it makes itself', () => {
    const isSent = sentBy(ROOT);
    const secret = ['.env', '.git/config', 'data/lock', 'tests/container.test.ts', 'docs/decisions.md'];
    const made = ['dist/manifest.json', 'node_modules/elysia/package.json', '.cache/container/x'];
    expect([...secret, ...made].filter(isSent)).toEqual([]);
    expect(['src/main.ts', 'src/ui/styles.css', 'drizzle/meta/_journal.json', 'scripts/bundle.ts'].every(isSent)).toBe(
      true,
    );
  });

  test('runs the server as an ordinary user below an init, with its data in a volume', () => {
    expect(stepsOf('user').map(({ value }) => value)).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    expect(stepsOf('entrypoint').map(({ command }) => command[0])).toEqual(['tini']);
    const script = stepsOf('cmd')[0]?.command.at(-1) ?? '';
    expect(ENTRIES).toContain(script.replace(/\.js$/, '.ts'));
    const env = Object.assign({}, ...stepsOf('env').map(({ values }) => values));
    expect(stepsOf('volume')[0]?.values).toEqual([env.DATA_DIR]);
    expect(stepsOf('expose')[0]?.values).toEqual([env.PORT]);
  });

  test('sets only settings that there are', () => {
    const env: Record<string, string> = Object.assign({}, ...stepsOf('env').map(({ values }) => values));
    const others = ['PATH', 'NODE_ENV', 'BUN_RUNTIME_TRANSPILER_CACHE_PATH'];
    const names = Object.keys(env).filter((name) => !others.includes(name));
    expect(names.filter((name) => !isSetting(name, env[name] ?? ''))).toEqual([]);
    expect(stepsOf('healthcheck')[0]?.command.at(-1)).toContain('/api/health');
  });
});

describe('reading a Dockerfile', () => {
  test.each([
    ['FROM scratch\nADD x /', 'line 2: ADD'],
    ['FROM scratch\nCOPY --chmod=755 a b', 'line 2: COPY'],
    ['FROM scratch\nCOPY *.js /app/', 'line 2: COPY'],
    ['FROM --platform=linux/arm64 debian', 'line 1: FROM'],
    ['FROM scratch\n\nWORKDIR $HOME', 'line 3: WORKDIR'],
    ['RUN true', 'line 1: RUN'],
  ])('%j is refused', (text, place) => {
    expect(() => readStages(text)).toThrow(place);
  });

  test('a command over several lines is one, its words are kept', () => {
    const text = 'FROM scratch\nRUN echo "a  b" && \\\n    echo "$c"\nCMD ["x", "y z"]\n';
    const [run, cmd] = readStages(text)[0]?.steps.map(({ step }) => step) ?? [];
    expect(run).toEqual({
      kind: 'run',
      command: ['/bin/sh', '-c', expect.stringMatching(/^echo "a {2}b" &&\s+echo "\$c"$/)],
    });
    expect(cmd).toEqual({ kind: 'cmd', command: ['x', 'y z'] });
  });
});

describe('the bundle', () => {
  const sources = [...new Bun.Glob('src/**/*.{ts,tsx}').scanSync(ROOT)].map((file) => ({ file, text: read(file) }));

  test('has all that the server starts by a file name', () => {
    const started = sources.flatMap(({ text }) => [...text.matchAll(/'(?:\.\/)?([\w-]+\.(?:child|worker)\.ts)'/g)]);
    const names = new Set(started.map(([, name]) => name));
    expect(names.size).toBeGreaterThan(2);
    expect([...names].filter((name) => !ENTRIES.some((entry) => entry.endsWith(`/${name}`)))).toEqual([]);
    expect(ENTRIES.filter((entry) => !existsSync(join(ROOT, entry)))).toEqual([]);
  });

  test('brings the packages whose files are asked for by name', () => {
    const asked = sources.flatMap(({ text }) => [
      ...text.matchAll(/\bresolve(?:\.resolve)?\(\s*[`']((?:@[\w.-]+\/)?[a-z][\w.-]*)\//g),
    ]);
    const names = new Set(asked.map(([, name]) => name ?? ''));
    expect(names).toContain('pdfjs-dist');
    expect([...names].filter((name) => !(name in PACKAGES))).toEqual([]);
  });

  test('takes files of each of its packages', () => {
    const missing = Object.entries(PACKAGES).filter(([name, used]) => {
      const folder = join(ROOT, 'node_modules', name);
      return !existsSync(folder) || ![...new Bun.Glob('**').scanSync(folder)].some((file) => used.test(file));
    });
    // The image is made on Linux with glibc; elsewhere the packages of this machine have other names.
    const here = process.platform === 'linux' ? missing : missing.filter(([name]) => !name.includes(process.platform));
    expect(here.map(([name]) => name)).toEqual([]);
  });
});

interface Service {
  image: string;
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  env_file?: string;
}

describe('compose.yaml', () => {
  const SECRETS: Record<string, string> = {
    POSTGRES_PASSWORD: 'a1',
    S3_ACCESS_KEY_ID: 'b2',
    S3_SECRET_ACCESS_KEY: 'c3',
  };
  const text = read('compose.yaml').replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, name) => SECRETS[name] ?? '');
  const { services } = Bun.YAML.parse(text) as { services: Record<string, Service> };
  const { web, worker, postgres, s3, bucket } = services as Record<string, Service | undefined>;

  test('gives web and worker settings that they understand, and no folder', () => {
    for (const [role, service] of Object.entries({ web, worker })) {
      const env = service?.environment ?? {};
      expect(Object.keys(env).filter((name) => !isSetting(name, env[name] ?? ''))).toEqual([]);
      expect(readConfig(env)).toMatchObject({
        ROLE: role as 'web' | 'worker',
        HOST: '0.0.0.0',
        S3_FORCE_PATH_STYLE: true,
      });
      expect(service).not.toHaveProperty('volumes');
      expect(service?.env_file).toBe('.env');
    }
  });

  test('its parts know each other', () => {
    const env = web?.environment ?? {};
    const { hostname, username, password, pathname } = new URL(env.DATABASE_URL ?? '');
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = postgres?.environment ?? {};
    expect([hostname, username, password, pathname]).toEqual([
      'postgres',
      POSTGRES_USER ?? '',
      POSTGRES_PASSWORD ?? '',
      `/${POSTGRES_DB}`,
    ]);
    expect(s3?.environment).toEqual({ ROOT_ACCESS_KEY: 'b2', ROOT_SECRET_KEY: 'c3' });
    expect(s3?.command).toContain(`:${new URL(env.S3_ENDPOINT ?? '').port}`);
    expect(bucket?.command?.join()).toContain(`${env.S3_ENDPOINT}/${env.S3_BUCKET}`);
    expect(worker?.environment).toEqual({ ...env, ROLE: 'worker' });
  });

  test('each part waits for what it needs, and may do no more than it must', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const known = condition === 'service_healthy' ? services[other]?.healthcheck : services[other];
        expect([name, other, known !== undefined]).toEqual([name, other, true]);
      }
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
    }
    expect(web?.depends_on).toHaveProperty('postgres');
    expect(web?.tmpfs?.[0]).toStartWith('/tmp');
  });
});

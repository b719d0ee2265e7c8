import { describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { bundleScripts, ENTRIES, PACKAGES } from '../scripts/bundle';
import { readConfig } from '../src/config';

const ROOT = join(import.meta.dir, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Its instructions are read here, by no engine: `scripts/container-check.ts` builds and runs the image where there is one. */
const dockerfile = DockerfileParser.parse(read('Dockerfile'));
const instructions = dockerfile.getInstructions();
/** Of the last stage, which is what people run. */
const image = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));

const contentOf = (instruction: Instruction) => (instruction.getArgumentsContent() ?? '').trim();

/** What stands behind a keyword in the last stage. */
const said = (keyword: string) => image.filter((one) => one.getKeyword() === keyword).map(contentOf);

/** What the image sets, by name. */
const env: Record<string, string> = Object.fromEntries(
  dockerfile
    .getENVs()
    .flatMap((one) => one.getProperties().map((property) => [property.getName(), property.getValue() ?? ''])),
);

/** Which paths go to the builder, by `.dockerignore`; a folder with an exception below it does. */
function sentToBuilder(): (name: string) => boolean {
  const text = read('.dockerignore');
  const ignored = dockerignore().add(text);
  const exceptions = text.match(/(?<=^!).+/gm) ?? [];
  return (name) => !ignored.ignores(name) || exceptions.some((exception) => exception.trim().startsWith(`${name}/`));
}

/** Names that a process understands as settings. */
const isSetting = (name: string, value: string) => name in readConfig({ [name]: value });

describe('the Dockerfile', () => {
  const isSent = sentToBuilder();

  test('builds with the Bun of package.json', () => {
    const bun = dockerfile.getFROMs().map((from) => from.getImage() ?? '');
    expect(bun.filter((base) => base.startsWith('oven/bun'))).toEqual([
      `oven/bun:${JSON.parse(read('package.json')).packageManager.replace('bun@', '')}-slim`,
    ]);
  });

  test('copies only what is there and what is sent to the builder', () => {
    const copies = dockerfile.getCOPYs().map((copy: Copy) => ({
      from: copy.getFromFlag()?.getValue() ?? null,
      sources: copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue()),
    }));
    const files = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(join(ROOT, file)) || (file !== '.' && !isSent(file)))).toEqual([]);
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
    expect(copies.filter(({ from }) => from !== null && !stages.includes(from))).toEqual([]);
  });

  test('sends the builder neither data nor secrets nor what it makes itself', () => {
    const secret = ['.env', '.git/config', 'data/lock', 'tests/container.test.ts', 'docs/decisions.md'];
    const made = ['dist/manifest.json', 'node_modules/elysia/package.json', '.cache/container/x'];
    expect([...secret, ...made].filter(isSent)).toEqual([]);
    expect(['src/main.ts', 'src/ui/styles.css', 'drizzle/meta/_journal.json', 'scripts/bundle.ts'].every(isSent)).toBe(
      true,
    );
  });

  test('runs the server as an ordinary user below an init, with its data in a volume', () => {
    const [user = ''] = said('USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(said('ENTRYPOINT').map((words) => JSON.parse(words)[0])).toEqual(['tini']);
    const script: string = JSON.parse(said('CMD')[0] ?? '[]').at(-1);
    expect(ENTRIES).toContain(script.replace(/\.js$/, '.ts'));
    expect(said('VOLUME')).toEqual([env.DATA_DIR ?? '']);
    expect(said('EXPOSE')).toEqual([env.PORT ?? '']);
    // Whoever builds: a folder that is there already is left to its owner by `COPY --chown`.
    expect(read('Dockerfile')).toContain(`mkdir ${env.DATA_DIR?.slice(1)} && chown ${user} ${env.DATA_DIR?.slice(1)}`);
    expect(said('COPY').filter((words) => words.endsWith(` ${env.DATA_DIR}`))).toEqual([]);
  });

  test('sets only settings that there are', () => {
    const others = ['PATH', 'NODE_ENV', 'BUN_RUNTIME_TRANSPILER_CACHE_PATH'];
    const names = Object.keys(env).filter((name) => !others.includes(name));
    expect(names.filter((name) => !isSetting(name, env[name] ?? ''))).toEqual([]);
    expect(said('HEALTHCHECK')[0]).toContain('/api/health');
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

  test('asks for no package that it does not bring', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'counterpart-bundle-'));
    try {
      const scripts = await bundleScripts(folder, '/app');
      const packages = scripts
        .flatMap((text) => [
          ...text.matchAll(/(?:\b(?:from|import|import\(|__require\())"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?=[/"])/g),
        ])
        .map(([, name]) => name ?? '');
      expect(packages).toContain('pdfjs-dist');
      const unknown = [...new Set(packages)].filter(
        (name) => !(name in PACKAGES) && name !== 'bun' && !isBuiltin(name),
      );
      expect(unknown).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
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

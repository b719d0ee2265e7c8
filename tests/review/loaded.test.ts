import { expect, test } from 'bun:test';
import { dirname, join, relative } from 'node:path';

const SRC = join(import.meta.dir, '../../src');
/** What asks models or sends e-mail: loaded when a server for it is configured, and never before. */
const LIBRARIES = ['@ai-sdk/', '@mistralai/', 'nodemailer'];

/** The packages that a file of ours loads at once, by itself and through others; types and `import()` load nothing. */
async function loadedBy(entry: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const loader = file.endsWith('x') ? 'tsx' : 'ts';
    const imports = new Bun.Transpiler({ loader }).scanImports(await Bun.file(file).text());
    for (const { kind, path } of imports) {
      if (kind !== 'import-statement') continue;
      if (!path.startsWith('.')) found.set(path, relative(SRC, file));
      else {
        const target = join(dirname(file), path);
        const known = [`${target}.ts`, `${target}.tsx`];
        for (const one of known) if (await Bun.file(one).exists()) await follow(one);
      }
    }
  };
  await follow(join(SRC, entry));
  return found;
}

test.each(['main.ts', 'cli.ts', 'jobs/review.child.ts', 'jobs/recognise.child.ts'])(
  'no library that asks models or sends email is loaded with %s',
  async (entry) => {
    const loaded = await loadedBy(entry);
    expect(loaded.size).toBeGreaterThan(2);
    const wrong = [...loaded].filter(([name]) => LIBRARIES.some((library) => name.startsWith(library)));
    expect(wrong).toEqual([]);
  },
);

test('it is where a provider is opened', async () => {
  expect([...(await loadedBy('review/providers/openai-compatible.ts')).keys()]).toContain('@ai-sdk/openai-compatible');
});

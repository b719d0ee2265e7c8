/**
 * Writes what is derived from declarations: `bun run generate`. `--check` writes nothing, names what is out of date and ends with 1;
 * a test does the same.
 */
import { join } from 'node:path';
import { kindsDocument } from './generate/kinds-document';
import { REGISTRIES, registrySource } from './generate/registry';
import { rulesDocument } from './generate/rules-document';

const ROOT = join(import.meta.dir, '..');

/** Every derived file by its path below the project's root, and what it should hold. */
export async function derivedFiles(): Promise<Map<string, string>> {
  const registries = REGISTRIES.map(
    (registry) => [`${registry.folder}/registry.ts`, registrySource(registry)] as const,
  );
  return new Map([...registries, ['docs/kinds.md', kindsDocument()], ['docs/risk-rules.md', rulesDocument()]]);
}

/** The paths of derived files that do not hold what they should. */
export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, wanted] of await derivedFiles()) {
    const file = Bun.file(join(ROOT, path));
    if (!(await file.exists()) || (await file.text()) !== wanted) stale.push(path);
  }
  return stale;
}

if (import.meta.main) {
  const stale = await staleFiles();
  const checks = process.argv.includes('--check');
  if (checks && stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run 'bun run generate'.`);
    process.exit(1);
  }
  const wanted = await derivedFiles();
  for (const path of stale) await Bun.write(join(ROOT, path), wanted.get(path) ?? '');
  console.log(stale.length === 0 ? 'All derived files are up to date' : `Wrote ${stale.join(', ')}`);
}

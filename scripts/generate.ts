/**
 * Writes what is derived from declarations: `bun run generate`. `--check` writes nothing, names what is out of date and ends with 1;
 * a test does the same.
 */
import { join } from 'node:path';
import { PROVISION_IDS_FILE, provisionIdsSource } from './generate/provision-ids';
import { REGISTRIES, registrySource } from './generate/registry';

const ROOT = join(import.meta.dir, '..');

/** The lists of declarations, by their paths below the project's root. All else is derived from what they list. */
function registries(): Map<string, string> {
  return new Map([
    ...REGISTRIES.map((registry) => [`${registry.folder}/registry.ts`, registrySource(registry)] as const),
    [PROVISION_IDS_FILE, provisionIdsSource()],
  ]);
}

/** Every other derived file. The lists are loaded only here, when they are as they should be. */
async function derivedFromLists(): Promise<Map<string, string>> {
  const { factList } = await import('./generate/fact-list');
  const { faultsDocument } = await import('./generate/faults-document');
  const { factsDocument } = await import('./generate/facts-document');
  const { kindsDocument } = await import('./generate/kinds-document');
  const { playbooksDocument } = await import('./generate/playbooks-document');
  const { rulesDocument } = await import('./generate/rules-document');
  return new Map([
    ['src/shared/fact-list.ts', factList()],
    ['docs/drafting-faults.md', faultsDocument()],
    ['docs/facts.md', factsDocument()],
    ['docs/kinds.md', kindsDocument()],
    ['docs/playbooks.md', playbooksDocument()],
    ['docs/risk-rules.md', rulesDocument()],
  ]);
}

/** Those of the files that do not hold what they should. */
async function staleOf(files: ReadonlyMap<string, string>): Promise<[path: string, wanted: string][]> {
  const stale: [string, string][] = [];
  for (const [path, wanted] of files) {
    const file = Bun.file(join(ROOT, path));
    if (!(await file.exists()) || (await file.text()) !== wanted) stale.push([path, wanted]);
  }
  return stale;
}

/** The paths of derived files that do not hold what they should. */
export async function staleFiles(): Promise<string[]> {
  const stale = [...(await staleOf(registries())), ...(await staleOf(await derivedFromLists()))];
  return stale.map(([path]) => path);
}

async function write(stale: readonly [path: string, wanted: string][]): Promise<string[]> {
  for (const [path, wanted] of stale) await Bun.write(join(ROOT, path), wanted);
  return stale.map(([path]) => path);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await staleFiles();
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run 'bun run generate'.`);
      process.exit(1);
    }
  }
  const written = [
    ...(await write(await staleOf(registries()))),
    ...(await write(await staleOf(await derivedFromLists()))),
  ];
  console.log(written.length === 0 ? 'All derived files are up to date' : `Wrote ${written.join(', ')}`);
}

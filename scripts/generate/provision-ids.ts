import { join } from 'node:path';

const ROOT = join(import.meta.dir, '../..');
const SENTENCES = 'src/analysis/provisions/sentences';

/** Where the list of our own provisions is written. */
export const PROVISION_IDS_FILE = 'src/analysis/provisions/heads/provision-ids.ts';

/** The ids of our own provisions, in alphabetical order: the names of their files of sentences. */
function provisionIds(): string[] {
  return [...new Bun.Glob('*.txt').scanSync(join(ROOT, SENTENCES))].map((file) => file.slice(0, -'.txt'.length)).sort();
}

/** The source of the list, so that a reader who asks for a provision that nobody declared does not compile. */
export function provisionIdsSource(): string {
  const ids = provisionIds().map((id) => `  '${id}',`);
  return `// Written by \`bun run generate\`: a file of sentences in ../sentences is all that it takes, and a training.

/** Every provision of our own. */
export const PROVISION_IDS = [
${ids.join('\n')}
] as const;

/** The id of a provision of our own: the name of its file of sentences. */
export type ProvisionId = (typeof PROVISION_IDS)[number];
`;
}

import { expect, test } from 'bun:test';
import { staleFiles } from '../../scripts/generate';
import { constantOf, idsIn, REGISTRIES } from '../../scripts/generate/registry';

test('what is derived from declarations is up to date; if not, run `bun run generate`', async () => {
  expect(await staleFiles()).toEqual([]);
});

test.each(REGISTRIES.map((registry) => [registry.folder, registry] as const))(
  'a declaration in %s is called like its file',
  async (folder, { list, byName }) => {
    const module = await import(`../../${folder}/registry`);
    const declared = Object.values(module[list] as Record<string, { id: string }>);
    expect(declared.map(({ id }) => id)).toEqual(idsIn(folder).map((id) => (byName ? constantOf(id) : id)));
  },
);

import { KINDS } from '../../src/analysis/kinds/declarations/registry';
import type { KindDeclaration } from '../../src/analysis/kinds/define-kind';
import type { VarietyDeclaration } from '../../src/analysis/kinds/varieties/define-variety';
import { VARIETIES } from '../../src/analysis/kinds/varieties/registry';

const TITLES = 8;
const STRUCTURE = 10;

const HEAD = `# Kinds of contract

Written by \`bun run generate\` from the declarations in \`src/analysis/kinds/declarations\`, one file a kind: a new kind is a new file.

A paper's kind is decided by two witnesses, never by a word of its body: its **title** and its **structure** (the words by which it calls the two
sides, its headings, the labels of its forms, its defined terms, and what its first lines say that it does). A title that only one kind has decides
alone where the structure does not speak against it; a title that several kinds have ("Lease", "License agreement") needs the structure; a
structure that is plain enough decides without a title. Else the paper is called by its own title ("Boat Mooring Agreement") or "Contract", and
papers that are none (an invoice, a letter of demand, a judgment, a policy) are told apart by marks of their own.

What a kind does, its **deal**, stands in the summary only where the paper's own words bear it out (\`witness\` in the declaration,
\`src/analysis/kinds/deal-witness.ts\`): of a paper with hardly a word of a child nobody is told that a school takes one into its care. Else something
plainer is told, or nothing. A variety is recognised by words of the body, which bear its own deal out.
`;

/** `docs/kinds.md`: every kind with its sides and the signs by which it is recognised. */
export function kindsDocument(kinds: readonly KindDeclaration[] = KINDS): string {
  const families = [...new Set(kinds.map(({ family }) => family))].toSorted();
  const parts = families.map((family) =>
    familyPart(
      family,
      kinds.filter((kind) => kind.family === family),
    ),
  );
  return `${HEAD}\n${kinds.length} kinds in ${families.length} families.\n\n${parts.join('\n')}\n${varietiesPart(VARIETIES)}`;
}

function familyPart(family: string, kinds: readonly KindDeclaration[]): string {
  const rows = kinds.map(({ id, label, sides, titles, structure, under, place }) => {
    const notes = [
      place && `of ${place === 'US' ? 'the United States' : place}`,
      under && `stands under another paper${under === 'often' ? ' where it says so' : ''}`,
    ];
    const told = [label, ...notes.filter(Boolean)].join('; ');
    return `| ${[id, told, sides.map((side) => side.label).join(' / '), first(titles, TITLES), first(structure, STRUCTURE)].join(' | ')} |`;
  });
  return `## ${family}\n\n| id | called | sides | titles, such as | structure, such as |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

const VARIETIES_HEAD = `## Varieties

Papers of which nothing is asked that is not asked of another kind, but which are called otherwise (\`src/analysis/kinds/varieties\`): a livery yard is
no licensor. What stands in the head and what the whole speaks of tells them from kinds that are near; such a paper goes under its own names and is
asked the questions of the kind that is named here.`;

/** What papers go under names of their own, and of which kind the questions are asked of them. */
function varietiesPart(varieties: readonly VarietyDeclaration[]): string {
  const rows = varieties.map(({ id, labels, sides, as }) => {
    const told = labels.map(({ label }) => label).join(', ');
    return `| ${[id, told, sides.map((side) => side.label).join(' / '), as.id].join(' | ')} |`;
  });
  return `${VARIETIES_HEAD}\n\n| id | called | sides | asked as |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function first(phrases: readonly string[], most: number): string {
  return phrases.slice(0, most).join(', ');
}

import type { FactDeclaration } from '../../src/analysis/facts/define-fact';
import { exampleLines } from './example-lines';
import { IN_ORDER } from './fact-list';

const HEAD = `# Facts

Written by \`bun run generate\` from the declarations in \`src/analysis/facts/declarations\`, one file a fact: a new fact is a new file. Its
examples are its tests. Names in screens, exports and the API, and what a model is asked and how its answer is proved, follow from it. Figures
are in [accuracy.md](accuracy.md).

A fact is *found* with a value, *ambiguous* where the contract says several things, *stated* where there is a clause on it without a value that
could be told, and *absent* only where every page was read, the clause model is silent on its provision and no sentence speaks of its subject.
`;

/** `docs/facts.md`: every fact with what it is worked out from and an example of each sort. */
export function factsDocument(facts: readonly FactDeclaration<unknown>[] = IN_ORDER): string {
  return [HEAD, ...facts.map(entryOf)].join('\n');
}

function entryOf({ id, label, kind, needs, silence, speaksOf, examples }: FactDeclaration<unknown>): string {
  const needed = Object.values(needs).map((need) => need.label.toLowerCase());
  const lines = [
    `Value: ${kind}`,
    ...(needed.length > 0 ? [`Worked out from: ${needed.join(', ')}`] : []),
    ...(silence?.provision ? [`Absent only where the model is silent on: ${silence.provision}`] : []),
    ...(silence && silence.subjects.length > 0
      ? [
          `Absent only where no sentence is one of: ${silence.subjects.map(({ provision }) => `\`${provision}\``).join(', ')}`,
        ]
      : []),
    ...(speaksOf.length > 0 ? [`A model's quote for it must have one of: ${speaksOf.join(', ')}`] : []),
    ...exampleLines(examples),
  ];
  return `## ${label} (\`${id}\`)\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}

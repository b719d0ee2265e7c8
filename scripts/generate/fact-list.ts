import { FACTS } from '../../src/analysis/facts/declarations/registry';
import type { FactDeclaration } from '../../src/analysis/facts/define-fact';

/** The facts in the order in which they are listed. */
export const IN_ORDER: readonly FactDeclaration<unknown>[] = Object.values<FactDeclaration<unknown>>(FACTS).toSorted(
  (one, other) => one.place - other.place,
);

const HEAD = `// Written by \`bun run generate\` from the declarations in src/analysis/facts/declarations.

/** Every fact of an analysis: its name there and for people, and of what kind its value is. What they mean is in \`facts.ts\`. */
export const FACT_LIST = [`;

/** The source of `src/shared/fact-list.ts`, which browsers load and which therefore imports nothing. */
export function factList(): string {
  const items = IN_ORDER.map(({ id, label, kind, isTitle = false, isLater = false }) => {
    const texts = [`name: '${id}'`, `label: '${label}'`, `kind: '${kind}'`];
    return `  { ${[...texts, `isTitle: ${isTitle}`, `isLater: ${isLater}`].join(', ')} },`;
  });
  return `${HEAD}\n${items.join('\n')}\n] as const;\n`;
}

import type { FaultDeclaration } from '../../src/analysis/drafting/fault';
import { FAULTS } from '../../src/analysis/drafting/faults/registry';

const HEAD = `# Drafting faults

Written by \`bun run generate\` from the declarations in \`src/analysis/drafting/faults\`, one file each: a new class is a new file. Its examples
are its tests.

A drafting fault is a place where a paper is at odds with itself. Each rests on the paper's own words, both passages where two differ, and on nothing
outside of the paper. What could be meant so is passed over: a fault that is none costs a reader more than three right ones earn. Of each class
the first five are shown and the others counted. Exhibits that are referred to and missing are told with completeness.
`;

/** `docs/drafting-faults.md`: every class with what is told and what is passed over. */
export function faultsDocument(faults: readonly FaultDeclaration[] = FAULTS): string {
  const entries = faults.map(
    ({ id, label, about, examples: { hits, misses } }) =>
      `## ${label} (\`${id}\`)\n\n${about}\n\nSays, for example: ${listed(hits.map(([, says]) => `“${says}”`))}.\n\nPassed over: ${listed(misses.map(([, why]) => why))}.\n`,
  );
  return `${HEAD}\n${entries.join('\n')}`;
}

const listed = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

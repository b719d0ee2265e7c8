import type { Examples } from '../../src/analysis/examples';

/** The first example of each sort, as lines of a document. */
export function exampleLines({ hits: [hit], misses: [miss] }: Examples): string[] {
  return [...(hit ? [`Hits: ${quoted(hit[0])}`] : []), ...(miss ? [`Does not (${miss[1]}): ${quoted(miss[0])}`] : [])];
}

function quoted(text: string): string {
  return `"${text.replaceAll('\n', ' ⏎ ').replaceAll('|', '¦')}"`;
}

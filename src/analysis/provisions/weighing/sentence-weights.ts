import { readFileSync } from 'node:fs';
import { decodeHeads, type ProvisionHeads } from '../heads/heads';
import type { LogitsOf } from '../heads/sentence-logits';

/** How much each sentence, in the order of its outline, is like terms that weigh on one side. */
export interface SentenceWeights {
  /** By the sentences of our own that we wrote for provisions, those that a side minds against their near misses and what nobody minds. */
  own: Float32Array;
  /** By what lawyers told of whole papers, against the papers' other sentences. */
  papers: Float32Array;
}

let shipped: ProvisionHeads | null = null;

/** What the two heads that come with the program (`scripts/train-weighing.ts`) say of every sentence. */
export function sentenceWeights(logitsOf: LogitsOf): SentenceWeights {
  shipped ??= decodeHeads(readFileSync(new URL('./weighing.bin', import.meta.url)));
  return weightsBy(shipped, logitsOf);
}

/** The same by other heads; for training. */
export function weightsBy(heads: ProvisionHeads, logitsOf: LogitsOf): SentenceWeights {
  return { own: logitsOf(heads, 0), papers: logitsOf(heads, 1) };
}

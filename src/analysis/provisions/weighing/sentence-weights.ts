import { readFileSync } from 'node:fs';
import type { HeadInput } from '../heads/head-input';
import { decodeHeads, headLogits, type ProvisionHeads } from '../heads/heads';

/** How much each sentence, in the order of its outline, is like terms that weigh on one side. */
export interface SentenceWeights {
  /** By the sentences of our own that we wrote for provisions, those that a side minds against their near misses and what nobody minds. */
  own: Float32Array;
  /** By what lawyers told of whole papers, against the papers' other sentences. */
  papers: Float32Array;
}

let shipped: ProvisionHeads | null = null;

/** What the two heads that come with the program (`scripts/train-weighing.ts`) say of every sentence. */
export function sentenceWeights(input: HeadInput): SentenceWeights {
  shipped ??= decodeHeads(readFileSync(new URL('./weighing.bin', import.meta.url)));
  return weightsBy(shipped, input);
}

/** The same by other heads; for training. */
export function weightsBy(heads: ProvisionHeads, input: HeadInput): SentenceWeights {
  return { own: headLogits(heads, input, 0), papers: headLogits(heads, input, 1) };
}

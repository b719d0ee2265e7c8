import { readFileSync } from 'node:fs';
import { decodeHeads, type ProvisionHeads } from '../heads/heads';
import type { LogitsOf } from '../heads/sentence-logits';

/** How much each sentence, in the order of its outline, is like those that state a fact in labelled papers, for each of the facts that the heads know. */
export type StatingScores = ReadonlyMap<string, Float32Array>;

let shipped: ProvisionHeads | null = null;

/** What the heads that come with the program (`scripts/train-stating.ts`) say of every sentence. */
export function statingScores(logitsOf: LogitsOf): StatingScores {
  shipped ??= decodeHeads(readFileSync(new URL('./stating.bin', import.meta.url)));
  return statingScoresBy(shipped, logitsOf);
}

/** The same by other heads; for training. */
export function statingScoresBy(heads: ProvisionHeads, logitsOf: LogitsOf): StatingScores {
  return new Map(heads.heads.map(({ id }, place) => [id, logitsOf(heads, place)]));
}

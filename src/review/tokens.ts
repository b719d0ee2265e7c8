/** Fewer characters than a token has in legal English (4.4) or in most other languages, so that the estimate is never short. */
const CHARACTERS_PER_TOKEN = 3;

/** At least as many tokens as a text has. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** At most as many tokens as a text has: a word is one or more, since no common tokenizer goes over white space. */
export function fewestTokens(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

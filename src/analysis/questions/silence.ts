import { plainText } from '../document/plain-text';
import type { Reading } from '../reading';
import { saidIn } from './bearing-sentences';
import type { QuestionDeclaration } from './define-question';

/** A sentence that a head takes for its provision this nearly is one that speaks of it. */
const HEARD = 0.6;

/**
 * Whether silence may be told: of a paper that deals with what is asked at all (`premise`), and none of whose sentences settles the matter fairly where a head
 * heard the grave thing. The paper then does not say the grave thing, and is not silent either.
 */
export function isSilenceTold(reading: Reading, question: QuestionDeclaration): boolean {
  return meetsPremise(reading, question) && !isSettledFairly(reading, question);
}

function isSettledFairly(reading: Reading, { yes, no }: QuestionDeclaration): boolean {
  return [...(yes.provisions ?? []), ...(no?.provisions ?? [])].some((id) =>
    reading.provisions.passages(id, HEARD).some(({ sentence }) => saidIn(reading, sentence, id) === 'the fair thing'),
  );
}

/** Whether a word of each group stands anywhere in the paper. */
function meetsPremise(reading: Reading, { premise }: QuestionDeclaration): boolean {
  if (!premise) return true;
  const said = wordsOf(reading);
  return premise.every((group) => group.some((stem) => said.includes(` ${stem}`)));
}

const read = new WeakMap<Reading, string>();

/** The paper's words with a blank between them, worked out once. */
function wordsOf(reading: Reading): string {
  const known = read.get(reading);
  if (known !== undefined) return known;
  const words = ` ${plainText(reading.contract.text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  read.set(reading, words);
  return words;
}

import { plainText } from '../document/plain-text';
import { wordsIn } from '../lexicon/characters';
import type { Reading } from '../reading';
import { bearingSentences, saidIn } from './bearing-sentences';
import type { QuestionDeclaration } from './define-question';

/** A sentence that a head takes for its provision this nearly is one that speaks of it. */
const HEARD = 0.6;
/** The same of a sentence that has the question's words beside: measured on sentences of our own that no head had learned (docs/model-card.md). */
const HEARD_WITH_WORDS = 0.3;

/**
 * Whether silence may be told: of a paper that deals with what is asked at all (`premise`), none of whose sentences speaks of it in the question's words and
 * nearly as its provision would, and none of which settles the matter fairly where a head heard the grave thing. The paper then is not silent, whatever it says.
 */
export function isSilenceTold(reading: Reading, question: QuestionDeclaration): boolean {
  return meetsPremise(reading, question) && !isSettledFairly(reading, question) && !isNearlyHeard(reading, question);
}

/** The kind whose heads were fitted to papers that lawyers labelled: there what they do not take is seldom it (docs/model-card.md). */
const FITTED_TO_PAPERS = 'nda';

/** Silence that no side minds is no finding: nobody is misled by it, and it is told as before. */
function isNearlyHeard(reading: Reading, question: QuestionDeclaration): boolean {
  if (question.kinds !== 'any' && question.kinds.includes(FITTED_TO_PAPERS)) return false;
  if (!Object.values(question.positions).some(({ not_stated }) => not_stated)) return false;
  return bearingSentences(reading, question, HEARD_WITH_WORDS).some(({ agrees }) => agrees);
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
  const words = ` ${wordsIn(plainText(reading.contract.text).toLowerCase()).join(' ')} `;
  read.set(reading, words);
  return words;
}

import { lettersIn } from '../lexicon/characters';
import type { ContractText } from '../pdf/contract-text';

const ENGLISH = new Set('the of and to in shall this any or by be for with that is as party agreement not'.split(' '));
/** Of English words in contracts a fifth to a third are among these, of price lists a sixth; of words in other languages one in twenty at most. */
const LEAST_ENGLISH = 0.1;
const FEWEST_WORDS = 60;
const LOOKED_AT = 20_000;

const memo = new WeakMap<ContractText, boolean>();

/** Whether a contract reads as English, the one language that the rules and models of the engine know; short texts do. */
export function readsAsEnglish(contract: ContractText): boolean {
  const known = memo.get(contract);
  if (known !== undefined) return known;
  const words = lettersIn(contract.text.slice(0, LOOKED_AT).toLowerCase());
  const english =
    words.length < FEWEST_WORDS || words.filter((word) => ENGLISH.has(word)).length / words.length >= LEAST_ENGLISH;
  memo.set(contract, english);
  return english;
}

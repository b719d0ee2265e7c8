import { everywhere, wording } from '../lexicon/words';
import type { Reading } from '../reading';

const LEGALESE = everywhere(
  wording([
    'shall, hereby, herein, hereof, hereto, hereunder, thereof, thereto, therein, thereunder, whereas',
    'hereinafter, aforesaid, pursuant',
  ]),
);
/** In characters: contracts of the old style have such a word in every 100 to 300. */
const ONE_IN = 1_500;

const memo = new WeakMap<Reading['contract'], boolean>();

/**
 * Whether the contract is written in everyday words: at most one old word ('shall', 'hereby') in 1,500 characters. Wider patterns may be
 * tried there: what would be boilerplate elsewhere is meant as it is said.
 */
export function isPlain({ contract }: Pick<Reading, 'contract'>): boolean {
  const known = memo.get(contract);
  if (known !== undefined) return known;
  const count = [...contract.text.matchAll(LEGALESE)].length;
  const plain = count <= Math.ceil(contract.text.length / ONE_IN);
  memo.set(contract, plain);
  return plain;
}

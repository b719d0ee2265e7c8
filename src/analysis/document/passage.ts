import { hasSpace } from '../lexicon/characters';
import type { ContractText } from '../pdf/contract-text';

/** Words of the contract where they stand: `text` is `contract.text.slice(start, end)`. */
export interface Passage {
  text: string;
  start: number;
  end: number;
}

/** The words between two offsets without the white space around them; empty (`start === end`) where there are none. */
export function passageAt({ text }: Pick<ContractText, 'text'>, start: number, end: number): Passage {
  let from = start;
  let to = end;
  while (from < to && hasSpace(text.charAt(from))) from++;
  while (to > from && hasSpace(text.charAt(to - 1))) to--;
  return { text: text.slice(from, to), start: from, end: to };
}

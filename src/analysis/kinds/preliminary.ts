import { capitalised, uncapitalised, withArticle } from '../../shared/phrases';
import type { Source } from '../facts/source';

/** What papers are called in which parties write down what they mean to agree, and of which often only parts bind. */
const PRELIMINARY =
  /^(?:proposed |draft |indicative |non-binding |binding |investment )*(heads of (?:terms|agreement)|term sheet|letter of intent|memorandum of understanding)\b/i;
const HEADS = 'heads of agreement';

/** The head of a paper, in which its title stands, and the longest title, in characters. */
const HEAD = 900;
const LONGEST = 140;

/** What a paper calls itself that writes down what is meant to be agreed, by a title in its first lines; null where it is no such paper. */
export function preliminaryOf({ contract }: Pick<Source, 'contract'>): string | null {
  const heads = contract.text
    .slice(0, HEAD)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length <= LONGEST);
  const [name] = heads.flatMap((line) => PRELIMINARY.exec(line)?.[1]?.toLowerCase() ?? []);
  return name ? capitalised(name === HEADS ? 'heads of terms' : name) : null;
}

/** What a paper of a kind is: 'Term sheet for a joint venture agreement' where it is but a preliminary one. */
export function typeOf(source: Pick<Source, 'contract'>, label: string): string {
  const preliminary = preliminaryOf(source);
  return preliminary ? `${preliminary} for ${withArticle(uncapitalised(label))}` : label;
}

import { uncapitalised, withArticle } from '../../shared/phrases';
import type { Source } from '../facts/source';

/** What papers are called in which parties write down what they mean to agree, and of which often only parts bind. */
const NAMES = [
  ['Heads of terms', /^(?:proposed |draft |non-binding )*heads of (?:terms|agreement)\b/i],
  ['Term sheet', /^(?:indicative |non-binding |binding |investment )*term sheet\b/i],
  ['Letter of intent', /^(?:non-binding )?letter of intent\b/i],
  ['Memorandum of understanding', /^memorandum of understanding\b/i],
] as const;
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
  return NAMES.find(([, opens]) => heads.some((line) => opens.test(line)))?.[0] ?? null;
}

/** What a paper of a kind is: 'Term sheet for a joint venture agreement' where it is but a preliminary one. */
export function typeOf(source: Pick<Source, 'contract'>, label: string): string {
  const preliminary = preliminaryOf(source);
  return preliminary ? `${preliminary} for ${withArticle(uncapitalised(label))}` : label;
}

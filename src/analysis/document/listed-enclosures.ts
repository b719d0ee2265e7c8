import { COLON, fromSmallLetter, withoutEnd } from '../lexicon/characters';
import { kept, onlyWords, perhaps, upTo } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';

/** 'Enclosures: 1 List of house customers, 2 Present representations': papers by number and name. */
const LISTS = onlyWords(
  upTo(3, '\\w'),
  'enclosure(s), encl(s), encl(s)., attachment(s), annexes, appendices',
  COLON,
  perhaps(' '),
  kept('1', 300),
);
/** A shorter list names nothing, in characters. */
const SHORTEST_LIST = 8;
const NUMBERED = /(?:^|[,;] ?)\(?\d{1,2}[.):]?\s(?=\p{Lu})/u;

/** What a paper's list of enclosures names by number and that begins nowhere in the copy. */
export function enclosuresElsewhere({ paragraphs, text }: ContractText): string[] {
  const lines = paragraphs.map(({ start, end }) => text.slice(start, end).trim());
  const at = lines.findIndex((line) => LISTS.test(line));
  const list = LISTS.exec(lines[at] ?? '')?.[1] ?? '';
  if (list.length < SHORTEST_LIST) return [];
  const names = list.split(NUMBERED).map((name) => withoutEnd(name.trim(), ',;.'));
  const heads = lines.filter((_, row) => row !== at).map((line) => fromSmallLetter(line.toLowerCase()));
  return names.filter((name) => name !== '' && !heads.some((head) => head.startsWith(name.toLowerCase())));
}

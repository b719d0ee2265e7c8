import { COLON, fromSmallLetter, withoutEnd } from '../lexicon/characters';
import { kept, onlyWords, perhaps, upTo, wording } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import type { OperativeText } from './operative';
import { tickMarksIn } from './tick-marks';

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

/** 'ADDENDA: [x] house rules [x] smoking policy [ ] pet agreement'. */
const ASKS_WHICH = onlyWords(
  upTo(12, ':'),
  '{addenda,addendum,attachment,attachments,attached,enclosures,exhibits,annexes,appendices,schedules}( {attached,included,incorporated,documents,to this {lease,agreement,contract}})',
  perhaps(COLON),
);

/** What was ticked in a list of addenda and begins nowhere in the copy. */
export function tickedElsewhere({ contract, document }: OperativeText): string[] {
  const names = document.tickBoxes
    .filter(({ isTicked, question }) => isTicked && question && ASKS_WHICH.test(question.text.trim()))
    .map(({ option }) => withoutEnd(option.text.trim(), ',;.'))
    .filter((name) => name.length >= SHORTEST_LIST && name.length <= LONGEST_NAME && !SAYS_NONE.test(name));
  if (names.length === 0) return [];
  const heads = contract.paragraphs
    .map(({ start, end }) => contract.text.slice(start, end).trim())
    .filter((line) => tickMarksIn(line).length === 0)
    .map((line) => fromSmallLetter(line.toLowerCase()));
  return names.filter(
    (name) => !heads.some((head) => head.includes(name.toLowerCase()) && head.length <= LONGEST_HEAD),
  );
}
/** In characters: more is no name, and no title. */
const LONGEST_NAME = 60;
const LONGEST_HEAD = 80;
const SAYS_NONE = wording('none, not applicable, n/a, other, see below');

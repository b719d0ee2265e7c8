import { withoutEnd } from '../lexicon/characters';
import type { ContractText } from '../pdf/contract-text';

/** 'Enclosures: 1 List of house customers, 2 Present representations': papers by number and name. */
const LISTS = /^\W{0,3}(?:enclosures?|encls?\.?|attachments?|annexes|appendices)\s?:\s?(?=1\b)(.{8,300})$/i;
const NUMBERED = /(?:^|[,;] ?)\(?\d{1,2}[.):]?\s(?=\p{Lu})/u;

/** What a paper's list of enclosures names by number and that begins nowhere in the copy. */
export function enclosuresElsewhere({ paragraphs, text }: ContractText): string[] {
  const lines = paragraphs.map(({ start, end }) => text.slice(start, end).trim());
  const at = lines.findIndex((line) => LISTS.test(line));
  const list = LISTS.exec(lines[at] ?? '')?.[1] ?? '';
  const names = list.split(NUMBERED).map((name) => withoutEnd(name.trim(), ',;.'));
  const heads = lines.filter((_, row) => row !== at).map((line) => line.toLowerCase().replace(/^[^a-z]+/, ''));
  return names.filter((name) => name !== '' && !heads.some((head) => head.startsWith(name.toLowerCase())));
}

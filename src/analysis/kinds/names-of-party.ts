import type { Party } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { BETWEEN_NAMES } from '../lexicon/characters';
import { withoutThe } from '../lexicon/en/articles';
import { openingWords } from '../lexicon/words';
import { withoutCapacity } from '../mentions/capacities';

const WORD = /\p{L}[\p{L}\p{N}&.-]*\p{L}|[\p{L}\p{N}]+|'s\b|[;:]/gu;
const FORM =
  /[ ,]+(?:inc|ltd|limited|llc|llp|lp|plc|corp|corporation|company|co|gmbh|ag|sa|b\.?v|pty|cic|dac|s\.?r\.?l)\.?$/;
const TITLE = openingWords('{mr,mrs,ms,miss,dr,the}(.) ');
/** Names of persons have at most so many words. */
const PERSON_WORDS = 3;
const LEAST_LETTERS = 4;
/** Words that begin many names. */
const COMMON = new Set(
  'the first united american national general global new north south east west royal city great'.split(' '),
);

/** The words of a text in small letters, and the signs between its clauses. */
export function tokenWords(text: string): string[] {
  return plainText(text).toLowerCase().match(WORD) ?? [];
}

/** What a party is called by its role, each role of 'Owner / Landlord' for itself, without 'the'. */
export function rolesOfParty({ role }: Pick<Party, 'role'>): string[] {
  return (role ?? '')
    .split(BETWEEN_NAMES)
    .map(withoutThe)
    .filter((one) => one.length > 1);
}

/** A party's names and roles, and what papers shorten its name to. */
export function namesOfParty({ value, role }: Pick<Party, 'value' | 'role'>): string[] {
  const name = withoutCapacity(value ?? '').toLowerCase();
  const short = name.replace(FORM, '').replace(TITLE, '');
  const words = short.split(' ');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const isPerson = words.length > 1 && words.length <= PERSON_WORDS && short === name.replace(TITLE, '');
  const parts = [first, ...(isPerson ? [last] : [])].filter((one) => one.length >= LEAST_LETTERS && !COMMON.has(one));
  return [...rolesOfParty({ role }), name, short, ...parts];
}

/** What a role is shortened to, in capitals: 'BA' of 'business associate'; empty for a single word. */
export function initialsOf(role: string): string {
  const words = role.split(' ');
  return words.length < 2 ? '' : words.map(([first = '']) => first.toUpperCase()).join('');
}

import { endsWithSign, hasSign } from '../lexicon/characters';
import { ROLES, UNDEFINED_ROLES } from '../lexicon/en/roles';
import { closingWords } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { isAskedName } from './labels';
import { type Passage, passageAt } from './passage';

/** A row of particulars whose column was lost: 'Tenant Saffron & Rye Limited'. */
export interface BareRow {
  label: Passage;
  value: Passage;
}

const ROLE_NAMES: ReadonlySet<string> = new Set([...ROLES, ...UNDEFINED_ROLES].map((role) => role.toLowerCase()));
/** 'Break date', 'Permitted use': asked for in particulars only, beside rows that are known. */
const OF_PARTICULARS = closingWords('date, period, use, rate, fee, charge, payment');
const LONGEST = 240;
/** Particulars stand at the head of a paper, in characters. */
const HEAD = 12_000;
const MOST_WORDS = 3;
/** So many rows, and so many of them with a role, make particulars of lines; 'Tenant Improvements' alone is a heading. */
const LEAST_ROWS = 3;
const LEAST_ROLES = 2;
/** With what a value begins. */
const VALUE = /^(?:\p{Lu}|[\d£$€"“(])/u;

/** Label and value of one line, and whether the label is a role; null where it begins with no known label, or is a sentence. */
function rowIn(contract: ContractText, start: number, end: number): (BareRow & { isRole: boolean }) | null {
  const line = contract.text.slice(start, end);
  if (line.length > LONGEST || hasSign(line, ':\t\n') || endsWithSign(line, '.;')) return null;
  const words = line.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const label = words.slice(0, count).join(' ');
    const isRole = ROLE_NAMES.has(label.toLowerCase());
    const isKnown = isRole || isAskedName(label.toLowerCase()) || (count === 2 && OF_PARTICULARS.test(label));
    // 'Tenant Improvements' is a heading: a party has two names at least.
    const isWhole = !isRole || words.length > count + 1;
    if (!isKnown || !isWhole || !VALUE.test(line.slice(label.length + 1))) continue;
    const at = start + label.length;
    return { label: passageAt(contract, start, at), value: passageAt(contract, at, end), isRole };
  }
  return null;
}

/**
 * The rows of particulars that lost their columns, by the index of their paragraph: lines one below the other that begin with what a form asks for,
 * two of them at least with the role of a party.
 * @param body indices in `contract.paragraphs`, in order
 */
export function bareRowsOf(contract: ContractText, body: readonly number[]): ReadonlyMap<number, BareRow> {
  const rows = new Map<number, BareRow>();
  let block: [number, BareRow & { isRole: boolean }][] = [];
  const close = (): void => {
    if (block.length >= LEAST_ROWS && block.filter(([, { isRole }]) => isRole).length >= LEAST_ROLES)
      for (const [index, { label, value }] of block) rows.set(index, { label, value });
    block = [];
  };
  for (const index of body) {
    const paragraph = contract.paragraphs[index];
    if (paragraph && paragraph.start > HEAD) break;
    const row = paragraph && paragraph.kind === 'body' ? rowIn(contract, paragraph.start, paragraph.end) : null;
    if (row) block.push([index, row]);
    else if (block.length === 0 || block.at(-1)?.[0] !== index - 1) close();
  }
  close();
  return rows;
}

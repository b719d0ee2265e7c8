import type { Party } from '../../shared/analysis';
import { linesOf } from '../document/lines';
import { mailsOf } from '../document/mail-chain';
import { namesOfParty, rolesOfParty, tokenWords } from '../kinds/names-of-party';
import { opensWithCapital } from '../lexicon/characters';
import { openingWords } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';

/** Who is meant by 'we' and 'I', and who by 'you': places in the list of parties. */
export interface Speakers {
  we: readonly number[];
  you: readonly number[];
}

type Called = Pick<Party, 'status' | 'value' | 'role'>;

const SALUTATION = openingWords('{dear,hi,hello,hiya} ');
const TO = openingWords('to:');
/** How far from the first word a letter greets. */
const HEAD = 4_000;
/** So many lines above its greeting say to whom a letter is written. */
const ABOVE = 7;
const LONGEST_LINE = 140;
const FIRST_PERSON = new Set('we us our i me my'.split(' '));
const SECOND_PERSON = new Set('you your'.split(' '));

/** Who speaks at each place of a paper: by what it calls its parties, else by the heads of its mails, else by whom its letter greets; null where that is not plain. */
export function speakersOf(contract: ContractText, parties: readonly Called[]): (offset: number) => Speakers | null {
  const found = [...parties.entries()].flatMap(([at, { status }]) => (status === 'found' ? [at] : []));
  const called = byRoles(parties, found);
  if (called) return () => called;
  const mails = mailsOf(contract);
  if (mails.length > 0) {
    const spoken = mails.map((mail) => ({ ...mail, speakers: inMail(contract, mail, parties, found) }));
    return (offset) => spoken.find(({ start, end }) => start <= offset && offset < end)?.speakers ?? null;
  }
  const letter = inLetter(contract, parties, found);
  return () => letter;
}

/** The others stand across: a paper has two sides. */
function across(found: readonly number[], { we, you }: Speakers): Speakers | null {
  if (we.length === 0 && you.length === 0) return null;
  const rest = found.filter((at) => !we.includes(at) && !you.includes(at));
  if (we.length > 0 && you.length > 0) return { we, you };
  return we.length > 0 ? { we, you: rest } : { we: rest, you };
}

function byRoles(parties: readonly Called[], found: readonly number[]): Speakers | null {
  const calledBy = (pronouns: ReadonlySet<string>) =>
    found.filter((at) => {
      const { role } = parties[at] as Called;
      return (
        pronouns.has(role?.toLowerCase() ?? '') || rolesOfParty({ role }).some((one) => pronouns.has(one.toLowerCase()))
      );
    });
  return across(found, { we: calledBy(FIRST_PERSON), you: calledBy(SECOND_PERSON) });
}

/** Whether a line names a party by one of its names or a part of it. */
function namedIn(line: string, parties: readonly Called[], found: readonly number[]): number[] {
  const words = ` ${tokenWords(line).join(' ')} `;
  return found.filter((at) =>
    namesOfParty({ ...(parties[at] as Called), role: null }).some((name) => {
      const key = tokenWords(name).join(' ');
      return key !== '' && words.includes(` ${key} `);
    }),
  );
}

function inMail(
  { text }: ContractText,
  { start, dated }: { start: number; dated: { end: number } },
  parties: readonly Called[],
  found: readonly number[],
): Speakers | null {
  const lines = linesOf(text.slice(start, dated.end)).map((line) => line.text);
  const to = lines.filter((line) => TO.test(line.trim()));
  const from = lines.filter((line) => !TO.test(line.trim()));
  const we = namedIn(from.join('\n'), parties, found);
  const you = namedIn(to.join('\n'), parties, found).filter((at) => !we.includes(at));
  return across(found, { we, you });
}

function inLetter({ text }: ContractText, parties: readonly Called[], found: readonly number[]): Speakers | null {
  const lines = linesOf(text.slice(0, HEAD));
  const at = lines.findIndex((line) => line.text.length < LONGEST_LINE && greets(line.text.trim()));
  if (at < 0) return null;
  const greeted = namedIn(lines[at]?.text ?? '', parties, found);
  if (greeted.length > 0)
    return across(found, { we: [], you: withThoseBeside(greeted, lines.slice(0, at), parties, found) });
  // 'Dear Sam': the lines right above, behind date and letterhead, name the firm for which Sam reads it.
  for (const line of lines.slice(Math.max(0, at - ABOVE), at).toReversed()) {
    const named = namedIn(line.text, parties, found);
    if (named.length > 0 && named.length < found.length) return across(found, { we: [], you: named });
  }
  return null;
}

/** Those greeted, and who stands beside them in the address: 'Ada Lee & Bo Kim' over 'Dear Ada'. */
function withThoseBeside(
  greeted: readonly number[],
  above: readonly { text: string }[],
  parties: readonly Called[],
  found: readonly number[],
): number[] {
  const beside = above
    .slice(-ABOVE)
    .filter(({ text }) => text.length < LONGEST_LINE && isNamesAlone(text, parties))
    .map(({ text }) => namedIn(text, parties, found))
    .filter((named) => named.some((party) => greeted.includes(party)));
  return [...new Set([...greeted, ...beside.flat()])];
}

/** Whether a line of an address holds nothing but names: a heading names both sides as well. */
function isNamesAlone(line: string, parties: readonly Called[]): boolean {
  const known = new Set(parties.flatMap(({ value }) => tokenWords(value ?? '')));
  return tokenWords(line).every((word) => known.has(word) || BESIDE_NAMES.has(word));
}
const BESIDE_NAMES = new Set('and mr mrs ms miss mx dr mr. mrs. ms. dr.'.split(' '));

/** 'Dear Ada', but not the 'hello at acme' of a letterhead. */
function greets(line: string): boolean {
  const greeting = SALUTATION.exec(line)?.[0];
  return greeting !== undefined && opensWithCapital(line.slice(greeting.length));
}

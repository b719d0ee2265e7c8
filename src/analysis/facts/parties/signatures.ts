import { CELL_OR_LINE_END, withoutAccents } from '../../lexicon/characters';
import {
  anyWording,
  asWritten,
  closingWords,
  everywhere,
  ifNext,
  openingWords,
  perhaps,
  upTo,
  wording,
} from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import { endsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isPerson, type PartyMention } from './mention';
import { readName } from './name';

const SIGNS = asWritten(wording('{By,BY,Signed,Signature,Name,Its}( )( )( ):, /s/, S/ '));
/** A line to sign on, as short as any. */
const SHORTEST_LINE = '______';
const ANCHOR = everywhere(
  wording([
    'in witness whereof, the parties have {executed,caused}, executed {this,as of}, agreed {and,&} accepted',
    'accepted {and,&} agreed, very truly yours, sincerely',
  ]),
);

/** Behind a label, once or more. */
const COLON_OR_BLANK = '{:, }';
const ON_BEHALF = everywhere(
  wording(
    'for and on behalf of',
    COLON_OR_BLANK,
    perhaps(COLON_OR_BLANK),
    perhaps(COLON_OR_BLANK),
    perhaps(COLON_OR_BLANK),
  ),
);
/** What stands before a name in a block: 'EMPLOYEE:', 'COMPANY'. */
const LABEL = anyWording(
  openingWords(
    '({signed,confirmed,accepted,agreed,approved,executed} )for ',
    perhaps('and on behalf of '),
    ifNext('+'),
  ),
  openingWords(
    '({for,the} ){employee,employer,company,executive,consultant,buyer,seller,customer,provider,by}',
    COLON_OR_BLANK,
    perhaps(COLON_OR_BLANK),
    perhaps(COLON_OR_BLANK),
    ifNext('+'),
  ),
);

/** Signature pages of many parties run on; schedules after them are other papers. */
const LONGEST_BLOCK = 8000;
/** A paper this short is signed all over. */
const LONGEST_WITHOUT_FORMULA = 12_000;

/** Where no formula opens the signatures, they begin this far above the first hand. */
const FIRST_HAND = asWritten(wording('/s/, S/ , By:( )( )( )\\_\\_\\_'));
const ABOVE_HAND = 300;

const isToSign = (line: string) => SIGNS.test(line) || line.includes(SHORTEST_LINE);

/** Papers whose parties are those who sign: joint filings, and lists 'on the signature pages'. */
const SIGNED_BY_ALL = anyWording(
  openingWords('joint filing'),
  wording('joint filing {agreement,statement}, {listed,named,identified,set forth} on the signature page(s)'),
);
/** Whether the parties of a paper are all those who sign it. */
export function isSignedByAll({ plain }: Source): boolean {
  return SIGNED_BY_ALL.test(plain.slice(0, 2500));
}

/** Where signing begins; the whole text where no formula says so, as in joint filings. */
function blockStart({ plain }: Source): number {
  for (const match of plain.matchAll(ANCHOR)) if (match.index > plain.length * 0.2) return match.index;
  if (plain.length <= LONGEST_WITHOUT_FORMULA) return 0;
  const hand = plain.slice(plain.length * 0.2).search(FIRST_HAND);
  return hand < 0 ? plain.length : Math.max(0, plain.length * 0.2 + hand - ABOVE_HAND);
}

/** The organisations whose names stand above a line to sign on. */
export function signatoriesOf(source: Source): PartyMention[] {
  const from = blockStart(source);
  const lines = source.contract.paragraphs.filter(
    (paragraph) => paragraph.start >= from && paragraph.start < from + LONGEST_BLOCK,
  );
  return lines.flatMap((line, index) => {
    const follows = lines.slice(index, index + 5).some((next) => isToSign(source.plain.slice(next.start, next.end)));
    if (!follows || line.end - line.start > 300) return [];
    return cellsOf(source, line)
      .map((cell) => signatoryAt(source, cell.start, cell.end))
      .filter((mention) => mention !== null)
      .filter(({ name }) => endsLikeOrganisation(name));
  });
}

/** Two who sign beside each other stand in one line, parted by a tab. */
function cellsOf({ contract }: Source, line: { start: number; end: number }): { start: number; end: number }[] {
  let start = line.start;
  return contract.text
    .slice(line.start, line.end)
    .split(CELL_OR_LINE_END)
    .map((cell) => {
      const at = start;
      start += cell.length + 1;
      return { start: at, end: at + cell.length };
    });
}

function signatoryAt({ plain }: Source, start: number, end: number): PartyMention | null {
  const name = readName(plain.slice(start, end).replace(LABEL, (label) => ' '.repeat(label.length)));
  return (
    name && { ...name, start: start + name.start, end: start + name.end, role: null, details: '', confidence: 0.7 }
  );
}

/** Words around a name above a signature that make it the hand of another: 'By: Alpha GP LLC, its general partner'. */
const SIGNS_FOR_ANOTHER = anyWording(
  openingWords('by, per'),
  wording([
    '{its,the} {general partner,managing,manager,sole,investment,attorney,agent,adviser,advisor,trustee,member,authorized}',
    'as {agent,attorney,investment,adviser,manager}*',
  ]),
);
/** Whether a company above a line to sign on signs for another one. */
export function signsForAnother({ plain, contract }: Source, { name, start }: PartyMention): boolean {
  const line = plain.slice(contract.text.lastIndexOf('\n', start) + 1, start + name.length + 60);
  return SIGNS_FOR_ANOTHER.test(line.trimStart());
}

/** Those named after 'for and on behalf of', whatever their form; the formula itself says that they sign. */
export function signedOnBehalfOf(source: Source): PartyMention[] {
  const mentions: PartyMention[] = [];
  for (const match of source.plain.matchAll(ON_BEHALF)) {
    const start = match.index + match[0].length;
    const line = source.contract.text.slice(start, start + 120).split('\n', 1)[0] ?? '';
    const mention = match.index > source.plain.length * 0.2 ? signatoryAt(source, start, start + line.length) : null;
    if (mention) mentions.push(mention);
  }
  return mentions;
}

const OFFICE = wording([
  'by, name, title, its, president, director, manager, officer, partner, secretary, treasurer, counsel, attorney',
  'trustee, authori{s,z}ed, signatory, chairman, member, witness',
]);
const BY = openingWords('by:( )( )( )');
const HAND = '/s/';
const SHORTEST_NAME = 4;
const LONGEST_NAME = 60;

/** 'MARY LOU JONES' and '/s/ Mary Lou Jones' are one; so are 'Mary L. Jones' and 'Mary Jones'. */
function isSamePerson(line: string, signed: string): boolean {
  const words = (name: string) => withoutAccents(name.toLowerCase()).split(' ');
  const printed = words(readName(line.replace(BY, ''))?.name ?? '');
  const hand = words(signed);
  return printed.length > 1 && printed[0]?.[0] === hand[0]?.[0] && printed.at(-1) === hand.at(-1);
}

/** Persons who sign beside companies for themselves, as in joint filings: a hand without 'By:' and no office under it. */
export function individualSignatories(source: Source): PartyMention[] {
  const { paragraphs } = source.contract;
  const lines = paragraphs.map(({ start, end }) => source.plain.slice(start, Math.min(end, start + 200)).trim());
  return lines.flatMap((line, index) => {
    const hand = line.startsWith(HAND) ? line.slice(HAND.length).trim() : '';
    const signed = readName(hand);
    if (
      hand.length < SHORTEST_NAME ||
      hand.length > LONGEST_NAME ||
      !signed ||
      endsLikeOrganisation(lines[index - 1] ?? '') ||
      closingWords('by( )(:)').test(lines[index - 1] ?? '')
    )
      return [];
    // The name is printed above or below the hand; an officer's block goes on with his office.
    const printed = [index + 1, index - 1].find((near) => isSamePerson(lines[near] ?? '', signed.name)) ?? null;
    const below = lines[printed === index + 1 ? index + 2 : index + 1] ?? '';
    if (OFFICE.test(below) && !openingWords('by').test(below)) return [];
    const at = paragraphs[printed ?? index];
    const name = printed === null ? signed : readName((lines[printed] ?? '').replace(BY, ''));
    if (!at || !name || !isPerson(name.name)) return [];
    const start = source.plain.indexOf(name.name, at.start);
    return [{ name: name.name, start, end: start + name.name.length, role: null, details: '', confidence: 0.65 }];
  });
}

const PERSONAL = wording(
  'employment, employee, executive, consultant, director, my, I agree, you agree, you will, resignation, undersigned',
);
const SIGNED = /(?:^|[ (])\/s\/ {0,3}((?:[A-Z][A-Za-z.'-]{0,20} ){1,3}[A-Z][A-Za-z'-]{1,20})(?=$|[ ,.])/;
const PRINTED =
  /^(?:(?:print(?:ed)? |employee |executive )?name|employee|executive|consultant|accepted(?: by)?)(?: \(?print(?:ed)?\)?)?: {1,3}((?:[A-Z][A-Za-z.'-]{0,20} ){1,3}[A-Z][A-Za-z'-]{1,20})$/i;

const SIGNS_IN_OFFICE = wording('by, witness, its, title');
const IN_FIRST_PERSON = wording('I (hereby )(acknowledge and )agree');
const WITNESS = wording('witness(ed), attest');

/** What else a line to sign on asks for. */
const NEXT_LABEL = asWritten(wording(' {Signature,Date,Name,Title}'));
const DATE = asWritten(wording('Date'));

/** The name without its beginning again, which is printed after the signature. */
function once(name: string): string {
  const words = (name.split(NEXT_LABEL, 1)[0] ?? '').split(' ');
  const again = words.indexOf(words[0] ?? '', 2);
  return words.slice(0, again < 0 ? words.length : again).join(' ');
}

/** A person who signs for himself: not on a 'By:' line, which is an officer's, and not as a witness. */
export function signingPersons(source: Source): PartyMention[] {
  if (!PERSONAL.test(source.plain.slice(0, 3000))) return [];
  const lines = source.contract.paragraphs;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line || line.start < source.plain.length * 0.4) break;
    const above = lines[index - 1];
    const before = above ? source.plain.slice(above.start, above.end) : '';
    for (const { start: from, end } of cellsOf(source, line)) {
      const text = source.contract.text.slice(from, end);
      const name = SIGNED.exec(text) ?? PRINTED.exec(text);
      const isOther = [from === line.start ? before : '', text].some((near) => SIGNS_IN_OFFICE.test(near));
      if (!name?.[1] || isOther) continue;
      const start = from + name.index + name[0].indexOf(name[1]);
      const whole = once(name[1]);
      return [{ name: whole, start, end: start + whole.length, role: null, details: '', confidence: 0.65 }];
    }
  }
  return onlyHand(source);
}

/** Who alone signs a paper that says 'I agree', on whatever line. */
function onlyHand({ plain, contract }: Source): PartyMention[] {
  if (!IN_FIRST_PERSON.test(plain.slice(0, 3000))) return [];
  const hands = contract.paragraphs.flatMap(({ start, end }, index) => {
    const hand = SIGNED.exec(plain.slice(start, end));
    const above = contract.paragraphs[index - 1];
    const isWitness = above && WITNESS.test(plain.slice(above.start, end));
    return hand?.[1] && !isWitness ? [{ name: hand[1], start: start + hand.index + hand[0].indexOf(hand[1]) }] : [];
  });
  const [hand, other] = hands;
  if (!hand || other) return [];
  return [{ ...hand, end: hand.start + hand.name.length, role: null, details: '', confidence: 0.65 }];
}

const LONGEST_DATED = 70;

/** Persons who sign in their own name, on a line of their name and the day alone. */
export function signedWithDay({ plain, contract }: Source): PartyMention[] {
  return contract.paragraphs.flatMap(({ start, end }) => {
    if (start < plain.length - SIGNED_END || start < plain.length * 0.5 || end - start > LONGEST_DATED) return [];
    const line = plain.slice(start, end);
    const day = findDates(line).find(({ kind }) => kind === 'day');
    // 'Campo Largo, 24 June 2025' is a place, and its comma no part of a person's name.
    const name = line.slice(0, day?.start ?? 0).trimEnd();
    if (!isPerson(name) || OFFICE.test(line)) return [];
    return [{ name, start, end: start + name.length, role: null, details: '', confidence: 0.65 }];
  });
}

/** A line to sign on, as long as any. */
const LINE = /_{6,}/g;
/** How much of a paper's end may be signatures, and how long the cells are in which names stand beside lines. */
const SIGNED_END = 4000;
const LONGEST_CELL = 200;

/** Persons whose names alone stand beside or between lines to sign on: 'Estelle Vane ______', '______ Jo Roe ______ Bo Lind'. */
export function personsOnLines({ plain, contract }: Source): PartyMention[] {
  const mentions: PartyMention[] = [];
  for (const { start, end } of contract.paragraphs) {
    if (start < plain.length - SIGNED_END || start < plain.length * 0.4 || end - start > LONGEST_CELL) continue;
    const line = contract.text.slice(start, end);
    if (!line.includes(SHORTEST_LINE) || OFFICE.test(line) || wording('for').test(line)) continue;
    let from = 0;
    for (const match of [...line.matchAll(LINE), null]) {
      const cell = line.slice(from, match?.index ?? line.length);
      const label = openingWords(upTo(40, ':'), ':( )').exec(cell)?.[0].length ?? 0;
      const name = (cell.slice(label).split(DATE, 1)[0] ?? '').trim();
      const at = start + from + cell.indexOf(name);
      if (isPerson(name))
        mentions.push({ name, start: at, end: at + name.length, role: null, details: '', confidence: 0.65 });
      from = match ? match.index + match[0].length : line.length;
    }
  }
  return mentions;
}

import { hasDigit, hasSign, isInCapitals, opensWithCapital, withoutEnd } from '../lexicon/characters';
import { withoutThe } from '../lexicon/en/articles';
import { anyWording, closingWords, onlyWords, openingWords, perhaps, wording } from '../lexicon/words';
import { type DateMention, findDates } from '../mentions/dates';
import { endsLikeOrganisation } from '../mentions/legal-forms';
import { isSignatoryOf, nameOpening, type Signers } from './drawn-lines';
import { cellsOfLine, type Line } from './lines';

/** A part of a line in which the paper names somebody who signs: 'marked' where it says in words that he signed. */
export interface NamedSigner extends Line {
  state: 'typed' | 'marked';
  /** Whether a witness is named beside: so papers end, and no messages. */
  isWitnessed: boolean;
}

/** Lines with more text are sentences. */
const LONGEST = 200;
const LONGEST_TESTIMONIUM = 500;
/** So many lines with which a paper ends may be the names of who signs. */
const LAST_LINES = 6;
/** How far apart two that are signed for stand. */
const NEAR = 2;
/** Where the next to sign may begin within a line. */
const NEXT_SIGNER = ['\t', ' For ', ' FOR ', ' Signature '];
const MARK_FIRST = ['(signed) ', '(Signed) '];
/** What stands before a name and behind it within the words of who signs. */
const AROUND_NAME = [
  ': ',
  ', ',
  '; ',
  ' – ',
  ' - ',
  '(',
  ') ',
  ' [',
  ' by ',
  ' and ',
  ' the said ',
  ' as ',
  ' on ',
  ' in the presence ',
];

/** 'Ann Lee (signed)', '(sgd) A. Lee', 'FOR PARTY A (signed and sealed) Ann Lee'. */
const BRACKETED = wording('\\((e-)signed( {and sealed,electronically,digitally})\\)');
const HOW = perhaps(' {electronically,digitally,online}');
/** 'signed', 'signed on 13 March 2025': the day is taken out. */
const SIGNED_CELL = onlyWords('(e-)signed', HOW, perhaps(' on'));
/** ', signed 3 May 2025', ' – signed in Oslo the 3 May 2025', without the day. */
const SIGNED_BEHIND = closingWords(
  /(?:[:,]| [–-]) /,
  '(e-)signed',
  HOW,
  perhaps(' {in,at} +'),
  perhaps(' {on,on the,the}'),
);
/** 'E-signed: Ann Lee', 'Host: signed digitally, Ann Lee'. */
const SIGNED_BEFORE = anyWording(
  openingWords('e-signed', perhaps(' by'), perhaps(':'), ' '),
  wording(': signed {electronically,digitally}\\, '),
);
/** What may have the form of a name. */
const NO_PERSON = wording([
  'agreement, contract, deed, lease, order, annex, amendment, letter, form, note, plan, sheet, copy, schedule, terms, addendum, declaration, statement, policy',
  'street, road, lane, avenue, house, county, court, market, page, section, clause, article, january, february, march, april, june, july, august, september, october, november, december',
]);
/** 'Signed and delivered by', 'Subscribed at Edinburgh by', 'In witness whereof ... are subscribed'. */
const ATTESTED = anyWording(
  openingWords('{signed,executed,subscribed}( as a deed)( and {sealed,delivered}) {by,at,on} '),
  openingWords('in {witness,testimony} where{of,to} ', 120, '{signed,executed,subscribed} {by,at,on} '),
);
/** An oath before a notary is not how parties sign. */
const SWORN = wording('before me, sworn');
/** 'Signed on 2 May 2025, at the kitchen table:', above the names. */
const SIGNED_THERE = openingWords('(thus ){signed,executed,subscribed,made} {on,at,in,by} ');
const OF_SIGNATURE = anyWording(closingWords(' signature'), openingWords('signature( {of,for,by}) '));
const FOR = openingWords('for (and on behalf of )');
const NAME_ROW = onlyWords('name(s), signatory, signed by', perhaps(':'));
const SIGNED_LABEL = onlyWords('{order,form,docket,sheet,contract,agreement} signed( by)', perhaps(':'));
const DATE_ROW = openingWords('date(d), signed, signature');
const WITNESS = openingWords('witness: ');
const NOTICES = wording('notice(s), contact(s), attention, questions, address(es)');
const DRAWN = ['____', '........', '………'];
const SEALED = closingWords(' \\({l.s.,seal}\\)');

const daysIn = (words: string): DateMention[] => findDates(words).filter(({ kind }) => kind === 'day');

function withoutDays(words: string): string {
  const rest = daysIn(words).reduceRight((all, { start, end }) => all.slice(0, start) + all.slice(end), words);
  return withoutEnd(rest, '.,');
}

/** The person with whose name words begin; no firm and no paper. */
function personAt(words: string): string | null {
  const name = nameOpening(words.trim());
  return name && !NO_PERSON.test(name) && !endsLikeOrganisation(withoutEnd(name, '.')) ? name : null;
}

/** The people named at the beginning of words or behind a sign or 'by' in them. */
function peopleIn(words: string): string[] {
  const pieces = AROUND_NAME.reduce((all, sign) => all.flatMap((piece) => ` ${piece}`.split(sign)), [words]);
  return pieces.map(personAt).filter((name) => name !== null);
}

/** 'Ann Lee', 'GUARANTOR: Ann Lee, individually'. */
const isPersonOf = (words: string): boolean =>
  personAt(words) !== null || personAt(words.split(': ')[1] ?? '') !== null;

const isPersonOnly = (words: string): boolean => personAt(words) === words;

/** The parts of a line that may each name one who signs. */
function partsOf({ text, start }: Line): Line[] {
  const marks = MARK_FIRST.filter((mark) => text.startsWith(mark)).map((mark) => ` ${mark}`);
  const signs = [...NEXT_SIGNER, ...marks];
  const cuts = [0];
  for (let at = 1; at < text.length; at++) if (signs.some((sign) => text.startsWith(sign, at))) cuts.push(at);
  return cuts.map((from, index) => {
    const part = text.slice(from, cuts[index + 1] ?? text.length);
    const words = part.trim();
    return { text: words, start: start + from + part.indexOf(words) };
  });
}

/** Whether a part says that the person whom it names signed. */
function isSaidSigned(part: string): boolean {
  if (part.length > LONGEST) return false;
  const mark = BRACKETED.exec(part);
  if (mark) return peopleIn(part.replace(mark[0], ', ')).length > 0;
  if (SIGNED_BEFORE.test(part)) return peopleIn(part.replace(SIGNED_BEFORE, ': ')).length > 0;
  const undated = withoutDays(part);
  const behind = daysIn(part).length > 0 ? SIGNED_BEHIND.exec(undated) : null;
  return behind !== null && peopleIn(undated.slice(0, behind.index)).length > 0;
}

/** The cells of a row that name somebody and say that he signed; where each of them says so, with the row above, in which the names stand. */
function saidInCells(cells: readonly Line[], above: readonly Line[]): [first: Line, last: Line][] {
  const says = ({ text }: Line): boolean => BRACKETED.exec(text)?.[0] === text || SIGNED_CELL.test(withoutDays(text));
  const [first] = above;
  const last = cells.at(-1);
  if (cells.length < 2 || !first || !last) return [];
  if (cells.every(says)) {
    const isDated = cells.some(({ text }) => daysIn(text).length > 0);
    return isDated && above.length === cells.length ? [[first, last]] : [];
  }
  return cells.flatMap((cell, column): [Line, Line][] => {
    const named = says(cell) ? cells.slice(0, column).findLast(({ text }) => isPersonOf(text)) : undefined;
    return named ? [[named, cell]] : [];
  });
}

/** 'Customer signature: C. Vandeleur', 'Signature participant: J. M. Terwindt'. */
function isSignatureOf(part: string, signers: Signers): boolean {
  const at = part.indexOf(': ');
  if (at < 0 || !personAt(part.slice(at + 2))) return false;
  const label = part.slice(0, at).trim();
  const role = label.replace(OF_SIGNATURE, '').trim();
  return role !== label && isSignatoryOf(role, signers);
}

/** 'For Klankweide: R. Hoogstins, enrolments', 'For the Client: Ann Lee, president, 8 May 2025'. */
function isFor(part: string): boolean {
  const at = part.indexOf(': ');
  const lead = FOR.exec(part)?.[0];
  if (at < 0 || lead === undefined) return false;
  const side = withoutThe(part.slice(lead.length, at));
  const named = withoutDays(part.slice(at + 2));
  return opensWithCapital(side) && !NOTICES.test(side) && personAt(named) !== null && !hasDigit(named);
}

/** 'Borrower: Philip Achterveld', of whoever may sign. */
function isRoleAndName(line: string, signers: Signers): boolean {
  const at = line.indexOf(': ');
  return (
    at > 0 && isSignatoryOf(line.slice(0, at), signers) && isPersonOnly(line.slice(at + 2).split(' [', 1)[0] ?? '')
  );
}

/** 'Signed and delivered by Ann Lee, director, for BOREL LIMITED; and by Tom Reed, in the presence of ...'. */
function isAttested(line: string): boolean {
  const { length } = line;
  if (length > LONGEST_TESTIMONIUM || !ATTESTED.test(line) || SWORN.test(line)) return false;
  return peopleIn(line.slice(line.indexOf(' by ') + 4)).length > 0 && line.includes(' by ');
}

/** Whether a line is the names of two or more people side by side whom the paper names elsewhere, in full or by their last names. */
function isRowOfNames(line: string, text: string): boolean {
  const words = line.split(' ');
  if (words.length > 12 || !words.every(isNameWord) || NO_PERSON.test(line)) return false;
  if (text.split(line).length > 2 || endsLikeOrganisation(line)) return false;
  const isKnown = (word: string): boolean => !word.endsWith('.') && text.split(word).length > 2;
  return people(words, isKnown) > 1;
}
const isNameWord = (word: string): boolean =>
  opensWithCapital(word) && !hasDigit(word) && !hasSign(word, '\t:') && (word.endsWith('.') || !isInCapitals(word));

/** How many people words are, each of two to four words with a last name that is known; none where some are left. */
function people(words: readonly string[], isKnown: (word: string) => boolean): number {
  let count = 0;
  for (let at = 0; at < words.length; count++) {
    const length = [2, 3, 4].find((many) => isKnown(words[at + many - 1] ?? '.'));
    if (length === undefined) return 0;
    at += length;
  }
  return count;
}

/**
 * Those whom a paper names where it is signed, in its words and tables: who signed it as it says itself ('Ann Lee (signed)', 'Ann Lee | signed | 3 May'), and
 * whose names stand in letters behind labels, in the columns of a table, in the words of execution or alone at its end.
 */
export function namedSigners(all: readonly Line[], text: string, signers: Signers): NamedSigner[] {
  const lines = all.map(({ text: words, start }) => ({ text: words.trimEnd(), start }));
  const rows = lines.map(partsOf);
  const found = new Map<number, NamedSigner>();
  const add = (line: Line, state: NamedSigner['state'], isWitnessed = false): void => {
    const known = found.get(line.start);
    if (known?.state !== 'marked') found.set(line.start, { ...line, state, isWitnessed });
  };
  const near = (index: number, test: (line: Line, at: number) => boolean): boolean =>
    lines
      .slice(Math.max(0, index - NEAR), index + NEAR + 1)
      .some((line, at) => test(line, Math.max(0, index - NEAR) + at));
  const signatures = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const row = rows[index] ?? [];
    const cells = cellsOfLine(line);
    for (const part of row) if (isSaidSigned(part.text)) add(part, 'marked');
    const above = lines[index - 1];
    for (const [first, last] of saidInCells(cells, above ? cellsOfLine(above) : [])) {
      add({ text: text.slice(first.start, last.start + last.text.length), start: first.start }, 'marked');
    }
    if (isSignedRow(cells)) add(line, 'typed');
    for (const part of row) if (isSignatureOf(part.text, signers) || isAuthorised(part.text)) add(part, 'typed');
    if (row.some(({ start }) => found.has(start)) || isAttested(line.text)) signatures.add(index);
    if (isAttested(line.text)) add(line, 'typed', true);
    if (isColumnOfNames(cells, lines[index + 1], above)) add(line, 'typed');
  }
  const isAmongSignatures = (index: number): boolean => {
    if (near(index, (_, at) => signatures.has(at))) return true;
    const others = rows.slice(Math.max(0, index - NEAR), index + NEAR + 1).flat();
    const isNotice = near(index, ({ text: words }) => NOTICES.test(words));
    return others.filter((part) => isFor(part.text)).length > 1 && !isNotice;
  };
  for (const [index, line] of lines.entries()) {
    const sides = (rows[index] ?? []).filter(({ text: words }) => isFor(words));
    if (sides.length > 0 && isAmongSignatures(index)) for (const part of sides) add(part, 'typed');
    if (isWitnessedBlock(lines, index, signers)) add(line, 'typed', true);
    if (isNamedAtEnd(lines, index, text, signers)) add(line, 'typed');
  }
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}

/** 'Order signed | D. Veitch 28 April 2025'. */
function isSignedRow([label, beside]: readonly Line[]): boolean {
  return label !== undefined && SIGNED_LABEL.test(label.text) && beside !== undefined && personAt(beside.text) !== null;
}

/** 'Name | Ann Lee, director | Tom Reed', with the days or the sides beside it. */
function isColumnOfNames(cells: readonly Line[], below: Line | undefined, above: Line | undefined): boolean {
  const [label, ...names] = cells;
  if (!label || names.length < 2 || !NAME_ROW.test(label.text)) return false;
  const isSigned =
    DATE_ROW.test(below?.text ?? '') || (above !== undefined && cellsOfLine(above).every(({ text }) => FOR.test(text)));
  return isSigned && names.every(({ text }) => personAt(text) !== null);
}

/** 'Authorized by: T. Reed, Buyer, for Acme Mills, Inc.': who makes an order and for whom. */
function isAuthorised(part: string): boolean {
  const lead = AUTHORISED.exec(part)?.[0];
  if (lead === undefined || part.length > LONGEST) return false;
  const named = part.slice(lead.length);
  return personAt(named) !== null && endsLikeOrganisation(withoutEnd(named.split(FOR_FIRM)[1] ?? '', '.'));
}
const AUTHORISED = openingWords('{authori{s,z}ed,approved,issued,placed,accepted,acknowledged,confirmed} by(:) ');
const FOR_FIRM = wording(' {for,on behalf of} ');

/** Whether a line is one of those that name the sides and a witness, one below the other. */
function isWitnessedBlock(lines: readonly Line[], index: number, signers: Signers): boolean {
  const isOf = (at: number): boolean => isRoleAndName(lines[at]?.text ?? '', signers);
  if (!isOf(index)) return false;
  let first = index;
  while (isOf(first - 1)) first--;
  let last = index;
  while (isOf(last + 1)) last++;
  return last > first && lines.slice(first, last + 1).some(({ text }) => WITNESS.test(text));
}

/** Whether one of the last lines is names and nothing else, below words of signing, above the day or side by side. */
function isNamedAtEnd(lines: readonly Line[], index: number, text: string, signers: Signers): boolean {
  if (index < lines.length - LAST_LINES) return false;
  const line = lines[index]?.text ?? '';
  const above = lines[index - 1]?.text ?? '';
  const below = lines[index + 1]?.text ?? '';
  // The name below a line to sign on is no signature.
  if (DRAWN.some((sign) => above.includes(sign))) return false;
  if (isRowOfNames(line, text)) return true;
  const isBelowSigning =
    SIGNED_THERE.test(above) && daysIn(above).length > 0 && above.length <= LONGEST && !SWORN.test(above);
  if (isBelowSigning && (personAt(line) !== null || isRoleAndName(line, signers))) return true;
  if (isRoleAndName(line, signers) && [above, below].some((other) => isRoleAndName(other, signers))) return true;
  if (SEALED.test(line)) return personAt(line.replace(SEALED, '')) !== null;
  const [, role = ''] = line.split(' (');
  const isNamed = personAt(line) !== null;
  if (isNamed && isSignatoryOf(withoutEnd(role, ')'), signers)) return true;
  const isAlone = isNamed && daysIn(line).length === 0 && !line.includes(', ');
  return isAlone && (isSignatoryOf(below, signers) || (withoutDays(below) === '' && index === lines.length - 2));
}

import { hasDigit, opensWithCapital, WHITE_SPACE, withoutLast, withoutSigns } from '../lexicon/characters';
import { withoutThe } from '../lexicon/en/articles';
import { ROLES } from '../lexicon/en/roles';
import { closingWords, openingWords, perhaps, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { endsLikeOrganisation } from '../mentions/legal-forms';
import type { ContractText } from '../pdf/contract-text';
import { nameOpening, signersOf } from './drawn-lines';
import { type Line, linesOf } from './lines';
import { type SignatureLine, signatureLines } from './signature-lines';
import { isMarked } from './signature-marks';
import { writtenOnLine } from './written-on-lines';

/** In what capacity somebody signs: only the lines of parties make a paper signed or unsigned; an 'optional' one is there for whoever may sign besides. */
export type Capacity = 'party' | 'witness' | 'notary' | 'office' | 'optional';

/**
 * A place to sign with whose it is and how it stands: 'signed' by a mark ("/s/ Ann Lee") or by a name written on it ('Signed: Ann Lee 3/5/25'),
 * 'empty' where its line is drawn or blank, 'named' where a name is printed and it cannot be seen whether that is a signature.
 */
export interface SigningPlace {
  capacity: Capacity;
  state: 'signed' | 'empty' | 'named';
  by: 'mark' | 'name' | null;
  line: SignatureLine;
}

const OPTIONAL = wording(
  'if any, if applicable, where applicable, if required, if needed, if under 18, optional, leave empty, leave blank, not a party, no party',
);
const OFFICE = wording([
  '{office,bank,internal,official,staff,administrative,branch} use, use only',
  '{approved,reviewed,examined,checked} as to {form,legality,content,substance}, budget approval, funds available, loan officer, loan no',
]);
const OFFICE_FIRST = openingWords(
  '{received,recorded,filed,processed,prepared,entered,opened,checked,reviewed,read and understood} by',
);
const NOTARY = wording([
  'notary, commission expires, sworn, commissioner {for,of} oaths, justice of the peace, before me',
]);
const WITNESS = openingWords(
  '({first,second,1st,2nd,name of,signature of}( the) ){witness,witnesses,in the presence of,attest,attested by,attestation}',
);
const WITNESS_LABEL = wording('witness, witnesses');
/** Words of execution in a line that names a witness too. */
const SIGNS = wording('signed, executed, accepted, agreed, seal of');
/** What is asked of whoever signs, and is no signature. */
const DETAIL = openingWords(
  '({print,printed,full,legal,typed,block} )({his,her,its} )({and,&} )',
  '{date(d),day,name(s),address,title,position,capacity,phone,telephone,tel,e-mail,email,fax,occupation,place,initial(s),id,passport,pan,ssn,ss,its,attn,attention,company,dob,stamp}',
);
/** Behind these stands the signature: 'Signed for the Hirer: C. Okafor', 'in the presence of: Hugh Nancarrow', not 'By:'. */
const SIGNED_BY = wording([
  'signed, signature, executed, accepted, agreed, acknowledged, confirmed, countersigned, approved, in the presence of, sealed, subscribed',
]);
const BY = openingWords('{by,per}', perhaps(' '), ':');
const NAME_LABEL = openingWords('({print,printed,full,typed} )name(s)', perhaps(' '), ':');
/** A drawn line, or dots. */
const DRAWN = /_{3,}|\.{6,}|…{2,}/;
/** A label of a place to sign with nothing behind it. */
const BARE_LABEL = openingWords('{by,per,signed,signature,sign here}', perhaps(' '), ':');
/** So many lines below a place belong to it: name, title, day. */
const OWN_LINES = 4;
/** A block of signatures begins so many lines before its first place and ends so many behind the last. */
const AROUND = 4;

interface Rows {
  lines: readonly Line[];
  /** The index of the line with an offset of the text. */
  at: (offset: number) => number;
}

function rowsOf(text: string): Rows {
  const lines = linesOf(text).filter((line) => line.text.trim() !== '');
  return {
    lines,
    at: (offset) =>
      Math.max(
        0,
        lines.findLastIndex(({ start }) => start <= offset),
      ),
  };
}

const isBare = (words: string): boolean => withoutSigns(words, '_.… :()0123456789x×✗\t') === '';

/** In what capacity the words of a place have somebody sign; a bare line is what the heading over it says. */
function capacityOf(words: string, above: readonly string[]): Capacity {
  if (NOTARY.test(words)) return 'notary';
  if (OPTIONAL.test(words)) return 'optional';
  if (OFFICE.test(words) || OFFICE_FIRST.test(words)) return 'office';
  if (WITNESS.test(words) || (WITNESS_LABEL.test(words) && !SIGNS.test(words))) return 'witness';
  if (!isBare(words)) return 'party';
  const head = above.findLast((line) => !isBare(line)) ?? '';
  return WITNESS.test(head) && !SIGNS.test(head) ? 'witness' : OFFICE.test(head) ? 'office' : 'party';
}

const hasDay = (words: string): boolean => findDates(words).some(({ kind }) => kind === 'day');

/** Whether words begin with the name of somebody who can sign; a firm signs by another. */
function isPerson(words: string): boolean {
  const [first = '', second = ''] = words.split(', ');
  return nameOpening(words) !== null && !endsLikeOrganisation(first) && !endsLikeOrganisation(`${first}, ${second}`);
}

/** Whether a name stands behind the colon of words of signing, or behind a label with the day of the signature. */
function isNamedOnLine(raw: string, below: readonly string[], others: 'marked' | 'plain'): boolean {
  const words = raw.replace(WHITE_SPACE, ' ').trim();
  if (DRAWN.test(words) || DETAIL.test(words)) return false;
  const at = words.lastIndexOf(': ');
  const parts = words.split(PARTS).slice(1);
  const isNamed = parts.some((part) => isPerson(part.trim()));
  const isDated = hasDay(words) || below.some((line) => DATED.test(line) && hasDigit(line));
  // Where another's signature is shown by a mark, a name alone is a printed one.
  if (others === 'marked' && !(SIGNED_BY.test(words) && hasDay(words))) return false;
  if (isDatedRow(raw)) return true;
  if (at < 0 || !isNamed) return ATTESTED.test(words) && hasDay(words);
  const lead = words.slice(0, at);
  if (SIGNED_BY.test(lead)) return true;
  if (BY.test(words)) return isDated || below.some((line) => NAME_LABEL.test(line));
  return hasDay(words);
}
/** 'Provider | Ann Lee | 3 May 2025', a row of a table in which they sign. */
function isDatedRow(raw: string): boolean {
  const cells = raw.split('\t').map((cell) => cell.trim());
  return cells.length > 2 && cells.some((cell) => nameOpening(cell) === cell) && cells.some(hasDay);
}
/** Between a label and the name behind it, and before the day. */
const PARTS = /: | \/ |\t|,? (?=Dated?\b)/;
const DATED = openingWords('date(d)');
const ATTESTED = openingWords('{signed,executed,accepted,agreed}( and delivered) by ');

const sameName = (above: string, below: string): boolean => {
  const name = nameOpening(above.trim());
  return name !== null && name === above.trim() && below.trim().toLowerCase().startsWith(name.toLowerCase());
};

/** How a place stands, by its own words and the lines around it. */
function placeOf(line: SignatureLine, rows: Rows, others: 'marked' | 'plain'): SigningPlace | null {
  const index = rows.at(line.evidence.start);
  const words = line.evidence.quote.replace(WHITE_SPACE, ' ').trim();
  const around = (from: number, to: number): string[] =>
    rows.lines.slice(Math.max(0, from), Math.max(0, to)).map(({ text }) => text.trim());
  const above = around(index - OWN_LINES, index);
  const below = around(index + 1, index + 1 + OWN_LINES);
  const capacity = capacityOf(words, above);
  const place = (state: SigningPlace['state'], by: SigningPlace['by'] = null): SigningPlace => ({
    capacity,
    state,
    by,
    line,
  });
  if (line.state === 'marked') return place('signed', 'mark');
  if (line.state === 'empty') {
    if (!isBare(words)) return place(isUndated(words) ? 'named' : 'empty');
    // 'Ann Lee' over the line and below it: one is the signature; a mark just above a bare line is on it.
    const [over = ''] = above.slice(-1);
    if (sameName(over, below[0] ?? '')) return place('signed', 'name');
    return isMarked(over) && !DRAWN.test(over) ? null : place('empty');
  }
  // 'In witness whereof the parties have executed' names nobody.
  if (TESTIMONIUM.test(words) && nameOpening(words.slice(words.lastIndexOf(' by ') + 4)) === null) return null;
  if (isUndated(words)) return place('named');
  const [beside = ''] = (rows.lines[index]?.text ?? '').split(line.evidence.quote);
  if (writtenOnLine(words, beside.trim(), below[0] ?? '') !== null) return place('named');
  if (DRAWN.test(words) && !isOfOther(words.slice(0, words.search(DRAWN)))) return place('empty');
  const full = words.endsWith(':') ? `${words} ${below[0] ?? ''}` : (rows.lines[index]?.text.trim() ?? words);
  const isWhole = full.length <= LONGEST && !full.includes('\t');
  return isNamedOnLine(isWhole && full.startsWith(words) ? full : line.evidence.quote, below, others)
    ? place('signed', 'name')
    : place('named');
}
/** 'Signed: Ann Lee, Director Date: ____': the day alone is open. */
function isUndated(words: string): boolean {
  const before = words.slice(0, words.search(DRAWN));
  return (
    DATE_LAST.test(before) &&
    before
      .split(PARTS)
      .slice(1)
      .some((part) => isPerson(withoutLast(part.trim().split(FOR_WHOM, 1)[0] ?? '', ',')))
  );
}
/** ', for and on behalf of Acme Ltd' behind who signs. */
const FOR_WHOM = ' for ';
const DATE_LAST = closingWords('date(d)( ):( )');

/** Whether what stands last before a line asks for something else than the signature: 'Ann Lee, President. Attest: ____'. */
function isOfOther(before: string): boolean {
  const label = before.split(/[.;,)]+ | {2}|\t/).findLast((part) => part.trim() !== '') ?? '';
  return DETAIL.test(label) || WITNESS.test(label) || OFFICE_FIRST.test(label);
}
const TESTIMONIUM = openingWords('in {witness,testimony} where{of,to}');
const LONGEST = 240;

/** The places of a paper to sign on, each with its capacity and state, in order of the text. */
export function signingPlaces(contract: ContractText): SigningPlace[] {
  const lines = signatureLines(contract);
  const rows = rowsOf(contract.text);
  const others = lines.some(({ state }) => state === 'marked') ? 'marked' : 'plain';
  return lines.map((line) => placeOf(line, rows, others)).filter((place) => place !== null);
}

/**
 * Whether among the signatures stands a line that may be a party's and is none of the known places: drawn, or a label with nothing behind it
 * ('For the Buyer, ____', 'By:', 'Name: Tom Reed' with no signature over it). A paper with one is not told as signed.
 */
export function hasOtherPlace({ text }: ContractText, places: readonly SigningPlace[]): boolean {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return false;
  const rows = rowsOf(text);
  const from = Math.max(0, rows.at(first.line.evidence.start) - AROUND);
  const to = rows.at(last.line.evidence.end) + AROUND + 1;
  const taken = (start: number, end: number): boolean =>
    places.some(({ line }) => line.evidence.start < end && start < line.evidence.end);
  const block = rows.lines.slice(from, to);
  if (block.some(({ text: words }) => FOLLOWS.test(words)) || sidesNamed(block, text) > places.length) return true;
  return block.some(({ text: words, start }, index) => {
    if (CLAUSE.test(words.trim())) return false;
    const isTaken = taken(start, start + words.length);
    const near = block.slice(Math.max(0, index - NAME_BELOW), index);
    const over = near.map((line) => line.text.trim());
    return words.split(CELLS).some((part) => {
      const cell = part.trim();
      const at = start + words.indexOf(part);
      if (cell === '' || taken(at, at + part.length)) return false;
      if (NAME_LABEL.test(cell))
        return !isTaken && !near.some((line) => taken(line.start, line.start + line.text.length));
      if (DETAIL.test(cell) || capacityOf(cell, over) !== 'party') return false;
      if (DRAWN.test(cell)) return !isOfDetail(cell) && !(isBare(cell) && isMarked(over.at(-1) ?? ''));
      return BARE_LABEL.test(cell) && !isMarked(cell);
    });
  });
}
const NAME_BELOW = 3;
/** Numbered clauses among the lines before a signature have blanks of their own. */
const CLAUSE = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[A-Z]\.|(?:Section|Article|Clause) \d+\S*) \p{L}.{40}/u;
const CELLS = /\t| {3,}/;
const DAY_BLANK = wording('\\_( ){.,/,-}( )\\_');
const isOfDetail = (cell: string): boolean => {
  const before = cell.slice(0, cell.search(DRAWN)).trim();
  return (
    DETAIL.test(
      before
        .split(/[:_] |, /)
        .at(-1)
        ?.trim() ?? '',
    ) ||
    before.endsWith('#') ||
    DAY_BLANK.test(cell)
  );
};
/** Whether a place is signed by what is stamped on a page, which may be of any line of it: 'DocuSigned by: Ann Lee'. */
export const isStamped = ({ by, line }: SigningPlace): boolean => by === 'mark' && STAMP.test(line.evidence.quote);
const STAMP = openingWords('{docusigned,electronically signed,digitally signed,e-signed} by');

/** Of whom a page is still to come. */
const FOLLOWS = wording('signature page(s) {follow,follows,to follow}');

/** How many sides the lines of signatures name: by their roles, or their firms. */
function sidesNamed(block: readonly Line[], text: string): number {
  const signers = signersOf(text);
  const roles = new Set<string>();
  const firms = new Set<string>();
  for (const { text: words } of block) {
    if (words.length > LONGEST_HEAD) continue;
    for (const cell of words.split(CELLS)) {
      const [head = '', behind = ''] = cell.trim().split(':', 2);
      const label = (head.replace(FOR_SIDE, '').split(' by ', 1)[0] ?? '').trim();
      const side = withoutThe(label).toLowerCase();
      if (ROLE_NAMES.has(side) || (side !== '' && signers.isCalled(label) && opensWithCapital(label))) roles.add(side);
      for (const one of [head, behind].map((part) => part.replace(FOR_SIDE, '').trim()))
        if (one !== '' && one.length <= LONGEST_FIRM && endsLikeOrganisation(one)) firms.add(one.toLowerCase());
    }
  }
  return Math.max(roles.size, firms.size);
}
const LONGEST_HEAD = 160;
const LONGEST_FIRM = 60;
const FOR_SIDE = openingWords('({signed,accepted,agreed,executed} ){for and on behalf of,on behalf of,for,by} ');
const ROLE_NAMES: ReadonlySet<string> = new Set(ROLES.map((role) => role.toLowerCase()));

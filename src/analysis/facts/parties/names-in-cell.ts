import { opensWithDigit } from '../../lexicon/characters';
import { nearestWithout, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { endsLikeOrganisation, isFirm, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import { isNatural, isPerson } from './mention';
import { INITIALS, type NameMention, readName, withoutStop } from './name';
import { tradeOf } from './trade-names';

/** More who share a cell are a list of something else. */
const MOST = 8;
const LONGEST_NAME = 160;
/** What parts two names: 'and', a semicolon, or a comma in a list that ends in 'and'. */
const NEXT =
  /^(?: ?\([^()]{0,80}\))?(?:,? {1,2}(?:and|&|AND) {1,2}|; ?(?:and )?|, (?=[^,;()]{3,60}(?:, [^,;()]{3,60}){0,4},? (?:and|&) ))/;
/** Between two names, what tells one person from others: ', ID 8801 and ', ' (Passport No. 4), born 4 May 1980, and '. */
const PARTICULARS = openingWords(
  perhaps(' \\(', upTo(80, '()'), '\\)'),
  perhaps('\\,'),
  ' {ID,I.D.,NRIC,PAN,SSN,DOB,born,aged,age,identity,passport,holder of,bearer of,identified by,of legal age,company no,registration no,reg no}',
  nearestWithout(80, '();"'),
  perhaps(' \\(', upTo(80, '()'), '\\)'),
  perhaps('\\,'),
  ' {and,&} ',
);
/** An address that follows a name at once, for want of a comma: ' Flat 2, 19 Heron Terrace', ' 12 Mill Lane', ' PO Box 4'. */
const ADDRESS_AT_ONCE =
  / (?:(?:Flat|Unit|Suite|Apt\.?|Apartment|Level|Shop|Room|Floor|Plot|House) (?:No\.? )?[\dA-Z]{1,5}|P\.?O\.? Box|\d{1,5}[A-Za-z]?)(?=,|$| \p{Lu})/u;
/** What may follow a name that fills its cell: its number in brackets, its address, what it trades as, the end. */
const FOLLOWS =
  /^ ?(?:$|[,;(.]|of |at |t\/a |o\/a |a\/s |both of |trading |doing |acting |ABN|ACN|incorporated |registered |whose |and |& |by )/;

/** 'Grade 2', 'December 20', the dog "Biscuit": what a cell says of other things. */
const IS_THING = /^(?:\p{L}+ \d{1,2}(?!\d|[ \p{L}])|["“][\p{L}-]+["”])/u;

/** 'The trustee for the Quill Family Trust trading as Quillback Systems', 'Ben and Mara Lee as trustees of the Lee Family Trust'. */
const TRUSTEES =
  /^(?:[Tt]he |[\p{Lu}][^,;(]{2,60} as )?[Tt]rustees? (?:for|of) (?:the )?\p{Lu}[^,;()]{1,60}?\b(?:Trust|Fund|Settlement|Estate)\b(?: (?:trading as|t\/a) \p{Lu}[\p{L}&' ]{1,40}\p{L})?/u;

const isName = (name: string) => endsLikeOrganisation(name) || soundsLikeOrganisation(name) || isPerson(name);

/**
 * The names with which a cell of a form begins: 'Ann Lee, Bo Kim and Cy Roe', 'Acme Pty Ltd (ACN 600 118 204)'. Offsets are those of the cell's text.
 * The first may be of any shape as long as nothing but a description follows; those after it must look like names by themselves.
 */
export function namesInCell(cell: string): NameMention[] {
  const [trustees] = TRUSTEES.exec(cell) ?? [];
  // A company is the party itself, for whomever it holds.
  if (trustees && !isFirm(readName(trustees.split(' as ', 1)[0] ?? '')?.name ?? ''))
    return [{ name: trustees, start: 0, end: trustees.length }];
  const names: NameMention[] = [];
  for (let at = 0; names.length < MOST; ) {
    const read = readName(cell.slice(at, at + LONGEST_NAME));
    const name = read && firstPerson(withoutAddress(withoutStop(read)));
    const isSound = name && (isName(name.name) || (names.length === 0 && FOLLOWS.test(cell.slice(at + name.end))));
    if (
      !name ||
      !isSound ||
      IS_THING.test(cell.slice(at)) ||
      (opensWithDigit(name.name.replace(openingWords('#6-20 '), '')) && legalFormOf(name.name) === null)
    )
      break;
    // 'C. Reed': the letter numbers no list.
    const start = INITIALS.test(cell.slice(at, at + name.start)) ? 0 : name.start;
    names.push({ name: cell.slice(at + start, at + name.end), start: at + start, end: at + name.end });
    // 'Peter Hale t/a Hale and Daughter'.
    const trade = tradeOf(cell, { name: name.name, start: at + start, end: at + name.end });
    if (trade) name.end = trade.end - at;
    const behind = cell.slice(at + name.end);
    const next = (PARTICULARS.exec(behind) ?? NEXT.exec(behind))?.[0] ?? commaOfFamily(name.name, behind);
    if (next === null) break;
    at += name.end + next.length;
  }
  return names;
}

const AND = wording(' {and,&} ');
const FAMILY_COMMA = ', ';

/** The comma between 'Ann Lee, Bo Lee': a person of the same surname is no address. */
function commaOfFamily(name: string, after: string): string | null {
  const next = after.startsWith(FAMILY_COMMA) ? readName(after.slice(FAMILY_COMMA.length)) : null;
  if (next?.start !== 0 || !isNatural(name) || !isNatural(next.name)) return null;
  return name.split(' ').at(-1) === next.name.split(' ').at(-1) ? FAMILY_COMMA : null;
}

/** A name without the address that runs on behind it; that of 'Level 3 Studios Ltd' has none. */
function withoutAddress(read: NameMention): NameMention {
  const at = read.name.search(ADDRESS_AT_ONCE);
  const name = read.name.slice(0, Math.max(0, at));
  const isWhole = legalFormOf(name) !== null || (name.split(AND).every(isPerson) && legalFormOf(read.name) === null);
  return at > 0 && isWhole ? { name, start: read.start, end: read.start + name.length } : read;
}

/** The first of two persons that were read as one name. */
function firstPerson(name: NameMention): NameMention {
  const [first = '', ...others] = name.name.split(AND);
  const arePersons = others.length > 0 && isPerson(first) && others.every(isPerson) && !endsLikeOrganisation(name.name);
  return arePersons ? { name: first, start: name.start, end: name.start + first.length } : name;
}

import { COLON } from '../lexicon/characters';
import { closingWords, openingWords, perhaps, unlessNext } from '../lexicon/words';
import { isForSignatories } from './drawn-lines';

/** What somebody did who is named behind 'by' and signs nothing by it: 'PICKED UP BY: Luis', 'Prepared by: Ann Lee'. */
const ACT = closingWords(
  '{picked,drawn,made,written,taken} up, prepared, drafted, checked, compiled, written, printed, typed, sold, rented, referred, recommended, requested, ordered, booked, reserved, processed, entered, quoted, estimated, delivered, collected, returned, inspected, counted, measured, serviced, owned, managed, operated, represented, insured, photographed, designed, published, trained, assisted, revised',
);
/** Whether the words before 'By:' tell of an act that is no signature. */
export const isOtherAct = (before: string): boolean => ACT.test(before.trim());

const OPEN_DAY = closingWords('date(d)', perhaps(COLON), /\s{0,3}(?:_{4,}|\.{6,}|…{2,})/);
/** A line without the day that is left open at its end, where somebody is named before: 'For Acme Ltd: K. Lee. Date: ____'. */
export function withoutOpenDay(line: string): string {
  const rest = line.replace(OPEN_DAY, '').trim();
  return rest !== line && !DRAWN.some((sign) => rest.includes(sign)) && NAMED.test(rest) ? rest : line;
}
const DRAWN = ['___', '......', '…'];
const NAMED = /: \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4}[.,]?$/u;

/** 'SIGNED X Luis Carranza': what stands behind the cross at which a form is signed. */
export function behindCross(cell: string): string | null {
  const opening = CROSS.exec(cell)?.[0];
  return opening === undefined ? null : cell.slice(opening.length).trim();
}
const CROSS = openingWords('{signed,signature,sign here,sign}(:) {x,×,✗}(:) ');

/** Whether a cell says who signs in the one beside it: 'Signed Parent/Guardian 2'. */
export function isSignedRole(cell: string): boolean {
  const opening = SIGNED.exec(cell)?.[0];
  return opening !== undefined && isForSignatories(`${cell.slice(opening.length)} ____`);
}
const SIGNED = openingWords('signed(:) ', unlessNext('for, on, at, in, as'));

/** 'NOT VALID UNLESS SIGNED: ____', '(signature / stamp) ____': the line itself says what belongs on it. */
const SAYS_SIGNED = /(?:\bunless (?:counter)?signed|^\(?signature(?: ?[/,] ?(?:stamp|seal|date)){1,2}\)?) ?:? ?_{4,}/i;
/** 'By: /s/ ______': the mark is printed, the name is still to come. */
const EMPTY_MARK = /\/s\/ ?(?:_{3,}|\.{4,}|…{2,})/i;
/** '________ (SEAL)' in the column beside one in which somebody signed. */
const LINE_WITH_SEAL = /^_{4,} ?\(?(?:seal|stamp|l\.s\.)\)?$/i;

/**
 * Whether a cell says by itself that the line in it waits for a signature.
 * @param beside the cells to its left and right, in one of which a line with a seal has another place to sign
 */
export function isOpenByItsWords(cell: string, beside: readonly string[]): boolean {
  if (SAYS_SIGNED.test(cell) || EMPTY_MARK.test(cell)) return true;
  return LINE_WITH_SEAL.test(cell) && beside.some((other) => OTHER_PLACE.test(other) || other.startsWith('____'));
}
const OTHER_PLACE = openingWords('by, signed, signature, per');

/** 'EXECUTED on the ____ day of ____ 2025': the day of signing is open, and nobody signs on it. */
export const isDayOfSigning = (cell: string): boolean =>
  /^(?:signed|executed|dated|made|done)(?: and delivered)?(?: (?:at [^_]{2,40}))?,? (?:on )?(?:this|the) _{2,}(?:st|nd|rd|th)? day of\b/i.test(
    cell,
  );

import { WHITE_SPACE } from '../../lexicon/characters';
import { closingWords, onlyWords, openingWords, wording } from '../../lexicon/words';
import { endsLikeOrganisation, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import { hasShapeOfPerson, isTitle } from './person';

/** What a form asks after a name on the same line: 'Date of birth:', 'Home language:', 'Alternate contact:', 'Born:', 'Dated:', 'SSN:'. */
const LABEL_BEGINS = onlyWords([
  'date(s), d.o.b(.), dob, born, age, home, alternate, alternative, address, e-mail, email, phone, tel(.), telephone, mobile',
  'cell, fax, signed, signature, position, title, occupation, school, year, grade, emergency, contact, account, unit',
  'plot, room, policy, passport, nationality, postcode, zip, vat, reference, ref(.), mother, father, next, vehicle, job',
  'dated, its, by, name, print, printed, attn(.), attention, ssn, ein, tin, initials, witness, capacity, relationship, company',
]);
/** The rest of such a label, up to its colon. */
const LABEL_ENDS = /^(?: [\p{L}'/.-]{1,15}){0,3} ?:/u;
/** In characters: so much of what stands behind a name is looked at. */
export const LONGEST_LABEL = 50;

/** The name of a person without the words in which the next label of the form begins: 'Ann Lee Date' of 'Ann Lee Date of birth: 4 May'. */
export function withoutNextLabel(name: string, after: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const isLabel =
    LABEL_BEGINS.test(last) && (LABEL_ENDS.test(after) || SIGNS.test(last) || PRINTED_NAME.test(`${last}${after}`));
  // 'Ann Lee. Alternate contact:' is the end of one field and the beginning of the next.
  const field = words.findIndex((word, at) => at > 0 && at < words.length - 1 && SENTENCE_END_IN_FORM.test(word));
  if (field > 0 && LABEL_ENDS.test(after))
    return words
      .slice(0, field + 1)
      .join(' ')
      .slice(0, -1);
  return isLabel && words.length > 2 && !endsLikeOrganisation(name) ? words.slice(0, -1).join(' ') : name;
}

/** 'L. Devane Signed', 'Ann Lee Dated', where the line is signed on: words that are nobody's surname. */
const SIGNS = onlyWords('signed, signature, dated, its, initials, attn(.), ssn');
/** 'Ann Lee Print Name', whatever follows. */
const PRINTED_NAME = openingWords('print(ed) name');
const SENTENCE_END_IN_FORM = /\p{Ll}{3,}\.$/u;

/** 'Maria Lopez d/b/a Lopez Gardens': what a person trades as is no part of the name. */
const TRADES_AS = wording(' {d/b/a,dba} ');

/**
 * The name without where a person lives ('Mr Jo Rees of High House', 'Jo Rees of The Mill, Ludlow') and what he trades as.
 * @param before what stands before the name, a courtesy title perhaps
 * @param after what stands after it
 */
export function withoutHome(before: string, name: string, after: string): string {
  const trades = name.search(TRADES_AS);
  if (trades > 0) return name.slice(0, trades);
  // 'The Trustees of the Hollis Estate of The Estate Office': theirs is the last home.
  const home = OFFICE_HOLDERS.test(name) ? name.lastIndexOf(' of ') : name.indexOf(' of ');
  if (home <= 0) return name;
  const person = name.slice(0, home);
  const other = AND_ANOTHER.exec(name.slice(home))?.[1] ?? '';
  if (hasShapeOfPerson(person) && !soundsLikeOrganisation(person) && legalFormOf(other) !== null) return person;
  const isTitled = isTitle(before.trim().split(WHITE_SPACE).at(-1) ?? '');
  const goesOn = HOME_GOES_ON.test(after) && hasShapeOfPerson(person);
  return isTitled || (goesOn && !endsLikeOrganisation(name)) || isBody(name, home) ? person : name;
}

/** ' of Lancaster and Acme Collision Inc.': another is named behind the town. */
const AND_ANOTHER = /^ of \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? and (\p{Lu}.*)$/u;
/** ', Ludlow', ', in the County of'. */
const HOME_GOES_ON = /^, (?:[A-Z\d]|in the (?:County|county|City|city|Parish|parish|State|state|Province|province))/;
const OFFICE_HOLDERS = openingWords('(the ){trustees,governors,executors,churchwardens,wardens,members,directors} of ');

/** 'Wexcombe Borough Council of the Guildhall': bodies that are no longer named after 'of'. */
function isBody(name: string, home: number): boolean {
  return (
    (closingWords('Limited, Ltd, LLP, LLC, PLC, Inc(.)').test(name.slice(0, home)) ||
      name.includes('Council of the ') ||
      (OFFICE_HOLDERS.test(name) && name.slice(0, home).toLowerCase().includes(' of '))) &&
    home > name.length / 3
  );
}

import {
  COLON,
  DRAWN_LINE,
  FIGURES,
  opensWithCapital,
  withoutEnd,
  withoutLast,
  withoutSigns,
} from '../lexicon/characters';
import { withoutThe } from '../lexicon/en/articles';
import { ROLES } from '../lexicon/en/roles';
import {
  anyWording,
  closingWords,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../lexicon/words';
import { endsLikeOrganisation } from '../mentions/legal-forms';
import { isOpenTerm } from './open-terms';

/** Roles of whoever signs, in small letters, known without the paper that names them. */
const SIGNATORIES: ReadonlySet<string> = new Set([
  ...ROLES.map((role) => role.toLowerCase()),
  'director',
  'secretary',
  'witness',
  'authorised signatory',
  'authorized signatory',
  'authorized officer',
  'authorised officer',
]);

/** Whether a label is the role of somebody who signs: 'The Agent', 'Authorised signatory'. */
export function isSignatory(label: string): boolean {
  return SIGNATORIES.has(withoutThe(label).toLowerCase());
}

/** Whether a label is the role of somebody who signs, or what the paper calls one of its sides. */
export function isSignatoryOf(label: string, signers: Signers): boolean {
  const role = label.trim();
  return isSignatory(role) || OTHER_SIGNATORY.test(withoutThe(role)) || signers.isSide(role);
}

/** Who signs beside them in forms of families, clubs and firms. */
const OTHER_SIGNATORY = onlyWords(
  'mother, father, parent, guardian, carer, school, club, nursery, shop, couple, agent, company secretary, manager, hirer, member, guarantor, resident, pupil, student',
);
/** What stands around a role where several sign: 'Signature of Hirer 1', 'First hirer', 'Hirer(s) sign here', 'Agreed by the parents'. */
const BEFORE_ROLE = openingWords(
  '{signature of,signature for,authorised signature for,authorized signature for,signed by,signed for,agreed by,agreed for,accepted by,accepted for,for,per,first,second,third,fourth,other} ',
);
const BEHIND_ROLE = closingWords(' {signature,signs,sign,sign here,signed,1,2,3,4,one,two,three,four}');
/** '1. ______ 2. ______' behind a role. */
const NEXT_NUMBER = onlyWords('#(.)');
const SIGNS_BESIDE = ':.,/()';

/** Whether words name nobody but who signs: 'Landlord/Agent', 'The Hirers', 'Signature of Hirer 1'. */
function nameSignatory(words: string): boolean {
  let rest = words.replace('(s)', '').trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = withoutThe(withoutEnd(rest, SIGNS_BESIDE).trim()).replace(BEFORE_ROLE, '').replace(BEHIND_ROLE, '');
  }
  return rest.split('/').every((role) => {
    const one = withoutThe(role.trim());
    // 'Bank: ______' is one to fill in as often.
    if (ASKS.test(one) && !IS_WITNESS.test(one)) return false;
    return [one, withoutLast(one, 's')].some((name) => isSignatory(name) || OTHER_SIGNATORY.test(name));
  });
}

/** Whether a line has nothing but lines drawn to sign on and, before each or before all, who signs there: 'First hirer ______ Second hirer ______', 'The Hirers: 1. ______ 2. ______'. */
export function isForSignatories(line: string): boolean {
  const [first = '', ...others] = line.split(DRAWN_LINE).map((words) => words.trim());
  const named = others.filter((words) => withoutSigns(words, SIGNS_BESIDE) !== '');
  const begins = withoutNumber(first);
  return (
    others.length > 0 &&
    begins !== '' &&
    nameSignatory(begins) &&
    named.every((words) => NEXT_NUMBER.test(words) || OPENS_WITH_DAY.test(words) || nameSignatory(words))
  );
}
const withoutNumber = (words: string): string => words.replace(closingWords(' 1(.)'), '');

/** A line drawn to write on, the first in a cell. */
const DRAWN = /_{4,}|\.{8,}|…{3,}/;
/** What is asked of somebody and is no signature: 'Emergency contact: ____', 'Deposit paid: ____'. */
const ASKS = wording([
  'price, amount, fee(s), total, deposit, paid, rent, sum, number, no, nos, account, value, balance, limit, phone, mobile, tel, telephone, cell, fax, e-mail, email',
  'address, contact, date, day, time, hour, id, licence, license, passport, policy, bank, bsb, iban, sort code, employer, keys, copies, copy, name(s), title, position',
  'witness(es), presence, before, notary, initial(s), reference, ref, order, registration, mileage, odometer, reading(s), age, school, course, place, other, if, optional',
]);
/** Whether a label asks for something that is no signature: 'Bank', 'Date', 'Account ending'. */
export const asksForOther = (label: string): boolean => ASKS.test(label);
/** What stands between a line and the name of who signs on it: a stamp, a procuration, an office. */
const BEFORE_NAME =
  /^[,:(\s]*(?:\(?(?:seal|stamp|L\.S\.)\)?|ppa\.?|i\. ?[VA]\.|p\.p\.|per pro\.?|\p{Lu}[\p{L} ]{2,30}:)?\s*/u;
/** 'Dr. Ute Lind, Head of Sales', 'Ann Lee Date'. */
const NAME =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Ing|Ir|Mag|DI)\.? )*\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|da|di|du|dos|la|le|van|von|der|den|ter|ten|zu|af|av|del|al|bin|binti|s\/o) )*\p{Lu}[\p{L}.'’-]*){1,4}(?=$|[,()_]| [\s(_]|\t| Date| Title| \d)/u;
/** What may stand behind a line without a name, but for signs and the day. */
const STAMPED: ReadonlySet<string> = new Set(['', 'stamp', 'seal', 'ls']);
const LINED = `${FIGURES}()_.…,:/ \t\n`;
/** Who signs says so in words: 'Subscribed by the Seller at', 'We agree', 'Taken note of by the Supplier (stamp, signature, date)'. */
const SAYS = anyWording(
  openingWords(
    '{subscribed,sealed,acknowledged,received and accepted} {by,for}, taken note of( by), {I,we} {agree,accept,confirm,consent}, read and {accepted,agreed,approved,understood}',
  ),
  onlyWords(unlessNext('name'), 200, 'signature( and date), signature\\, {date,stamp}', perhaps('\\)'), perhaps(COLON)),
  onlyWords('by', COLON, ' its ~4 +'),
);
const IS_WITNESS = wording('witness, presence');
/** 'Approved by officer', 'Accepted for the Carrier by': who has to agree as well. */
const APPROVED_BY = openingWords(
  '({and,also,read,reviewed} )(and )',
  '{approved,accepted,acknowledged,agreed,authori{s,z}ed,ratified,confirmed,countersigned,consented to}',
  perhaps(' and {approved,accepted,agreed,acknowledged,confirmed}'),
  perhaps(' as to form'),
  ' {by,for the,on behalf of}',
  perhaps(' '),
);
/** 'Supplier acknowledgment', "Owner's acceptance". */
const ITS_ACT = closingWords(
  '{acknowledg(e)ment,acceptance,approval,confirmation,consent,countersignature,sign_off}',
  perhaps(' \\(', upTo(80, '()'), '\\)'),
);
/** What asks for the signature itself: 'please sign and return'. */
const ASKS_TO_SIGN = wording('sign, signature, signed');
/** Who else writes on a line, where it is no party: 'Attorney for Buyer', 'Broker', 'Escrow agent'. */
const ADVISER = wording(
  '{attorney(s),attorneys-at-law,lawyer(s),counsel,solicitor(s),conveyancer,accountant,surveyor,realtor,broker,notary,escrow {agent,holder,company},title company,lender,bank}',
);
/** Whether words lead on to whom an adviser acts for, who stands in the next line: 'Attorney for'. */
export const namesAdviserFor = (above: string): boolean =>
  closingWords(' {for,of,to}( the)').test(above) && ADVISER.test(above.split(SENTENCE_END).at(-1) ?? '');
const SENTENCE_END = '. ';
/** 'Agreed: Brno, ______'. */
const SIGNED_AT = /^(?:[Aa]greed|AGREED|[Aa]ccepted|ACCEPTED|[Ss]igned|SIGNED)\s?[:,] ?\p{Lu}[\p{L}.-]{1,20},?\s*$/u;
/** 'Zutphen, 23 September 2025:', '9 May 2026:': where and when somebody signs who is named behind the line. */
const PLACE_AND_DAY =
  /^(?:\p{Lu}[\p{L} .'’-]{1,30}, ?)?(?:the |on )?(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?\p{L}{3,10}\.?,? (?:19|20)\d\d|\p{Lu}\p{L}{2,8} \d{1,2}, (?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}) ?:?$/u;
/** 'Acme Ltd per:', 'Acme Ltd., by Ann Lee, Manager'. */
const BY_SOMEBODY = /^(.{3,90}?),? (?:by|per)\b\s?:?(.{0,60})$/i;
const LABEL = /^((?:\p{Lu}|the )[\p{L}'’/ ]{1,38}?) ?(?:\(s\))?(?: ?: ?(?:1[.)])?|$)/iu;
/** Who signs, and for which part of the paper alone: 'Guarantor (only for clause 9)', 'Key Person, as to Sections 4.1 and 5.1'. */
const SIGNS_FOR_PART =
  /^((?:\p{Lu}|the )[\p{L}'’ ]{2,40}?),? ?\(?(?:solely |only )?(?:as to|for(?: the purposes? of)?|in respect of|with respect to) (?:[Cc]lauses?|[Ss]ections?|[Pp]aragraphs?|[Aa]rticles?|[Pp]arts?) [^_()]{1,40}\)? ?:?$/u;
/** So often a paper speaks of 'the Acquirer' who is one of its sides. */
const LEAST_NAMED = 3;
/** So many lines of one label that are dated are of those who sign: 'Renter: Ann Lee Date: 11/8/25' over 'Renter: ____ Date: ____'. */
const LEAST_SIGNED = 2;

/** What stands around such a line: the next one, where a line that stands alone may have its name, and whether others are signed beside it. */
interface Beside {
  below: string;
  isNear: boolean;
}

/** What a paper knows of who signs it. */
export interface Signers {
  /** Whether a label is what it calls one of its sides. */
  isSide: (label: string) => boolean;
  /** Whether it speaks again and again of somebody by this label. */
  isCalled: (label: string) => boolean;
  /** Whether it names somebody of this name elsewhere. */
  names: (name: string) => boolean;
}

/** A paper with more labels than this is a list; for each the whole text is looked through. */
const MOST_LABELS = 60;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Who may sign a paper, by what its text calls them. */
export function signersOf(text: string): Signers {
  const known = new Map<string, boolean>();
  const isCalled = (label: string): boolean => {
    const before = known.get(label);
    if (before !== undefined || known.size >= MOST_LABELS) return before ?? false;
    const word = RegExp.escape(withoutLast(label, 'sS'));
    const named = new RegExp(`(?:\\b(?:the|a|an|each|any|both)\\s|["“])${word}s?(?!\\p{L})`, 'giu');
    const isDated = new RegExp(`^[|\\s]*${word}s?: ?[^\\n]{3,60}? Dated?: ?\\S`, 'gimu');
    const is = count(text, named) >= LEAST_NAMED || count(text, isDated) >= LEAST_SIGNED;
    known.set(label, is);
    return is;
  };
  return {
    isCalled,
    isSide(label) {
      const own = withoutThe(label.trim());
      return own !== '' && !ASKS.test(own) && (isSignatory(own) || isCalled(own));
    },
    names: (name) => !ASKS.test(name) && count(text, new RegExp(RegExp.escape(name), 'gi')) > 1,
  };
}

/** Whether what follows a line is a name, or nothing but a place for the day or a stamp. */
function isSigned(after: string): boolean {
  const rest = after.replace(BEFORE_NAME, '');
  return NAME.test(rest) || isOpen(after);
}
const isOpen = (after: string): boolean => STAMPED.has(withoutSigns(after.split(DAY, 1)[0] ?? '', LINED).toLowerCase());
const DAY = wording('date(d)');
const OPENS_WITH_DAY = openingWords('date(d)');

/**
 * Whether a line among those with which a paper ends is drawn for somebody's signature: by what its label says ('Acquirer: ______', 'Ann Lee: ______ Date: ______',
 * 'Acme Ltd per: ______', 'Subscribed by the Seller at ______') or by the name behind it ('______ ppa. Dr. Ute Lind').
 */
export function isDrawnToSign(cell: string, { below, isNear }: Beside, signers: Signers): boolean {
  const drawn = DRAWN.exec(cell);
  if (!drawn || isOpenTerm(cell)) return false;
  const before = cell.slice(0, drawn.index).trim();
  const after = cell.slice(drawn.index + drawn[0].length).trim();
  if (before === '') return isNameOnly(isOpen(after) ? below : after.replace(BEFORE_NAME, ''));
  if (SIGNED_AT.test(before)) return true;
  if (PLACE_AND_DAY.test(before)) return isNameOnly(after.replace(BEFORE_NAME, ''));
  if (SAYS.test(before)) return !IS_WITNESS.test(before);
  // 'KEY PERSON (as to Sections 4.1 and 5.1): ______' signs for a part only.
  const bound = SIGNS_FOR_PART.exec(before)?.[1] ?? '';
  if (bound !== '' && !ASKS.test(bound) && isOpen(after)) return true;
  const label = LABEL.exec(before)?.[1] ?? '';
  const isSide = signers.isSide(label);
  const named = before.slice(LABEL.exec(before)?.[0].length ?? 0).trim();
  if (isSide && named === '') return isSigned(after);
  const firm = BY_SOMEBODY.exec(isSide ? named : before)?.[1] ?? '';
  if (firm !== '') return endsLikeOrganisation(firm);
  const isLabel = label !== '' && !ASKS.test(label);
  // 'Hirer: Tom Reed ______', 'Ann Lee: ______ Date: ______', 'Founders: ______ Ann Lee ______ Tom Reed'.
  if (isLabel && named !== '') return isKnown(named, signers) && isOpen(after);
  const person = withoutEnd(before, ':');
  if (isName(person) && isOpen(after)) return isNear || OPENS_WITH_DAY.test(after) || isKnown(person, signers);
  return isLabel && isKnown(NAME.exec(after)?.[0] ?? '', signers);
}

/**
 * Whether a line is drawn for somebody who approves, accepts or acknowledges: 'Approved by officer: ____'.
 * @param isPlain whether the paper is signed there; elsewhere only what one of its sides has to sign or date is such a line
 */
export function isToAgree(cell: string, isPlain: boolean, signers: Signers): boolean {
  const drawn = DRAWN.exec(cell);
  if (!drawn) return false;
  const before = withoutEnd(cell.slice(0, drawn.index).trim(), ':').trim();
  const after = cell.slice(drawn.index + drawn[0].length).trim();
  if (before.length > LONGEST_AGREED || !opensWithCapital(before) || IS_WITNESS.test(before)) return false;
  const by = APPROVED_BY.exec(before)?.[0];
  const act = by === undefined ? ITS_ACT.exec(before)?.[0] : undefined;
  const who = before.slice(by?.length ?? 0, before.length - (act?.length ?? 0)).trim();
  if (ASKS.test(who) || !isOpen(after)) return false;
  if (act === undefined) return by !== undefined && isPlain;
  if (!signers.isSide(who.split(OF_SIDE, 1)[0] ?? '')) return false;
  return isPlain || ASKS_TO_SIGN.test(before) || OPENS_WITH_DAY.test(after);
}
const LONGEST_AGREED = 90;
const OF_SIDE = closingWords("{',’}(s)");

/** The name with which words begin, as one who signs writes it. */
export function nameOpening(words: string): string | null {
  const name = NAME.exec(words)?.[0] ?? null;
  return name !== null && !ASKS.test(name) ? name : null;
}

/** Whether words are a name with what may stand behind it. */
const isNameOnly = (words: string): boolean => NAME.test(words) && !ASKS.test(NAME.exec(words)?.[0] ?? '');

const isName = (words: string): boolean => NAME.exec(words)?.[0] === words && !ASKS.test(words);
/** Whether words are the name of somebody whom the paper names elsewhere. */
const isKnown = (words: string, signers: Signers): boolean => isName(words) && signers.names(words);

/** 'Seller: Ann Lee Date: 9 May 2026', 'X Ann Lee Title: President Date: 06/12/2023'. */
const TYPED =
  /^([\p{L}'’/ ()]{1,40}?)(?::| ) ?(.{4,60}?),? (?:Title: .{2,30} )?Dated?\s?:? ?(?=\d|\p{Lu}\p{Ll}{2,8} \d)/u;
const MARKS = ['X', 'x', '×', '✗'];

/** 'Parent or guardian 1: Ann Lee 20/12/2024', 'Centre director: K. Soto, 5 May 2025': the day alone behind the name. */
const TYPED_DAY =
  /^([\p{L}'’/() ]{3,40}?(?: \d)?): (\p{Lu}[\p{L}.'’ -]{2,40}?),? +(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2}, \d{4})$/u;
/** 'Centre director', 'Parent or guardian 1': a role of whoever signs, whatever stands before it. */
const isRole = (who: string): boolean =>
  nameSignatory(who.replaceAll(' or ', '/')) || isSignatoryWord(who.split(' ').at(-1) ?? '');
const isSignatoryWord = (word: string): boolean => isSignatory(word) || OTHER_SIGNATORY.test(word);

/** Whether a side's name and the day of its signature stand in a line; anywhere but at a paper's end only behind the cross that shows where to sign. */
export function isTypedAndDated(cell: string, isAtEnd: boolean, signers: Signers): boolean {
  const [, role = '', named = ''] = TYPED_DAY.exec(cell) ?? [];
  if (isAtEnd && isNameOnly(named) && (signers.isSide(role) || isRole(role))) return true;
  const [, who = '', name = ''] = TYPED.exec(cell) ?? [];
  return NAME.test(name) && (MARKS.includes(who) || (isAtEnd && signers.isSide(who)));
}

import {
  hasLetters,
  opensWithCapital,
  opensWithSmallLetter,
  withoutSigns,
  withoutStart,
} from '../../lexicon/characters';
import { MONTH_NAMES } from '../../lexicon/en/months';
import { anyOf } from '../../lexicon/phrases';
import {
  anyWording,
  asWritten,
  closingWords,
  listOf,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import {
  endsLikeOrganisation,
  isKindOfEntity,
  LEGAL_FORM,
  legalFormOf,
  soundsLikeOrganisation,
} from '../../mentions/legal-forms';
import { TRADE_WORD } from '../../mentions/trade-words';
import { LONGEST_LABEL, withoutHome, withoutNextLabel } from './name-ends';

/** A party's name as read from one place. Offsets are those of the text searched. */
export interface NameMention {
  name: string;
  start: number;
  end: number;
}

/** In characters. */
const LONGEST_NAME = 110;
/** Words before a name that are no part of it, as they are written. */
const BEFORE_NAME = anyOf(
  listOf([
    'and, AND, And, &, between, BETWEEN, among, AMONG, by, BY, with, the, The, THE, that certain, both, each of, {Messrs,MESSRS}.',
    '{M{R,r,S,s},M{R,r}{S,s},D{R,r}}(.), M/s(.), (the )undersigned(,), ({B,b}oard of ){D,d}irectors of, (the )trustees of, on the one hand',
    '({C,c}ertain ){E,e}mployees of, ({C,c}ertain ){S,s}tockholders of, ({C,c}ertain ){S,s}hareholders of',
    '(the )({private,limited,public,non-profit,limited liability,public limited,private limited,joint-stock,simplified joint-stock} ){company,association}',
    'PARTY {A,B,C,D,E,F}:, Party {A,B,C,D,E,F}:, {FIRST,SECOND,THIRD,First,Second,Third}:',
    '{Covenanter,Buyer,Seller,Purchaser,Lessor,Lessee,Landlord,Tenant,Licensor,Licensee,Supplier,Customer,Client,Employer}:',
    'FOR VALUE RECEIVED\\,, For value received\\,, For Value Received\\,',
    // '(One) Acme Ltd', '(SECOND) Borel LLC': a list that counts in words.
    '\\({One,Two,Three,Four,First,Second,Third,Fourth,Firstly,Secondly,Thirdly,ONE,TWO,THREE,FOUR,FIRST,SECOND,THIRD,FOURTH}\\)',
    'Welcome!, Hello!, Hi!, Thank you!, Thanks!, Congratulations!',
    '{Employee,Company,Contractor,Consultant,Provider,Distributor,Lender,Borrower,Owner,Agent,Manufacturer}:',
  ]),
);
/** The same where a name must follow: 'Plaintiff Ann Lee', 'the golfer Tom Watson', 'For Acme Ltd', 'Licensee THE BANK'. */
const BEFORE_A_NAME =
  "(?:Plaintiff|Defendant|Claimant|Respondent|Petitioner|PLAINTIFF|DEFENDANT)s?,?(?= [A-Z])|the [a-z]{4,12}(?= [A-Z][a-z]+ [A-Z])|F(?:or|OR)(?= (?:[A-Z][\\w&'.-]*,? ){1,5}(?:B\\.V|N\\.V|AG|I(?:nc|NC)|P?LL[CP]|PLC|plc|Sdn|Pte|Pvt|Pty|SARL|KG|L(?:td|TD)|L(?:imited|IMITED)|GmbH|Corp|Trust|Association|Society)\\b)|(?:Licensee|Licensor|Buyer|Seller|Lessor|Lessee|Employer|Customer|Supplier)(?= THE )";
/** 'X Dale R. Hostetler, INDIVIDUALLY': the mark at which one signs. */
const SIGNS_HERE =
  /[Xx]\s(?=[A-Z][\w.-]*\s(?:[A-Z]\.?\s)?[A-Z][\w-]+(?:,|$|\s{2}|\t|\s(?:DATE|Date|Title|INDIVIDUALLY)\b))/;
const LEAD = new RegExp(
  `^(?:[\\s,;:.*_-]|\\(?(?:\\d{1,2}|[ivxIVX]{1,4}|[a-eA-E])[).]\\s(?!& )|${SIGNS_HERE.source}|(?:${BEFORE_NAME}|${BEFORE_A_NAME})\\s){0,12}`,
);
const COMMA_FORM = new RegExp(`^,? {0,3}(${LEGAL_FORM})`, 'i');
/** The form of 'First Bank plc' begins small. */
const PLC = openingWords(' plc');
const COMMA = perhaps('\\,');
const BLANK = perhaps(' ');
/** ', CO' and ', Co.' after a comma are Colorado or an Irish county; a company's 'Co.' follows its name directly. */
const TOWN_IN_COLORADO = openingWords(
  '\\,( )( )co',
  perhaps('.'),
  unlessNext(BLANK, perhaps('.'), COMMA, BLANK, '{ltd,inc,limited,llc,kg}*'),
);
const WORD =
  /^(?:[\p{Lu}0-9"'][\p{L}\p{M}\w&.'’/!+¢@®™-]{0,40}|[a-z]{1,12}[A-Z0-9.][\w.-]{1,30}|&|eG|of|ve|and|a\/[lp]|al|bin(?:t[ei])?|bte|d(?:[aiou]|e(?:gli|i|l(?:la)?|[nrs])?|os)|el|for|ibn|in|la|las|le|los|ten|ter|the|van|von|y|zu|zum|zur|e|d\/b\/a|[sdw]\/o|on|to|at|dba|AND|OF)(?= |,|;|\(|\)|:|$|")/u;
const CONNECTOR = asWritten(
  onlyWords([
    'of, and, de, da, del, della, der, des, di, do, dos, du, for, in, la, le, ten, ter, the, van, von, y, zu, e, &, on, to, at, AND, OF',
    'a/l, a/p, al, ve, bin, binte, binti, bte, dei, degli, den, el, ibn, las, los, zum, zur',
  ]),
);
/** Words with which what is told of a party begins: its name is at an end. */
const STOP = asWritten(
  openingWords([
    'a, an, located, having, whose, with, residing, acting, organized, incorporated, existing, hereinafter, hereafter',
    'individually, dated, effective, WHEREAS, WITNESSETH, RECITALS, is, are, was, shall, will, on behalf',
    '{F,f}or and on behalf, FOR AND ON BEHALF, of #1-9',
  ]),
);
/** 'ABN 12 345', 'A Nevada Corporation': the same, in capitals; and the day on which somebody signs. */
const STOP_IN_CAPITALS = new RegExp(
  `^(?:\\d{1,2}[./]\\d{1,2}[./]\\d{2}(?:\\d{2})?|\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH_NAMES.join('|')}),? \\d{4}|(?:ABN|ACN|ARBN|NZBN|CIN|UEN)(?= ?\\d)|An? (?:[A-Z][a-z]+ ){1,3}(?:[Ll]imited [Ll]iability )?(?:[Cc]orporation|[Cc]ompany|[Pp]artnership))\\b`,
);
const NOT_A_NAME = onlyWords([
  'this, the, agreement, contract, party, parties, general provisions, whereas, witnesseth, recital(s), effective date',
  'company, a(n), each, it, its, and, his, her, their, any, such, background, now, therefore, in consideration',
  'section, article, exhibit, page, date(d), terms, purpose, title, name, by, address, attention',
  MONTH_NAMES.join(', '),
]);
const BRACKETED = new RegExp(
  `^ ?\\((?!(?:EMPLOYEE|EMPLOYER|COMPANY|BUYER|SELLER|Employee|Employer|Company|Buyer|Seller|Client|Customer|Supplier|Consultant|Contractor|Executive)\\))(?:[A-Z][\\w .]{1,20})\\) {0,2}(?:${LEGAL_FORM}|(?=(?!An? [A-Z][a-z]+ )[A-Z]))`,
);
/** 'Mzansi Group (Pty) Ltd': the form proper comes after a word that is one by itself. */
const BRACKETED_FORM = openingWords(
  ' \\({pty,pte,pvt,private,proprietary,uk,ireland,holdings}\\) {ltd,limited,llc,plc}',
);
const POSTCODE = wording('#5');
/** Whatever follows in a name. */
const REST = perhaps(' ', LONGEST_NAME);
/** Roles and things that contracts define, which are no one's name. */
const GENERIC = onlyWords(
  '({the,any,all,such,each,this,its,by,for,my,your,both} )({confidential,proprietary,protected,restricted,trade,evaluation,affiliated,permitted,operation(s),admin,intellectual} )',
  [
    'licensor(s), licensee(s), distributor(s), grantor, grantee, buyer(s), seller(s), supplier(s), customer(s), client(s)',
    'vendor(s), contractor(s), consultant(s), employee(s), employer(s), executive(s), recipient(s), discloser(s)',
    'provider(s), franchisor(s), franchisee(s), publisher(s), developer(s), affiliate(s), agent(s), company, companies',
    'information, secret(s), material(s), property, product(s), service(s), notice(s), territory, agreement(s), part{y,ies}',
    'manual, module, inventions, schedule, appendix, exhibit, counterpart(s), subsidiaries, representatives, society',
    'purpose(s)',
  ],
  REST,
);
/** What begins with such a word is a clause, or tells of anybody. */
const BEGINS_OTHERWISE = onlyWords('or, nor, and, this, that, these, those, such, each, any, all, person(s)', REST);
const NOT_A_PARTY = anyWording(
  closingWords('parties, {and,for,of,by} the company, {consultant,executive,employee,buyer,seller,party} and company'),
  wording([
    'witness whereof, exchange commission, exchange act, securities act, general counsel, chief executive',
    'vice president, stock exchange, patent and trademark, delaware corporation, confidentiality., attorney',
    'counsel to, plan of merger, agreement, {membership,joining} {application,form}, direct debit',
  ]),
  openingWords('{signed,confirmed,accepted,agreed,approved,executed,acknowledged} {for,by,on behalf of}'),
  onlyWords('the company'),
);
/** '4.3. Should any employee', 'CLAUSE TWO': where a clause begins. */
const NUMBERED_CLAUSE = openingWords('#1-2.#*, clause, article, section');
/** 'For the Society': who signs stands below. */
const FOR_ONE = onlyWords('{for,on behalf of} the ', 24);
/** 'A Nevada Corporation' says what a party is. */
const KIND_OF_PARTY = onlyWords('a(n) ', 30, ' {corporation,company,partnership}');
const MONTH = wording(MONTH_NAMES.join(', '));
/** 'Selvam a/l Muthu', the son of Muthu. */
const PATRONYM = asWritten(onlyWords('a/{l,p}'));
const SUFFIX = asWritten(
  anyWording(openingWords(COMMA, ' {Sr,Jr,SR,JR}', perhaps('.')), openingWords(COMMA, ' {II,III}')),
);
const COMPANY_KIND = closingWords('company, corporation, society, enterprise');
const QUOTED = /^ {1,2}"[A-Z][\w -]{2,30}"(?= ?[,(]| and )/;
/** After a word like 'Bank', 'Company' or 'Partners' the name may go on: 'Bank of Kentucky', 'Partners 1, LLC'. */
const GOES_ON = /^ {1,2}(?:[A-Z&]|\d{1,4}(?:-?[A-Z\d]{1,3})?(?:,| [A-Z]))/;
const OF_PLACE = wording('*{company,corporation,bank,trust,association,university,institute,foundation} {of,for} +');
/** A long word with a full stop ends a sentence; 'Bros.' and 'Assoc.' do not. */
const SENTENCE_END = /(?:\p{Ll}{6,}|\p{Lu}{6,})\.$/u;
/** The full stop after 'LLC' ends the sentence. */
const SENTENCE_AFTER_FORM = asWritten(closingWords(' {LLC,LLP,LP,PLC,GmbH,AG,AB,plc,Limited,Corporation,Company}.'));
/** 'Acme Ltd. The Sponsor pays': the full stop ends the sentence as well. */
const BEGINS_SENTENCE = openingWords(
  'the, this, these, each, it, i, we, you, my, your, our, in, if, both, any, all, no, there, throughout, during',
);
const NEXT_LABEL = /^ {1,2}[A-Z][a-z]{2,15}: /;
const LONGEST_WORDS = 14;

/** Quotation marks around a whole name; one that quotes a part of it stays. */
export const QUOTATION_MARKS = /^["“'](?!.*["”'] )|(?<!["“].*)["”'’,]$/g;
/** 'C. Reed': the letter before a name numbers no list. */
export const INITIALS = /^(?:\p{Lu}\. ){1,3}$/u;
/** The full stop of 'Ana Ruiz.', not that of an initial. */
const WORD_WITH_STOP = /\p{Ll}{2}\.$/u;

/** The name without the full stop that ends its sentence: 'Tenant: Ana Ruiz.'; that of 'Acme Inc.' stays. */
export function withoutStop(name: NameMention): NameMention {
  if (!WORD_WITH_STOP.test(name.name) || endsLikeOrganisation(name.name)) return name;
  return { name: name.name.slice(0, -1), start: name.start, end: name.end - 1 };
}

/** The characters before a name that are no part of it: 'and', '(1)', 'between'. */
export function leadLength(text: string): number {
  return LEAD.exec(text)?.[0].length ?? 0;
}

/**
 * Reads a name at the start of plain text: capitalised words with small connectors, a legal form after a comma included
 * ('Sears, Roebuck and Co.'). Null where none stands.
 */
export function readName(text: string): NameMention | null {
  const name = readWords(text);
  // 'Doce Mar – Padarias Unidas, Lda.' is one firm, whose form ends it.
  const dash = name && !endsLikeOrganisation(name.name) ? openingDash(text.slice(name.end)) : 0;
  const rest = name && dash > 0 ? readWords(text.slice(name.end + dash)) : null;
  if (!name || rest?.start !== 0 || legalFormOf(rest.name) === null) return name;
  const end = name.end + dash + rest.end;
  return { name: text.slice(name.start, end), start: name.start, end };
}

/** How many characters of a dash between blanks a text begins with; 0 where it does not. */
const openingDash = (text: string) => ([' - ', ' – ', ' — '].some((dash) => text.startsWith(dash)) ? 3 : 0);

function readWords(text: string): NameMention | null {
  const start = leadLength(text);
  let end = start;
  let position = start;
  for (let words = 0; words < LONGEST_WORDS; words++) {
    const rest = text.slice(position, position + 120);
    const form = TOWN_IN_COLORADO.test(rest) ? null : COMMA_FORM.exec(rest);
    const aside =
      words > 0 && !form
        ? (BRACKETED.exec(rest) ?? (COMPANY_KIND.test(text.slice(start, end)) ? QUOTED.exec(rest) : null))
        : null;
    if (aside) {
      position += aside[0].length;
      end = position;
      continue;
    }
    if (words > 0 && form) {
      end = position + form[0].length;
      const more =
        (opensWithCapital(withoutStart(text.slice(end, end + 4), ',')) || PLC.test(text.slice(end, end + 5))) &&
        COMMA_FORM.exec(text.slice(end, end + 60));
      if (more) end += more[0].length;
      position = end;
      if (!goesOn(text, end, form[0])) break;
      const quoted = COMPANY_KIND.test(form[0]) ? QUOTED.exec(text.slice(end, end + 40)) : null;
      position = end + (quoted?.[0].length ?? 1);
      if (quoted) end = position;
      continue;
    }
    const gap = [0, 1, 2].find((at) => rest[at] !== ' ') ?? 3;
    const word = WORD.exec(rest.slice(gap))?.[0];
    if (!word || (STOP.test(rest.slice(gap)) && !PATRONYM.test(word)) || STOP_IN_CAPITALS.test(rest.slice(gap))) break;
    if (CONNECTOR.test(word)) {
      if (words === 0) break;
      if (
        onlyWords('and, &').test(word) &&
        isComplete(text.slice(start, end)) &&
        !joinsFirm(rest.slice(gap), text.slice(start, end))
      )
        break;
    }
    position += gap + word.length;
    if (!CONNECTOR.test(word)) end = position;
    if (SENTENCE_END.test(word)) {
      end = position - 1;
      break;
    }
    const comma = /^, (?:[A-Z][\w.&'-]{1,20},? ){1,4}(?:and|&|AND) /.exec(text.slice(position, position + 80));
    if (
      comma &&
      new RegExp(`^${LEGAL_FORM}`, 'i').test(text.slice(position + comma[0].length, position + comma[0].length + 20))
    )
      position += 1;
  }
  if (!endsLikeOrganisation(text.slice(start, end))) end += SUFFIX.exec(text.slice(end, end + 8))?.[0].length ?? 0;
  if (SENTENCE_AFTER_FORM.test(text.slice(start, end))) end--;
  end = start + withoutHome(text.slice(0, start), text.slice(start, end), text.slice(end, end + 24)).length;
  end = start + withoutNextLabel(text.slice(start, end), text.slice(end, end + LONGEST_LABEL)).length;
  const name = text.slice(start, end).replace(QUOTATION_MARKS, '').trim();
  return accept(name) ? { name, start, end } : null;
}

const PLAIN_PERSON =
  /^(?:\p{Lu}')?\p{Lu}\p{Ll}+(?:[-']\p{Lu}\p{Ll}+)* (?:\p{Lu}\.? )?(?:\p{Lu}')?\p{Lu}\p{Ll}+(?:[-']\p{Lu}\p{Ll}+)*$|^[A-Z]{3,} [A-Z]\. [A-Z]{3,}$/u;

/** True for a name that could end here: an organisation's, or two words of a person's. */
function isComplete(name: string): boolean {
  return endsLikeOrganisation(name) || soundsLikeOrganisation(name) || PLAIN_PERSON.test(name.trim());
}

/** 'Dolphin Trading Limited Room 1302 Golden Gate': an address follows at once. */
const ROOM = openingWords(' {room,suite,unit,flat,level,block,floor} ', '#*');

/** 'First Bank and Trust, N.A.' */
const BANK_AND_TRUST = wording('bank {and,&} trust');

function goesOn(text: string, end: number, form: string): boolean {
  const rest = text.slice(end, end + 40);
  if (COMPANY_KIND.test(form) && QUOTED.test(rest)) return true;
  // 'Landlord: Greenfield Homes LLC. Tenant: Ana Ruiz.', 'Acme Inc. Date: May 1'.
  if (SENTENCE_AFTER_FORM.test(` ${form}`) || NEXT_LABEL.test(rest)) return false;
  if (form.endsWith('.') && BEGINS_SENTENCE.test(rest.trim())) return false;
  if (BRACKETED_FORM.test(rest) || BANK_AND_TRUST.test(`${form}${rest}`)) return true;
  if (ROOM.test(rest)) return false;
  return !form.includes(',') && (GOES_ON.test(rest) || OF_PLACE.test(`${form}${rest.slice(0, 6)}`));
}

/** 'Smith and Company', 'Doe and Sons LLC', 'First Bank and Trust, N.A.': the firm goes on after 'and'; 'John Smith and Gamma Corporation' are two. */
const FIRM_AFTER_PERSON = asWritten(
  openingWords(
    '{and,AND} {Co,CO,Company,COMPANY,Sons,SONS,Associates,ASSOCIATES,Partners,PARTNERS,Brothers,BROTHERS,Trust,TRUST}',
  ),
);

/** 'Institute of Grassland and Environmental Research' is one name. */
const FIELD = closingWords(
  '{institute,ministry,department,college,school,faculty,centre,center,academy} of ',
  upTo(LONGEST_NAME, '.,;:()&/"'),
);
const NEXT_FIELD = /^(?:and|AND|&) ((?:[A-Z][\w'-]+ ){0,2}[A-Z][\w'-]+)(?= ?[,(])/;

/** The last word of a name behind '&', and what follows it: '& Swim, operated by Acme LLC'. */
const LAST_WORD = /^& (\p{Lu}[\p{L}'-]+)(?=[,(;]| [(–-]|$)(.*)/u;
const RUN_BY = openingWords(
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({which,that} )(is )({owned,managed} and ){run,operated,owned} by ',
);

function joinsFirm(rest: string, before: string): boolean {
  const field = FIELD.test(before) ? NEXT_FIELD.exec(rest)?.[1] : undefined;
  if (field) return !endsLikeOrganisation(field) && !soundsLikeOrganisation(field);
  const [, trade = '', after = ''] = LAST_WORD.exec(rest) ?? [];
  if (trade !== '' && (TRADE_WORD.test(trade) || RUN_BY.test(after))) return true;
  if (PLAIN_PERSON.test(before.trim()) && !rest.startsWith('&')) return FIRM_AFTER_PERSON.test(rest);
  if (new RegExp(`^& (?:[A-Z][\\w.]{0,20},? ){0,2}(?:\\([A-Z][\\w ]{1,25}\\) )?(?:${LEGAL_FORM})`, 'i').test(rest))
    return true;
  return new RegExp(`^(?:and|&|AND) (?:[A-Z][\\w.]{0,20} ){0,2}${LEGAL_FORM}`).test(rest);
}

/** 'Colt Reed for Acme Drainage': somebody who signs for a party, not one. 'Habitat Homes for Veterans' is one name. */
function isAgentFor(name: string): boolean {
  const [who = '', whom = ''] = name.split(' for ');
  const isFirm = whom.includes(' ') || endsLikeOrganisation(whom) || soundsLikeOrganisation(whom);
  return isFirm && PLAIN_PERSON.test(who) && !soundsLikeOrganisation(who) && !endsLikeOrganisation(who);
}

function accept(name: string): boolean {
  if (MONTH.test(name) && findDates(name).length > 0 && !endsLikeOrganisation(name)) return false;
  if (name.length <= 2 || name.length > LONGEST_NAME || !hasLetters(name, 2)) return false;
  return (
    !NOT_A_NAME.test(name) &&
    !['A ', 'An '].some((article) => name.startsWith(article) && opensWithSmallLetter(name.slice(article.length))) &&
    !POSTCODE.test(name) &&
    !KIND_OF_PARTY.test(name) &&
    !isKindOfEntity(name) &&
    withoutSigns(name, 'xX') !== '' &&
    !NUMBERED_CLAUSE.test(name) &&
    !FOR_ONE.test(name) &&
    !isAgentFor(name) &&
    !(!name.includes(' ') && legalFormOf(name) !== null) &&
    !BEGINS_OTHERWISE.test(name) &&
    !(GENERIC.test(name) && !endsLikeOrganisation(name)) &&
    !NOT_A_PARTY.test(name)
  );
}

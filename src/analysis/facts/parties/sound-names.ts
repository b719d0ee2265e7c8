import {
  hasLetterOrDigit,
  hasSign,
  isInCapitals,
  opensWithCapital,
  WHITE_SPACE,
  withoutEnd,
  wordsIn,
} from '../../lexicon/characters';
import { anyWording, asWritten, closingWords, onlyWords, openingWords, perhaps, wording } from '../../lexicon/words';
import { endsLikeOrganisation, isFirm, LEGAL_FORM, legalFormOf } from '../../mentions/legal-forms';
import { PLACE } from '../../mentions/places';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { leadLength } from './name';
import { partyKey } from './party-key';
import { isPronoun, namesRole } from './role-words';
import { isInTrade } from './trade-names';
import { isBehindBlankNumber } from './where-one-sits';

/** How much stands of a name before the part of it that was read, in characters and words. */
const BEFORE = 90;
const MOST_WORDS = 5;
const TWICE = 2;
const MOST_PLACES = 200;
/** In characters: so much of a text is looked at for a name. */
const LONGEST = 160;

/** What leads to who signs, and is no part of the name: 'For Acme Plant & Hire Limited', 'Signed H. Lee'. */
const LEAD = openingWords([
  '{for,per,p.p.,pp,signed,signature,agreed,accepted,executed,confirmed}( {by,for,for and on behalf of,on behalf of})( the)(:) ',
]);
/** A line to sign on before it: who is named there signs on the next one. */
const DRAWN_BEFORE = closingWords('\\_\\_\\_');
/** ', Company ID 084 11 927': what the register says of a company. */
const REGISTERED = wording(
  perhaps('\\,'),
  ' {company,registration,register,registered,business,enterprise,tax,vat} {ID,no,no.,nr,nr.,number,code,reg. no.}(:) ',
);
const COLUMN =
  '{item(s),description,quantity,qty,unit(s),price(s),amount(s),rate(s),fee(s),total(s),date(s),day(s),time(s),hours,chosen,notes,status,details,type,size,number,no.,signature,title,position}';
/** The words of legal forms that no name consists of. */
const FORMS: ReadonlySet<string> = new Set(
  'inc incorporated ltd limited llc llp plc pte pty pvt private sdn bhd corp corporation company co gmbh'.split(' '),
);
/** The rest of the name of a firm, on its line or, alone, on the next. */
const FORM = `(?:(?:Private )?(?:${LEGAL_FORM}),? ?)+`;
const FORM_BEHIND = new RegExp(`^(?:,? ${FORM}(?![.:])|,?\\n${FORM}(?=[\\n,(]|$))`, 'u');
/** ' Singapore' behind the form of a company. */
const PLACE_BEHIND = new RegExp(` ${PLACE}$`, 'i');
/** The place with which a group calls one of its companies: 'North America Inc.'. */
const OF_PLACE = onlyWords(
  '{north america,south america,latin america,europe,asia pacific,asia,africa,middle east,apac,emea,uk,usa}',
);
/** An Irish county of an address. */
const COUNTY = onlyWords('co(.) +');
/** What stands between the words of a name, as far as one is read backwards. */
const JOINED = asWritten(closingWords(anyWording(closingWords(' {and,&,of} '), closingWords(perhaps('\\,'), ' '))));
/** Words that lead to names, and none of one. */
const LEADS = onlyWords([
  'between, and, for, with, by, to, from, the, dear, of, party, signed, per, agreed, accepted, date, name, company',
  'manager, director, behalf, attention, attn, client, customer, supplier, contractor, at, in, our, your, this',
]);
/** Words over the columns of a table. */
const HEADS = onlyWords(
  perhaps('{your,no.,total} '),
  COLUMN,
  ' ',
  COLUMN,
  perhaps(' ', COLUMN),
  perhaps(' ', COLUMN),
  perhaps(' ', COLUMN),
);
const IS_COLUMN = onlyWords(COLUMN);
/** 'Tansy Market is run by Tansy Market Limited'. */
const BRAND_OF = closingWords('{is,are} {run,operated,owned,provided,managed} by , {name,style,brand,division} of ');
/** ' of Devonport' behind a person. */
const HOME = ' of ';
/** Bodies that are named by whose or of where they are: 'Governing Body of Ashgrove School', 'Friends of Ashgrove'. */
const BODY = closingWords([
  '{body,board,governors,governor,trustees,executors,council,committee,friends,church,parish,diocese,order,guild,society',
  'university,college,school,institute,museum,bank,city,town,village,borough,county,state,government,department,ministry',
  'corporation,chamber,association,club,league,federation,union,house,office,commissioner(s)}',
]);
/** What no name says: 'IT HAS BEEN AGREED AS FOLLOWS'. */
const SAYS = wording('is, are, was, were, been, has, have, shall, must, hereby, whereas, follows');
const SENTENCE_WORDS = 3;

/** What the checks ask of a paper, worked out once. */
interface Paper {
  source: Source;
  /** The words that it writes small. */
  small: ReadonlySet<string>;
  /** All of it in small letters, where its places stay the same. */
  low: string;
  /** Names read before, with where they stand, and what leads to a place. */
  places: Map<string, number[]>;
  leads: Map<string, string>;
  sound: Map<string, PartyMention | null>;
}

const papers = new WeakMap<Source, Paper>();

function paperOf(source: Source): Paper {
  const known = papers.get(source);
  if (known) return known;
  const small = new Set(wordsIn(source.plain).filter((word) => !opensWithCapital(word)));
  const low = source.plain.toLowerCase();
  const paper = {
    source,
    small,
    low: low.length === source.plain.length ? low : '',
    places: new Map<string, number[]>(),
    leads: new Map<string, string>(),
    sound: new Map<string, PartyMention | null>(),
  };
  papers.set(source, paper);
  return paper;
}

/**
 * The mentions whose names can be somebody's, each by its whole name alone: without what stands before it ('Signed H. Lee') or behind ('Company ID 084 11'), with the first words and
 * the legal form that stand elsewhere in the paper; and without what holds no name, such as the heads of a table.
 */
export function soundNames(source: Source, mentions: readonly PartyMention[]): PartyMention[] {
  const paper = paperOf(source);
  const sound = mentions.flatMap((mention) => {
    const at = `${mention.start} ${mention.end} ${mention.name} ${mention.role} ${mention.details}`;
    const known = paper.sound.get(at);
    const read = known === undefined ? soundName(paper, mention) : known;
    paper.sound.set(at, read);
    return read ? [read] : [];
  });
  // 'Lim Pumps' and 'Castings Limited' of one 'Lim Pumps and Castings Limited'.
  return sound.filter(
    (part) =>
      !isInTrade(source.contract.text, part, sound) &&
      !sound.some(({ start, end, name }) => start <= part.start && part.end <= end && name.length > part.name.length),
  );
}

/** Steps towards the right name, one after the other. */
const STEPS: readonly ((paper: Paper, mention: PartyMention) => PartyMention)[] = [
  withoutLead,
  withinCell,
  withoutRegister,
  withoutHome,
  withoutPlace,
  withFirstWords,
  withForm,
];

function soundName(paper: Paper, mention: PartyMention): PartyMention | null {
  // Who is called by a role alone has no name that could be wrong.
  if (mention.name === mention.role) return mention;
  const blanks = mention.name.length - mention.name.trimStart().length;
  const trimmed = { ...mention, name: mention.name.slice(blanks), start: mention.start + blanks };
  const repaired = STEPS.reduce((read, step) => step(paper, read), trimmed);
  return holdsNoName(paper, repaired) ? null : repaired;
}

/** Where a name stands in the paper, or in its small letters, at first: a paper that repeats one for ever says no more by it. */
function placesOf({ places, source, low }: Paper, name: string, isLow = false): number[] {
  const key = `${isLow ? '-' : '+'}${name}`;
  const known = places.get(key);
  if (known) return known;
  const text = isLow ? low : source.plain;
  const found: number[] = [];
  for (let at = text.indexOf(name); at >= 0 && found.length < MOST_PLACES; at = text.indexOf(name, at + 1))
    found.push(at);
  places.set(key, found);
  return found;
}

function withoutLead(paper: Paper, mention: PartyMention): PartyMention {
  const { plain } = paper.source;
  const length = LEAD.exec(mention.name)?.[0].length ?? 0;
  const name = mention.name.slice(length);
  if (length === 0 || !(isFirm(name) || isNatural(name))) return mention;
  // 'For Goodness Shakes Limited' is never named otherwise.
  const isNamed = placesOf(paper, name).some((at) => !LEAD.test(plain.slice(at - length, at + name.length)));
  if (!isNamed && !isNatural(name)) return mention;
  // 'Hirer: ______ For Acme Hire Limited: ______': the label is that of the line before.
  const isNext = DRAWN_BEFORE.test(plain.slice(0, mention.start).trimEnd());
  return { ...mention, name, start: mention.start + length, role: isNext ? null : mention.role };
}

/** 'Lark Metals LLC' of two firms in the cells of 'Vendor | Ship to'. */
function withinCell({ source }: Paper, mention: PartyMention): PartyMention {
  const at = source.contract.text.slice(mention.start, mention.end).indexOf('\t');
  const areTwo =
    at > 0 && [mention.name.slice(0, at), mention.name.slice(at)].every((name) => legalFormOf(name) !== null);
  return areTwo ? cutAt(mention, at) : mention;
}

function withoutRegister(_: Paper, mention: PartyMention): PartyMention {
  const at = mention.name.search(REGISTERED);
  return at > 0 ? cutAt(mention, at) : mention;
}

function cutAt(mention: PartyMention, at: number): PartyMention {
  const details = `${mention.name.slice(at)}${mention.details}`;
  return { ...mention, name: mention.name.slice(0, at), end: mention.start + at, details };
}

/** 'Priya Venkat of Devonport (you)': where somebody lives, where the paper names him without it as well or speaks to him. */
function withoutHome(paper: Paper, mention: PartyMention): PartyMention {
  const { plain } = paper.source;
  const at = mention.name.indexOf(HOME);
  const person = mention.name.slice(0, Math.max(0, at));
  if (!isNatural(person) || BODY.test(person) || endsLikeOrganisation(mention.name)) return mention;
  const isNamed = placesOf(paper, person).some((place) => !plain.startsWith(HOME, place + person.length));
  return isNamed || isPronoun(mention.role ?? '') ? cutAt(mention, at) : mention;
}

/** 'Acme Pte. Ltd. Singapore': where a company sits. */
function withoutPlace(_: Paper, mention: PartyMention): PartyMention {
  const at = mention.name.search(PLACE_BEHIND);
  return at > 0 && legalFormOf(mention.name.slice(0, at)) !== null ? cutAt(mention, at) : mention;
}

/** The first words of a firm's name, which a comma, an 'and' or the end of a line parts from the rest. */
function withFirstWords(paper: Paper, mention: PartyMention): PartyMention {
  const { small } = paper;
  const { name } = mention;
  const form = legalFormOf(name);
  if (form === null) return mention;
  const isRest = isFormAlone(name) || OF_PLACE.test(name.slice(0, name.length - form.length).trim());
  // The end of a line parts a form from its name; above the name of a firm stands its role or a title.
  const before = (at: number) => wordsBefore(paper, at, isFormAlone(name) ? '\t' : '\t\n');
  const places = placesOf(paper, name);
  const [first = ''] = places.map(before);
  const words = first.trim();
  if (words === '' || small.has(wordsIn(words.toLowerCase())[0] ?? '')) return mention;
  if (!isRest) {
    // 'Ann Lee and Acme Limited' are two, and so are 'Acme and Beta Limited' where Acme is named elsewhere.
    const isAlways = places.length >= TWICE && places.every((at) => before(at) === first);
    const alone = withoutJoint(words);
    const isOther = isFirm(alone) || placesOf(paper, alone).length > places.length;
    if (!isAlways || isOther) return mention;
  }
  const start = (places[0] ?? 0) - first.length;
  const end = start + first.length + name.length;
  const whole = paper.source.plain.slice(start, end);
  return { ...mention, name: whole, start, end };
}

const isFormAlone = (name: string): boolean => wordsIn(name).every((word) => FORMS.has(word.toLowerCase()));

const withoutJoint = (words: string): string => {
  const joint = JOINT.exec(words)?.[0].length ?? 0;
  return words.slice(0, words.length - joint).trim();
};
const JOINT = anyWording(closingWords(' {and,&}'), closingWords('\\,'));

/** The capitalised words that lead to a place of the text, with what stands between them: 'Lim Pumps and ' before 'Castings Limited'. */
function wordsBefore({ source, leads }: Paper, at: number, signs: string): string {
  const key = `${at}${signs}`;
  const known = leads.get(key);
  if (known !== undefined) return known;
  const words = wordsAhead(source.contract.text, at, signs);
  leads.set(key, words);
  return words;
}

function wordsAhead(text: string, at: number, signs: string): string {
  const line = text.slice(Math.max(0, at - BEFORE), at);
  let from = line.length;
  for (let count = 0; count < MOST_WORDS; count++) {
    const rest = line.slice(0, from);
    const gap = JOINED.exec(rest)?.[0] ?? '';
    const head = rest.slice(0, rest.length - gap.length);
    const word = head.split(WHITE_SPACE).at(-1) ?? '';
    if (hasSign(gap, signs) || !opensWithCapital(word) || !hasLetterOrDigit(word.slice(-1))) break;
    if (LEADS.test(word) || namesRole(word)) break;
    from = head.length - word.length;
  }
  const words = line.slice(from);
  return leadLength(words) > 0 ? '' : words;
}

/** The name of a firm with the legal form that it bears elsewhere in the paper, where it bears but one. */
function withForm(paper: Paper, mention: PartyMention): PartyMention {
  const { plain, contract } = paper.source;
  const { name } = mention;
  if (legalFormOf(name) !== null || !name.includes(' ')) return mention;
  // 'BRANNOCK FOODS' over the paper is the 'Brannock Foods DAC' of its sentences.
  const places = isInCapitals(name) ? placesOf(paper, name.toLowerCase(), true) : placesOf(paper, name);
  const wholes = places.flatMap((start) => {
    const end = start + name.length;
    const form = withoutEnd(FORM_BEHIND.exec(contract.text.slice(end, end + LONGEST))?.[0].trimEnd() ?? '', ',');
    const whole = plain.slice(start, end + form.length);
    const isWhole = legalFormOf(whole) !== null && wordsBefore(paper, start, '\t\n') === '';
    return isWhole ? [{ name: whole, start, end: start + whole.length }] : [];
  });
  const [whole] = wholes;
  if (new Set(wholes.map((one) => partyKey(one.name))).size > 1) return mention;
  // A person and the company that bears his name are two, unless the name is only what the company trades under.
  const isBrand = wholes.some(({ start }) => BRAND_OF.test(plain.slice(Math.max(0, start - BEFORE), start)));
  if (isNatural(name) && !isBrand && places.length > wholes.length + 1) return mention;
  return { ...mention, ...whole };
}

/** 'Paid Family and Medical Leave Act': the words behind the first ones of a statute's name. */
const IN_STATUTE = /^(?: (?:\p{Lu}[\p{L}'-]+|and|of|for|in)){1,6}(?<=Act|Acts|Ordinance)(?![\p{L}'-])/u;
const MOST_OF_STATUTE = 80;

/** 'A MANAGER-MANAGED TEXAS LIMITED LIABILITY COMPANY': what a company is, below its name. */
const IS_WHAT = onlyWords(
  '{a,an}( {manager,member}-managed)( +)( +) {limited liability company,limited company,corporation,limited partnership}',
);

/** Whether no word of a name is one: a legal form or county alone, a street behind a blank, the heads of a table, a sentence in capitals. */
function holdsNoName({ source: { contract, plain }, small }: Paper, { name, start, end }: PartyMention): boolean {
  if (legalFormOf(name) === null && isBehindBlankNumber(plain, start)) return true;
  if (isFormAlone(name) || COUNTY.test(name) || HEADS.test(name)) return true;
  if (SAYS.test(name) && wordsIn(name).length >= SENTENCE_WORDS && legalFormOf(name) === null) return true;
  if (isInCapitals(name) && IS_WHAT.test(name)) return true;
  if (IN_STATUTE.test(plain.slice(end, end + MOST_OF_STATUTE))) return true;
  const isInCells = contract.text.slice(start, end).includes('\t');
  return isInCells && wordsIn(name).every((word) => small.has(word.toLowerCase()) || IS_COLUMN.test(word));
}

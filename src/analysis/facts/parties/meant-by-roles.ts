import { inClause, kept, openingWords, upTo, wording } from '../../lexicon/words';
import { endsLikeOrganisation, isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { namesInCell } from './names-in-cell';
import { linesOf, namesInText, type PlacedName } from './ranking/names-in-text';
import { isPronoun, namesRole } from './role-words';

const CONFIDENCE = 0.8;
const LONGEST = 160;
/** '"Us", "we" and "the Creamery" mean ', 'In these terms "the City" means '. */
const MEANS =
  /((?:["“](?:[Tt]he )?[\p{L} -]{2,30}["”],? ?(?:and |or )?){1,4})(?:means?|refers? to|is|are):? (?=\p{L})/gu;
const QUOTED = /["“](?:[Tt]he )?([\p{L} -]{2,30})["”]/gu;
/** Who is bound by what follows. */
const IS_BOUND = openingWords(' {shall,will,must,agrees,undertakes,pays,may not,is liable}');
/** What bodies are called that bear no legal form. */
const BODY = openingWords(
  '(the ){corporation,council,university,governors,trustees,board,municipality,county,borough,city,town,state} of ',
);

/** Whom the paper means by a role of which its terms speak: '"the City" means The Corporation of the City of Ayr', where 'the City shall pay'. */
function meantByRoles(source: Source): PartyMention[] {
  const { plain } = source;
  return [...plain.matchAll(MEANS)].flatMap((match) => {
    const roles = [...(match[1] ?? '').matchAll(QUOTED)].map(([, said = '']) => said.trim());
    const ours = roles.find((said) => PRONOUN_OF_SELF.test(said)) ? 'we' : undefined;
    const role = roles.find((said) => !isPronoun(said) && isBound(plain, said)) ?? ours;
    const at = match.index + match[0].length;
    const read = role ? readName(plain.slice(at, at + LONGEST)) : null;
    if (!role || !read || read.start > THE) return [];
    const start = at + read.start;
    const end = at + read.end;
    const body = plain.slice(at, end);
    if (!isFirm(read.name) && !endsLikeOrganisation(read.name) && !BODY.test(body)) {
      const person = PRONOUN_OF_SELF.test(role) ? personCalled(source, read.name) : null;
      return person
        ? [{ name: person.name, start: person.start, end: person.end, role: 'we', details: '', confidence: CONFIDENCE }]
        : [];
    }
    const from = BODY.test(body) ? at : start;
    return [{ name: plain.slice(from, end), start: from, end, role, details: '', confidence: CONFIDENCE }];
  });
}
/** In characters: 'the '. */
const THE = 4;
const PRONOUN_OF_SELF = wording('we, us, I, me');

/** Whether the terms bind somebody by this word. */
function isBound(plain: string, role: string): boolean {
  const lead = `${role} `;
  for (let at = plain.indexOf(lead); at >= 0; at = plain.indexOf(lead, at + 1))
    if (IS_BOUND.test(plain.slice(at + role.length, at + role.length + LONGEST))) return true;
  return false;
}

/** The person whom the paper names in full and then by this name alone: 'Ruth' of 'Ruth Adeyemi'. */
function personCalled(source: Source, given: string): PlacedName | null {
  const persons = namesInText(source, linesOf(source)).filter(
    ({ kind, name }) => kind === 'person' && name.startsWith(`${given} `),
  );
  return persons[0] ?? null;
}

/** Who 'you' are in terms that say it of whoever is named below: 'the business whose name is at the bottom'. */
const YOU_BELOW = wording(
  '"you" {means,is,are,mean} ',
  inClause(60),
  '{named,name is,names are,signing,signs,signed,shown}',
  inClause(20),
  '{below,bottom,foot,end,overleaf,this form}',
);
/** A line on which one side takes an offer. */
const TAKES =
  /(?:^|\n)(?:booked|ordered|accepted|agreed|engaged|requested|reserved|signed|client|customer|name)(?: by)?: ?(.+)/giu;

/** The one who takes the offer of terms in which 'you' are whoever is named at their end. */
function youBelow({ plain, contract: { text } }: Source): PartyMention[] {
  if (!YOU_BELOW.test(plain)) return [];
  const taken = [...text.matchAll(TAKES)].flatMap((match) => {
    const said = match[1] ?? '';
    const at = match.index + match[0].length - said.length;
    return namesInCell(said).map(({ name, start, end }) => placed(name, at + start, at + end, 'you'));
  });
  return taken.filter(({ name }) => !TWO_HANDS.test(name)).slice(0, 1);
}

/** 'S. Lund B. Finch': two who sign on one line. */
const TWO_HANDS = /\p{L}{2,} \p{Lu}\. /u;

/** '"The Producer" means whoever has signed the Card', 'each farmer who signs': the paper leaves it to a card below who is bound. */
const WHOEVER_SIGNS = wording(
  '{whoever,each,every,any,person,the}',
  inClause(60),
  '{signs,signed,fills in,completes,completed}',
);
/** 'Producer's Card' over 'Name: Ann Lee'. */
const CARD =
  /(?:^|\n)(?:# ?)?(?:the )?([\p{L}-]{3,20}(?: [\p{L}-]{3,15})?)['’]s? (?:card|details|particulars|form|slip|acceptance|declaration|application)[^\n]{0,20}\n\s*(?:full |trading |farm |business )?name(?:\(s\)|s)?: ?(.+)/giu;

/** Those who fill in a card for a role, where the terms say that whoever signs it is in that role. */
function onCards({ plain, contract: { text } }: Source): PartyMention[] {
  if (!WHOEVER_SIGNS.test(plain)) return [];
  return [...text.matchAll(CARD)].flatMap((match) => {
    const [, role = '', said = ''] = match;
    const at = match.index + match[0].length - said.length;
    const isRole = namesRole(role) || isBound(plain, role) || plain.includes(`"The ${role}" means`);
    return isRole ? namesInCell(said).map(({ name, start, end }) => placed(name, at + start, at + end, role)) : [];
  });
}

/** 'I/We, the owner(s) named here,' over 'Name(s): Ann Lee and Bo Lee'. */
const NAMED_HERE =
  /\b(?:i\/we|we\/i|we|i),? the (?:undersigned )?([\p{L}-]{3,20}(?: [\p{L}-]{3,15})?)(?:\(s\))?,? (?:named|whose names? (?:is|are))[^\n]{0,40}\n\s*(?:full )?names?(?:\(s\))?: ?(.+)/giu;

/** Those who say of themselves in which role the line below names them. */
function namedHere({ contract: { text } }: Source): PartyMention[] {
  return [...text.matchAll(NAMED_HERE)].flatMap((match) => {
    const [, role = '', said = ''] = match;
    const at = match.index + match[0].length - said.length;
    return namesRole(role)
      ? namesInCell(said).map(({ name, start, end }) => placed(name, at + start, at + end, role))
      : [];
  });
}

/** '("Manager") to look after our house': a line that begins with what the firm on the line above is called. */
const CALLED_ABOVE = openingWords('\\((the )"(the )', kept(upTo(30, '"()')), '"\\)');

function calledBelow({ plain, contract }: Source): PartyMention[] {
  return contract.paragraphs.flatMap(({ start, end }, index) => {
    const role = CALLED_ABOVE.exec(plain.slice(start, end))?.[1];
    const above = contract.paragraphs[index - 1];
    if (!role || !above || !namesRole(role)) return [];
    const [name] = namesInCell(plain.slice(above.start, above.end));
    return name?.start === 0 && isFirm(name.name) ? [placed(name.name, above.start, above.start + name.end, role)] : [];
  });
}

/** 'Homeowner: /s/ Ann Lee    Date: 2/11/25'. */
const SIGNED_AS = /(?:^|\n)([\p{L}-]{3,20}(?: [\p{L}-]{3,15})?)(?:\(s\))?: ?\/s\/ ?([^\n]+)/gu;

/** Persons who sign under a role in their own name, with no office behind it. */
export function signedUnderRoles({ contract: { text } }: Source): PartyMention[] {
  return [...text.matchAll(SIGNED_AS)].flatMap((match) => {
    const [, role = '', said = ''] = match;
    const at = match.index + match[0].length - said.length;
    const [name] = namesRole(role) ? namesInCell(said.split(NEXT_LABEL, 1)[0] ?? '') : [];
    if (!name || !isNatural(name.name) || HAS_OFFICE.test(said.slice(name.end))) return [];
    return [placed(name.name, at + name.start, at + name.end, role)];
  });
}
const HAS_OFFICE = openingWords('\\,');
/** What a line to sign on asks for next. */
const NEXT_LABEL = /\s+(?:date|dated|title|name|its|by|tel|phone|email)\s?:|\t/iu;

/** Behind a firm at the foot of a form: 'Registered in England no. 09911426'. */
const REGISTERED_AT = openingWords(
  upTo(24, ';()'),
  '{registered in,registered office,registered no,registered number,registered company,incorporated in,company no,company number,company registration,abn,acn,vat no,vat registration}',
);
/** A form's foot, as a share of it, and in characters. */
const FOOT = 400;

/** The one firm that a form's foot says is registered: its printer, where the form speaks as 'we' and names it nowhere else. */
export function firmAtFoot(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const { plain } = source;
  const from = Math.max(0, plain.length - FOOT);
  if (!OURS.test(plain)) return [];
  const firms = namesInText(source, linesOf(source)).filter(
    ({ name, start, end }) =>
      start >= from && legalFormOf(name) !== null && REGISTERED_AT.test(plain.slice(end, end + 60)),
  );
  const [firm] = firms;
  const isTold = firm && told.some(({ name }) => name === firm.name);
  const isOne = new Set(firms.map(({ name }) => name)).size === 1;
  return firm && isOne && !isTold ? [placed(firm.name, firm.start, firm.end, roleLeft(source, told))] : [];
}
const OURS = wording('we, us, our');

/** What the paper calls the one for whom somebody signs, where nobody told is called so: the Vendor of 'Signed for Vendor: S. Boon'. */
function roleLeft({ contract: { text } }: Source, told: readonly PartyMention[]): string {
  const signing = [...text.matchAll(SIGNED_FOR)].map(([, role = '']) => role);
  const isTaken = (role: string) => told.some((other) => other.role?.toLowerCase() === role.toLowerCase());
  const left = signing.filter((role) => namesRole(role) && !isTaken(role));
  return left.length === 1 ? (left[0] ?? 'we') : 'we';
}
const SIGNED_FOR = /(?:^|\n)signed (?:for|on behalf of|for and on behalf of) (?:the )?([\p{L} -]{3,30}):/giu;

/** Whom the terms mean by the words in which they bind: by definition, by a place to sign at the end, by a card to fill in. */
export function meantInTerms(source: Source): PartyMention[] {
  return [
    ...meantByRoles(source),
    ...youBelow(source),
    ...onCards(source),
    ...namedHere(source),
    ...calledBelow(source),
  ];
}

function placed(name: string, start: number, end: number, role: string): PartyMention {
  return { name, start, end, role, details: '', confidence: CONFIDENCE };
}

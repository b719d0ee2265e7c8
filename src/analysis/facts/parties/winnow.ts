import { linesOf } from '../../document/lines';
import { llcOperating } from '../../kinds/declarations/llc-operating';
import { sharePurchase } from '../../kinds/declarations/share-purchase';
import { sideOf } from '../../kinds/paper-kind';
import { recogniseKind } from '../../kinds/recognise';
import { hasDigit } from '../../lexicon/characters';
import { onlyWords, openingWords, wording } from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import { endsLikeOrganisation, legalFormOf } from '../../mentions/legal-forms';
import { findPlaces } from '../../mentions/places';
import type { Source } from '../source';
import { isOfUsualLength } from '../spoken-of';
import { roleIn } from './aliases';
import { isNatural, type PartyMention } from './mention';
import { END, LONGEST } from './opening-list';
import { partyKey } from './party-key';
import { isInitialOf, leavesOutMiddleNames, withoutTitles } from './person';
import { namesRole } from './role-words';
import { isSignedByAll } from './signatures';

/** How much of a line is looked at behind a name. */
const LONGEST_LINE = 140;
/** Parties of both sides, at least. */
const ENOUGH = 2;

/** Letter-spaced print ('TH E JOINT') makes no other party. */
function sameKey(one: string, other: string): boolean {
  const compact = (key: string) => {
    const letters = key.replaceAll(' ', '');
    return letters.startsWith('the') ? letters.slice(3) : letters;
  };
  return compact(one) === compact(other);
}

/** 'LANDLORD' above a line to sign on is what somebody is called, and nobody's name; 'the Company and the Members' are two such words. */
const isRoleAlone = ({ name, role }: PartyMention) =>
  (role === null || (role === name && name.includes(' and '))) &&
  namesRole(name) &&
  // 'Hire company' ends like the name of a firm.
  (legalFormOf(name) === null || SMALL_END.test(name));
const SMALL_END = / \p{Ll}+$/u;

/** Whether a name, or more of it, is told already: 'Lim Siew Hoon' where 'Mdm Lim Siew Hoon' is. */
export function isAmong(name: string, told: readonly PartyMention[]): boolean {
  const key = ` ${partyKey(name)} `;
  return told.some((other) => {
    const known = ` ${partyKey(other.name)} `;
    return known.includes(key) || key.includes(known);
  });
}

/** The mentions, each party once. */
export function distinct(mentions: PartyMention[]): PartyMention[] {
  const seen = new Map<string, PartyMention>();
  for (const mention of mentions) {
    const key = partyKey(mention.name);
    const known = [...seen].find(
      ([other, { role }]) =>
        sameKey(other, key) ||
        // 'Vivint Solar, Inc. ("Vivint Solar")' and 'Vivint, Inc. ("Vivint")' are two.
        (!key.includes(' ') && other.endsWith(` ${key}`) && !other.endsWith(` and ${key}`) && !mention.role) ||
        (key.length > 4 && other.startsWith(key) && !(role && mention.role && role !== mention.role)) ||
        // 'Acme Project Manager' is an office at Acme.
        (other.length > 4 && key.startsWith(`${other} `) && !endsLikeOrganisation(mention.name)),
    );
    if (key && !known && !isRoleAlone(mention)) seen.set(key, mention);
  }
  return [...seen.values()];
}

/**
 * Of those whom the ranker alone tells, the ones named before the recitals, where both sides are: 'WHEREAS Landlord has let a shop to Acme Pizza, LLC
 * ("Tenant")' names the debtor for whom a guarantor answers.
 */
export function beforeRecitals({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  const recitals = END.exec(plain.slice(0, LONGEST))?.index ?? 0;
  const before = told.filter(({ start }) => start < recitals);
  return new Set(before.flatMap(({ role }) => role ?? [])).size >= ENOUGH ? before : [...told];
}

/** How far a street goes before its town, or a town before its state, in characters. */
const LONGEST_STREET = 60;
/** ', ' before the state of a town, in characters. */
const BEFORE_PLACE = 2;

/** Whether a text ends in '6 Linden Terrace, '; 'on 4 May 2025, ' is no street. */
function endsInStreet(text: string): boolean {
  const parts = text.split(', ');
  const street = parts.at(-2) ?? '';
  return parts.at(-1) === '' && hasDigit(street) && findDates(street).length === 0;
}

/** The last line of an address runs on into the name below it: 'Ann Borel, Rimu Street, Waihuka, New Zealand' above 'Acme Holdings Limited'. */
function belowAddress({ contract, plain }: Source, mention: PartyMention): PartyMention {
  const { start, end } = mention;
  const above = contract.text.slice(start, end).indexOf('\n');
  const name = above < 0 ? '' : plain.slice(start + above + 1, end);
  if (legalFormOf(name) === null || !endsLikeOrganisation(name) || !plain.slice(0, start).endsWith(', '))
    return mention;
  const place = plain.slice(start, start + above);
  const isPlace = findPlaces(place).some((one) => one.start === 0 && one.end === place.length);
  return isPlace ? { ...mention, name, start: start + above + 1 } : mention;
}

/** The town of an address is nobody's name: 'residing at 6 Linden Terrace, Grand Rapids, Michigan ("Guarantor")'. */
export function withoutTowns(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const { plain } = source;
  const named = told.map((mention) => belowAddress(source, mention));
  return named.filter(({ name, start, end }) => {
    const isBehindStreet = endsInStreet(plain.slice(Math.max(0, start - LONGEST_STREET), start));
    const [place] = isBehindStreet ? findPlaces(plain.slice(end, end + LONGEST_STREET)) : [];
    return legalFormOf(name) !== null || place === undefined || place.start > BEFORE_PLACE;
  });
}

const IS_COUNSEL = openingWords(
  '\\, ',
  '{lawyer,solicitor,barrister,advocate,law agent}(s), notary, notaries, attorney(s) at law, writers to the signet',
);

/** Those told, without the lawyer to whom a chain of mails is sent on, 'To: Ann Lee, Solicitor', or whose firm stands on a cover: 'Acme Law LLP, Solicitors'. */
export function withoutCounsel({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  const others = told.filter(
    ({ role, end }) => role !== null || !IS_COUNSEL.test(plain.slice(end, end + LONGEST_LINE)),
  );
  return others.length < ENOUGH ? [...told] : others;
}

/** Who signs as 'F. Abernethy' is the 'Mr Fraser Abernethy' whom the paper names above, and who writes as 'Ann Lee' the 'Ann Marie Lee'. */
export function withoutInitials(told: readonly PartyMention[]): PartyMention[] {
  return told.filter(
    ({ name }) => !told.some((other) => isInitialOf(name, other.name) || leavesOutMiddleNames(name, other.name)),
  );
}

/** Of whom a parent contracts: 'Learner: Lwazi Mkhize', 'Child: Otis Bramhall'. */
const WARD = onlyWords("(the ){child,pupil,learner,baby}(('s) name)");
/** Who contracts himself, if no parent does. */
const TAUGHT = onlyWords("(the ){student,learner,swimmer,player,camper}(('s) name)");
const ADULT = wording('parent(s), guardian(s), carer(s), mother, father');

/**
 * Those told, without the child for whom parents sign.
 * @param isLast whether nobody else will be told: then the pupil of a driving school contracts himself, though its terms speak of parents
 */
export function withoutWards({ plain }: Source, told: readonly PartyMention[], isLast = false): PartyMention[] {
  const isWard = ({ role }: PartyMention) => WARD.test(role ?? '');
  const adults = told.filter((mention) => !isWard(mention) && ADULT.test(mention.role ?? ''));
  const others = told.filter((mention) => !isWard(mention) && !(adults.length > 0 && TAUGHT.test(mention.role ?? '')));
  const isChild = ADULT.test(plain) && (!isLast || others.some(({ name }) => isNatural(name)));
  return adults.length > 0 || isChild ? others : [...told];
}

/** What is sold, or whose affairs its owners settle, is called the company and is no party as long as it does not sign. */
const IS_THE_SUBJECT: ReadonlySet<string> = new Set([sharePurchase.id, llcOperating.id]);
const COMPANY = onlyWords('(the ){company,target,business}');
/** How much of a paper's end tells who signs it. */
const SIGNED_END = 1_200;

/** Those told, without the company whose shares two others sell and buy, or which its members run. */
export function withoutSubject(source: Source, told: readonly PartyMention[]): PartyMention[] {
  if (!IS_THE_SUBJECT.has(recogniseKind(source).kind?.id ?? '')) return [...told];
  const end = partyKey(source.plain.slice(-SIGNED_END));
  const others = told.filter(({ role, name }) => !COMPANY.test(role ?? '') || end.includes(partyKey(name)));
  return others.length < ENOUGH ? [...told] : others;
}

/** Who stands between two sides, or is asked for at one of them: 'Broker: Acme Boats Ltd', 'Manager: Ann Lee'. */
const GO_BETWEEN = onlyWords(
  '(the )({yacht,estate,insurance,escrow} ){broker,manager,contact,contact person,stakeholder}',
);

/** Who lets or manages for a landlord. */
const LETTING_AGENT = onlyWords(
  "(the )({letting,lettings,managing,management,estate,property,landlord('s),leasing,rental} )({and,&} managing )agent(s), (the )property manager",
);
/** On a line to sign on: somebody else is bound by it. */
const AS_AGENT = wording(
  'as (the )({managing,letting,authori{s,z}ed} )agent, agent(s) for, on behalf of, for the landlord',
);

/** Those told of a lease, without the agent of the landlord: he is named, and may sign as agent, but neither lets nor takes. */
function withoutLettingAgents(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const agents = told.filter(({ role }) => LETTING_AGENT.test(role ?? ''));
  const kind = agents.length > 0 ? recogniseKind(source).kind : null;
  if (kind?.family !== 'lease') return [...told];
  const others = told.filter((mention) => !agents.includes(mention));
  if (new Set(others.flatMap(({ role }) => sideOf(kind.sides, role) ?? [])).size < ENOUGH) return [...told];
  const { text } = source.contract;
  const signsHimself = ({ name, end }: PartyMention) =>
    linesOf(text.slice(Math.max(end, text.length - SIGNED_END))).some(
      (line) =>
        ` ${partyKey(line.text.replaceAll('\t', ' '))} `.includes(` ${partyKey(name)} `) && !AS_AGENT.test(line.text),
    );
  return [...others, ...agents.filter(signsHimself)].toSorted((one, other) => one.start - other.start);
}

/** Those told of both sides, without who only goes between them or is their manager, and does not sign. Who runs a company with its members is one of them. */
export function withoutGoBetweens(source: Source, all: readonly PartyMention[]): PartyMention[] {
  const told = withoutLettingAgents(source, all);
  if (recogniseKind(source).kind?.id === llcOperating.id) return told;
  const others = told.filter(({ role }) => !GO_BETWEEN.test(role ?? ''));
  if (new Set(others.map(({ role }) => role)).size < ENOUGH) return told;
  const end = partyKey(source.plain.slice(-SIGNED_END));
  return told.filter((one) => others.includes(one) || end.includes(partyKey(one.name)));
}

/** A person who acts for one of two firms, and is no party: 'represented by Mr Rossi', 'Customer: Ann Lee, Director', 'Dear Ms Whitcombe'. */
export function withoutAgents(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const firms = told.filter(({ name }) => legalFormOf(name) !== null || endsLikeOrganisation(name));
  const acting = isOfUsualLength(source) ? told.filter((mention) => holdsOfficeAt(source, mention, firms)) : [];
  if (acting.length > 0 && told.length > acting.length)
    return withoutAgents(
      source,
      told.filter((mention) => !acting.includes(mention)),
    );
  // Long contracts name those who act for a firm far from its name.
  if (!isOfUsualLength(source) || firms.length < ENOUGH || isSignedByAll(source)) return [...told];
  const roles = new Set(firms.map(({ role }) => role));
  return told.filter(
    ({ name, role, details }) =>
      firms.some((firm) => firm.name === name) ||
      !isNatural(name) ||
      !roles.has(role ?? null) ||
      // 'Ann Lee ("Lee") and the Lee Trust, together with Lee each a "Seller"': she is called something of her own.
      ![null, role].includes(roleIn(details)),
  );
}

/** Between a person and the firm on the line of an address: ', Office Administrator, ', ', Marketing, '. */
const OFFICE = /^, (?:(?:the |an? )?[\p{L}&/ -]{3,40}, (?:at |of )?)/u;

/** Under an address a letter greets its reader, within so many characters. */
const GREETS = wording('dear');
const ADDRESS = 400;

/** Whether a letter is addressed to a person at a firm of those told: 'Ms. Ana Lee' above 'Borel Dental LLP' and 'Dear Ana'. */
function isWrittenToAt({ contract: { text } }: Source, end: number, firms: readonly PartyMention[]): boolean {
  const below = text.slice(end, end + ADDRESS);
  return firms.some(({ name }) => below.startsWith(`\n${name}\n`)) && GREETS.test(below);
}

/** Whether a line names a person with an office and then a firm of those told: 'Ms Ana Lee, Office Administrator, Borel Dental LLP'. */
function holdsOfficeAt(source: Source, { name }: PartyMention, firms: readonly PartyMention[]): boolean {
  if (!isNatural(name)) return false;
  const { plain } = source;
  const whole = withoutTitles(name.split(' ')).join(' ');
  for (let at = plain.indexOf(whole); at >= 0; at = plain.indexOf(whole, at + 1)) {
    const behind = plain.slice(at + whole.length, at + whole.length + LONGEST_LINE);
    const office = OFFICE.exec(behind)?.[0];
    if (office && firms.some((firm) => behind.slice(office.length).startsWith(firm.name))) return true;
    if (isWrittenToAt(source, at + whole.length, firms)) return true;
  }
  return false;
}

import { linesOf } from '../../document/lines';
import { closingWords, kept, onlyWords, openingWords, perhaps, upTo } from '../../lexicon/words';
import { isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { firmAtFoot } from './meant-by-roles';
import { isNatural, type PartyMention } from './mention';
import { INITIALS } from './name';
import { fromOpening } from './opening-list';
import { partyKey } from './party-key';
import { isPronoun, namesRole } from './role-words';

/** How much before a name is looked at, in characters. */
const BEFORE = 160;
/** 'Acme, Inc. (together with its subsidiaries, including Acme Labs, LLC and ': whom a firm stands for besides itself. */
const AMONG_GROUP = closingWords(
  '\\({together with,and,including,collectively with}( {its,all of its,their})',
  upTo(30, '()'),
  ' {subsidiaries,affiliates,divisions,predecessors,group companies}',
  upTo(110, '()'),
);
/** Who stands above the landlord of a sublease. */
const ABOVE_LANDLORD = closingWords(
  "{master,head,superior,prime,over,ground,main,original} {landlord,lessor}('s name)(:) ",
);
const SUBLETS = onlyWords(
  '(the ){sublandlord,sub-landlord,sublessor,sub-lessor,undertenant,subtenant,sub-tenant,sublessee}',
);
/** What somebody is called who serves the two of a paper. Who is bound is spoken of again in its terms. */
const SERVES = onlyWords([
  '(the )({listing,selling,leasing,insurance,mortgage,real estate,cooperating,tenant,landlord} ){broker,realtor,salesperson}(s)( name)',
  '(the )({event,wedding,party} ){planner,officiant,florist,caterer}(s)( name)',
  "(the )({owner,buyer,seller,landlord,tenant,vendor,purchaser}('s) ){solicitor,attorney,lawyer,conveyancer,surveyor,accountant}(s)( name)",
  "(the ){owner,buyer,seller,landlord,tenant,vendor,purchaser}('s) agent(s)( name)",
  '(the )({regular,usual,attending} ){vet,veterinarian,veterinary surgeon,doctor,physician}( name)',
  '(the ){auditor,banker,bank,escrow agent,title company,lienholder,custodian,payee,referee}(s)',
]);
/** 'The Borrower is not a party to this Agreement', 'The publisher is no party to the sale'. */
const IS_NONE =
  /\b(?:[Tt]he )?(\p{Lu}[\p{L}&.'’-]*(?: (?:\p{Lu}[\p{L}&.'’-]*|of|and|&)){0,6}) (?:is|are|shall be|will be) (?:no|not|not an?) part(?:y|ies)(?= to (?:this|the (?:agreement|deed))\b| here(?:to|in|under)|[.;,])/gu;
/** '(the "Borrower"), which is not a party hereto'. */
const WHICH_IS_NONE =
  /\((?:the )?"(?:the )?([^"()]{3,30})"\),? (?:which|who) (?:is|are) (?:no|not|not an?) party(?= to this\b| here(?:to|in|under)|[.;,)])/gu;
/** 'Master Landlord's consent does not make it a party'. */
const CONSENT_ONLY =
  /\b(\p{Lu}[\p{L}&.-]*(?: \p{Lu}[\p{L}&.-]*){0,4})['’]s? (?:consent|signature|approval)[^.;]{0,60} (?:does|shall|will|do) not make (?:it|him|her|them) (?:a )?part(?:y|ies)\b/gu;
/** 'Signed for the Customer: ', 'For and on behalf of Acme Ltd: ': who follows signs for another. */
const SIGNS_FOR = closingWords(
  '({signed,accepted,agreed,executed,countersigned,acknowledged,authorised,authorized,approved}( and {signed,accepted,agreed,approved}) ){for,by}( and on behalf of)(,) ',
  perhaps('the '),
  kept(upTo(50, '.;:()')),
  ': ',
);
/** 'Name and position: ', 'Signatory: ': the person of whom a line asks what he is. */
const ASKS_OFFICE = closingWords(
  '{(print )name and {position,title,office,capacity},name/{position,title},name & {position,title},signatory,authori{s,z}ed signatory,signatory name,contact,contact {person,name},attention,attn}: ',
);

/**
 * Those told, without whom the paper itself puts beside its two: the rest of a firm's group in brackets, the landlord above a sublease, who is
 * said to be no party, who signs for one that is told, who serves the two and is never spoken of again, and a letter before a role ('A. Secured Party').
 */
export function withoutNonParties(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const none = saidToBeNone(source);
  return told.filter(
    (mention) =>
      !isLetteredRole(mention.name) &&
      !none.has(partyKey(mention.name)) &&
      !none.has(partyKey(mention.role ?? mention.name)) &&
      !isBeside(source, mention, told),
  );
}

/** 'A. Secured Party has lent': the letter of a recital, and what a party is called. */
function isLetteredRole(name: string): boolean {
  const [letter = '', ...rest] = name.split(' ');
  return INITIALS.test(`${letter} `) && namesRole(rest.join(' '));
}

/** The keys of names and roles of whom the paper says that he is no party. */
function saidToBeNone({ plain }: Source): ReadonlySet<string> {
  const said = [IS_NONE, WHICH_IS_NONE, CONSENT_ONLY].flatMap((words) =>
    [...plain.matchAll(words)].map(([, who = '']) => who.trim()),
  );
  return new Set(said.filter((words) => words !== '' && !EVERYBODY.test(words)).map(partyKey));
}
/** 'It is no party', 'Each is not a party': nobody in particular. */
const EVERYBODY = onlyWords(
  'we, you, I, us, it, he, she, they, who, this, that, each, either, neither, party, one, other',
);

function isBeside(source: Source, mention: PartyMention, told: readonly PartyMention[]): boolean {
  const { plain, contract } = source;
  const { name, role, start } = mention;
  const others = told.filter((other) => other !== mention && partyKey(other.name) !== partyKey(name));
  if (others.length === 0) return false;
  const before = plain.slice(Math.max(0, start - BEFORE), start);
  const [line = ''] = linesOf(contract.text.slice(Math.max(0, start - BEFORE), start))
    .slice(-1)
    .map(({ text }) => text);
  if (AMONG_GROUP.test(before)) return true;
  if (ABOVE_LANDLORD.test(before)) return others.some((other) => SUBLETS.test(other.role ?? ''));
  if (role && SERVES.test(role) && IS_LABELLED.test(line) && !isSpokenOf(plain, role)) return areTwo(source, others);
  if (!isNatural(name)) return false;
  // 'Manager: Ann Lee, Broker of Record' where the paper says 'Acme Rentals Limited ("Manager")'.
  if (role && others.some((other) => isFirm(other.name) && isCalled(plain, other, role))) return true;
  if (ASKS_OFFICE.test(line)) return others.some((other) => legalFormOf(other.name) !== null);
  const whom = partyKey(SIGNS_FOR.exec(line)?.[1] ?? '');
  return (
    whom !== '' &&
    (others.some((other) => whom === partyKey(other.name) || isSameRole(whom, other.role)) ||
      firmAtFoot(source, []).length > 0)
  );
}

/** Whether two sides are there without him: two roles, or one and the firm between whom and the rest the paper says it is made. */
function areTwo(source: Source, others: readonly PartyMention[]): boolean {
  const roles = new Set(others.map(({ role }) => role));
  return roles.size > 1 || fromOpening(source).some(({ name, role }) => isFirm(name) && !SERVES.test(role ?? ''));
}

const isSameRole = (whom: string, role: string | null) => role !== null && !isPronoun(role) && partyKey(role) === whom;

/** Whether what stands right behind a firm's name calls it so: ', Brokerage ("Manager")'. */
function isCalled(plain: string, { end }: PartyMention, role: string): boolean {
  const called = CALLED.exec(plain.slice(end, end + BEFORE))?.[1] ?? '';
  return called !== '' && partyKey(called) === partyKey(role);
}
const CALLED = openingWords(upTo(60, '.;:()"'), '\\((the )"(the )', kept(upTo(30, '"()')), '"\\)');

/** Before a name in the row or behind the label of a form; who is called so in a sentence is one of the two. */
const IS_LABELLED = /[:|\t]\s*$/;

/** Whether the paper speaks again of who is called so. */
function isSpokenOf(plain: string, role: string): boolean {
  const text = plain.toLowerCase();
  const word = role.toLowerCase().replace(openingWords('the '), '').replace(/s$/, '');
  return text.split(word).length > ONCE + 1;
}
const ONCE = 1;

/** 'Signed (parent): Ann Lee' is a line to sign on, and says nobody's part beside rows that do. */
const IS_SIGNED = onlyWords('signed, signature, signed by, sign here');

/** Those of a form's rows that say somebody's part; lines to sign on count where nothing else is told. */
export function withoutLinesToSign(rows: readonly PartyMention[]): PartyMention[] {
  const others = rows.filter(({ role }) => !IS_SIGNED.test(role ?? ''));
  return others.length > 0 ? others : [...rows];
}

import { hasLetters, isInCapitals, opensWithSmallLetter, wordsIn } from '../../lexicon/characters';
import { everywhere, kept, nearestWithout, onlyWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { LEGAL_FORM, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { addressees, letterhead } from './addressees';
import { asRole } from './aliases';
import { calledParties } from './called';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { partyKey } from './party-key';
import { isInitialOf, leavesOutMiddleNames, withoutTitles } from './person';
import { linesOf, namesInText } from './ranking/names-in-text';
import { namesRole } from './role-words';
import { namedByRole } from './who-we-are';

/**
 * Those told, with the firm instead of a part of its address that was taken for what the paper calls: 'Acme Marquees Limited, Ballina, Co. Mayo ("the Company")'.
 */
export function withBearers(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const called = calledParties(source);
  return told.map((mention) => {
    const bearer = called.find(
      ({ role, end, details }) => role === mention.role && end <= mention.start && mention.end <= end + details.length,
    );
    return bearer && IN_A_COUNTY.test(mention.name) ? bearer : mention;
  });
}

/** An Irish county of an address: 'Co. Mayo' is no company. */
const IN_A_COUNTY = onlyWords('co(.) +');

/** Those told, with the whole names of persons who sign by their initials or without their middle names, where the paper names one such person elsewhere. */
export function withWholeNames(source: Source, told: readonly PartyMention[]): PartyMention[] {
  if (!told.some(({ name }) => isNatural(name))) return [...told];
  const persons = [
    ...namedByRole(source),
    ...namesInText(source, linesOf(source)).filter(({ kind }) => kind === 'person'),
  ].filter(({ name }) => !OF_TWO.test(name));
  const keyOf = (name: string) => partyKey(withoutTitles(name.split(' ')).join(' '));
  return told.map((mention) => {
    const isShort = ({ name }: { name: string }) =>
      saysMore(mention.name, name) && (isInitialOf(mention.name, name) || leavesOutMiddleNames(mention.name, name));
    const whole = isNatural(mention.name) ? persons.filter(isShort) : [];
    const [first] = whole;
    const isOne = new Set(whole.map(({ name }) => keyOf(name))).size === 1;
    const isTold = first && told.some(({ name }) => keyOf(name) === keyOf(first.name));
    return first && isOne && !isTold ? { ...mention, name: first.name, start: first.start, end: first.end } : mention;
  });
}

/** An initial more, or the same in capitals as under a signature, says no more of a name. */
function saysMore(told: string, whole: string): boolean {
  return (isInCapitals(told) || !isInCapitals(whole)) && nameWords(whole) > nameWords(told);
}

/** How many words of a name are more than an initial. */
const nameWords = (name: string): number => name.split(' ').filter((word) => hasLetters(word, 2)).length;

/** 'Ben and Mara Lee' are two. */
const OF_TWO = wording(' {and,&} ');

/** How far from the first word a letterhead stands, and what stands before the firm that signs. */
const LETTERHEAD = 200;
const SIGNS_FOR = everywhere(wording('for( and on behalf of) '));
const LONGEST_NAME = 120;

/** Those told, with the company that signs instead of the letterhead with which its name begins: 'ACME PLANT' over 'For Acme Plant Hire Pty Ltd'. */
export function withLegalNames(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const isHead = ({ name, start, role }: PartyMention) =>
    start < LETTERHEAD && role === null && legalFormOf(name) === null && !isNatural(name) && name.includes(' ');
  if (!told.some(isHead)) return [...told];
  const { plain } = source;
  const firms = [...plain.matchAll(SIGNS_FOR)].flatMap(({ 0: lead, index }) => {
    const at = index + lead.length;
    const read = readName(plain.slice(at, at + LONGEST_NAME));
    return read && legalFormOf(read.name) !== null
      ? [{ name: read.name, start: at + read.start, end: at + read.end }]
      : [];
  });
  return told.map((mention) => {
    const own = isHead(mention)
      ? firms.filter(({ name }) => partyKey(name).startsWith(`${partyKey(mention.name)} `))
      : [];
    const [firm] = own;
    const isOne = new Set(own.map(({ name }) => partyKey(name))).size === 1;
    return firm && isOne ? { ...mention, name: firm.name, start: firm.start, end: firm.end } : mention;
  });
}

const IN_FIRST_PERSON = onlyWords('i, me');
/** Of a trade. */
const MOST_WORDS = 3;

/** Who writes in the first person, with what he says under his own name that he is: 'Una Petrie, bookkeeper' of a letterhead. */
export function withTrades({ contract }: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.map((mention) => {
    if (!IN_FIRST_PERSON.test(mention.role ?? '') || !isNatural(mention.name)) return mention;
    const lead = `${mention.name}, `;
    const at = contract.text.indexOf(lead);
    const said = at < 0 ? '' : (contract.text.slice(at + lead.length).split('\n', 1)[0] ?? '').trim();
    return opensWithSmallLetter(said) && wordsIn(said).length <= MOST_WORDS && namesRole(said)
      ? { ...mention, role: said }
      : mention;
  });
}

/** How far from the first word a letter says what it calls its two. */
const HEAD = 4000;
/** '(the "Seller")' behind 'you' and 'we'. */
const CALLED = wording(
  perhaps('\\,'),
  ' \\(({hereinafter,here called,called} )(the )"(the )',
  kept(upTo(30, '"()')),
  '"\\)',
);
const YOU = wording('you(rself)', CALLED);
const WE = wording('we, us', CALLED);

function roleBy(plain: string, words: RegExp): string | null {
  const role = asRole(words.exec(plain.slice(0, HEAD))?.[1] ?? '');
  return role && namesRole(role) ? role : null;
}

/** Those told, with what a letter calls its reader and its writer: 'would buy the practice from you (the "Seller")'. */
export function withRolesOfLetter(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const isFree = (role: string | null) => role !== null && told.every((other) => other.role !== role);
  const sides = [
    { role: roleBy(source.plain, YOU), who: addressees(source) },
    { role: roleBy(source.plain, WE), who: letterhead(source) },
  ].filter(({ role }) => isFree(role));
  return told.map((mention) => {
    const side = sides.find(({ who }) => who.some(({ name }) => partyKey(name) === partyKey(mention.name)));
    return mention.role === null && side ? { ...mention, role: side.role } : mention;
  });
}

/** Behind a name, what the paper calls its bearer: '– hereinafter "Borrower" –'. */
const HEREINAFTER = openingWords(
  nearestWithout(200, '"'),
  'here(in)after',
  perhaps(perhaps('\\,'), ' (also ){called,referred to as,named,known as}'),
  perhaps(':'),
  ' (as )(the )"(the )',
  kept(upTo(30, '"')),
  '"',
);
/** Another is named between the two. */
const HOLDS_FIRM = new RegExp(`\\p{Lu}[\\p{L}&'-]* ${LEGAL_FORM}`, 'u');

/** Those told, with what the paper calls them further behind their names, where nobody else is called so. */
export function withRolesBehind({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.map((mention) => {
    if (mention.role !== null) return mention;
    const next = Math.min(...told.flatMap(({ start }) => (start > mention.start ? [start] : [])), mention.end + 260);
    const said = HEREINAFTER.exec(plain.slice(mention.end, next));
    const role = asRole(said?.[1] ?? '');
    const between = said?.[0] ?? '';
    const isPlain = role && namesRole(role) && told.every((other) => other.role !== role);
    return isPlain && !HOLDS_FIRM.test(between) ? { ...mention, role } : mention;
  });
}

/** How much of a paper's end tells who signs it. */
const SIGNED_END = 1500;
/** Right before a name, on its line: 'Contractor: '. */
const SIGNS_AS = /(?:^|[\n\t.]\s*)(?:for )?(?:the )?(\p{Lu}[\p{L}-]{2,20}(?: \p{L}{3,15})?)\s?:\s{1,3}$/iu;

/** Right behind it: 'Ann Lee, landlord. Signed: A. Lee'. */
const IS_CALLED = /^, (?:the )?(\p{L}{3,20}(?: \p{L}{3,15})?)(?=\s?(?:[.:\n\t_(]|$))/u;
const OPENS_LINE = /(?:^|\n|\t)\s*$/;

/** Those told, with what stands beside their names where they sign: 'Contractor: ACME ROOFING LLC By:' under a letterhead that calls nobody anything. */
export function withRolesAtEnd({ contract: { text } }: Source, told: readonly PartyMention[]): PartyMention[] {
  const from = Math.max(0, text.length - SIGNED_END);
  const end = text.slice(from).toLowerCase();
  return told.map((mention) => {
    if (mention.role !== null) return mention;
    const at = end.lastIndexOf(mention.name.toLowerCase());
    if (at < 0) return mention;
    const before = text.slice(Math.max(from, from + at - LONGEST_LABEL), from + at);
    const behind = text.slice(from + at + mention.name.length, from + at + mention.name.length + LONGEST_LABEL);
    const label = SIGNS_AS.exec(before) ?? (OPENS_LINE.test(before) ? IS_CALLED.exec(behind) : null);
    const role = asRole(label?.[1] ?? '');
    const isFree = role && namesRole(role) && told.every((other) => other.role?.toLowerCase() !== role.toLowerCase());
    return isFree ? { ...mention, role } : mention;
  });
}
/** In characters. */
const LONGEST_LABEL = 50;

/** On the line above a name: 'BETWEEN the Owner:', 'and the Contractor:'. */
const LEADS_AS = /^(?:\(?\d\)? ?)?(?:and |between |by )?(?:the )?(\p{Lu}[\p{L}-]{2,20}(?: \p{L}{3,15})?)\s?:$/iu;
/** A prompt between them: '(Name, legal status, address and other information)'. */
const IS_PROMPT = /^[([].*[)\]]$/;
const LINES_ABOVE = 2;
/** Over a list of those who sign. */
const OF_ALL = onlyWords('undersigned, parties, party');

/** Those told, with the role that stands on the line above their names, as forms of architects print it: 'BETWEEN the Owner:' over '(Name, legal status)' and the name. */
export function withRolesAbove({ contract: { text } }: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.map((mention) => {
    if (mention.role !== null || mention.start > HEAD) return mention;
    const lines = text
      .slice(0, mention.start)
      .split('\n')
      .map((line) => line.trim());
    if (lines.pop() !== '') return mention;
    const above = lines.slice(-LINES_ABOVE).findLast((line) => !IS_PROMPT.test(line));
    const role = asRole(LEADS_AS.exec(above ?? '')?.[1] ?? '');
    const isRole = role && namesRole(role) && !OF_ALL.test(role) && told.every((other) => other.role !== role);
    return isRole ? { ...mention, role } : mention;
  });
}

import { closingWords, onlyWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { isFirm, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { callsParty, ROW_LETTER } from './listed-by-role';
import { isNatural, type PartyMention } from './mention';
import { partyKey } from './party-key';
import { withoutTitles } from './person';
import { linesOf, namesInText, type PlacedName } from './ranking/names-in-text';
import { tradeOf } from './trade-names';

/** What leads to somebody who acts for the firm before him. */
const ACTS_FOR = closingWords(
  '{represented,acting} {by,from,through}, in the person of',
  perhaps(' {its,the,their} ({legal,managing,sole} ){representative,director,manager,president,trustee,partner,owner}'),
  perhaps(' {Mr,Mrs,Ms,Dr}(.)'),
);
/** How far before him the firm is named. */
const BEFORE = 260;
/** What a writer says of the name of his own trade. */
const IS_ME = openingWords(
  " \\({that's,that is,this is,i.e.,meaning,which is,it is,it's}(\\,) ({just,only,simply} )me",
);
const AFTER = 40;

const IS_RUN_BY = closingWords(
  '{run,owned,operated}( for its own funds) by, independent {school,college,nursery} of',
  perhaps(' the'),
);
/** The name of a trade over a paper begins within so many characters. */
const FIRST_LINE = 40;

/** Those told, with the firm instead of the person who acts for it: 'the Voss Family Trust, acting by Ann Voss as its trustee (the "Buyer")'. */
export function withPrincipals(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const { plain } = source;
  const acting = new Map(
    told.map((mention) => [mention, isNatural(mention.name) ? placeOfActing(plain, mention.name) : -1]),
  );
  if ([...acting.values()].every((at) => at < 0)) return [...told];
  const firms = namesInText(source, linesOf(source)).filter(({ name }) => isFirm(name));
  return told.map((mention) => {
    const at = acting.get(mention) ?? -1;
    if (at < 0) return mention;
    const firm = firms.findLast(({ start, end }) => end <= at && start > at - BEFORE);
    const isSame = firm && !plain.slice(firm.end, at).includes(';');
    return isSame ? { ...mention, name: firm.name, start: firm.start, end: firm.end } : mention;
  });
}

/** Where the text says that a person acts for the one before; -1 where it does not. */
function placeOfActing(plain: string, name: string): number {
  const whole = withoutTitles(name.split(' ')).join(' ');
  for (let at = plain.indexOf(whole); at >= 0; at = plain.indexOf(whole, at + 1))
    if (ACTS_FOR.test(plain.slice(Math.max(0, at - 80), at).trimEnd())) return at;
  return -1;
}

/** Those told, without the name of a trade of one of them: 'Salt & Vine Studio' of 'Acme Ltd trading as Salt & Vine Studio'; 'Provider Acme Ltd' beside Acme Ltd. */
export function withoutTradeNames({ plain, contract }: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.filter((mention) => {
    const key = partyKey(mention.name);
    return !told.some(
      (owner) =>
        owner !== mention &&
        (tradesAs(contract.text, owner, key) ||
          runs(plain, owner, mention) ||
          isOneself(plain, owner, mention) ||
          isCalledBefore(mention, owner) ||
          bearsNameOf(plain, owner, mention)),
    );
  });
}

function tradesAs(text: string, owner: PartyMention, key: string): boolean {
  const trade = tradeOf(text, owner);
  return trade !== null && partyKey(text.slice(trade.start, trade.end)).startsWith(key);
}

/** 'Lee & Daughter Photography (that's just me, Ann Lee)'. */
function isOneself(plain: string, owner: PartyMention, { name, end }: PartyMention): boolean {
  return isNatural(owner.name) && legalFormOf(name) === null && IS_ME.test(plain.slice(end, end + AFTER));
}

/** 'TANSY SCHOOL' over 'The school is run by Ann Lee' has no other name. */
function runs(plain: string, owner: PartyMention, mention: PartyMention): boolean {
  const isHead = mention.start < FIRST_LINE && legalFormOf(mention.name) === null && owner.start > mention.start;
  return isHead && IS_RUN_BY.test(plain.slice(Math.max(0, owner.start - 60), owner.start).trimEnd());
}

/** 'Ann Amador, Amador Hay & Feed': the trade of one person stands right behind him, or where a form asks for his business. */
function bearsNameOf(plain: string, owner: PartyMention, { name, role, start }: PartyMention): boolean {
  if (!isNatural(owner.name) || isFirm(name) || !holdsSurname(name, owner.name)) return false;
  const [first = ''] = name.split(' ');
  const isBehind = role === owner.role && owner.name.endsWith(` ${first}`);
  return (isBehind && onlyWords('\\, ').test(plain.slice(owner.end, start))) || BUSINESS.test(role ?? '');
}

/** 'Business: Lee Maps' below 'Name: Ann Lee' is how she trades. */
const BUSINESS = onlyWords('(your ,the ){business,business name,trading name,trade name,firm}( name)');
/** In characters: the name of who trades so stands so near above. */
const ABOVE = 200;

function holdsSurname(name: string, person: string): boolean {
  const surname = partyKey(person).split(' ').at(-1) ?? '';
  return partyKey(name).split(' ').includes(surname);
}

/** Those told, with the person instead of the business of a form that bears his name. */
export function withTraders(source: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.map((mention) => {
    if (!BUSINESS.test(mention.role ?? '') || isFirm(mention.name)) return mention;
    const owner = namesInText(source, linesOf(source)).findLast(
      ({ kind, name, end }) =>
        kind === 'person' && end <= mention.start && end > mention.start - ABOVE && holdsSurname(mention.name, name),
    );
    return owner ? { ...mention, name: owner.name, start: owner.start, end: owner.end, role: null } : mention;
  });
}

function isCalledBefore({ name }: PartyMention, owner: PartyMention): boolean {
  const label = name.endsWith(owner.name) ? name.slice(0, -owner.name.length).trim() : '';
  return callsParty(label.replace(ROW_LETTER, ''));
}

/** What a form calls a place and, at once, whoever keeps it. */
const PLACE = onlyWords(
  '(the ){club,gym,venue,hotel,hall,studio,store,shop,branch,site,location,facility,centre,center,nursery,school,salon,clinic,depot,camp}( name)',
);
/** What leads to the firm with which one contracts: 'Your contract is with', 'This agreement is between the member named above and'. */
const CONTRACTS_WITH = closingWords(
  '{contract,agreement,membership,booking,licence,license,lease,tenancy}',
  upTo(60, '.;'),
  ' {with,between}',
  perhaps(upTo(60, '.;')),
  perhaps(' and'),
  perhaps(' the'),
);
/** 'A certificate for your venue', 'if the venue allows it': somebody else's place, in the terms of who works there. */
const COMES_TO_IT = wording('your venue, the venue {allows,permits,requires,provides,closes,asks}');
/** Whose name says that he comes to where others celebrate. */
const COMES = wording(
  'photograph*, catering, caterer*, florist*, flowers, dj, entertainment, band, music, film*, video*, planner*, hair, makeup, beauty',
);
/** In characters: so far before a firm stands what leads to it. */
const BEFORE_FIRM = 160;

/** Over a form stands a firm within so many characters and lines. */
const HEAD = 200;
const HEAD_LINES = 3;

/** The firm that alone fills the first line or cell of a form, where it names a mere branch below: 'ACME FITNESS, LLC' over 'Club: Pine Bend'. */
function firmsAtHead(source: Source, places: readonly PartyMention[]): PlacedName[] {
  if (!places.every(({ name }) => !soundsLikeOrganisation(name))) return [];
  const firms = namesInText(source, linesOf(source)).filter(
    ({ name, start, line }) =>
      start < HEAD && line.at < HEAD_LINES && start === line.start && legalFormOf(name) !== null,
  );
  return firms.filter(({ end, line }) => line.end - end < 2);
}

/** Those told, with the firm instead of the branch or site that the form names and the paper contracts for: 'Club: Pine Bend' where 'your contract is with Acme Gyms, LLC'. */
export function withFirmOfPlace(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const places = told.filter(({ name, role }) => PLACE.test(role ?? '') && !isFirm(name));
  if (places.length === 0) return [...told];
  const { plain } = source;
  const firms = namesInText(source, linesOf(source)).filter(
    ({ name, start }) =>
      legalFormOf(name) !== null && CONTRACTS_WITH.test(plain.slice(Math.max(0, start - BEFORE_FIRM), start).trimEnd()),
  );
  const [firm] = firms.length > 0 ? firms : firmsAtHead(source, places);
  if (!firm || new Set(firms.map(({ name }) => partyKey(name))).size > 1) return [...told];
  const isTold = told.some(({ name }) => partyKey(name) === partyKey(firm.name));
  // Who comes to the other side's venue does not keep it.
  const isGuest = firms.length === 0 && (COMES_TO_IT.test(plain) || COMES.test(firm.name));
  return told.flatMap((mention) => {
    if (mention !== places[0]) return places.includes(mention) ? [] : [mention];
    const role = isGuest ? null : mention.role;
    return isTold ? [] : [{ ...mention, name: firm.name, start: firm.start, end: firm.end, role }];
  });
}

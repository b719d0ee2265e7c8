import { QUOTED_SENTENCE_ENDS, WORD_ENDS_SENTENCE } from '../../lexicon/characters';
import { anyOf } from '../../lexicon/phrases';
import { anyWording, closingWords, listOf, onlyWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { endsLikeOrganisation, LEGAL_FORM, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import { JUST_A_PLACE, roleIn } from './aliases';
import { type NameMention, readName } from './name';
import { hasShapeOfPerson } from './person';
import { namesRole } from './role-words';
import { isInTrade } from './trade-names';
import { isWhereOneSits } from './where-one-sits';

/** A party as a place in the contract tells it. Offsets are those of the text searched. */
export interface PartyMention extends NameMention {
  role: string | null;
  /** The words after the name up to the next party: form, place, address and role. */
  details: string;
  confidence: number;
}

/** A defined name follows: '(the "Company")', '(EMPLOYEE)'. */
const ALIASED =
  /^,? {0,3}(?:\([^"()]{0,60}\) {0,2})?\((?:here(?:in)?after |[^()"]{0,80}"|(?:the )?[A-Z][A-Za-z]{3,20}\)|you\)|we\)|us\))|^,? {0,3}here(?:in)?after (?:(?:referred to|called|known) )?(?:as )?(?:the )?"/;
/** ', a Nevada corporation': whatever is called so is an organisation. */
const FORMED_AS = openingWords(
  '(,)( )( )( )a(n) ',
  upTo(50, ',;()'),
  'corporation, company, partnership, trust, association, limited liability, LLC',
);
/** A definition within the description. */
const DEFINED_SOON = openingWords(upTo(140, '();"'), '\\(', upTo(60, '()"'), '"');
/** The role of a person follows before any other name in brackets. */
const ROLE_AT_ONCE = openingWords(upTo(90, '()"'), '\\(', upTo(30, '()"'), '"');
/** ', software developer, Am Rebhang 5, Meersburg – in the following "Contractor" –'. */
const CALLED_SOON = openingWords(
  '\\,',
  upTo(140, '();"'),
  '{hereinafter,hereafter,in the following}',
  '(\\,)( {referred to as,called,named}) (the )"',
);
/** What the party is, or where it lives, and then its role. */
const TOLD_AND_DEFINED =
  /^,? (?:an? [a-z]|the |of (?:the )?[A-Z]|in the (?:[Cc]ount|[Cc]it|[Pp]arish|[Pp]rov|[Ss]tat)|at \d|[A-Z][A-Za-z]{2,20},? (?:\(|an? ))[^();"]{0,140}\((?:[^()"]{0,40})"(?:the )?[A-Z][^"]{1,40}"/;
/** Another stands between a name and the role: 'the post of Head Chef with Acme Inc. (the "Company")'. */
const NAMES_COMPANY = new RegExp(`\\b(?:with|of|by|at|for) (?:\\p{Lu}[\\p{L}.&'-]*,? ){1,5}${LEGAL_FORM}`, 'u');
/** Words that stand before a company's name in contracts which no opening sentence introduces. */
const BEFORE_NAME =
  /(?:^|\b(?:of|with|by|from|to|and|between|regarding|concerning|that|which|when|where|for|among|name|hires|engages|retains|appoints|employs) {1,2}|[,;:] {1,2})(?=["']?[A-Z0-9a-z]*[A-Z])/g;
/** What an organisation is, behind 'a Nevada'. */
const WHAT_IT_IS = anyOf(
  listOf([
    'corporation, company, partnership, individual, person, association, trust, bank, citizen, resident, limited',
    'organi{s,z}ation, institut{e,ion}, agency, subsidiary, division, municipality, authority, non(-)profit, société',
    'university, firm, LLC',
  ]),
);
const DESCRIBED = new RegExp(
  `^,? {0,3}(?:\\([^)]{0,60}\\),? {0,3})?(?:(?:is )?an? (?:[A-Za-z.&' -]{0,50}?)${WHAT_IT_IS}|d\\/?b\\/?a\\b|[to]\\/a\\b|f\\/k\\/a|(?:both |all )?of (?:\\d|\\[|the same)|(?:company|identity|ID|registration|passport) (?:number|no\\b)|(?:ABN|ACN|ARBN|NZBN|CIN|UEN) ?\\d|\\d{1,5} [A-Z]|${anyOf(
    listOf([
      'and {its,all}, who carr{y,ies} on, doing business, formerly, trading as, duly, incorporated, organi{s,z}ed, located',
      'having, living, born, carrying on, with {its,a,an,office,offices}, whose, residing, acting, on (its own )behalf',
      '{son,daughter,wife} of, aged, registered',
    ]),
  )})`,
  'i',
);
/** 'the 2005 Incentive Plan (the "Plan")': no party is called so. */
const CALLED_A_THING = openingWords(
  '(,)( )\\(',
  upTo(60, '()"'),
  '"',
  upTo(40, '"'),
  '{plan,program(me),stock,share(s),note(s),premises,property,act,purpose,event,offer,project,territory,area,region,product(s),goods,works,site,flat,vehicle,boat,vessel,equipment,software,system,mark(s),services,unit,land}"',
);
/** ', as Issuer': the part that a party takes. */
const CAPACITY = openingWords('(,)( )( )( )(solely )(in its capacity )as (the )', [
  'issuer, depositor, servicer, borrower, lender, guarantor, agent, administrat+, trustee, indenture, collateral, seller',
  'buyer, purchaser, landlord, tenant, licen{c,s}+, manager, custodian, company, owner, grantor, pledgor, owner trustee',
  'supplier, customer, provider, contractor, lead, joint, sole',
]);
/** Words of capitalised terms that look like a person's name: 'Support Services', 'Software License'. */
const NO_PERSON = wording([
  'service(s), licen{c,s}e, settlement, release, information, right(s), product(s), effective, date, term(s)',
  'condition(s), board, director(s), share(s), stock, note(s), plan, act, rule(s), law, united, states, new, this',
  'witness, company, purchaser, xxx(x), confidential, plaza, street, house, registration(s), employment, office',
  'action, disclosure, however, percentage, ownership, signature, address, telephone, material(s), covenant(s), restrictive',
]);
/** Where a new party may start. After a mere comma or line break only an organisation with a role or description counts. */
const STRONG =
  /\b(?:comprised of|consisting of|hires|engages|retains|employs|joined (?:in )?by|solely (?:for|with respect to|as to) [^,;()"]{3,80},) |(?:[);,]|"|\.|\b) {0,4}\b(?:and|AND|And)\b:? {1,3}|; {1,3}|\(\d\) |\b\d\. |\n/g;
const WEAK =
  /\)\.?,? {1,3}(?=[A-Z])|,(?= {1,2}[A-Z])|: {1,3}(?=[A-Z])|\b(?:with|in favou?r of|for the benefit of) {1,2}(?=[A-Z])/g;
/** Once two parties are named, these end the list: the words for all of them, or the end of the sentence. */
const LIST_END = /\b(?:each|individually|collectively|together|both)\b[^.;]{0,60}"?(?:part(?:y|ies))\b|[)"]\.\s|\.\n/i;
const ADDRESS_PART = wording(
  '#4-6, *2-2 #5*, street, road, avenue, suite, floor, building, bldg, district, drive, lane, boulevard, p(.)o(.) box',
);
/** Words of addresses that names of organisations hold as well. */
const MAYBE_ADDRESS = wording('plaza, tower, city, village, town, center, centre');
const IS_PAPER = wording('agreement');
/** ', a partnership of Alice Hollins and': who stand behind a party that is named already. */
const OF_PARTNERS = closingWords(',( )a(n) ({general,limited} )partnership {of,between} ', upTo(80, ',;()"'), '');
/** ', represented by the managers Mrs. Ana Lee and Mr. ': who acts for a party that is named already. */
const REPRESENTS = anyWording(
  closingWords('represented {by,from} ', upTo(80, ',;()"'), ' and ', perhaps('{Mr,Mrs,Ms,Dr}(.) ')),
  closingWords('represented {by,from}(:) ', perhaps('{its,the} ~2 '), perhaps('{Mr,Mrs,Ms,Dr}(.) ')),
);

const JOINTLY = anyWording(
  openingWords(upTo(60, '('), '\\((here+ ){jointly,collectively,together}'),
  openingWords(upTo(60, '('), 'jointly and severally, husband and wife'),
  openingWords('(,) ({who are,being,as,both} )(a(n) )(un){married,engaged,couple,spouses,siblings,brothers,sisters}'),
  openingWords('(,) ({who are,being,as,both} )(a(n) ){husband and wife,wife and husband,joint tenants,joint owners}'),
  openingWords('(,) both of '),
);

interface Start {
  at: number;
  strong: boolean;
  /** After the defined name of the party before: '("Museum"), '. */
  afterAlias?: boolean;
  /** At the start of a line, where headings stand as well as names. */
  line?: boolean;
}

function startsIn(text: string): Start[] {
  const strong = [...text.matchAll(STRONG)].map((match) => ({
    at: match.index + match[0].length,
    strong: true,
    line: match[0] === '\n',
  }));
  const weak = [...text.matchAll(WEAK)].map((match) => ({
    at: match.index + match[0].length,
    strong: false,
    afterAlias: ['")', "')"].includes(text.slice(Math.max(0, match.index - 1), match.index + 1)),
  }));
  return [{ at: 0, strong: true }, ...strong, ...weak].sort((one, other) => one.at - other.at);
}

/** What stands at a place up to the end of its line, where a name ends as well. */
function lineAt(text: string, at: number): string {
  const stretch = text.slice(at, at + 200);
  const end = stretch.indexOf('\n', stretch.length - stretch.trimStart().length);
  return end < 0 ? stretch : stretch.slice(0, end);
}

/** The parties in the words after 'between'. Line breaks are kept in the text, so that a list of parties is told apart. */
export function partyMentionsIn(text: string): PartyMention[] {
  const names: (NameMention & { strength: number })[] = [];
  for (const from of startsIn(text)) {
    const last = names.at(-1);
    if (from.at < (last?.end ?? 0)) continue;
    if (names.length > 1 && last && endsList(text.slice(last.end, from.at + 1))) break;
    const name = readName(lineAt(text, from.at));
    if (!name || JUST_A_PLACE.test(name.name)) continue;
    const start = from.at + name.start;
    const end = from.at + name.end;
    if (
      isWhereOneSits(text, start, last?.end ?? start) ||
      (last && isInTrade(text, { name: name.name, start, end }, [last])) ||
      OF_PARTNERS.test(text.slice(Math.max(0, start - 140), start)) ||
      REPRESENTS.test(text.slice(Math.max(0, start - 140), from.at))
    )
      continue;
    const listed = last !== undefined && onlyWords(',( )(the )').test(text.slice(last.end, start));
    if (listed && isAddressOf(last.name, name.name, text.slice(end, end + 120))) continue;
    const strength = strengthOf(name.name, text.slice(end, end + 160), { ...from, listed });
    if (strength > 0 && !names.some((other) => start < other.end))
      names.push({ name: name.name, start, end, strength });
  }
  return names
    .map((name, index) => {
      const details = text.slice(name.end, names[index + 1]?.start ?? Math.min(text.length, name.end + 500));
      return { ...name, details, role: roleIn(details), confidence: name.strength };
    })
    .map((mention, index, all) => {
      // 'Ann Lee and Bo Kim (jointly and severally, "Tenant")': one role for both.
      const next = all[index + 1];
      if (!next?.role || !onlyWords('(,) {and,&} ').test(mention.details)) return mention;
      // '(1) Ann Lee and Bo Lee, trading as Acme (the Yard), and (2) Cy Roe (the Owner)': the two are one side, since another follows.
      const isOneSide =
        all.some(({ role }, at) => at > index + 1 && role && role !== next.role) &&
        [mention, next].every(({ name }) => isNatural(name));
      return isOneSide || JOINTLY.test(next.details)
        ? { ...mention, role: next.role, confidence: Math.max(mention.confidence, next.confidence) }
        : mention;
    });
}

/** 'Acme Ltd, The Old Dairy, Ledbury HR8 ("Acme")': what stands between a company and what it is called is where it sits. */
function isAddressOf(company: string, name: string, after: string): boolean {
  return legalFormOf(company) !== null && legalFormOf(name) === null && LEADS_TO_ALIAS.test(after);
}

/** What stands behind a name that is told no further. */
const GOES_ON = ['.', ',', ';', ' and'];
const listGoesOn = (after: string, signs = GOES_ON) => after === '' || signs.some((sign) => after.startsWith(sign));
const LEADS_TO_ALIAS = /^(?:, (?!and\b)[^(),;:]{2,60}){0,3}(?:,? \(|,? of )[^()]{0,40}"/;

/** Between the names on a cover. */
const NEXT_OF_COVER = openingWords('\n', '{and,&}');

/** Words for all of a list end it, unless another party follows at once: '(collectively, the "AS Parties") and ...'. */
function endsList(between: string): boolean {
  if (!LIST_END.test(between)) return false;
  return !/[)"'](?:[\s,;]|and\b|AND\b|&){1,6}(?:\(\d\) )?.?$/.test(between) || QUOTED_SENTENCE_ENDS.test(between);
}

function strengthOf(name: string, after: string, from: Start & { listed: boolean }): number {
  const organisation = endsLikeOrganisation(name);
  if (!organisation && CALLED_A_THING.test(after)) return 0;
  const formed = organisation && legalFormOf(name) !== null;
  const acts = CAPACITY.test(after);
  const isTold = TOLD_AND_DEFINED.test(after);
  const aliased = ALIASED.test(after);
  const described = DESCRIBED.test(after);
  // 'The Lee Family 2011 Trust, acting by its trustee' has a year in its name, no number of a house.
  const isBody = organisation && (aliased || described);
  if (!formed && !acts && !isBody && !FORMED_AS.test(after) && !isTold && ADDRESS_PART.test(name)) return 0;
  if (organisation && (aliased || described || acts)) return 0.95;
  if (soundsLikeOrganisation(name) && aliased && described) return 0.9;
  if (aliased && from.afterAlias && name.includes(' ') && !IS_PAPER.test(name)) return 0.85;
  if (FORMED_AS.test(after) && DEFINED_SOON.test(after) && name.includes(' ')) return 0.85;
  // 'Gallatin Health District, a political subdivision of Montana ("Customer")', '(1) Jo Rees of High House, Ludlow (the "Tenant")'.
  if (from.strong && name.includes(' ') && isTold && !WORD_ENDS_SENTENCE.test(name)) return 0.85;
  if (organisation && from.listed && listGoesOn(after)) return 0.75;
  if (from.listed && isPerson(name) && /^(?: and |, (?:and )?[A-Z][\w'-]+ (?:[A-Z]\.? )?[A-Z])/.test(after)) return 0.6;
  // 'Professional golfer, TOM WATSON, (hereinafter ...)'.
  if (openingWords(',( )( )( )\\(here(in)after').test(after) && isPerson(name)) return 0.85;
  if (from.strong && isPerson(name) && CALLED_SOON.test(after)) return 0.85;
  if (!from.strong || (MAYBE_ADDRESS.test(name) && !organisation && !aliased && !described)) return 0;
  if (aliased && !IS_PAPER.test(name)) return 0.9;
  if (acts && name.includes(' ')) return 0.85;
  if (described && (isPerson(name) || from.at === 0 || soundsLikeOrganisation(name) || FORMED_AS.test(after)))
    return 0.85;
  if (
    organisation &&
    /^,? {0,3}(?:and|AND|\(|;|$|\.|\n|on the|as of|effective|dated|hereby|agree|enter|pursuant|for the)/.test(after)
  )
    return 0.85;
  if (formed && /^(?:[,:(]| of [A-Z]| (?:Room|Suite|Unit|Flat|Floor) \d)/.test(after)) return 0.75;
  if (soundsLikeOrganisation(name) && listGoesOn(after)) return 0.75;
  if (from.at === 0 && name.includes(' ') && /^,? (?:and|AND|&) {1,2}[A-Z]/.test(after)) return 0.75;
  // 'between Ana Lee of Lancaster and Acme Inc.'
  if (from.at === 0 && isPerson(name) && /^ of \p{Lu}[\p{L}' -]{2,30},? and \p{Lu}/u.test(after)) return 0.75;
  // 'Other Sanctions' alone on a line is a heading; of a cover, 'and' is on the next.
  const isHeading = from.line || (after.startsWith('\n') && !NEXT_OF_COVER.test(after));
  if (isPerson(name) && !isHeading && listGoesOn(after, [...GOES_ON, ' (', '\n'])) return 0.6;
  return 0;
}

/** True for a name like a person's: two to four capitalised words, none of them a contract's own. */
export function isPerson(name: string): boolean {
  return hasShapeOfPerson(name) && !NO_PERSON.test(name);
}

/** True for a person's name that no organisation has. */
export function isNatural(name: string): boolean {
  return isPerson(name) && !endsLikeOrganisation(name);
}

/** 'Mr. Lee' ends no sentence. */
/** In characters: so long is an address before the name of its town. */
const HOME = 120;
const SENTENCE_ENDS = /(?<!\b(?:Mr|Mrs|Ms|Dr))\.\s+[A-Z]/;

/** Organisations, and persons in a contract's roles, that a paragraph names and then gives a role: 'my employment with Acme, Inc. (the "Company")'. */
export function definedParties(text: string): PartyMention[] {
  const mentions: PartyMention[] = [];
  let defined = 0;
  for (const match of text.matchAll(BEFORE_NAME)) {
    const at = match.index + match[0].length;
    const name = at < defined ? null : readName(text.slice(at, at + 160));
    if (!name || !(legalFormOf(name.name) || isPerson(name.name))) continue;
    const start = at + name.start;
    const end = at + name.end;
    const details = text.slice(end, end + 260).split(SENTENCE_ENDS)[0] ?? '';
    const role = roleIn(details);
    // A person is a party by its role alone: 'I, Ann Lee, of Glebe Farm ("the seller")'.
    const isOwnRole =
      namesRole(role ?? '') && ROLE_AT_ONCE.test(details) && !NAMES_COMPANY.test(details.split('(')[0] ?? '');
    const isSound = role && (legalFormOf(name.name) || isOwnRole);
    if (!isSound || isWhereOneSits(text, start, Math.max(0, start - HOME))) continue;
    mentions.push({ name: name.name, start, end, role, details, confidence: 0.75 });
    // Its home is no other party; who shares its role is: 'Ann Lee and Bo Lee, husband and wife ("Maker")'.
    const spouse = openingWords('(,) {and,&} ').exec(details)?.[0].length ?? 0;
    const isShared = spouse > 0 && isNatural(name.name) && isNatural(readName(details.slice(spouse))?.name ?? '');
    defined = end + (isShared ? 0 : Math.max(0, ROLE_AT_ONCE.exec(details)?.[0].length ?? 0));
  }
  return mentions;
}

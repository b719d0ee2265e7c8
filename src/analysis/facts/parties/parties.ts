import { wasReadWhole } from '../../document/coverage';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import { opensWithCapital, WHITE_SPACE } from '../../lexicon/characters';
import { onlyWords, wording } from '../../lexicon/words';
import { endsLikeOrganisation, LEGAL_FORM, legalFormOf } from '../../mentions/legal-forms';
import { missing } from '../fact';
import type { Party } from '../facts';
import { openingOf } from '../opening';
import type { Source } from '../source';
import { isOfUsualLength } from '../spoken-of';
import { addressees, headOfForm, letterhead, organisationAtTop, senderInText } from './addressees';
import { dealers } from './dealers';
import { partyDetails } from './details';
import { labelledParties } from './labelled';
import { definedParties, isNatural, isPerson, type PartyMention, partyMentionsIn, speakersIn } from './mention';
import { QUOTATION_MARKS } from './name';
import { partyKey } from './party-key';
import { isInitialOf, withTitle } from './person';
import { withRanked } from './ranking/party-ranker';
import { reconciled } from './reconcile-signatories';
import { namesRole } from './role-words';
import { partiesInRows } from './rows';
import { individualSignatories, personsOnLines, signatoriesOf, signedOnBehalfOf, signingPersons } from './signatures';
import { unnamedCustomers, unnamedPartiesIn } from './unnamed';
import { namedByRole, whoWeAre } from './who-we-are';

const BETWEEN =
  /\b(?:by and between|by and among|between|among|BETWEEN|AMONG|B E T W E E N|A M O N G|by and amongst|parties(?: to this agreement)?(?: are)?:?|entered into (?:by|with)|made by|executed by|(?:19|20)\d\d,? by)\b[: \n]{0,4}/gi;
const END =
  /\b(?:WHEREAS|Whereas|WITNESSETH|W I T N E S S E T H|RECITALS?|Recitals?|BACKGROUND|Background|NOW,? THEREFORE|Now,? therefore|PRELIMINARY|INTRODUCTION|TERMS AND CONDITIONS|in consideration of)\b|\n(?:1|I|ARTICLE|Section 1|A)[.: ]/;
/** A heading over the list of parties. */
const PARTIES = onlyWords('(the )parties(:)');
const ONLY_BETWEEN = onlyWords('(this )({agreement,contract} )(is )(made )(by and ){between,among}(:)');
/** How far a list of parties may stand from the first word, where no paragraph opens the contract. */
const HEAD = 2500;
/** Papers whose parties are those who sign: joint filings, and lists 'on the signature pages'. */
const SIGNED_BY_ALL =
  /^joint filing\b|\bjoint filing (?:agreement|statement)\b|\b(?:listed|named|identified|set forth) on the signature pages?\b/im;
/** 'Acme, Inc. ("Acme") and Borel LLC ("Borel") hereby enter into this Agreement': the parties stand before the verb. */
const PARTIES_FIRST =
  /^[^;]{20,900}\bhereby (?:enter|agree|confirm|contract|covenant|assign|sell|lease|appoint|engage)|^[^;:]{4,300}["')],? (?:both [^;:]{3,60}, )?(?:agree(?: (?:on|as follows|that|to the following)\b|:)|(?:hires|engages|retains|employs) [A-Z])/;
/** Terms for everyone name their customer in the first sentences. */
const FIRST_WORDS = 1000;
/** What only a party to a contract is called. */
const TAKES_PART = onlyWords([
  'you, we, i, employ{ee,er}, executive, consultant, contractor, client, customer, supplier, provider, seller, buyer',
  'purchaser, landlord, tenant, less{or,ee}, licens{or,ee}, lender, borrower, council, agency',
]);
const LONGEST = 3500;
/** A line this long without a full stop at its end goes on in the next. */
const WRAPPED = 60;
/** The rest of a company's name. */
const FORM_FOLLOWS = new RegExp(`^(?:[\\w&'-]+,? ){0,3}${LEGAL_FORM}`, 'i');
const ENOUGH = 2;

/** Plain text with the line breaks that part the parties of a list; one within a long line's sentence stays a space. */
function withLineBreaks({ plain, contract }: Source, from: number, to: number): string {
  let text = plain.slice(from, to);
  for (let at = contract.text.indexOf('\n', from); at >= 0 && at < to; at = contract.text.indexOf('\n', at + 1)) {
    const line = contract.text.slice(contract.text.lastIndexOf('\n', at - 1) + 1, at);
    const next = contract.text.slice(at + 1, at + 60);
    const wraps =
      (line.length > WRAPPED && /[\p{L}\d&,]$/u.test(line) && !/^\(?[\dA-Za-z]{1,3}[.)]/.test(next)) ||
      (/\b(?:between|among|and) \p{Lu}[\p{L}\d&'-]*$/u.test(line) && opensWithCapital(next) && FORM_FOLLOWS.test(next));
    if (!wraps) text = `${text.slice(0, at - from)}\n${text.slice(at - from + 1)}`;
  }
  // A tab between words parts two columns; after a number or label it is but a space.
  for (const { index } of contract.text.slice(from, to).matchAll(/(?<=[\p{L}.])\t(?=\p{Lu})/gu))
    text = `${text.slice(0, index)}\n${text.slice(index + 1)}`;
  return text;
}

function region(source: Source, from: number): { text: string; at: number } {
  const text = withLineBreaks(source, from, from + LONGEST);
  const end = END.exec(text);
  return { text: end ? text.slice(0, end.index) : text, at: from };
}

function shifted(mentions: PartyMention[], by: number): PartyMention[] {
  return mentions.map((mention) => ({ ...mention, start: mention.start + by, end: mention.end + by }));
}

/** Where no paragraph opens the contract, only what is certainly an organisation counts. */
function isSure({ name, confidence }: PartyMention): boolean {
  return confidence >= 0.75 && endsLikeOrganisation(name);
}

/** '1. PARTIES. This Lease is made between ...': a heading that is no list leads to no parties; the words after it do. */
function headingLast<Lead extends { 0: string; index: number }>(leads: readonly Lead[], openingEnd: number): Lead[] {
  const isHeading = (lead: Lead): boolean => /^part/i.test(lead[0]) && !lead[0].includes(':');
  const said = leads.some((lead) => !isHeading(lead) && lead.index < openingEnd);
  return said ? [...leads.filter((lead) => !isHeading(lead)), ...leads.filter(isHeading)] : [...leads];
}

/** The parties that the opening paragraph names after 'between', 'among' or 'Parties:'. */
function fromOpening(source: Source): PartyMention[] {
  const opening = openingOf(source);
  // 'between' on a line of its own opens the contract, whatever later sentence reads like an opening.
  const alone = source.contract.paragraphs.find(
    ({ start, end }) => start < HEAD / 2 && ONLY_BETWEEN.test(source.plain.slice(start, end).trim()),
  );
  const from = Math.min(opening?.start ?? 0, alone?.start ?? Number.POSITIVE_INFINITY);
  const window = source.plain.slice(from, from + 5000);
  const listed = source.contract.paragraphs.find(
    ({ start, end }) => start < (opening ? from : HEAD) && PARTIES.test(source.plain.slice(start, end)),
  );
  const leads = [...window.matchAll(BETWEEN)].slice(0, 4);
  const starts = headingLast(leads, (opening?.end ?? 0) - from).map(({ index, 0: lead }) => from + index + lead.length);
  const first = source.contract.paragraphs.find(
    ({ start, end }) => start < 4000 && PARTIES_FIRST.test(source.plain.slice(start, Math.min(end, start + 1000))),
  );
  if (first && first.start < from) starts.unshift(first.start);
  else if (first) starts.push(first.start);
  let best: PartyMention[] = [];
  for (const start of listed ? [listed.end, ...starts] : starts) {
    const { text, at } = region(source, start);
    const mentions = shifted(partyMentionsIn(text), at).filter(
      (mention) =>
        opening ||
        isSure(mention) ||
        (mention.confidence >= 0.85 && (TAKES_PART.test(mention.role ?? '') || namesRole(mention.role ?? ''))) ||
        (start === first?.start && mention.confidence >= 0.9) ||
        ((isHead(source, start) || (listed && start === listed.end)) && isPerson(mention.name)),
    );
    if (mentions.length > best.length) best = mentions;
    if (best.length >= ENOUGH) break;
  }
  return best.map((mention) => withTitle(source.plain, mention));
}

/** Whether the words that lead to the parties begin a line near the top: 'between Ann Lee, Bo Kim and Cy Roe, who carry on business as ...'. */
function isHead({ contract }: Source, at: number): boolean {
  const line = contract.text.slice(0, at).trimEnd().split('\n').at(-1) ?? '';
  return at < HEAD / 2 && onlyWords('({agreement ,contract })(is )(made )(by and ){between,among}(:)').test(line);
}

/** Those who are called by their role alone, where the opening leaves the name to be filled in. */
function unnamed(source: Source): PartyMention[] {
  const opening = openingOf(source);
  if (!opening) return shifted(unnamedCustomers(source.plain.slice(0, FIRST_WORDS)), 0);
  const { start, end } = opening;
  return shifted(unnamedPartiesIn(source.plain.slice(start, Math.min(end, start + 2500))), start);
}

/** The company that printed a form above its first line: 'FROSTLINE HVAC, INC. 1400 Industrial Way'. */
function companyAtTop(source: Source): PartyMention[] {
  return organisationAtTop(source, HEAD).filter(({ name }) => legalFormOf(name) !== null);
}

/** Organisations defined on the first pages, for letters and undertakings without an opening sentence. */
function fromDefinitions(source: Source): PartyMention[] {
  const mentions: PartyMention[] = [];
  for (const paragraph of source.contract.paragraphs.slice(0, 40)) {
    if (paragraph.start > 6000) break;
    const text = source.plain.slice(paragraph.start, paragraph.end);
    mentions.push(...shifted(definedParties(text), paragraph.start));
  }
  const roles = [...new Set(mentions.map(({ role }) => role))].slice(0, ENOUGH);
  return mentions.filter(({ role, name }, at) => {
    const before = mentions[at - 1];
    const isSpouse = before?.role === role && isNatural(name) && isNatural(before.name);
    return roles.includes(role) && (isSpouse || mentions.findIndex((other) => other.role === role) === at);
  });
}

/** Who speaks in the first person on the first page. */
function speakers({ contract, plain }: Source): PartyMention[] {
  const first = contract.paragraphs.filter(({ start }) => start < HEAD);
  return first.flatMap(({ start, end }) => shifted(speakersIn(plain.slice(start, Math.min(end, start + 300))), start));
}

/** Letter-spaced print ('TH E JOINT') makes no other party. */
function sameKey(one: string, other: string): boolean {
  const compact = (key: string) => key.replaceAll(' ', '').replace(/^the/, '');
  return compact(one) === compact(other);
}

/** 'LANDLORD' above a line to sign on is what somebody is called, and nobody's name. */
const isRoleAlone = ({ name, role }: PartyMention) => role === null && namesRole(name) && legalFormOf(name) === null;

function distinct(mentions: PartyMention[]): PartyMention[] {
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

function partyOf(source: Source, mention: PartyMention, signed: PartyMention | undefined): Party {
  const { contract, outline } = source;
  const value = contract.text
    .slice(mention.start, mention.end)
    .replace(WHITE_SPACE, ' ')
    .replace(QUOTATION_MARKS, '')
    .trim();
  const evidence = [sentenceEvidence(contract, outline, mention.start, mention.end)];
  if (signed) evidence.push(evidenceAt(contract, signed.start, signed.end));
  return {
    status: 'found',
    value,
    confidence: Math.min(0.98, mention.confidence + (signed ? 0.03 : 0)),
    evidence,
    role: mention.role,
    ...(mention.name === mention.role && { rule: 'the name is left blank' }),
    ...partyDetails(value, mention.details),
  };
}

/** How much of a paper's end tells who signs it. */
const SIGNED_END = 900;

/** Those of a form's rows who sign it, where at least two do: 'Supplier | Konvex Corp.' of a lease is no party to it. */
function thoseWhoSign({ plain }: Source, rows: PartyMention[]): PartyMention[] {
  const end = ` ${partyKey(plain.slice(-SIGNED_END))} `;
  const signs = ({ name, role }: PartyMention): boolean =>
    [name, role ?? name].some((words) => end.includes(` ${partyKey(words)} `));
  const signing = rows.filter(signs);
  // Persons sign in many hands ('Dana Whitfield' for 'Dana and Kyle Whitfield'); a company's name stands over its line.
  const told = rows.filter((row) => signing.includes(row) || legalFormOf(row.name) === null);
  return signing.length >= ENOUGH && isEnough(signing) ? told : rows;
}

/** Whether both sides are there: two parties at least, who are not all called the same. */
function isEnough(mentions: readonly PartyMention[]): boolean {
  const roles = new Set(mentions.map(({ role }) => role));
  return mentions.length >= ENOUGH && (roles.size > 1 || roles.has(null));
}

/** The parties that the readers tell: named by the opening, else by definitions, else by the signature blocks. In order of their places. */
export function readParties(source: Source, signatories = signatoriesOf(source)): PartyMention[] {
  const rows = thoseWhoSign(source, withoutWards(source, distinct(partiesInRows(source))));
  let mentions = distinct(fromOpening(source));
  if (mentions.length < ENOUGH && isEnough(rows)) mentions = rows;
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...rows]);
  if (!isEnough(mentions)) mentions = withoutWards(source, distinct([...mentions, ...labelledParties(source)]));
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...namedByRole(source), ...whoWeAre(source)]);
  if (!isEnough(mentions)) {
    const dealing = dealers(source);
    if (dealing.length > 0) mentions = distinct(dealing);
  }
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...unnamed(source)]);
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...speakers(source)]);
  if (!isEnough(mentions))
    mentions = distinct([...mentions, ...letterhead(source), ...addressees(source), ...fromDefinitions(source)]);
  if (mentions.length === 1 && rows.length === 1) mentions = distinct([...mentions, ...companyAtTop(source)]);
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...signedOnBehalfOf(source)]);
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...signatories]);
  if (SIGNED_BY_ALL.test(source.plain.slice(0, 2500)))
    mentions = distinct([...mentions, ...signatories, ...individualSignatories(source)]);
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...signingPersons(source)]);
  if (!isEnough(mentions)) mentions = distinct([...mentions, ...personsOnLines(source)]);
  mentions = distinct([...mentions, ...headOfForm(source, mentions), ...senderInText(source, mentions)]);
  return inOrder(distinct([...mentions, ...reconciled(source, mentions, signatories)]));
}

/**
 * Of those whom the ranker alone tells, the ones named before the recitals, where both sides are: 'WHEREAS Landlord has let a shop to Acme Pizza, LLC
 * ("Tenant")' names the debtor for whom a guarantor answers.
 */
function beforeRecitals({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  const recitals = END.exec(plain.slice(0, LONGEST))?.index ?? 0;
  const before = told.filter(({ start }) => start < recitals);
  return new Set(before.flatMap(({ role }) => role ?? [])).size >= ENOUGH ? before : [...told];
}

/** Who signs as 'F. Abernethy' is the 'Mr Fraser Abernethy' whom the paper names above. */
function withoutInitials(told: readonly PartyMention[]): PartyMention[] {
  return told.filter(({ name }) => !told.some((other) => isInitialOf(name, other.name)));
}

/** Of whom a parent contracts: 'Learner: Lwazi Mkhize', 'Child: Otis Bramhall'. */
const WARD = onlyWords("(the ){child,pupil,learner,baby}(('s) name)");
const ADULT = wording('parent(s), guardian(s), carer(s), mother, father');

/** Those told, without the child for whom parents sign. */
function withoutWards({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  const others = told.filter(({ role }) => !WARD.test(role ?? ''));
  return ADULT.test(plain) ? others : [...told];
}

/** A person who acts for one of two firms, and is no party: 'represented by Mr Rossi', 'Customer: Ann Lee, Director', 'Dear Ms Whitcombe'. */
function withoutAgents(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const firms = told.filter(({ name }) => legalFormOf(name) !== null || endsLikeOrganisation(name));
  // Long contracts name those who act for a firm far from its name.
  if (!isOfUsualLength(source) || firms.length < ENOUGH || SIGNED_BY_ALL.test(source.plain.slice(0, HEAD)))
    return [...told];
  const roles = new Set(firms.map(({ role }) => role));
  return told.filter(
    ({ name, role }) => firms.some((firm) => firm.name === name) || !isNatural(name) || !roles.has(role ?? null),
  );
}

const inOrder = (mentions: PartyMention[]) => mentions.toSorted((one, other) => one.start - other.start);

/**
 * Those who signed the contract, as the readers tell them and, where these are unsure, the trained ranker; the signature blocks confirm
 * them. None is an empty list; where pages could not be read it is one party that says so.
 */
export function parties(source: Source): Party[] {
  const signatories = signatoriesOf(source);
  const read = readParties(source, signatories);
  // Where the readers tell nobody, the parties may stand on the pages that could not be read.
  if (read.length === 0 && !wasReadWhole(source.contract)) return [{ ...missing(source.contract), role: null }];
  const ranked = withRanked(source, read);
  const told = inOrder(distinct(read.length === 0 ? beforeRecitals(source, ranked) : ranked));
  const mentions = withoutWards(source, withoutInitials(told));
  const labelled = [...labelledParties(source), ...partiesInRows(source)];
  const roleOf = ({ name }: PartyMention): string | null =>
    labelled.find((label) => partyKey(label.name) === partyKey(name))?.role ?? null;
  const called = mentions.map((mention) => (mention.role ? mention : { ...mention, role: roleOf(mention) }));
  return withoutAgents(source, called).map((mention) =>
    partyOf(
      source,
      mention,
      signatories.find((signed) => signed.start !== mention.start && partyKey(signed.name) === partyKey(mention.name)),
    ),
  );
}

import { wasReadWhole } from '../../document/coverage';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import { sideOf } from '../../kinds/paper-kind';
import { recogniseKind } from '../../kinds/recognise';
import { WHITE_SPACE } from '../../lexicon/characters';
import { onlyWords, openingWords, upTo } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import { missing } from '../fact';
import type { Party } from '../facts';
import { openingOf } from '../opening';
import type { Source } from '../source';
import { withThoseActedFor } from './acting-for';
import {
  addressees,
  areWrittenTo,
  headOfForm,
  letterhead,
  organisationAtTop,
  personUnderTo,
  senderInText,
  writerOfLetter,
} from './addressees';
import { askedParties } from './asked';
import { withFirmOfPlace, withoutTradeNames, withPrincipals, withTraders } from './behind-names';
import { withoutStaff, withoutThoseBeside } from './beside-parties';
import { calledParties, isSurelyCalled } from './called';
import { capacityOf } from './capacity';
import { withCompanions } from './companions';
import { withClients } from './counsel';
import { eachOnce } from './couples';
import { dealers } from './dealers';
import { partyDetails } from './details';
import { headOfPaper } from './head-of-paper';
import { labelledParties } from './labelled';
import { listedByRole, withoutRowLabel } from './listed-by-role';
import { listedOnSchedule } from './listed-on-schedule';
import { withFirmsOfMails, writersOfMails } from './mails';
import { withManaging } from './managing-members';
import { definedParties, isNatural, type PartyMention } from './mention';
import { withMissingSide } from './missing-side';
import { QUOTATION_MARKS } from './name';
import { namesAlone } from './names-alone';
import { partiesOfParts } from './of-parts';
import { fromOpening, shifted } from './opening-list';
import { partyKey } from './party-key';
import { withRanked } from './ranking/party-ranker';
import { reconciled } from './reconcile-signatories';
import { isPronoun, namesRole } from './role-words';
import { withRolesOfLines } from './roles-of-lines';
import { withRolesOfList } from './roles-of-lists';
import { partiesInRows } from './rows';
import { saidWho } from './said-who';
import { listedUnderRole, signedInColumns } from './signature-tables';
import {
  individualSignatories,
  isSignedByAll,
  personsOnLines,
  signatoriesOf,
  signedOnBehalfOf,
  signedWithDay,
  signingPersons,
} from './signatures';
import { soundNames } from './sound-names';
import { speakers } from './speakers';
import { isSurety, suretiesOf } from './sureties';
import { withoutThoseBehind } from './those-behind-firms';
import {
  withBearers,
  withLegalNames,
  withRolesAbove,
  withRolesAtEnd,
  withRolesBehind,
  withRolesOfLetter,
  withTrades,
  withWholeNames,
} from './told-elsewhere';
import { unnamedCustomers, unnamedPartiesIn } from './unnamed';
import { namedByRole, whoWeAre } from './who-we-are';
import {
  beforeRecitals,
  distinct,
  isAmong,
  withoutAgents,
  withoutCounsel,
  withoutGoBetweens,
  withoutInitials,
  withoutSubject,
  withoutTowns,
  withoutWards,
} from './winnow';

/** How far a list of parties may stand from the first word, where no paragraph opens the contract. */
const HEAD = 2500;
/** Terms for everyone name their customer in the first sentences. */
const FIRST_WORDS = 1000;
const ENOUGH = 2;

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

function partyOf(source: Source, mention: PartyMention, signed: PartyMention | undefined): Party {
  const { contract, outline } = source;
  const name = contract.text
    .slice(mention.start, mention.end)
    .replace(WHITE_SPACE, ' ')
    .replace(QUOTATION_MARKS, '')
    .trim();
  const capacity = capacityOf(source, mention);
  const evidence = [sentenceEvidence(contract, outline, mention.start, mention.end)];
  if (signed) evidence.push(evidenceAt(contract, signed.start, signed.end));
  return {
    status: 'found',
    value: capacity === null ? name : `${name} ${capacity}`,
    confidence: Math.min(0.98, mention.confidence + (signed ? 0.03 : 0)),
    evidence,
    role: mention.role,
    ...(mention.name === mention.role && { rule: 'the name is left blank' }),
    ...partyDetails(name, mention.details),
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
  // So does who speaks as 'we', for whom its manager signs.
  const told = rows.filter(
    (row) => signing.includes(row) || legalFormOf(row.name) === null || SPEAKS.test(row.details),
  );
  return signing.length >= ENOUGH && isEnough(signing) ? told : rows;
}

const SPEAKS = openingWords(upTo(4, '()'), '\\(', upTo(60, '()'), '"{we,us}"');

/** Of those whom a sentence tells, the ones in a role that no row has: the Lender who stands over a form with 'Borrower' and 'Guarantor'. */
function inNoRow(told: readonly PartyMention[], rows: readonly PartyMention[]): PartyMention[] {
  const taken = new Set(rows.flatMap(({ role }) => (role ? [partyKey(role)] : [])));
  return told.filter(({ name, role }) => role && namesRole(role) && !taken.has(partyKey(role)) && !isAmong(name, rows));
}

/** 'Signed (parent): Ann Lee' is a line to sign on, and says nobody's part beside rows that do. */
const IS_SIGNED = onlyWords('signed, signature, signed by, sign here');

function withoutLinesToSign(rows: readonly PartyMention[]): PartyMention[] {
  const others = rows.filter(({ role }) => !IS_SIGNED.test(role ?? ''));
  return others.length > 0 ? others : [...rows];
}

/** Whether both sides are there: two parties at least, who are not all called the same. */
function isEnough(mentions: readonly PartyMention[]): boolean {
  const roles = new Set(mentions.map(({ role }) => role));
  return mentions.length >= ENOUGH && (roles.size > 1 || roles.has(null));
}

/** Whether both sides are there, where a surety is none: 'Customer' and 'Guarantor' are one side, of a guaranty two. */
function sidesOf(source: Source): (mentions: readonly PartyMention[]) => boolean {
  return (mentions) => {
    const others = mentions.filter(({ role }) => !isSurety(role ?? ''));
    if (others.length === mentions.length || !isEnough(mentions)) return isEnough(mentions);
    const { kind } = recogniseKind(source);
    return isEnough(others) || (kind !== null && sideOf(kind.sides, 'guarantor') !== null);
  };
}

/** Whether two are called by different words. */
const areBothSides = (mentions: readonly PartyMention[]) => new Set(mentions.map(({ role }) => role)).size >= ENOUGH;

/** Of a list, those who stand among those told; who is described behind them is as often the firm that is sold. */
function amid(told: readonly PartyMention[], list: readonly PartyMention[]): PartyMention[] {
  const last = Math.max(...told.map(({ start }) => start));
  return list.filter(({ name, start }) => start <= last || isAmong(name, told));
}

/** The parties that the readers tell: named by the opening, else by definitions, else by the signature blocks. In order of their places. */
export function readParties(source: Source, signatories = signatoriesOf(source)): PartyMention[] {
  const areBoth = sidesOf(source);
  const sound = (read: readonly PartyMention[]) => distinct(soundNames(source, read));
  const inRows = withoutStaff(source, sound(partiesInRows(source)));
  const asked = withoutWards(source, withoutInitials(withoutLinesToSign(inRows)));
  const rows = withoutThoseBeside(source, thoseWhoSign(source, asked));
  let mentions = sound(fromOpening(source));
  if (mentions.length < ENOUGH && isEnough(rows)) mentions = [...inNoRow(mentions, rows), ...rows];
  // Rows of the first page that hold all whom the opening tells, and others, hold all; rows of the last are signed by anybody.
  const head = rows.filter(({ start }) => start < HEAD);
  if (isEnough(head) && head.length > mentions.length && mentions.every(({ name }) => isAmong(name, head)))
    mentions = head;
  const ofParts = sound(partiesOfParts(source));
  if (ofParts.length > mentions.length) mentions = ofParts;
  const numbered = sound(listedByRole(source, true));
  if (isEnough(numbered) && numbered.length > mentions.length) mentions = numbered;
  const called = sound(calledParties(source).map((mention) => withoutRowLabel(source, mention)));
  if (areBothSides(called) && called.length > mentions.length && mentions.every(({ name }) => isAmong(name, called)))
    mentions = isEnough(mentions) ? amid(mentions, called) : called;
  // Who is listed far below, without a part, is somebody of whom the paper tells: 'Other processors: Acme Hosting B.V., Fenn GmbH'.
  if (
    areBothSides(called) &&
    mentions.every(({ start, role, name }) => start > HEAD && !role && !isAmong(name, called))
  )
    mentions = called;
  if (!isEnough(mentions)) mentions = sound([...mentions, ...rows]);
  if (!areBoth(mentions)) {
    const listed = sound(listedByRole(source, false));
    if (isEnough(listed)) mentions = sound([...withoutStaff(source, listed), ...mentions]);
  }
  if (!isEnough(mentions)) mentions = sound([...mentions, ...signedInColumns(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...listedUnderRole(source)]);
  if (!areBoth(mentions)) mentions = sound([...mentions, ...saidWho(source)]);
  if (!isEnough(mentions)) mentions = withoutWards(source, sound([...mentions, ...askedParties(source)]));
  if (!isEnough(mentions)) mentions = withoutWards(source, sound([...mentions, ...labelledParties(source)]));
  if (!areBoth(mentions)) mentions = sound([...mentions, ...namedByRole(source), ...whoWeAre(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...writersOfMails(source)]);
  if (!isEnough(mentions)) {
    const dealing = dealers(source);
    if (dealing.length > 0) mentions = sound(dealing);
  }
  if (!isEnough(mentions)) mentions = sound([...mentions, ...unnamed(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...speakers(source)]);
  if (!isEnough(mentions))
    mentions = sound([...mentions, ...letterhead(source), ...addressees(source), ...fromDefinitions(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...personUnderTo(source)]);
  if (mentions.length > 0 && !isEnough(mentions)) mentions = sound([...mentions, ...called.filter(isSurelyCalled)]);
  if (mentions.length === 1 && rows.length === 1) mentions = sound([...mentions, ...companyAtTop(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...signedOnBehalfOf(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...signatories]);
  if (isSignedByAll(source)) mentions = sound([...mentions, ...signatories, ...individualSignatories(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...signingPersons(source)]);
  if (!isEnough(mentions)) mentions = sound([...mentions, ...personsOnLines(source)]);
  if (mentions.length === 1) mentions = sound([...mentions, ...signedWithDay(source)]);
  mentions = sound([...mentions, ...headOfForm(source, mentions), ...senderInText(source, mentions)]);
  mentions = sound(withFirmsOfMails(source, mentions));
  return inOrder(sound([...mentions, ...reconciled(source, mentions, signatories)]));
}

const inOrder = (mentions: PartyMention[]) => mentions.toSorted((one, other) => one.start - other.start);

/** What forms, sentences and definitions call those who stand in a letterhead or a signature without a role. */
function withRoles(source: Source, mentions: PartyMention[]): PartyMention[] {
  if (mentions.every(({ role }) => role && !isPronoun(role))) return mentions;
  const defined = [...namedByRole(source), ...fromDefinitions(source)].filter(({ role }) => namesRole(role ?? ''));
  // Who shares the role of a firm by its definition answers beside it; he is not the one who acts for it.
  const ofFirms = new Set(mentions.flatMap(({ name, role }) => (isNatural(name) ? [] : [role])));
  const said = [...calledParties(source), ...saidWho(source)].filter(
    ({ name, role }) => !(isNatural(name) && ofFirms.has(role)),
  );
  const inTables = [...partiesInRows(source), ...listedUnderRole(source), ...signedInColumns(source)];
  const called = [...labelledParties(source), ...inTables, ...defined, ...said].filter(({ role }) => role);
  return mentions.map((mention) => {
    if (mention.role && !isPronoun(mention.role)) return mention;
    const key = partyKey(mention.name);
    const own = called.filter(({ name }) => partyKey(name) === key);
    // 'We, Ann and Bo Lee (the "Borrowers")': a role says more than a pronoun.
    const named = own.find(({ role }) => namesRole(role ?? '')) ?? (mention.role ? mention : own[0]);
    return { ...mention, role: named?.role ?? null };
  });
}

/**
 * Those who signed the contract, as the readers tell them and, where these are unsure, the trained ranker; the signature blocks confirm
 * them. None is an empty list; where pages could not be read it is one party that says so.
 */
export function parties(source: Source): Party[] {
  const signatories = signatoriesOf(source);
  const read = readParties(source, signatories);
  // Where the readers tell nobody, the parties may stand on the pages that could not be read.
  if (read.length === 0 && !wasReadWhole(source.contract)) return [{ ...missing(source.contract), role: null }];
  const ranked = soundNames(source, withRanked(source, read));
  const listed = read.length === 0 ? beforeRecitals(source, ranked) : ranked;
  const named = withClients(source, withFirmsOfMails(source, listed)).map((mention) =>
    withoutRowLabel(source, mention),
  );
  const told = inOrder(distinct(withThoseActedFor(source, withPrincipals(source, named))));
  // Who answers for a party is one beside those whom the readers tell, and where they tell nobody, nobody.
  const beside = told.length > 0 ? suretiesOf(source).filter(({ name }) => !isAmong(name, told)) : [];
  const all = withoutStaff(
    source,
    withoutWards(
      source,
      withoutInitials(distinct(namesAlone(source, withCompanions(source, [...told, ...beside])))),
      true,
    ),
  );
  const headed = withoutCounsel(
    source,
    withoutTowns(source, inOrder([...all, ...namesAlone(source, headOfPaper(source, all))])),
  );
  const whole = soundNames(source, withWholeNames(source, withLegalNames(source, withBearers(source, headed))));
  const traders = withTraders(source, withoutTradeNames(source, whole));
  const mentions = withRoles(source, withRolesOfList(withFirmOfPlace(source, traders)));
  const both = withoutStaff(
    source,
    withoutThoseBeside(source, withoutAgents(source, withRoles(source, eachOnce(source, mentions)))),
  );
  const acting = withMissingSide(source, withoutSubject(source, withoutGoBetweens(source, both)));
  const principals = acting.length > 0 ? distinct([...acting, ...listedOnSchedule(source)]) : acting;
  const writers =
    principals.length === 1 || (principals.length > 1 && areWrittenTo(source, principals))
      ? writerOfLetter(source).filter(({ name }) => !isAmong(name, principals))
      : [];
  const everyone = withoutThoseBehind(source, writers.length > 0 ? inOrder([...principals, ...writers]) : principals);
  const keys = everyone.map(({ name }) => partyKey(name));
  const last = withManaging(source, everyone).filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  return withTrades(
    source,
    withRolesOfLines(
      source,
      withRolesAtEnd(source, withRolesBehind(source, withRolesOfLetter(source, withRolesAbove(source, last)))),
    ),
  ).map((mention) =>
    partyOf(
      source,
      mention,
      signatories.find((signed) => signed.start !== mention.start && partyKey(signed.name) === partyKey(mention.name)),
    ),
  );
}

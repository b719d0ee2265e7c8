import { linesOf } from '../../document/lines';
import { sideOf } from '../../kinds/paper-kind';
import { recogniseKind } from '../../kinds/recognise';
import { onlyWords, openingWords, perhaps, wording } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { headOfPaper } from './head-of-paper';
import { isPlace } from './listed-by-role';
import { isNatural, type PartyMention } from './mention';
import { partyKey } from './party-key';

/** Who serves at the counter of a firm or sells for it. */
const STAFF = onlyWords([
  '(the )({club,gym,sales,fitness,membership,store,studio,company,front desk} ){employee,staff,staff member,team member,associate,representative,rep}( name)',
  '(the )({club,gym,sales,fitness,membership,store,studio,personal} ){consultant,advisor,adviser,coach,instructor,trainer,receptionist,counsellor,counselor}( name)',
  'sales{man,person,woman}, {sold,signed up,served,enrolled,enroled,taken,booked,issued,processed,completed} by',
]);
/** Who teaches or works for a firm that stands over its own form. Alone over it he would be the one who contracts. */
const WORKS_THERE = onlyWords([
  '(the ,your ,our )({lead,main,assigned,named,class,course,private,personal,principal,senior,wedding} ){tutor,teacher,trainer,coach,instructor,therapist}( name)',
  '(the ,your ,our )({lead,main,assigned,named,interior,principal,senior,wedding} ){photographer,videographer,designer,stylist,technician,groomer,planner,guide}( name)',
  '(the ,your ,our )({account,project,case,site,client,event,course,programme,program} ){manager,coordinator,co-ordinator,contact,adviser,advisor,consultant,supervisor}( name)',
]);
/** Who is asked for as one who runs the company that contracts: 'Directors: Ann Lee; Bo Lee' below 'Applicant: Acme Pty Ltd'. */
const RUNS_COMPANY = onlyWords(
  "(name(s) of )(the )(company )(full name(s) of ){director,officer,company officer,company secretary,director/secretary}(s)((s))(('s) name(s))( #1-2)",
);
/** Who sells, makes, insures or pays for what two others make a contract about. */
const BESIDE = onlyWords([
  '(the )({equipment,goods,vehicle,machine} ){supplier,vendor,dealer,manufacturer,maker,insurer,bank}( name)',
  '{supplier,vendor,dealer,manufacturer,maker} of (the ){equipment,goods,vehicle,machine}',
]);
/** Whether a role is rather that of somebody beside the two who make a contract. */
export const isBeside = (role: string): boolean => BESIDE.test(role);
/** Behind somebody who is bound: 'the Supplier shall', 'Acme Ltd warrants to the Hirer'. */
const PROMISES = openingWords(
  perhaps('\\,'),
  ' ',
  perhaps('{hereby,also,further} '),
  '{shall,will,must,agrees,undertakes,warrants,promises,guarantees,covenants,accepts,signs}',
);
/** Lines on which somebody signs, in the last part of a paper. */
const SIGNS = /_{3,}|\.{6,}|\bBy:|\/s\/|\b(?:[Ss]igned|SIGNED|[Ss]ignature|SIGNATURE|[Ee]xecuted)\b/;
const SIGNED_FROM = 0.4;
/** A name stands so many lines above or below the line to sign on. */
const NEAR = 2;
const ENOUGH = 2;

/** Whether a line to sign on names somebody, or calls him by his role. */
function signs({ contract }: Source, { name, role, end }: PartyMention): boolean {
  const from = Math.max(end, contract.text.length * SIGNED_FROM);
  const lines = linesOf(contract.text.slice(from));
  return lines.some(({ text }, at) => {
    if (!SIGNS.test(text)) return false;
    const near = ` ${partyKey(
      lines
        .slice(Math.max(0, at - NEAR), at + NEAR + 1)
        .map((line) => line.text)
        .join(' '),
    )} `;
    return [name, role ?? name].some((words) => near.includes(` ${partyKey(words)} `));
  });
}

/** Whether the paper says of somebody that he shall do something, by his name or his role. */
function promises({ plain }: Source, { name, role }: PartyMention, inSmall = true): boolean {
  return [name, ...(role ? [role, ...(inSmall ? [role.toLowerCase()] : [])] : [])].some((words) => {
    for (let at = plain.indexOf(words); at >= 0; at = plain.indexOf(words, at + 1))
      if (PROMISES.test(plain.slice(at + words.length, at + words.length + 60))) return true;
    return false;
  });
}

/** Whether the firm whose own form a paper is, and nobody else's, stands over it. */
function isFormOfFirm(source: Source, others: readonly PartyMention[]): boolean {
  const [head] = headOfPaper(source, others);
  return head !== undefined && legalFormOf(head.name) !== null;
}

/** Whether the paper binds somebody by a line to sign on or a promise; 'the tutor will bring the books', in small letters, speaks of anybody. */
function isBound(source: Source, mention: PartyMention): boolean {
  const key = ` ${partyKey(mention.role ?? mention.name)} `;
  const hasLine = linesOf(source.contract.text.slice(mention.end)).some(
    ({ text }) => text.length < LONGEST_LINE && SIGNS.test(text) && ` ${partyKey(text)} `.includes(key),
  );
  return hasLine || signs(source, { ...mention, role: null }) || promises(source, mention, false);
}
const LONGEST_LINE = 80;

/** Those told, without the directors of a firm that is told, where the paper binds no 'Director' beside it. */
function withoutOfficers(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const isFirmTold = told.some(({ name, role }) => legalFormOf(name) !== null && !RUNS_COMPANY.test(role ?? ''));
  return told.filter(
    (mention) =>
      !isFirmTold ||
      !isNatural(mention.name) ||
      !RUNS_COMPANY.test(mention.role ?? '') ||
      promises(source, { ...mention, name: mention.role ?? mention.name }, false),
  );
}

/** Those told, without who serves or sells for a firm that is told: 'Employee: T. Vance' beside 'Club: Acme Gyms, LLC' and 'Member: Ana Lee'. */
export function withoutStaff(source: Source, all: readonly PartyMention[]): PartyMention[] {
  const told = withoutOfficers(source, all);
  const clients = told.filter(({ name, role }) => !WORKS_THERE.test(role ?? '') || !isNatural(name));
  const workers = told.filter((mention) => !clients.includes(mention));
  // 'Tutor: Ann Lee' on the form of 'Acme Lessons Ltd', whom no row names.
  if (workers.length > 0 && isFormOfFirm(source, clients))
    return told.filter((mention) => clients.includes(mention) || isBound(source, mention));
  const staff = told.filter(({ name, role }) => STAFF.test(role ?? '') && isNatural(name));
  const kind = staff.length > 0 ? recogniseKind(source).kind : null;
  if (!kind) return [...told];
  const others = told.filter((mention) => !staff.includes(mention));
  // 'Acme, Inc. (ACME) and Ana Lee (EMPLOYEE)' are the two of a paper.
  const areOthers = others.length >= ENOUGH || (others.length > 0 && others.every(({ role }) => isPlace(role ?? '')));
  const taken = new Set(others.map(({ role }) => sideOf(kind.sides, role)));
  return told.filter((mention) => {
    const side = sideOf(kind.sides, mention.role);
    const isFree = side !== null && !taken.has(side);
    return !staff.includes(mention) || isFree || !areOthers || promises(source, mention);
  });
}

const LESSOR = wording('the (")lessor');

/** Whether the terms call one Lessor by that word, and none of those beside is he. */
function callsLessor({ plain }: Source, beside: readonly PartyMention[]): boolean {
  return LESSOR.test(plain) && beside.every(({ role }) => !LESSOR.test(`the ${role}`));
}

/** Those told, without a supplier, maker, insurer or bank whom a paper of two others only names. One who signs or promises something is bound. */
export function withoutThoseBeside(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const beside = told.filter(({ role }) => isBeside(role ?? ''));
  const kind = beside.length > 0 ? recogniseKind(source).kind : null;
  if (!kind) return [...told];
  const others = told.filter((mention) => !beside.includes(mention));
  const sides = new Set(others.flatMap(({ role }) => sideOf(kind.sides, role) ?? []));
  // A finance lease names its 'Supplier' in a row and its 'Lessor' somewhere in its terms: these are two.
  const isOtherCalled = kind.family === 'lease' && sides.size > 0 && callsLessor(source, beside);
  if (sides.size < ENOUGH && !isOtherCalled) return [...told];
  return told.filter((mention) => !beside.includes(mention) || signs(source, mention) || promises(source, mention));
}

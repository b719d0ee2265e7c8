import { labelWords } from '../../document/labels';
import { consumerMembership } from '../../kinds/declarations/consumer-membership';
import { recogniseKind } from '../../kinds/recognise';
import { onlyWords, openingWords, perhaps, wording } from '../../lexicon/words';
import { isFirm } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { organisationAtTop } from './addressees';
import { roleIn } from './aliases';
import { haveBothSides } from './head-of-paper';
import { isPerson, type PartyMention } from './mention';
import { namesInCell } from './names-in-cell';
import { withTitle } from './person';
import { linesOf } from './ranking/names-in-text';
import { isPronoun, namesRole } from './role-words';

/** How far from the first word a form asks who is who. */
const HEAD = 4000;
const LONGEST_LABEL = 60;
const LONGEST = 200;
const CONFIDENCE = 0.75;
/** What a form asks its reader for: 'Who is booking', 'Your name', 'Quoted to'. */
const ASKS_YOU = onlyWords([
  "who{ is,'s} {booking,hiring,renting,buying,joining,staying,paying,moving in}, who, your (full )name((s))(s)",
  'your details. name, {quoted,quotation,quote,offered,offer,estimate,prepared,booked,reserved} {to,for}',
  '{booking,booked} in the name of, booking name',
]);
/** Who joins a club puts in no more than a name. */
const ASKS_MEMBER = onlyWords("(full )name, name in full, member's name");
/** What it says of its writer: 'Who we are', 'Who is letting'. */
const ASKS_US = onlyWords(
  "who {employs,hires,lets to,lends to,teaches,trains,insures} you, your {employer,landlord,lender,seller}, {who we are,we are,about us,our name,our company}, who{ is,'s} {letting,selling,providing,hosting,catering,playing,teaching,lending}",
);
/** Where something takes place, and whoever keeps it: a company is the party. With an article before it, it is whom the paper calls so. */
const KEEPS_PLACE = onlyWords(
  'venue, hotel, hall, studio, centre, center, facility, platform, marina, home, school, nursery, club, gallery, label',
);
const ARTICLE = openingWords('the ');
/** Roles that are told with more words. */
const GUARANTEED = onlyWords('{customer,debtor,company,business} whose {account,debt(s)} {is,are} guaranteed');
/** Forms ask for others as well. */
const ASKS_OTHERS = wording(
  'emergency, witness, next of kin, guarantor, agent, insurer, doctor, vet, pupil, child, former, previous',
);
const TITLE = openingWords(perhaps('{Mr,Mrs,Ms,Miss,Mdm,Dr,Prof}(.) '));

/** What a label calls those who stand behind it, and whether a firm alone can be meant. */
interface Asked {
  role: string;
  needsFirm: boolean;
}

/** What the label calls those who stand behind it; null for one that asks for something else. */
function askedIn(label: string, isJoined: boolean): Asked | null {
  if (ASKS_OTHERS.test(label)) return null;
  const words = labelWords(label);
  if (ASKS_YOU.test(words) || (isJoined && ASKS_MEMBER.test(words))) return { role: 'you', needsFirm: false };
  if (ASKS_US.test(words)) return { role: 'we', needsFirm: false };
  if (GUARANTEED.test(words)) return { role: words.split(' ', 1)[0] ?? words, needsFirm: false };
  const bare = words.replace(ARTICLE, '');
  if (KEEPS_PLACE.test(bare)) return { role: bare, needsFirm: bare === words };
  return namesRole(words) ? { role: roleAlone(words), needsFirm: false } : null;
}

/** A role without the pronoun beside it: 'franchisor' of '"We" / franchisor'. */
function roleAlone(words: string): string {
  const parts = words.split(' / ');
  return parts.find((part) => !isPronoun(part)) ?? words;
}

const WHO = onlyWords('who');
const COMPANY = onlyWords('(the )company');

/** Those who stand behind a question of a form, in papers that tell but one side: 'Who is booking: Ann Lee and Bo Kim', 'Venue | Acme Barns Ltd'. */
export function askedParties(source: Source): PartyMention[] {
  const { contract, plain } = source;
  const lines = linesOf(source).filter(({ start }) => start < HEAD);
  const isJoined =
    recogniseKind(source).kind?.id === consumerMembership.id &&
    organisationAtTop(source, HEAD).some(({ name }) => isFirm(name));
  const mentions = lines.flatMap(({ start, end }, at) => {
    const line = plain.slice(start, Math.min(end, start + LONGEST_LABEL + LONGEST));
    const next = lines[at + 1];
    // The next cell of a row is a line of its own, and so is what stands behind the label of a pair.
    const isLabel = contract.text.charAt(end) === '\t' || line.trimEnd().endsWith(':');
    const label = isLabel ? line : line.slice(0, Math.max(0, line.indexOf(': ')));
    const asked = label !== '' && label.length < LONGEST_LABEL ? askedIn(label, isJoined) : null;
    if (!asked || (isLabel && !next)) return [];
    const from = isLabel ? (next?.start ?? end) : start + label.length + 2;
    const cell = plain.slice(from, Math.min(isLabel ? (next?.end ?? end) : end, from + LONGEST));
    // 'Who: Ann Lee (the lender, "Ann") and her nephew Bo Lee (the borrower)' are both sides.
    if (WHO.test(labelWords(label)) && roleIn(cell) !== null) return [];
    return namesBehind(cell, from, asked).map((mention) => withTitle(plain, mention));
  });
  // 'The Company' beside a seller and a buyer is what is sold.
  const others = mentions.filter(({ role }) => !COMPANY.test(role ?? ''));
  return haveBothSides(others) ? others : mentions;
}

function namesBehind(cell: string, from: number, { role, needsFirm }: Asked): PartyMention[] {
  const at = TITLE.exec(cell)?.[0].length ?? 0;
  const names = namesInCell(cell.slice(at));
  if (names[0]?.start !== 0 || !names.every(({ name }) => isFirm(name) || (!needsFirm && isPerson(name)))) return [];
  const own = roleIn(cell.slice(at + (names.at(-1)?.end ?? 0)));
  return names.map((name, index) => ({
    name: name.name,
    start: from + at + name.start,
    end: from + at + name.end,
    // '("the Hirers", jointly)' behind the last is what all are called.
    role: own ?? role,
    details: cell.slice(at + name.end, at + (names[index + 1]?.start ?? cell.length)),
    confidence: CONFIDENCE,
  }));
}

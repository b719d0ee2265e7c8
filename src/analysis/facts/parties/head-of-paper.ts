import { hasLetters } from '../../lexicon/characters';
import { closingWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, isPerson, type PartyMention } from './mention';
import { type NameMention, readName } from './name';
import { type Line, linesOf } from './ranking/names-in-text';
import { namesRole } from './role-words';
import { whoWeAre } from './who-we-are';
import { isAmong } from './winnow';

/** Who stands over a paper stands within so many characters and lines. */
const HEAD = 700;
const HEAD_LINES = 7;
const LONGEST = 160;
/** What follows the name of a firm in a head: the end of the line, an address, its number, its trade. */
const AFTER_FIRM = /^,? ?(?:[,(|–—·•-]|(?:t\/a|trading as|as trustee|reg|registered|ABN|ACN|a)\b)/;
/** Who trades in his own name, or several as partners, says so behind it. */
const TRADES = openingWords(perhaps(upTo(30, '.;')), [
  't/a, trading as, d/b/a, doing business as, carrying on business as, sole trader, sole proprietor, self-employed',
  'prop. , proprietor, a partnership, partners:, partnership of, registered childminder',
]);
/** Somebody else's firm: an agent's, one to which the paper is sent, one that the name of a trade belongs to. */
const FOR_ANOTHER = wording(
  'agent(s), as agent, on behalf of, {managed,prepared,issued,drafted,printed} by, solicitors, attorneys',
);

/** Below the name of a trade, or behind it: 'Owned and operated by Ann Lee'. */
const RUN_BY = wording('{owned,run,operated}( {and,&} {managed,operated,run}) by ');

/** Who holds an office at a firm is not the firm. */
const HOLDS_OFFICE = wording('owner, manager, director, secretary, treasurer, agent, partner, member, president');

/** Who belongs to the side of another. */
const ANSWERS_FOR = wording(
  'guarantor, surety, co-signer, signed, witness, child, pupil, student, emergency, co-applicant, partner',
);

/** What a role is without its number: 'Parent 1' and 'Parent 2' are one side. */
const withoutNumber = (role: string) => role.toLowerCase().replace(/[\d ()]+|s$/g, '');

const rolesOf = (told: readonly PartyMention[]) => told.flatMap(({ role }) => (role ? [withoutNumber(role)] : []));

/** Whether the roles of those told are of more than one side: a landlord and a tenant, not a tenant and a guarantor. */
export function haveBothSides(told: readonly PartyMention[]): boolean {
  return new Set(rolesOf(told).filter((role) => !ANSWERS_FOR.test(role))).size > 1;
}

/** Whether all of those told are persons of one side of the paper: the pupil's parents, a couple, one customer. */
function areOneSide(told: readonly PartyMention[]): boolean {
  const roles = rolesOf(told);
  return (
    told.length > 0 &&
    told.every(({ name }) => isNatural(name)) &&
    new Set(roles).size < 2 &&
    (told.length === 1 || roles.length === told.length)
  );
}

/** Whose trade stands over a paper: 'Ann Lee' of 'Pine Kennels, owned and operated by Ann Lee'. */
function ownerIn({ plain }: Source, line: Line): NameMention | null {
  const words = plain.slice(line.start, Math.min(line.end, line.start + LONGEST));
  const lead = RUN_BY.exec(words);
  const at = lead ? lead.index + lead[0].length : 0;
  const read = lead && readName(words.slice(at));
  if (!read || read.start > 0 || !(isNatural(read.name) || legalFormOf(read.name) !== null)) return null;
  const after = words.slice(at + read.end);
  return after.trim() === '' || AFTER_FIRM.test(after) ? { name: read.name, start: at, end: at + read.end } : null;
}

function nameOver({ plain, contract }: Source, line: Line, next: Line | undefined): NameMention | null {
  const words = plain.slice(line.start, Math.min(line.end, line.start + LONGEST));
  const read = readName(words);
  if (!read || closingWords('to(:), attn(:), attention(:), customer(:)').test(words.slice(0, read.start).trim()))
    return null;
  const after = words.slice(read.end);
  if (FOR_ANOTHER.test(after) || hasLetters(words.slice(0, read.start).replace(openingWords('the '), ''))) return null;
  const below = next ? contract.text.slice(next.start, Math.min(next.end, next.start + 60)) : '';
  const isFirm = legalFormOf(read.name) !== null && (after.trim() === '' || AFTER_FIRM.test(after));
  const isTold = TRADES.test(after) || (after.trim() === '' && TRADES.test(` ${below}`));
  const work = /^, (\p{Ll}[\p{Ll} -]{2,30})(?=[,(]|$)/u.exec(after)?.[1] ?? '';
  const trades = isNatural(read.name)
    ? isTold || (namesRole(work) && !HOLDS_OFFICE.test(work))
    : line.at === 0 && isTold && read.name.includes(' ') && !read.name.includes('. ');
  return isFirm || trades ? read : null;
}

/** The firm or trader that stands over a form, an offer or a letter of which only the other side is told: by its own name, or 'Pine Nursery, operated by Pine Care Ltd'. */
export function headOfPaper(source: Source, told: readonly PartyMention[]): PartyMention[] {
  if (!areOneSide(told)) return [];
  const lines = linesOf(source);
  for (const line of lines.slice(0, HEAD_LINES)) {
    if (line.start > HEAD) break;
    const name = ownerIn(source, line) ?? nameOver(source, line, lines[line.at + 1]);
    if (!name || isAmong(name.name, told)) continue;
    return [
      {
        name: name.name,
        start: line.start + name.start,
        end: line.start + name.end,
        role: null,
        details: source.plain.slice(line.start + name.end, line.end),
        confidence: isPerson(name.name) ? 0.6 : 0.65,
      },
    ];
  }
  return whoWeAre(source).filter(
    ({ name, start }) => start < HEAD && legalFormOf(name) !== null && !isAmong(name, told),
  );
}

import type { Analysis, Party } from './analysis';
import { listed } from './phrases';

/** So many of a side are named; of more the others are counted. */
const MOST_NAMED = 3;
/** 'Parent 1' and 'Parent 2', 'Tenant (2)'. */
const NUMBERED = / ?\(?\d\)?$/;

/** What stands between 'Lead Purchaser' and 'Purchaser', or 'Parent 1' and 'Parent 2': the same role, of one of them told closer. */
function areCalledAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((role) => role.toLowerCase().replace(NUMBERED, ''));
  if (a === 'party') return one.toLowerCase() === other.toLowerCase();
  return a === b || `${a}`.endsWith(` ${b}`) || `${b}`.endsWith(` ${a}`);
}

/** Whether two without a role stand in one line of the paper, as the two to whom a letter is written. */
function areTogether({ evidence: [one] }: Party, { evidence: [other] }: Party): boolean {
  return one !== undefined && other !== undefined && one.start === other.start && one.end === other.end;
}

/**
 * Who stands on a side of a contract: its party, and all who are called the same, as two who rent together are. Null where no party of the side was found.
 * @param party of the side, its place in `facts.parties`
 */
export function namesOfSide(
  { facts: { parties }, kind }: Pick<Analysis, 'facts'> & Partial<Pick<Analysis, 'kind'>>,
  party: number | null,
): string | null {
  const first = party === null ? undefined : parties[party];
  if (!first?.value) return null;
  const places = kind?.sides.map((side) => side.party) ?? [];
  const across = places
    .filter((place) => place !== party)
    .map((place) => (place === null ? undefined : parties[place]));
  // Two in one line are one side where the other side stands elsewhere.
  const isLineOfSide =
    first.role === null && across.length > 0 && across.every((one) => one && !areTogether(one, first));
  const others = parties.flatMap((one) => {
    if (one === first || !one.value || across.includes(one)) return [];
    const isAlike =
      one.role !== null && first.role !== null
        ? areCalledAlike(one.role, first.role)
        : isLineOfSide && one.role === null && areTogether(one, first);
    return isAlike ? [one.value] : [];
  });
  const names = [first.value, ...others];
  const more = names.length - MOST_NAMED;
  return listed(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names);
}

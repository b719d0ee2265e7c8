import type { Analysis, Party } from './analysis';
import { listed } from './phrases';

/** So many of a side are named; of more the others are counted. */
const MOST_NAMED = 3;
/** 'Parent 1' and 'Parent 2', 'Tenant (2)'; 'Party 1' and 'Party 2' are two sides. */
const NUMBERED = /(?<!Party ?) ?\(?\d\)?$/;

/** Of two who tell each other secrets each is both sides, whatever else they are called: 'Company' and 'Vendor'. */
const MUTUAL = 'mutual-nda';
/** 'Managing Partner' and 'Partner' stand on two sides. */
const OFFICE = /^ (?:managing|general|limited) \S+$/i;

/** A role by which 'Lead Purchaser' and 'Purchaser', or 'Parent 1' and 'Parent 2', are known for the same: its words behind a space. */
const words = (role: string): string => ` ${role.replace(NUMBERED, '')}`;

/** Whether two stand in one line of the paper, as the two to whom a letter is written. */
function areTogether({ evidence: [one] }: Party, { evidence: [other] }: Party): boolean {
  return one !== undefined && one.start === other?.start;
}

/** Whether one stands on the side of another: it is called the same or, where nobody is called anything, stands in one line with it and the other side elsewhere. */
function isBeside(one: Party, first: Party, across: readonly (Party | undefined)[]): boolean {
  if (one.role && first.role) {
    const [a, b] = [words(one.role), words(first.role)];
    const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
    return longer.endsWith(shorter) && !OFFICE.test(longer);
  }
  if (across.length === 0 || one.role !== first.role || !areTogether(one, first)) return false;
  return across.every((other) => other && !areTogether(other, first));
}

/**
 * Who stands on a side of a contract: its party, and all who are called the same, as two who rent together are. Null where no party of the side was found.
 * @param party of the side, its place in `facts.parties`
 */
export function namesOfSide(
  { facts: { parties }, kind }: Pick<Analysis, 'facts'> & Partial<Pick<Analysis, 'kind'>>,
  party: number | null,
): string | null {
  if (kind?.id === MUTUAL && parties.length === 2 && kind.sides.every((side) => side.party === null))
    return listed(parties.flatMap(({ value }) => value ?? []));
  const first = parties[party ?? -1];
  if (!first?.value) return null;
  const across = kind?.sides.flatMap((side) => (side.party === party ? [] : [parties[side.party ?? -1]])) ?? [];
  const others = parties.filter((one) => one !== first && !across.includes(one) && isBeside(one, first, across));
  const names = [first, ...others].flatMap(({ value }) => value ?? []);
  const more = names.length - MOST_NAMED;
  return listed(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names);
}

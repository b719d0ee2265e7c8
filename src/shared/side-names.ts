import type { Analysis } from './analysis';
import { listed } from './phrases';

/** So many of a side are named; of more the others are counted. */
const MOST_NAMED = 3;

/**
 * Who stands on a side of a contract: its party, and all who are called the same, as two who rent together are. Null where no party of the side was found.
 * @param party of the side, its place in `facts.parties`
 */
export function namesOfSide({ facts: { parties } }: Pick<Analysis, 'facts'>, party: number | null): string | null {
  const first = party === null ? undefined : parties[party];
  if (!first?.value) return null;
  const others = parties.flatMap((one) =>
    one !== first && one.role !== null && one.role === first.role && one.value ? [one.value] : [],
  );
  const names = [first.value, ...others];
  const more = names.length - MOST_NAMED;
  return listed(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names);
}

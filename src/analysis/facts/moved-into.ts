import type { Family } from '../kinds/family';
import { recogniseKind } from '../kinds/recognise';
import type { Source } from './source';

/** Papers of these families are signed before the first day, on which somebody moves in or joins. */
const MOVED_INTO: readonly Family[] = ['lease', 'occupancy', 'consumer'];

/** Whether a paper is of such a family: its term starts when somebody comes, and not when it is signed. */
export function isMovedInto(source: Source): boolean {
  const family = recogniseKind(source).kind?.family;
  return family !== undefined && MOVED_INTO.includes(family);
}

import type { Reading } from '../reading';
import { isJoint, nameOf, partyPattern } from './party-names';
import type { Hit } from './search';

const HAS_A_RIGHT =
  '(?:,[^,;.]{0,60},)?\\s(?:[^.;]{0,40}\\s)?(?:may|can|reserves?|consents?|agrees?|shall\\s(?:also\\s)?(?:have|be\\s(?:free|entitled))|will\\shave|has|have|is\\sentitled)\\b';

/**
 * The party that gets the right a hit speaks of ("Provider may suspend"): the last one before the words that matched or at
 * their start which may do something. 'either party' for both, null where none is named.
 */
export function holderOf(reading: Reading, { sentence, match }: Hit): string | null {
  const before = sentence.text.slice(0, match.index + match[0].length);
  const holders = [...before.matchAll(new RegExp(`(${partyPattern(reading)})${HAS_A_RIGHT}`, 'g'))];
  const who = holders.filter(({ index }) => index <= match.index).at(-1)?.[1] ?? holders[0]?.[1];
  if (!who) return null;
  return isJoint(who) ? 'either party' : nameOf(who);
}

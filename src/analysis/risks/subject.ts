import { dutyIn } from '../matching/duty';
import { isJoint, nameOf } from '../matching/party-names';
import type { Reading } from '../reading';

/** Who the sentence binds, for people: the party that must or must not do something, 'each party' for both, else 'a party'. */
export function subjectOf(reading: Reading, text: string): { name: string; mutual: boolean } {
  const who = dutyIn(reading, text)?.who;
  if (!who) return { name: 'a party', mutual: true };
  return isJoint(who) ? { name: 'each party', mutual: true } : { name: nameOf(who), mutual: false };
}

import type { Reading } from '../reading';
import { dutyIn } from './duty';
import { isJoint, nameOf, partyPattern } from './party-names';

const BOTH =
  /\b(?:each|either|neither|both|no)\b(?: of the)? part(?:y|ies)\b|\b(?:each|either|neither|both) (?:sides?|of us)\b/i;
const PROMISES_NOT =
  ',?(?:\\s[^.;]{0,80}?)?\\s(?:agrees?|covenants?|undertakes?|promises?)(?:\\s\\w+){0,2}\\snot\\sto\\b';

/** Who the sentence binds, for people: the party that must or must not do something, 'each party' for both, else 'a party'. */
export function subjectOf(reading: Reading, text: string): { name: string; mutual: boolean } {
  const who =
    dutyIn(reading, text)?.who ?? new RegExp(`(${partyPattern(reading)})${PROMISES_NOT}`).exec(text)?.[1] ?? null;
  if (who && !isJoint(who)) return { name: nameOf(who), mutual: false };
  return { name: who || BOTH.test(text) ? 'each party' : 'a party', mutual: true };
}

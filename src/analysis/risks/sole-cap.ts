import type { Reading } from '../reading';
import { liableParty } from '../statements/liability';
import type { Hit } from '../statements/search';
import { capSentences } from './cap-sentences';

/** The one party that alone has a limit of liability, with the sentences that give it; null where both have one, or it cannot be told whose it is. */
export function soleCap(reading: Reading): { name: string; hits: Hit[] } | null {
  const hits = capSentences(reading);
  const [first, ...others] = hits.map(({ sentence }) => liableParty(reading, sentence));
  return first && !first.joint && others.every((other) => other?.name === first.name)
    ? { name: first.name, hits }
    : null;
}

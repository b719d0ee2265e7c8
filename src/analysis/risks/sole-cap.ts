import type { Reading } from '../reading';
import { isJoint } from '../statements/party-names';
import { protectedIn } from '../statements/protected-party';
import type { Hit } from '../statements/search';
import { capSentences } from './cap-sentences';

/** The one party that alone has a limit of liability, with the sentences that give it; null where both have one, or it cannot be told whose it is. */
export function soleCap(reading: Reading): { name: string; hits: Hit[] } | null {
  const hits = capSentences(reading);
  const [name, ...others] = hits.map(({ sentence }) => protectedIn(reading, sentence));
  return name && !isJoint(name) && others.every((other) => other === name) ? { name, hits } : null;
}

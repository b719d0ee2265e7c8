import type { Evidence } from '../../shared/analysis';
import { everywhere, upTo, wording } from '../lexicon/words';
import { OF_BOTH } from './whose-words';

/** ', save that either party may seek an injunction', '(an urgent order excepted)': with all that leads to it. */
const SAVED = everywhere(
  wording(
    '{except,save,other than,unless,provided,but,without,nothing}',
    upTo(140, '.;()'),
    '{injunct*,interim,provisional,conservatory,urgent,emergency,equitable}',
    upTo(90, '.;,)'),
  ),
);
/** What is kept in the same breath, and is no order that cannot wait: 'claims for infringement or an injunction', 'unless both agree otherwise'. */
const OTHER_CLAIMS = wording(
  'infring*, misappropriat*, intellectual, patent(s), debt(s), sum(s), fee(s), pay, payment(s), unpaid, owed, rent, price, small, possession, evict*, third party, damages, lien(s), foreclos*, agree(s), agreed',
);
/** Somebody has a right to it: 'the Provider may', 'nothing stops Lender from'. */
const OF_SOMEBODY = wording(
  'may, can, is entitled, has the right, reserves, prevents, prevent, stops, stop, precludes, preclude, limits, limit',
);

/** Whether what is saved is for both sides, or for nobody by name, and is an urgent order alone. */
const isPlain = (saved: string): boolean =>
  !OTHER_CLAIMS.test(saved) && (OF_BOTH.test(saved) || !OF_SOMEBODY.test(saved));

/** A quote on disputes without what it saves for urgent orders of a court, where that is all that it saves and both sides have it. */
export function withoutUrgentOrders<Q extends Pick<Evidence, 'quote'>>(one: Q): Q {
  return { ...one, quote: one.quote.replace(SAVED, (saved) => (isPlain(saved) ? '' : saved)) };
}

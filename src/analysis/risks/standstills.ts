import { anyWording, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';

const STANDSTILL = wording(
  'not, neither, nor, none, without',
  500,
  'acquire, offer to acquire, agree to acquire, purchase, propose',
  300,
  'securities, stock, assets, beneficial ownership, equity, merger, tender, business combination',
  300,
);
const CONTROL = wording([
  'prox{y,ies}, tender or exchange offer, seek ~4 (to ){control,influence}, beneficial(ly) own, solicit*, standstill',
]);
const NOT_THIS = anyWording(
  wording([
    'does not and will not, represent(s) and warrant(s), not violate, insider*, material non(-)public*',
    'securities law(s) {prohibit,restrict}*',
  ]),
  wording('nothing {in,herein,contained}', 80, 'prevent*, restrict*, prohibit*'),
);

/** The sentences that bar somebody from buying securities of the other side or bidding for its control. */
export function standstills(reading: Reading): Hit[] {
  return findAll(reading, STANDSTILL, { negated: true, unless: NOT_THIS }).filter(({ sentence }) =>
    CONTROL.test(sentence.text),
  );
}

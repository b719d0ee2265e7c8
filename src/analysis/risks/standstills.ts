import { anyWording, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';

const STANDSTILL =
  /\b(?:not|neither|nor|none|without)\b.{0,500}\b(?:acquire|offer to acquire|agree to acquire|purchase|propose)\b.{0,300}\b(?:securities|stock|assets|beneficial ownership|equity|merger|tender|business combination)\b.{0,300}/i;
const CONTROL =
  /\b(?:prox(?:y|ies)|tender or exchange offer|seek (?:\w+ ){0,4}(?:to )?(?:control|influence)|beneficial(?:ly)? own|13\(d\)|solicit\w*|standstill)\b/i;
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

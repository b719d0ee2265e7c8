import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { quoted } from '../../matching/shorten';
import { DEALS, finding, type RiskRule } from '../rule';

const UNLIMITED =
  /\b(?:liabilit\w+|liable)\b.{0,60}\b(?:unlimited|uncapped|without (?:any )?(?:limit|cap|ceiling)\b|without limitation as to amount)|\b(?:unlimited|uncapped)\s(?:\w+\s)?liab\w+(?! compan)/i;
/** "Liability shall not be uncapped" says the contrary. */
const DENIED = /\b(?:not|no|never|neither|nor)\b/i;
/** A cap that does not apply to fraud or death is what the law requires anyway and no risk of its own. */
const REQUIRED_BY_LAW =
  /\b(?:fraud|death|personal injury|gross negligence|wil+ful|unlimited liability compan|cannot be (?:excluded|limited))/i;

export const uncappedLiability: RiskRule = {
  id: 'uncapped-liability',
  name: 'Unlimited liability',
  kinds: DEALS,
  find(reading) {
    const hits = findAll(reading, UNLIMITED, { unless: REQUIRED_BY_LAW });
    const hit = hits.find(({ match }) => !DENIED.test(match[0]));
    if (!hit) return null;
    return finding(
      'high',
      `${placeOf(reading, hit.sentence)} makes liability unlimited: ${quoted(hit.sentence.text)}.`,
      'Agree a ceiling on liability, and keep unlimited liability to fraud, death and what the law does not let the parties limit.',
      [proof(reading, hit)],
    );
  },
};

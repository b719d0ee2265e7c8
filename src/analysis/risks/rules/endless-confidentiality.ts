import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const ENDLESS =
  /\b(?:confidential\w*|non-?disclosure|secrecy)\b.{0,160}\b(?:(?:surviv|continu|remain|last|appl|bind|keep|in (?:full )?(?:force|effect))\w*)\b.{0,60}\b(?:indefinitely|in perpetuity|perpetual(?:ly)?|forever|without limit (?:of|in) time)\b/i;
/** Trade secrets and personal data may well be kept secret for ever. */
const NOT_THIS =
  /\btrade secrets?\b|\bpersonal (?:data|information)|\blicen[cs]e\b|\byears\b|\bassigns?\b|\breleases?\b|\bnot\b.{0,20}\b(?:perpetual|indefinite)/i;

export const endlessConfidentiality: RiskRule = {
  id: 'endless-confidentiality',
  name: 'Confidentiality without end',
  kinds: ['nda', 'licence', 'services', 'goods', 'venture'],
  find(reading) {
    const hit = findFirst(reading, ENDLESS, { unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      reading.facts.contractType.value?.match(/disclosure/i) ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} keeps the duty of confidentiality without an end.`,
      'Limit the duty to a number of years, commonly three to five, and keep it longer for trade secrets only.',
      [proof(reading, hit)],
    );
  },
};

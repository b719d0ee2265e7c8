import { findPlaces } from '../../analysis/mentions/places';
import { fold } from '../../analysis/pdf/folding';
import type { Reading } from '../../analysis/reading';
import { withCurrencyCodes } from './numbers';
import { plain } from './words';

const NAME = /(?<![.!?:;"“”]\s)(?<!^)\b(\p{Lu}[\p{L}'’&-]+(?:\s+(?:\p{Lu}[\p{L}'’&-]+|of|and|the|de|van|von))*)/gu;
/** Capitalised in any text. */
const COMMON = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday english agreement contract section clause article schedule annex exhibit appendix party parties usd eur gbp cad aud chf jpy cny hkd sgd nzd inr'.split(
    ' ',
  ),
);

/**
 * A name or place in a claim that is neither in its passages nor a party's or a defined word of the contract; null where there is none. A place must stand in the passages
 * themselves.
 */
export function unprovedName(
  reading: Pick<Reading, 'facts' | 'contract'>,
  claim: string,
  passages: string,
): string | null {
  const said = withCurrencyCodes(plain(claim));
  const proof = plain(passages);
  const places = new Set(findPlaces(proof).map(({ name }) => name));
  const folded = ` ${fold(proof, 'punctuation').text} `;
  for (const { name } of findPlaces(said)) {
    const isWithin = [...places].some((place) => place.startsWith(name) || name.startsWith(place));
    // 'Russia' of 'the Russian Federation'.
    if (!isWithin && !folded.includes(` ${fold(name, 'punctuation').text.trim()}`)) return name;
  }
  const capitals = (proof.match(/\b\p{Lu}/gu) ?? []).join('');
  const known = ` ${fold(reading.contract.text, 'punctuation').text} `;
  for (const [, name = ''] of said.matchAll(NAME)) {
    const unknown = name
      .split(/\s+/)
      .filter((word) => /^\p{Lu}/u.test(word) && !COMMON.has(word.toLowerCase()))
      // 'UN' of 'United Nations'.
      .filter((word) => !/^\p{Lu}{2,}$/u.test(word) || !capitals.includes(word))
      .find((word) => !known.includes(` ${fold(word.replace(/['’]s?$/, ''), 'punctuation').text.trim()}`));
    if (unknown) return name;
  }
  return null;
}

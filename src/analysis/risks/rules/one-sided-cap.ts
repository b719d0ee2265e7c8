import { COMMERCIAL } from '../../matching/contract-kind';
import { isJoint, nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { proof } from '../../matching/search';
import type { Reading } from '../../reading';
import { capSentences } from '../cap-sentences';
import { finding, type RiskRule } from '../rule';

/** The party whose liability a sentence limits: "Supplier's liability", "liability of the Supplier", "shall Supplier be liable". */
function cappedParty(reading: Reading, text: string): string | null {
  const party = partyPattern(reading);
  const match =
    new RegExp(`(${party})'?s?'?\\s(?:and\\sits\\s\\w+\\s)?(?:\\w+\\s){0,5}liabilit`).exec(text) ??
    new RegExp(`liability\\sof\\s(${party})`).exec(text) ??
    new RegExp(`(?:shall|will|may|is)\\s(${party})(?:\\s\\w+){0,6}\\s(?:be\\s)?(?:liable|liability)`).exec(text) ??
    new RegExp(`(${party})(?:\\s\\w+){0,4}\\s(?:shall|will)\\s(?:not\\s)?be\\sliable`).exec(text);
  return match?.[1] ? nameOf(match[1]) : null;
}

export const oneSidedCap: RiskRule = {
  id: 'one-sided-cap',
  name: 'One-sided limit of liability',
  kinds: COMMERCIAL,
  find(reading) {
    const hits = capSentences(reading);
    const parties = hits.map((hit) => cappedParty(reading, hit.sentence.text));
    const [first] = hits;
    const [name] = parties;
    if (!first || !name || isJoint(name) || parties.some((party) => party !== name)) return null;
    return finding(
      'medium',
      `${placeOf(reading, first.sentence)} limits the liability of ${name} only; no limit was found for the other side.`,
      'Make the limit of liability mutual, or limit both sides to amounts that fit their risk.',
      hits.slice(0, 3).map((hit) => proof(reading, hit)),
    );
  },
};

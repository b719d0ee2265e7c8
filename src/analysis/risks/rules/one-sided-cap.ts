import { COMMERCIAL } from '../../matching/contract-kind';
import { operativeSentences } from '../../matching/operative';
import { isJoint } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { type Hit, proof } from '../../matching/search';
import type { Reading } from '../../reading';
import { capSentences } from '../cap-sentences';
import { protectedParty } from '../protected-party';
import { finding, type RiskRule } from '../rule';

/** 'It never has to pay more than': who is meant stands in the sentence before. */
const PRONOUN = /^\W*(?:\d{1,2}\.\s)?(?:it|he|she)\b/i;

function protectedIn(reading: Reading, { sentence }: Hit): string | null {
  if (!PRONOUN.test(sentence.text)) return protectedParty(reading, sentence.text);
  const sentences = operativeSentences(reading);
  return protectedParty(reading, sentences[sentences.indexOf(sentence) - 1]?.text ?? '');
}

export const oneSidedCap: RiskRule = {
  id: 'one-sided-cap',
  name: 'One-sided limit of liability',
  kinds: [...COMMERCIAL, 'unknown'],
  find(reading) {
    const hits = capSentences(reading);
    const parties = hits.map((hit) => protectedIn(reading, hit));
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

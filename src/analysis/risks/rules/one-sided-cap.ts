import { placeOf } from '../../document/place';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { isJoint } from '../../statements/party-names';
import { protectedIn } from '../../statements/protected-party';
import { proof } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { defineRule, finding } from '../rule';

export const oneSidedCap = defineRule({
  id: 'one-sided-cap',
  label: 'One-sided limit of liability',
  family: 'liability',
  severity: { medium: 'the other side bears its risks without limit' },
  kinds: [...COMMERCIAL, 'unknown'],
  find(reading) {
    const hits = capSentences(reading);
    const parties = hits.map(({ sentence }) => protectedIn(reading, sentence));
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
});

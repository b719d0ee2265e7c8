import { placeOf } from '../../document/place';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { proof } from '../../statements/search';
import { defineRule, finding } from '../rule';
import { soleCap } from '../sole-cap';

export const oneSidedCap = defineRule({
  id: 'one-sided-cap',
  label: 'One-sided limit of liability',
  family: 'liability',
  severity: { medium: 'the other side bears its risks without limit' },
  kinds: [...COMMERCIAL, 'unknown'],
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const sole = soleCap(reading);
    const [first] = sole?.hits ?? [];
    if (!sole || !first) return null;
    return finding(
      'medium',
      `${placeOf(reading, first.sentence)} limits the liability of ${sole.name} only; no limit was found for the other side.`,
      'Make the limit of liability mutual, or limit both sides to amounts that fit their risk.',
      sole.hits.slice(0, 3).map((hit) => proof(reading, hit)),
    );
  },
});

import { nonCompetes } from '../../risks/non-competes';
import { proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

export const californiaNonCompete: CompliancePoint = {
  id: 'california-non-compete',
  source: 'Cal. Bus. & Prof. Code §§ 16600, 16600.5',
  review(reading) {
    const law = reading.facts.governingLaw;
    if (law.status !== 'found' || !/california/i.test(law.value ?? '')) return null;
    const [hit] = nonCompetes(reading);
    if (!hit) return null;
    return {
      issue:
        'The contract has a covenant not to compete under California law, which voids such covenants for workers and, between businesses, tests whether they promote competition (rule of reason).',
      recommendation:
        'Strike the covenant, or confirm that an exception such as the sale of a business applies; for employees, it may not even be included.',
      evidence: [proof(reading, hit), ...law.evidence],
    };
  },
};

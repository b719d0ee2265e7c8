import { nonCompetes } from '../../risks/non-competes';
import { proof } from '../../statements/search';
import { definePoint } from '../point';

export const californiaNonCompete = definePoint({
  id: 'california-non-compete',
  label: 'Covenant not to compete in California',
  topic: 'work',
  source: 'Cal. Bus. & Prof. Code §§ 16600, 16600.5',
  cause: 'a covenant not to compete under California law',
  jurisdictions: ['California'],
  witness: { provisions: ['Non-Compete', 'Exclusivity'], headings: ['non-compet', 'noncompet', 'compet', 'restrict'] },
  find(reading) {
    const law = reading.facts.governingLaw;
    return nonCompetes(reading).map((hit) => ({
      issue:
        'The contract has a covenant not to compete under California law, which voids such covenants for workers, with few exceptions, and, between businesses, tests whether they promote competition (rule of reason).',
      recommendation:
        'Strike the covenant, or confirm that an exception such as the sale of a business applies; for employees, it may not even be included.',
      evidence: [proof(reading, hit), ...law.evidence],
    }));
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '7. Customer shall not compete with Provider for two (2) years after termination.\n13. This Agreement shall be governed by the laws of the State of California.',
        'rule of reason',
      ],
      [
        '7. For one year after the end the Employee shall not work for any business that competes with the Company.\n13. This Agreement shall be governed by the laws of the State of California.',
        'which voids such covenants',
        'employment',
      ],
      [
        '7. Distributor shall not during the term sell any goods that compete with the Products.\n13. This Agreement shall be governed by the laws of the State of California.',
        'California law',
        'distribution',
      ],
      [
        '7. Provider agrees not to compete with Customer in Los Angeles for eighteen months.\n13. This Agreement shall be governed by the laws of the State of California.',
        'California law',
      ],
    ],
    misses: [
      [
        '7. Customer shall not compete with Provider.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another law',
      ],
      [
        '7. Nothing in this Agreement prevents Customer from competing with Provider.\n13. This Agreement shall be governed by the laws of the State of California.',
        'a permission',
      ],
      [
        '7. Provider shall charge competitive rates.\n13. This Agreement shall be governed by the laws of the State of California.',
        'competitive prices',
      ],
      [
        '7. “Competing Business” means any business that competes with Provider.\n13. This Agreement shall be governed by the laws of the State of California.',
        'a definition',
      ],
    ],
  },
});

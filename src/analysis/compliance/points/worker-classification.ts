import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { definePoint } from '../point';

const INDEPENDENT = wording('independent contractor(s)');
const PERSON = wording('an individual, a natural person, his or her, residing at, who resides');
const ROLE = wording('consultant, contractor, freelancer, advisor');

export const workerClassification = definePoint({
  id: 'worker-classification',
  label: 'Independent contractor or employee',
  topic: 'work',
  source: 'Fair Labor Standards Act, 29 C.F.R. part 795; Cal. Lab. Code § 2775',
  cause: 'an individual works as an independent contractor in the United States',
  kinds: ['services'],
  jurisdictions: ['United States'],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, INDEPENDENT, {
      unless: anyWording(wording('not', 30, 'independent contractor*'), wording('parties')),
    });
    const person = PERSON.exec(reading.contract.text.slice(0, 3_000));
    const roles = reading.facts.parties.map(({ role }) => role ?? '').join(' ');
    if (!hit || !person || !ROLE.test(roles)) return null;
    return {
      issue:
        'An individual is engaged as an independent contractor; whether that holds is judged by the real relation, not by the label.',
      recommendation:
        'Check control, opportunity for profit and other work against the federal test and that of the state (in California the ABC test).',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'consultancy',
    hits: [
      [
        '1. Consultant is an independent contractor.\n13. This Agreement shall be governed by the laws of the State of California.',
        'not by the label',
      ],
      [
        '1. Consultant shall perform the work as an independent contractor and not as an employee of Client.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'not by the label',
      ],
      [
        '1. The relation of Consultant to Client is that of an independent contractor.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'individual is engaged',
      ],
      [
        '1. Consultant works as independent contractor, for which no tax is withheld.\n13. This Agreement shall be governed by the laws of the State of Ohio.',
        'not by the label',
      ],
    ],
    misses: [
      [
        '1. Provider is an independent contractor.\n13. This Agreement shall be governed by the laws of the State of California.',
        'a company',
        'services',
      ],
      [
        '1. Consultant is an independent contractor.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '1. Consultant is an employee of Client, not an independent contractor.\n13. This Agreement shall be governed by the laws of the State of California.',
        'an employee',
      ],
      [
        '1. The parties are independent contractors.\n13. This Agreement shall be governed by the laws of the State of California.',
        'boilerplate between businesses',
        'consultancy',
      ],
    ],
  },
});

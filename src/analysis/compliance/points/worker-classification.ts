import { isAmerican } from '../../risks/countries';
import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const INDEPENDENT = /\bindependent contractors?\b/i;
const PERSON = /\b(?:an individual|a natural person|his or her|residing at|who resides)\b/i;
const ROLE = /\b(?:consultant|contractor|freelancer|advisor)\b/i;

export const workerClassification: CompliancePoint = {
  id: 'worker-classification',
  source: 'Fair Labor Standards Act, 29 C.F.R. part 795; Cal. Lab. Code § 2775',
  review(reading) {
    if (reading.kind.family !== 'services' || !isAmerican(reading)) return null;
    const hit = findFirst(reading, INDEPENDENT, { unless: /\bnot\b.{0,30}\bindependent contractor|\bparties\b/i });
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
};

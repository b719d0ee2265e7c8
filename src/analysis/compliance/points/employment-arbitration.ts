import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const HARASSMENT = /\barbitrat\w+\b/i;
const DISPUTES = /\b(?:any|all)\b.{0,40}\b(?:disputes?|claims?|controvers\w+)\b/i;

export const employmentArbitration: CompliancePoint = {
  id: 'employment-arbitration',
  source: 'Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021, 9 U.S.C. § 402',
  review(reading) {
    if (reading.kind.family !== 'employment') return null;
    const hit = findFirst(reading, HARASSMENT);
    if (!hit || !DISPUTES.test(hit.sentence.text) || /\bsexual/i.test(hit.sentence.text)) return null;
    return {
      issue:
        'The contract sends all disputes with an employee to arbitration without an exception for claims of sexual harassment or assault.',
      recommendation: 'Carve such claims out: the employee may choose the courts for them.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { kindOf } from '../../matching/contract-kind';
import { renewalNotice } from '../../risks/renewal-notice';
import type { CompliancePoint } from '../point';

const LAWS: readonly (readonly [RegExp, string])[] = [
  [/new york/i, 'N.Y. Gen. Oblig. Law § 5-903'],
  [/california/i, 'Cal. Bus. & Prof. Code § 17600'],
  [/illinois/i, '815 ILCS 601'],
  [/wisconsin/i, 'Wis. Stat. § 134.49'],
];

export const renewalLaws: CompliancePoint = {
  id: 'renewal-laws',
  source: 'Automatic renewal laws of the states, such as N.Y. Gen. Oblig. Law § 5-903',
  review(reading) {
    const renewal = renewalNotice(reading);
    const place = reading.facts.governingLaw;
    if (!renewal || place.status !== 'found' || !['licence', 'services'].includes(kindOf(reading))) return null;
    const law = LAWS.find(([pattern]) => pattern.test(place.value ?? ''));
    if (!law) return null;
    return {
      issue: `The contract renews automatically under the law of ${place.value}, where ${law[1]} can make a renewal unenforceable without a reminder or a clear disclosure.`,
      recommendation:
        'Check whether the statute covers this contract; if so, send the reminder in time or make the disclosure.',
      evidence: [...renewal.evidence, ...place.evidence],
    };
  },
};

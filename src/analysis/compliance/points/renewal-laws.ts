import { kindOf } from '../../kinds/contract-kind';
import { renewalNotice } from '../../risks/renewal-notice';
import type { CompliancePoint } from '../point';

const LAWS: readonly (readonly [RegExp, string])[] = [
  [/new york/i, 'N.Y. Gen. Oblig. Law § 5-903'],
  [/wisconsin/i, 'Wis. Stat. § 134.49'],
];

/** The statutes are about services to property, such as maintenance or hosting; not about selling, advice or advertising. */
const OTHER_SERVICES = /promot|market|consult|endorse|sponsor|agency|affiliate|collabor|develop|co-?brand|employ/i;

export const renewalLaws: CompliancePoint = {
  id: 'renewal-laws',
  source: 'N.Y. Gen. Oblig. Law § 5-903; Wis. Stat. § 134.49',
  review(reading) {
    const renewal = renewalNotice(reading);
    const place = reading.facts.governingLaw;
    if (OTHER_SERVICES.test(reading.facts.contractType.value ?? '')) return null;
    if (!renewal || place.status !== 'found' || kindOf(reading) !== 'services') return null;
    const law = LAWS.find(([pattern]) => pattern.test(place.value ?? ''));
    if (!law) return null;
    return {
      issue: `The contract renews automatically under the law of ${place.value}, where ${law[1]} can make the renewal of some service contracts unenforceable without a reminder.`,
      recommendation:
        'Check whether the statute covers this contract; if so, send the reminder in time or make the disclosure.',
      evidence: [...renewal.evidence, ...place.evidence],
    };
  },
};

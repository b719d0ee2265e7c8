import { affiliate } from '../../kinds/declarations/affiliate';
import { agency } from '../../kinds/declarations/agency';
import { coBranding } from '../../kinds/declarations/co-branding';
import { consulting } from '../../kinds/declarations/consulting';
import { contractor } from '../../kinds/declarations/contractor';
import { development } from '../../kinds/declarations/development';
import { endorsement } from '../../kinds/declarations/endorsement';
import { influencer } from '../../kinds/declarations/influencer';
import { marketing } from '../../kinds/declarations/marketing';
import { promotion } from '../../kinds/declarations/promotion';
import { sponsorship } from '../../kinds/declarations/sponsorship';
import { isKind } from '../../kinds/paper-kind';
import { renewalNotice } from '../../risks/renewal-notice';
import type { CompliancePoint } from '../point';

const LAWS: readonly (readonly [RegExp, string])[] = [
  [/new york/i, 'N.Y. Gen. Oblig. Law § 5-903'],
  [/wisconsin/i, 'Wis. Stat. § 134.49'],
];

/** The statutes are about services to property, such as maintenance or hosting; not about selling, advice or advertising. */
const OTHER_SERVICES = [
  promotion,
  marketing,
  consulting,
  contractor,
  endorsement,
  influencer,
  sponsorship,
  agency,
  affiliate,
  development,
  coBranding,
];

export const renewalLaws: CompliancePoint = {
  id: 'renewal-laws',
  source: 'N.Y. Gen. Oblig. Law § 5-903; Wis. Stat. § 134.49',
  review(reading) {
    const renewal = renewalNotice(reading);
    const place = reading.facts.governingLaw;
    if (isKind(reading.kind, ...OTHER_SERVICES)) return null;
    if (!renewal || place.status !== 'found' || reading.kind.family !== 'services') return null;
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

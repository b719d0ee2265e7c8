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
import { lawOf } from '../law';
import { definePoint } from '../point';

/** By the place whose law it is. */
const LAWS: Readonly<Record<string, string>> = {
  'New York': 'N.Y. Gen. Oblig. Law § 5-903',
  Wisconsin: 'Wis. Stat. § 134.49',
};

/** The statutes are about services to property, such as maintenance or hosting; not about selling, advice or advertising. */
const OTHER_SERVICES = [
  affiliate,
  agency,
  coBranding,
  consulting,
  contractor,
  development,
  endorsement,
  influencer,
  marketing,
  promotion,
  sponsorship,
];

export const renewalLaws = definePoint({
  id: 'renewal-laws',
  label: 'Reminders of automatic renewal',
  topic: 'renewal',
  source: 'N.Y. Gen. Oblig. Law § 5-903; Wis. Stat. § 134.49',
  cause: 'a contract for services renews automatically under the law of New York or Wisconsin',
  kinds: ['services'],
  witness: {
    provisions: ['Renewal Term', 'Notice Period To Terminate Renewal'],
    headings: ['renew', 'term', 'duration'],
  },
  find(reading) {
    const renewal = renewalNotice(reading);
    const place = lawOf(reading);
    const law = place ? LAWS[place] : undefined;
    if (isKind(reading.kind, ...OTHER_SERVICES)) return null;
    if (!renewal || !law) return null;
    return {
      issue: `The contract renews automatically under the law of ${place}, where ${law} can make the renewal of some service contracts unenforceable without a reminder.`,
      recommendation:
        'Check whether the statute covers this contract; if so, send the reminder in time or make the disclosure.',
      evidence: [...renewal.evidence, ...reading.facts.governingLaw.evidence],
    };
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '3. This Agreement shall automatically renew for successive one (1) year terms unless either party gives notice.\n13. This Agreement shall be governed by the laws of the State of New York.',
        '5-903',
      ],
      [
        '3. This Agreement shall be renewed for further periods of twelve months unless Customer gives notice of termination.\n13. This Agreement shall be governed by the laws of the State of Wisconsin.',
        '134.49',
      ],
      [
        '3. The term will automatically extend for one year at a time.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'law of New York',
      ],
      [
        '3. At its end this contract continues for another year unless notice is given.\n13. This Agreement shall be governed by the laws of the State of Wisconsin.',
        'law of Wisconsin',
      ],
    ],
    misses: [
      [
        '3. This Agreement shall automatically renew for successive one (1) year terms.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another law',
      ],
      [
        '3. This Agreement shall not renew automatically.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'denied',
      ],
      [
        '3. This Agreement shall automatically renew for successive one (1) year terms.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'a consultancy',
        'consultancy',
      ],
      [
        '3. The parties may agree to renew this Agreement.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'by agreement',
      ],
    ],
  },
});

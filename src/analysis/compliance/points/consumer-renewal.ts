import { anyWording, wording } from '../../lexicon/words';
import { renewalNotice } from '../../risks/renewal-notice';
import { findFirst, proof } from '../../statements/search';
import { definePoint } from '../point';

const CONSUMER = anyWording(
  wording('personal(,) family(,) {and,or} household'),
  wording('consumer(s)', 60, 'subscri+, membership*, purchase*'),
  wording('{you are,if you are} a consumer'),
);

export const consumerRenewal = definePoint({
  id: 'consumer-renewal',
  label: 'Automatic renewal with consumers',
  topic: 'renewal',
  source: 'Cal. Bus. & Prof. Code §§ 17600 to 17606; Restore Online Shoppers’ Confidence Act, 15 U.S.C. § 8403',
  cause: 'automatic renewal, consumers, United States',
  jurisdictions: ['United States'],
  witness: {
    provisions: ['Renewal Term', 'Notice Period To Terminate Renewal'],
    headings: ['renew', 'term', 'duration'],
  },
  find(reading) {
    const renewal = renewalNotice(reading);
    const hit = renewal ? findFirst(reading, CONSUMER) : null;
    if (!renewal || !hit) return null;
    return {
      issue:
        'The contract renews automatically and speaks of consumers: California and other states, and federal law online, ask for clear disclosure, express consent and an easy way to cancel.',
      recommendation:
        'If a party is a consumer, show the renewal terms clearly before consent, confirm them, send reminders and let the consumer cancel as easily as it signed up.',
      evidence: [...renewal.evidence, proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '3. This Agreement shall automatically renew for successive one (1) year terms unless either party gives notice. The service is for personal, family or household use.\n13. This Agreement shall be governed by the laws of the State of California.',
        'renews automatically and speaks of consumers',
      ],
      [
        '3. The subscription will automatically renew each year.\n4. Consumers may buy a subscription or membership online.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'renews automatically',
      ],
      [
        '3. The membership shall automatically renew for periods of a month.\n4. If you are a consumer you have further rights.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'speaks of consumers',
        'services',
      ],
      [
        '3. The plan will automatically renew unless cancelled. It is for personal, family and household purposes.\n13. This Agreement shall be governed by the laws of the State of Oregon.',
        'speaks of consumers',
      ],
    ],
    misses: [
      [
        '3. This Agreement shall automatically renew for successive one (1) year terms.\n13. This Agreement shall be governed by the laws of the State of California.',
        'between businesses',
      ],
      [
        '3. The term ends after a year. The service is for personal, family or household use.\n13. This Agreement shall be governed by the laws of the State of California.',
        'no renewal',
      ],
      [
        '3. This Agreement shall automatically renew for successive one (1) year terms. The service is for personal, family or household use.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '3. The parties may agree to renew. The service is for personal, family or household use.\n13. This Agreement shall be governed by the laws of the State of California.',
        'by agreement',
      ],
    ],
  },
});

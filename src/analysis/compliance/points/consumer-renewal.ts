import { isAmerican } from '../../risks/countries';
import { renewalNotice } from '../../risks/renewal-notice';
import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const CONSUMER =
  /\bpersonal,? family,? (?:and|or) household\b|\bconsumers?\b.{0,60}\b(?:subscri\w+|membership|purchase)|\b(?:you are|if you are) a consumer\b/i;

export const consumerRenewal: CompliancePoint = {
  id: 'consumer-renewal',
  source: 'Cal. Bus. & Prof. Code §§ 17600 to 17606; Restore Online Shoppers’ Confidence Act, 15 U.S.C. § 8403',
  review(reading) {
    const renewal = renewalNotice(reading);
    const hit = renewal && isAmerican(reading) ? findFirst(reading, CONSUMER) : null;
    if (!renewal || !hit) return null;
    return {
      issue:
        'The contract renews automatically and speaks of consumers: California and other states, and federal law online, ask for clear disclosure, express consent and an easy way to cancel.',
      recommendation:
        'If a party is a consumer, show the renewal terms clearly before consent, confirm them, send reminders and let the consumer cancel as easily as it signed up.',
      evidence: [...renewal.evidence, proof(reading, hit)],
    };
  },
};

import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const CONSUMER =
  /\bconsumer (?:contract|agreement|transaction)s?\b|\bpersonal,? family,? (?:and|or) household (?:use|purposes?)/i;

export const consumerTerms: CompliancePoint = {
  id: 'consumer-terms',
  source: 'Directive 93/13/EEC on unfair terms; US Magnuson-Moss Warranty Act, 15 U.S.C. § 2301',
  review(reading) {
    if (!['licence', 'services', 'goods', 'consumer', 'unknown'].includes(reading.kind.family)) return null;
    const hit = findFirst(reading, CONSUMER);
    if (!hit) return null;
    return {
      issue: `The contract speaks of “${hit.match[0]}”: if a party is a consumer, limits of liability, disclaimers and choice of law may not bind it.`,
      recommendation: 'Check the terms against the consumer law of the place where the consumer lives.',
      evidence: [proof(reading, hit)],
    };
  },
};

import { COMMERCIAL } from '../../kinds/family';
import { longPaymentTerms } from '../../risks/long-payment-terms';
import { proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const EUROPE =
  /\b(?:England|Wales|Scotland|Ireland|Germany|France|Italy|Spain|Netherlands|Belgium|Austria|Luxembourg|Portugal|Sweden|Denmark|Finland|Poland|Greece|Czech|Hungary|Romania|United Kingdom)\b/i;

export const latePayment: CompliancePoint = {
  id: 'late-payment',
  source: 'Directive 2011/7/EU on late payment, art. 3(5); UK Late Payment of Commercial Debts (Interest) Act 1998',
  review(reading) {
    const law = reading.facts.governingLaw;
    if (law.status !== 'found' || !EUROPE.test(law.value ?? '') || !COMMERCIAL.includes(reading.kind.family))
      return null;
    const [found] = longPaymentTerms(reading);
    if (!found) return null;
    return {
      issue: `Under the law of ${law.value} a payment term over 60 days between businesses must be agreed expressly and may not be grossly unfair.`,
      recommendation: 'Shorten the payment term to 60 days or record why a longer one is fair.',
      evidence: [proof(reading, found.hit), ...law.evidence],
    };
  },
};

import { COMMERCIAL } from '../../kinds/family';
import { longPaymentTerms } from '../../risks/long-payment-terms';
import { proof } from '../../statements/search';
import { lawOf } from '../law';
import { definePoint } from '../point';

export const latePayment = definePoint({
  id: 'late-payment',
  label: 'Late payment in Europe',
  topic: 'trade',
  source: 'Directive 2011/7/EU on late payment, art. 3(5); UK Late Payment of Commercial Debts (Interest) Act 1998',
  cause: 'a payment term over 60 days under the law of a European state',
  kinds: COMMERCIAL,
  jurisdictions: ['European Union', 'United Kingdom'],
  witness: 'a figure',
  find(reading) {
    const [found] = longPaymentTerms(reading);
    if (!found) return null;
    return {
      issue: `Under the law of ${lawOf(reading)} a payment term over 60 days between businesses must be agreed expressly and may not be grossly unfair.`,
      recommendation: 'Shorten the payment term to 60 days or record why a longer one is fair.',
      evidence: [proof(reading, found.hit), ...reading.facts.governingLaw.evidence],
    };
  },
  examples: {
    paper: 'supply',
    hits: [
      [
        '5. Buyer shall pay each invoice within ninety (90) days after receipt.\n13. This Agreement shall be governed by the laws of Germany.',
        '60 days',
      ],
      [
        '5. Payment terms are net 75 days from the date of invoice.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'law of England',
      ],
      [
        '5. Customer will remit payment no later than one hundred twenty (120) days after receipt of the invoice.\n13. This Agreement shall be governed by the laws of France.',
        'law of France',
        'services',
      ],
      [
        '5. Customer shall pay each invoice within ninety (90) days.\n13. This Agreement shall be governed by the laws of Italy.',
        'grossly unfair',
        'licence',
      ],
    ],
    misses: [
      [
        '5. Buyer shall pay each invoice within ninety (90) days.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another law',
      ],
      [
        '5. Buyer shall pay each invoice within thirty (30) days.\n13. This Agreement shall be governed by the laws of Germany.',
        'thirty days',
      ],
      [
        '5. Buyer shall pay each invoice within sixty (60) days.\n13. This Agreement shall be governed by the laws of Germany.',
        'sixty days',
      ],
      [
        '12. A party may terminate if an invoice is unpaid ninety (90) days after notice of default.\n13. This Agreement shall be governed by the laws of Germany.',
        'default',
      ],
    ],
  },
});

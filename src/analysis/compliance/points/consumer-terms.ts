import { COMMERCIAL } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { definePoint } from '../point';

const CONSUMER = wording([
  'consumer {contract,agreement,transaction}(s)',
  'personal(,) family(,) {and,or} household {use,purpose(s)}*',
]);

export const consumerTerms = definePoint({
  id: 'consumer-terms',
  label: 'Terms with consumers',
  topic: 'renewal',
  source: 'Directive 93/13/EEC on unfair terms; US Magnuson-Moss Warranty Act, 15 U.S.C. § 2301',
  cause: 'the contract speaks of consumers',
  kinds: [...COMMERCIAL, 'consumer', 'unknown'],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, CONSUMER);
    if (!hit) return null;
    return {
      issue: `The contract speaks of “${hit.match[0]}”: if a party is a consumer, limits of liability, disclaimers and choice of law may not bind it.`,
      recommendation: 'Check the terms against the consumer law of the place where the consumer lives.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. The Software is licensed for personal, family or household purposes.', 'consumer'],
      ['4. This is a consumer contract within the meaning of the Act.', '“consumer contract”'],
      [
        '4. The Goods are sold for personal, family or household use only.',
        'personal, family or household use',
        'supply',
      ],
      [
        '4. For consumer transactions the limits of clause 9 apply as far as the law allows.',
        '“consumer transactions”',
        'services',
      ],
    ],
    misses: [
      ['4. The Software is licensed for the internal business of Customer.', 'a business'],
      ['4. Provider makes consumer electronics.', 'consumer goods in passing'],
      ['7. The Employee may take a consumer loan.', 'a kind where it does not arise', 'employment'],
      ['1. “Consumer Contract” means a contract of Customer with its guests.', 'a definition'],
    ],
  },
});

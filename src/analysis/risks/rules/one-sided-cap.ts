import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { proof } from '../../statements/search';
import { defineRule, finding } from '../rule';
import { soleCap } from '../sole-cap';

export const oneSidedCap = defineRule({
  id: 'one-sided-cap',
  label: 'One-sided limit of liability',
  family: 'liability',
  severity: { medium: 'the other side may be liable without limit' },
  kinds: [...COMMERCIAL, 'lease', 'venture', ...OTHER],
  bears: 'whose liability is not limited',
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const sole = soleCap(reading);
    const [first] = sole?.hits ?? [];
    if (!sole || !first) return null;
    return finding(
      'medium',
      `${placeOf(reading, first.sentence)} limits the liability of ${sole.name} only; no limit was found for the other side.`,
      'Make the limit of liability mutual, or limit both sides to amounts that fit their risk.',
      sole.hits.slice(0, 3).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '11.2 In no event shall Provider’s aggregate liability under this Agreement exceed the fees paid by Customer.',
        'liability of Provider only',
      ],
      [
        '11.2 The Supplier shall not be liable to the Buyer for any amount exceeding the price of the Goods.',
        'liability of Supplier only',
        'supply',
      ],
      [
        'As far as the law allows, the most we’ll ever owe you is the fees you paid us this year.',
        'liability of “we” only',
        'terms',
      ],
      [
        '8. Landlord’s total liability to Tenant is limited to three months’ rent.',
        'liability of Landlord only',
        'lease',
      ],
      ['8. Provider never owes Customer more than $90,000.', 'liability of Provider only'],
      [
        '8. Provider’s liability shall not exceed the fees paid in a year. The same applies to its agents.',
        'liability of Provider only',
      ],
    ],
    misses: [
      ['11.2 Neither party’s liability under this Agreement shall exceed the fees paid by Customer.', 'mutual'],
      [
        '11.2 Provider’s liability shall not exceed $1,000,000. Customer’s liability shall not exceed $1,000,000.',
        'one for each side',
      ],
      [
        '6. Discloser’s liability for loss of visitors’ personal property is limited to $500 for each visit.',
        'one small head of loss',
        'nda',
      ],
      ['11.2 Liability of the parties under this Agreement is limited to the fees paid in the last year.', 'of both'],
      ['9.1 Provider warrants that its liabilities do not exceed $25,000.', 'a warranty about debts'],
      [
        'If we get it wrong the most we’ll pay is the price of the project, and that goes for you as well.',
        'of both',
        'terms',
      ],
      [
        '8. Provider’s liability shall not exceed the fees paid in a year. The same limit applies to the Customer.',
        'of both in the next sentence',
      ],
      ['8. Provider’s liability shall not exceed the fees paid in a year, and vice versa.', 'likewise'],
      ['8. Neither side owes the other more than $90,000.', 'both'],
      ['9. The Guarantor’s liability for the rent shall not exceed the sum of $9,000.', 'a guarantor’s limit', 'lease'],
      ['9. The liability of the surety is limited to the amount of $4,000.', 'a surety’s limit'],
    ],
  },
});

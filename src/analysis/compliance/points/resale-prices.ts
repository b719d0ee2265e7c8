import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { definePoint } from '../point';

const FIXED = anyWording(
  wording('minimum {resale,advertised,retail} price, resale price maintenance'),
  wording('shall, will, must, agree(s)', 100, '(not )(re)sell, (not )advertise, charge', 120, [
    '{below,less than,lower than,under} ({the,a,its} )~2 {minimum,suggested,recommended,list,retail,resale,advertised} price*',
    'at {the,a} ({minimum,fixed} )({resale,retail} )price*',
  ]),
);

export const resalePrices = definePoint({
  id: 'resale-prices',
  label: 'Resale prices',
  topic: 'trade',
  source: 'Regulation (EU) 2022/720 art. 4(a); Sherman Act, 15 U.S.C. § 1',
  cause: 'a reseller is bound to a minimum or fixed resale price',
  kinds: ['goods', 'licence', 'venture'],
  witness: { provisions: ['Price Restrictions'], headings: ['price', 'resale'], forces: ['must', 'must not'] },
  find(reading) {
    const hit = findFirst(reading, FIXED, {
      negated: true,
      unless: wording('free to, suggested only, own {discretion,prices}, solely determine, share(s), tag( )along'),
    });
    if (!hit) return null;
    return {
      issue:
        'The contract may bind a reseller to a minimum or fixed resale price, a hardcore restriction in the European Union and judged by its effects in the United States.',
      recommendation: 'Recommend prices without pressure instead, or have the clause reviewed by competition counsel.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'distribution',
    hits: [
      ['5. Distributor shall not resell the products below the minimum resale price.', 'resale price'],
      [
        '5. The Distributor must not sell or advertise the Products below the recommended retail price.',
        'resale price',
      ],
      ['5. Buyer shall sell the Goods at the fixed retail price of Supplier.', 'resale price', 'supply'],
      ['5. Distributor agrees to keep to the minimum advertised price of each Product.', 'minimum or fixed'],
    ],
    misses: [
      ['5. Distributor is free to set its own prices and need not keep a minimum resale price.', 'free prices'],
      ['5. The retail prices in the list are suggested only.', 'suggested'],
      ['5. A Distributor that leaves shall sell its shares at a fixed price to the others.', 'shares'],
      ['5. Supplier shall not sell to Distributor above the list price.', 'what the dealer pays'],
      ['5. Employee shall sell at the retail price of the shop.', 'a kind where it does not arise', 'employment'],
    ],
  },
});

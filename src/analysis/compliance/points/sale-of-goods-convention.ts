import { listed } from '../../../shared/phrases';
import { manufacturing } from '../../kinds/declarations/manufacturing';
import { purchaseConditions } from '../../kinds/declarations/purchase-conditions';
import { purchaseOrder } from '../../kinds/declarations/purchase-order';
import { saleConditions } from '../../kinds/declarations/sale-conditions';
import { saleOfGoods } from '../../kinds/declarations/sale-of-goods';
import { supply } from '../../kinds/declarations/supply';
import { asWritten, onlyWords, wording } from '../../lexicon/words';
import { countryOf } from '../../mentions/countries';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const SELLS = wording(
  'shall, will, agree(s) to',
  80,
  'sell, supply, purchase, buy',
  80,
  'product(s), goods, equipment, material(s), units',
);
const NAMED = wording('CISG, international sale of goods, vienna convention');
/** Some of its many contracting states; the United Kingdom, Ireland and India are not among them. */
const STATES = asWritten(
  onlyWords([
    'united states, canada, mexico, brazil, argentina, chile, colombia, peru, germany, france, italy',
    'spain, netherlands, belgium, austria, switzerland, sweden, denmark, norway, finland, poland',
    'czech republic, hungary, greece, portugal, russia, ukraine, turkey, israel, japan, china',
    'south korea, korea, singapore, vietnam, australia, new zealand',
  ]),
);

export const saleOfGoodsConvention = definePoint({
  id: 'sale-of-goods-convention',
  label: 'International sale of goods',
  topic: 'trade',
  source: 'UN Convention on Contracts for the International Sale of Goods (1980) arts. 1(1)(a) and 6',
  cause: 'goods are sold between parties from two contracting states, and the Convention is not named',
  papers: [supply, manufacturing, purchaseConditions, purchaseOrder, saleConditions, saleOfGoods],
  witness: 'every page',
  find(reading) {
    if (mentions(reading, NAMED)) return null;
    const homes = reading.facts.parties.map(({ incorporatedIn }) => (incorporatedIn ? countryOf(incorporatedIn) : ''));
    const states = [...new Set(homes)];
    const hit = findFirst(reading, SELLS);
    if (!hit || states.length < 2 || !states.every((state) => STATES.test(state))) return null;
    const names = reading.facts.parties.map(({ incorporatedIn }) => incorporatedIn ?? '');
    return {
      issue: `Goods are sold between parties from ${listed([...new Set(names)])}; if their places of business are there, the Convention applies unless it is excluded, and the contract does not speak of it.`,
      recommendation:
        'Say whether the Convention applies; choosing the law of a contracting state does not exclude it.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'export',
    hits: [
      ['2. Supplier shall sell the products to Buyer.', 'Delaware and Germany'],
      [
        '2. Buyer agrees to purchase the goods from Supplier at the prices of Annex 1.',
        'the Convention applies unless',
      ],
      ['2. Supplier will supply 400 units of equipment to Buyer each month.', 'Delaware and Germany'],
      [
        '2. Supplier shall deliver and sell materials to Buyer.\n13. This Agreement shall be governed by the laws of Germany.',
        'Goods are sold',
      ],
    ],
    misses: [
      ['2. Supplier shall sell the products to Buyer.', 'one country', 'supply'],
      ['2. Supplier shall sell the products to Buyer. The CISG does not apply.', 'excluded'],
      ['2. Supplier shall train the staff of Buyer.', 'no sale'],
      [
        '2. Supplier shall sell the products to Buyer. The United Nations convention on the international sale of goods applies.',
        'agreed on',
      ],
    ],
  },
});

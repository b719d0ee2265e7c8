import { defineQuestion } from '../define-question';

export const franchiseSupplierTie = defineQuestion({
  id: 'franchise.supplier-tie',
  title: 'Supply tie and rebates',
  ask: 'Must goods be bought from the franchisor or suppliers that it names, perhaps with rebates for it?',
  kinds: ['franchise'],
  yes: {
    provisions: ['must-buy-from-named-source'],
    words: [
      [
        'takes',
        'taken',
        'take',
        'tied',
        'use only',
        'lease',
        'come from',
        'purchas',
        'buy',
        'suppl',
        'source',
        'vendor',
        'obtain',
        'rebate',
        'order',
        'procure',
        'approved',
        'designated',
      ],
    ],
  },
  no: {
    provisions: ['free-source-with-standards'],
    words: [
      [
        'wholesaler',
        'come from',
        'another',
        'get',
        'purchas',
        'buy',
        'suppl',
        'source',
        'vendor',
        'obtain',
        'rebate',
        'procure',
        'alternat',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'Goods must be bought from the franchisor or its named suppliers.',
    no: 'Other suppliers that meet the standards may be used, or rebates are shared.',
    not_stated: 'Nothing on where goods must be bought was found.',
  },
  positions: {
    franchisee: {
      yes: 'high',
      why: 'The prices of a source that has no rival, with hidden rebates, are a second royalty.',
      ask: 'The Franchisee may buy from any supplier that meets the specifications; a proposed supplier is approved or refused with reasons in 30 days, and rebates are disclosed and shared.',
    },
    franchisor: {
      no: 'low',
      not_stated: 'medium',
      why: 'Quality may differ from unit to unit.',
      ask: 'Listed ingredients are bought from approved suppliers; others are free within the specifications, and rebates go to the advertising fund.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '16 CFR 436.5(h)',
      says: 'the disclosure document states purchase ties and rebates (item 8)',
    },
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/720, art. 5',
      says: 'purchase ties above 80% for more than five years',
    },
  ],
  examples: {
    yes: [
      'Flour, boxes and ovens come from Bun Bun or the firms on its list, and Bun Bun keeps any kickback.',
      'Franchisee shall purchase all Products solely from Franchisor or its designated affiliates.',
    ],
    no: ['The baker may get flour from any mill whose flour meets the recipe.'],
    not_stated: ['The supplier shall deliver to the shop.', 'Customers buy at the counter.'],
  },
});

import { defineQuestion } from '../define-question';

export const govPriceControls = defineQuestion({
  id: 'gov.price-controls',
  title: 'Price controls',
  ask: 'Are there levies, open books, best-price or refund duties?',
  kinds: ['government-terms', 'purchase-conditions'],
  yes: {
    provisions: ['open-book-or-levy'],
    categories: ['Most Favored Nation'],
    rules: ['most-favoured-nation'],
    words: [
      [
        'open book',
        'levy',
        'rebate',
        'fee',
        'profit',
        'margin',
        'price',
        'cost',
        'refund',
        'benchmark',
        'rate',
        'charge',
        'overcharge',
        'gain',
        'saving',
        'calculat',
        'sell',
        'turnover',
      ],
    ],
  },
  says: {
    yes: 'There are levies, open books, best-price or refund duties.',
    no: 'There are no price controls.',
    not_stated: 'No price controls were found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'Its margin may be cut or laid open, and sums may be claimed back later.',
      ask: 'The levy is part of the price list; best-price and profit-sharing duties are struck, and audits of cost cover changes only.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '41 U.S.C. ch. 35',
      says: 'truthful cost or pricing data',
    },
  ],
  examples: {
    yes: [
      'The inspector lays his costs open to the city and gives back profit above a tenth.',
      'Of each invoice one percent goes to the buying club as a levy.',
    ],
    not_stated: ['The library opens its books at nine.', 'Prices are in euros.'],
  },
});

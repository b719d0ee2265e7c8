import { defineQuestion } from '../define-question';

export const distributionResalePrice = defineQuestion({
  id: 'distribution.resale-price',
  title: 'Resale prices',
  ask: 'Does the supplier or franchisor fix or police resale prices?',
  kinds: ['distribution', 'reseller', 'franchise'],
  yes: {
    provisions: ['resale-price-fixed'],
    rules: ['resale-prices'],
    words: [
      [
        'offer',
        'price',
        'discount',
        'pricing',
        'sell below',
        'cheaper',
        'MAP',
        'map',
        'rebate',
        'margin',
        'undercut',
        'charge',
      ],
    ],
  },
  no: {
    provisions: ['reseller-sets-own-prices'],
    words: [['rebate', 'price', 'pricing', 'discount', 'margin', 'charge', 'recommended', 'suggested']],
  },
  both: 'yes',
  says: {
    yes: 'Resale prices are fixed or policed.',
    no: 'The one who resells sets its own prices.',
    not_stated: 'Nothing on resale prices was found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'Fixed or minimum resale prices are banned in the EU and the UK and some other places, with fines and void clauses.',
      ask: 'The reselling party is free to set its resale prices; other prices are recommendations only, and no disadvantage follows from others.',
    },
    other: {
      yes: 'high',
      why: 'It cannot compete on price, may share the fine for a cartel, and may lose supply for a discount.',
      ask: 'The reselling party sets its own resale prices; the other may recommend prices or set a maximum only.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/720, art. 4(a)',
      says: 'fixed or minimum resale prices are a hardcore restriction',
    },
    {
      place: 'UK',
      cite: 'Competition Act 1998, ch. I',
      says: 'fixed or minimum resale prices are anti-competitive',
    },
    {
      place: 'US',
      cite: 'Leegin v PSKS, 551 US 877 (2007)',
      says: 'resale price maintenance is judged by the rule of reason under federal law, some states are stricter',
    },
    {
      place: 'Australia',
      cite: 'Competition and Consumer Act 2010, s. 48',
      says: 'resale price maintenance is banned',
    },
    {
      place: 'India',
      cite: 'Competition Act 2002, s. 3(4)(e)',
      says: 'resale price maintenance that harms competition is void',
    },
  ],
  examples: {
    yes: [
      'Dealers who offer the tent for under 199 euros are struck off our list.',
      'Reseller agrees to adhere to the minimum advertised and selling prices published by Vendor.',
    ],
    no: ['What the dealer charges its customers is its own choice.'],
    not_stated: ['The supplier may change its prices to the dealer.', 'Buyers in the shop get a student discount.'],
  },
});

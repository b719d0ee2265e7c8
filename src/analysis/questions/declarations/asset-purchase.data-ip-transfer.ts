import { defineQuestion } from '../define-question';

export const assetPurchaseDataIpTransfer = defineQuestion({
  id: 'asset-purchase.data-ip-transfer',
  title: 'Transfer of names, software and other rights',
  ask: 'Does the paper itself assign the intellectual property of the business to the buyer?',
  kinds: ['asset-purchase'],
  yes: { categories: ['Ip Ownership Assignment'], rules: ['ip-assignment'] },
  says: {
    yes: 'Intellectual property of the business is assigned to the buyer.',
    no: 'Intellectual property is not assigned.',
    not_stated: 'An assignment of the names, software and other rights of the business was not found.',
  },
  positions: {
    buyer: {
      not_stated: 'high',
      why: 'A brand, domain or software that is merely “included” may still belong to the seller until it is assigned in writing.',
      ask: 'The Seller hereby assigns to the Buyer all trade marks, domains, copyright, software and customer data of the business in Schedule [3], with the goodwill, and signs the short forms for the registers at completion.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'CDPA 1988, s. 90(3)',
      says: 'an assignment of copyright must be in writing and signed',
    },
    {
      place: 'US',
      cite: '35 USC 261; 15 USC 1060',
      says: 'patents are assigned in writing; marks only with their goodwill',
    },
  ],
  examples: {
    yes: [
      'The vendor hereby assigns to the purchaser all trade marks and software of the business.',
      'All patents and copyrights of the shop are assigned and transferred to the buyer.',
    ],
    not_stated: ['The buyer gets the keys on completion.', 'The seller owns its trade marks.'],
  },
});

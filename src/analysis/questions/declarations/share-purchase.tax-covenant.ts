import { defineQuestion } from '../define-question';

export const sharePurchaseTaxCovenant = defineQuestion({
  id: 'share-purchase.tax-covenant',
  title: 'Taxes from before the sale',
  ask: 'Must the seller bear the taxes of the business for the time before completion?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['pre-sale-taxes-on-seller'],
    words: [
      ['tax', 'assessment', 'vat', 'gst', 'paye', 'duty', 'rates', 'hmrc', 'revenue', 'inspector', 'irs', 'old years'],
    ],
  },
  no: {
    unlike: ['{seller,vendor}(s) ~5 {give,gives,indemnif*,pay(s),covenant(s)}'],
    provisions: ['pre-sale-taxes-on-buyer'],
    words: [['tax', 'vat', 'duty', 'duties', 'paye', 'assessment']],
  },
  says: {
    yes: 'Taxes for the time before completion are the seller’s to bear.',
    no: 'Taxes for the time before completion are not the seller’s to bear.',
    not_stated: 'A promise of the seller to bear taxes from before completion was not found.',
  },
  positions: {
    buyer: {
      no: 'high',
      not_stated: 'high',
      why: 'A tax audit of the seller’s years may have to be paid for by the buyer.',
      ask: 'The Seller pays on demand all taxes of the business for periods up to completion, with interest and penalties, except as provided for in the accounts; the Seller may take part in the tax audit.',
    },
    seller: {
      yes: 'low',
      why: 'It should not pay for changes of law or for what the buyer does after completion.',
      ask: 'The tax covenant leaves out taxes provided for in the accounts, changes of law, and acts of the Buyer after completion.',
    },
  },
  examples: {
    yes: [
      'Whatever the tax authority demands for the years until closing is borne by the sellers.',
      'The vendor covenants to pay to the purchaser any tax of the company for past periods.',
    ],
    no: [
      'Whatever the revenue still wants from the dairy’s old years is for the new owner.',
      'For taxes of the past the vendor of the mill has no liability.',
    ],
    not_stated: ['The purchaser bears stamp duty.', 'The seller paid its taxes in time.'],
  },
});

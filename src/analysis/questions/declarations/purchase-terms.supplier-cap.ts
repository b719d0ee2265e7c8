import { defineQuestion } from '../define-question';

export const purchaseTermsSupplierCap = defineQuestion({
  id: 'purchase-terms.supplier-cap',
  title: "The supplier's liability",
  ask: 'Is the supplier liable without a limit?',
  kinds: ['purchase-conditions', 'purchase-order'],
  yes: {
    provisions: ['liability-without-limit'],
    words: [
      [
        'limit',
        'cap',
        'liab',
        'uncapped',
        'all loss',
        'any loss',
        'full',
        'ceiling',
        'exceed',
        'restrict',
        'maximum',
        'whole',
        'without',
        'every',
        'unlimited',
        'no',
        'entire',
        'all',
      ],
    ],
  },
  no: {
    provisions: ['liability-capped'],
    words: [
      [
        'max',
        'exposure',
        'confined',
        'limit',
        'cap',
        'liab',
        'exceed',
        'maximum',
        'more than',
        'most',
        'ceiling',
        'restrict',
        'greater',
        'total',
        'aggregate',
        'up to',
        'not over',
        'only',
        'respons',
      ],
    ],
  },
  says: {
    yes: "The supplier's liability has no limit.",
    no: 'Liability is limited in amount.',
    not_stated: 'No limit of liability, and no word against one, was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      not_stated: 'high',
      why: 'One small order may cost it more than the business is worth, while the buyer risks the price at most.',
      ask: "Each party's total liability under an order is limited to the greater of twice its price and the sum insured, and neither is liable for indirect loss, save for death, injury, fraud and what cannot be limited by law.",
    },
    buyer: {
      no: 'medium',
      why: 'Its loss from a stopped line or a recall may be far above the limit.',
      ask: 'The limit does not apply to recall, product liability, infringement and wilful breach.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, ss. 2, 3, 11',
      says: 'limits must be reasonable and cannot touch death or injury by negligence',
    },
  ],
  examples: {
    yes: [
      'What Halden loses through bad castings the foundry makes good to the last penny, no cap applying.',
      "Seller's liability hereunder shall be unlimited.",
    ],
    no: ["Vendor's liability shall not exceed twice the Order price in total."],
    not_stated: ['The price limit for orders by phone is 500 euros.', 'The supplier carries liability insurance.'],
  },
});

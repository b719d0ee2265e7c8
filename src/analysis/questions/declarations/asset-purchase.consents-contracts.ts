import { defineQuestion } from '../define-question';

export const assetPurchaseConsentsContracts = defineQuestion({
  id: 'asset-purchase.consents-contracts',
  title: 'Missing consents of third parties',
  ask: 'Does the paper protect the buyer if a lease, licence or key contract cannot be transferred for want of consent, by a condition, a trust or a lower price?',
  kinds: ['asset-purchase'],
  yes: {
    provisions: ['consents-before-payment'],
    words: [
      [
        'consent',
        'agree',
        'transfer',
        'approv',
        'refuse',
        'says no',
        'novat',
        'assign',
        'split',
        'name',
        'let me have',
        'move across',
        'won t let',
        'landlord',
        'lessor',
        'go along',
        'come over',
        'bring the',
      ],
    ],
  },
  says: {
    yes: 'If a consent to transfer is missing, the buyer need not complete, or gets the benefit or a lower price.',
    no: 'The buyer bears the risk of missing consents.',
    not_stated: 'What happens if a third party does not consent to a transfer was not found stated.',
  },
  positions: {
    buyer: {
      not_stated: 'high',
      why: 'It may pay in full for a business whose lease, licence or main customer does not come with it.',
      ask: 'Transfer of the lease, licences and contracts in Schedule [7] is a condition of completion; other contracts are held for the Buyer until consent is given, and the price falls if it is refused.',
    },
    seller: {
      not_stated: 'medium',
      why: 'It may stay bound by contracts that it no longer performs.',
      ask: 'Until consent is given the Buyer performs the contract at its own cost and indemnifies the Seller; the parties together seek a release of the Seller.',
    },
  },
  examples: {
    yes: [
      'If the shop lease cannot be assigned, the purchaser is free of the bargain.',
      'Contracts whose counterparties have not agreed are held by the vendor for the purchaser’s benefit.',
    ],
    not_stated: ['The tenant shall seek consent before painting.', 'The seller will try to get all consents in time.'],
  },
});

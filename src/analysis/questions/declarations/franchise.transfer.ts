import { defineQuestion } from '../define-question';

export const franchiseTransfer = defineQuestion({
  id: 'franchise.transfer',
  title: 'Sale of the business',
  ask: 'May the consent to a sale or transfer of the business be refused at will?',
  kinds: ['franchise', 'distribution', 'reseller'],
  yes: {
    provisions: ['transfer-at-owners-discretion'],
    words: [
      [
        'buyer',
        'sold',
        'heirs',
        'purchaser',
        'disposal',
        'transfer',
        'sell',
        'sale',
        'assign',
        'consent',
        'approv',
        'change',
      ],
    ],
  },
  no: {
    provisions: ['consent-not-unreasonably-withheld'],
    words: [
      [
        'unreasonabl',
        'reasonabl',
        'consent',
        'approv',
        'good reason',
        'free',
        'permitted',
        'permission',
        'sale',
        'passed',
        'refuse',
        'transfer',
        'share',
        'agree',
        'leave',
        'assign',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'A sale or transfer needs a consent that may be refused at will.',
    no: 'Consent to a transfer may not be refused without reason.',
    not_stated: 'Whether the business may be sold was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'It cannot turn what it built into money, and illness or death may end it all.',
      ask: 'Consent to a transfer shall not be unreasonably withheld where the buyer meets the usual standards for new partners; the fee is at most [sum], and heirs have twelve months to sell.',
    },
    drafter: {
      no: 'low',
      not_stated: 'high',
      why: 'It may find itself with a partner that it did not choose.',
      ask: 'No transfer without our written consent, which is not unreasonably withheld if the buyer meets our standards, is trained and takes on this Agreement.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code §§ 20028–20029',
      says: 'consent to a sale to a buyer who meets the standards may not be refused',
    },
  ],
  examples: {
    yes: [
      "Whether the baker may sell the shop, and to whom, is Bun Bun's free choice.",
      'Franchisor may withhold approval of any transfer in its absolute discretion.',
    ],
    no: ['Approval of a buyer of the shop will not be withheld without reasonable grounds.'],
    not_stated: ['The franchisor may assign this contract to anybody.', 'Goods are sold in the shop only.'],
  },
});

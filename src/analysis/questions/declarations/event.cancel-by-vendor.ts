import { defineQuestion } from '../define-question';

export const eventCancelByVendor = defineQuestion({
  id: 'event.cancel-by-vendor',
  title: 'Vendor cancels',
  ask: "Is the client's claim limited or denied when the vendor cancels or fails to perform?",
  kinds: ['event-services'],
  yes: {
    provisions: ['vendor-cancels-little-refund'],
    words: [
      [
        'turn up',
        'drop',
        'cancel',
        'unable',
        'fail',
        'prevent',
        'withdraw',
        'call off',
        'close',
        'closure',
        'ill',
        'sick',
        'double book',
        'terminat',
        'not available',
        'inability',
        'mistake',
        'breakdown',
        'cannot',
        'does not play',
        'non performance',
      ],
    ],
  },
  no: {
    provisions: ['vendor-cancels-full-refund'],
    words: [
      ['payment', 'refund', 'back', 'return', 'repa', 'substitute', 'replacement', 'difference', 'reimburs', 'covers'],
      [
        'sick',
        'cancel',
        'unable',
        'fail',
        'ill',
        'cannot',
        'double book',
        'terminat',
        'withdraw',
        'can t',
        'prevent',
        'call',
        'close',
        'show',
        'substitute',
        'let you down',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The client gets little or nothing when the vendor cancels or fails.',
    no: 'The client gets the money back, or an agreed substitute, when the vendor cancels.',
    not_stated: 'What happens when the vendor cancels was not found stated.',
  },
  positions: {
    client: {
      yes: 'high',
      not_stated: 'high',
      why: 'The client is left without a vendor on the day and bears the cost of a replacement.',
      ask: 'If the Vendor cancels or cannot perform, it refunds all sums within seven days and pays the reasonable extra cost of a replacement, or sends a substitute whom the Client has approved.',
    },
    vendor: {
      yes: 'low',
      not_stated: 'low',
      why: "A clause that keeps the client's money although nothing is done seldom stands against a consumer.",
      ask: 'If the Vendor cannot perform it refunds all sums paid, and its further liability is limited to the price.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, ss. 49–57',
      says: "services must be done with reasonable care; a consumer's remedies cannot be excluded",
    },
  ],
  examples: {
    yes: [
      'If the quartet does not turn up, the host has no claim to more than the booking fee.',
      'The studio may drop the date when it likes, and money already paid is used for another day only.',
    ],
    no: [
      'Should the florist be unable to deliver, every penny is refunded.',
      'A sick photographer is replaced by a colleague whom the couple have agreed to, or the fee is returned.',
    ],
    not_stated: ['If the host cancels after May, the fee is due.', 'The vendor closes the bar at one in the morning.'],
  },
});

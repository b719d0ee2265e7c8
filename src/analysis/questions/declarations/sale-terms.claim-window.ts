import { defineQuestion } from '../define-question';

export const saleTermsClaimWindow = defineQuestion({
  id: 'sale-terms.claim-window',
  title: 'Time to report defects',
  ask: 'Must the buyer report defects or shortage within days or lose the claim, hidden defects included?',
  kinds: ['sale-conditions', 'sale-of-goods', 'distribution', 'reseller'],
  yes: {
    provisions: ['short-defect-claim-window'],
    words: [
      [
        'day',
        'hour',
        'notif',
        'notice',
        'report',
        'complain',
        'claim',
        'arrival',
        'receipt',
        'week',
        'immediate',
        'on the spot',
        'at once',
        'delivery',
        'rüg',
        'unload',
      ],
    ],
  },
  no: {
    provisions: ['hidden-defects-on-discovery'],
    words: [
      [
        'hidden',
        'latent',
        'concealed',
        'discover',
        'appear',
        'find',
        'found',
        'show',
        'light',
        'apparent',
        'notice',
        'became',
        'aware',
        'visible',
        'detected',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'Claims are lost unless defects are reported within a short time of delivery.',
    no: 'Hidden defects may be reported when they are found.',
    not_stated: 'A time for reporting defects was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: "A fault that shows in use, after the days have run out, is the buyer's loss.",
      ask: 'Visible defects are reported within 14 days of delivery and hidden ones within 30 days of their discovery, at any time in the warranty period.',
    },
    drafter: {
      no: 'low',
      not_stated: 'medium',
      why: 'Without a time limit complaints come when nobody can tell how the damage arose.',
      ask: 'Visible defects and shortage must be reported in writing within 7 days of delivery, hidden defects within 14 days of discovery and 12 months of delivery.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-607(3)(a)',
      says: 'breach must be notified within a reasonable time of discovery',
    },
    {
      place: 'Germany',
      cite: 'HGB § 377',
      says: 'merchants must examine and complain at once; hidden defects upon discovery',
    },
  ],
  examples: {
    yes: [
      'Anything wrong with the bricks has to be told us in two days, or they count as faultless for good.',
      'Vendor shall bear no responsibility for flaws of any sort unless notified within 72 hours of unloading.',
    ],
    no: ['A flaw that could not be seen at first may be reported within a month after it comes to light.'],
    not_stated: [
      'The seller replies to every complaint within five days.',
      'The lawn must be watered daily after delivery of the turf.',
    ],
  },
});

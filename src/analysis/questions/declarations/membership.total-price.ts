import { defineQuestion } from '../define-question';
import { openEndedExtraFeesWords } from '../words/open-ended-extra-fees';

export const membershipTotalPrice = defineQuestion({
  id: 'membership.total-price',
  title: 'Open-ended extra fees',
  ask: 'May fees be added whose amounts are not stated?',
  kinds: [
    'consumer-membership',
    'website-terms',
    'saas',
    'hosting',
    'it-managed-services',
    'order-form',
    'marketing',
    'services-agreement',
    'master-services',
    'maintenance',
    'distribution',
    'reseller',
    'agency',
    'software-licence',
    'equipment-lease',
    'transportation',
    'data-processing',
    'co-branding',
  ],
  yes: {
    provisions: ['open-ended-extra-fees'],
    words: openEndedExtraFeesWords,
  },
  says: {
    yes: 'Fees may be added whose amounts are not stated.',
    no: 'All fees are stated.',
    not_stated: 'Open-ended extra fees were not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The true price is not known when it is signed.',
      ask: 'All fees are listed with their amounts; nothing else is payable.',
    },
    drafter: {
      yes: 'low',
      why: 'Price rules ask that all fees be told before signing.',
      ask: 'All fees are listed in the table on page one.',
    },
  },
  examples: {
    yes: [
      'The club may bill its members for such other fees as it finds necessary.',
      'Extra charges for towels, courses and upkeep are added as the management fixes them.',
    ],
    not_stated: ['No fee is charged for the sauna.', 'The fees are shown in the table above.'],
  },
});

import { defineQuestion } from '../define-question';

export const employBonusCommission = defineQuestion({
  id: 'employ.bonus-commission',
  title: 'Bonus and commission',
  ask: 'Is a bonus or commission at the employer’s discretion, or lost by leaving?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['bonus-discretionary-or-lost'],
    words: [
      [
        'bonus',
        'commission',
        'incentiv',
        'variable pay',
        'award',
        'profit share',
        'gratuity',
        'draw',
        'deals',
        'discretion',
        'compensation',
        'profit',
        'target',
        'resign',
      ],
    ],
  },
  says: {
    yes: 'A bonus or commission is at the employer’s discretion or can be lost by leaving.',
    no: 'A bonus or commission is owed by a formula.',
    not_stated: 'No discretion over a bonus, and no loss of it, was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Pay for which the work is done can be refused, changed or lost by leaving before pay day.',
      ask: 'The bonus is earned at the end of the period by the formula set out here and is paid pro rata on leaving, save on dismissal for Cause.',
    },
    drafter: {
      yes: 'low',
      why: 'Commission once earned counts as wages in many places and cannot be taken back.',
      ask: 'Commission is earned when the customer pays, also where payment comes in after the end of employment.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 2751',
      says: 'commission agreements must be in writing and say how commissions are computed and paid',
    },
    {
      place: 'New York',
      cite: 'Labor Law § 191',
      says: 'written terms of commission',
    },
  ],
  examples: {
    yes: [
      'Whoever leaves before Easter gets no share of the profits as bonus.',
      'Whether and how much commission is paid shall be for the owner alone to say.',
    ],
    not_stated: ['A commission of 4% is owed for each sale.', 'The bonus car park is behind the shop.'],
  },
});

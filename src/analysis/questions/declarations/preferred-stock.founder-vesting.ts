import { defineQuestion } from '../define-question';

export const preferredStockFounderVesting = defineQuestion({
  id: 'preferred-stock.founder-vesting',
  title: 'Founders’ shares on vesting',
  ask: 'Are shares of the founders or of those who work in the company subject to vesting or repurchase if they leave?',
  kinds: ['preferred-stock', 'shareholders', 'llc-operating'],
  yes: {
    provisions: ['founder-shares-vest'],
    words: [
      [
        'vest',
        'earn',
        'repurchase',
        'release',
        'lapse',
        'come free',
        'give',
        'buy back',
        'accelerat',
        'locked',
        'call',
        'unvested',
      ],
    ],
  },
  says: {
    yes: 'Shares of founders or working holders are subject to vesting or repurchase.',
    no: 'Shares are fully vested.',
    not_stated: 'Vesting of founders’ shares was not found.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'Founders can lose shares that they have long earned, on a dismissal that they cannot stop.',
      ask: 'Credit of [50]% for time served; the rest vests monthly over three years, with full acceleration on dismissal without cause after a sale (double trigger).',
    },
    other: {
      not_stated: 'medium',
      why: 'A founder could leave the day after closing and keep the whole stake.',
      ask: 'Founders’ shares vest monthly over four years with credit for time served; unvested shares may be bought back at cost.',
    },
  },
  law: [{ place: 'US', cite: 'IRC § 83(b)', says: 'the election must be filed within 30 days of the grant' }],
  examples: {
    yes: [
      'Each founder’s stock is earned in monthly parts over three years.',
      'On leaving early a founder must hand back the shares that have not yet vested.',
    ],
    not_stated: ['Title vests in the buyer on delivery.', 'The founders meet on Fridays.'],
  },
});

import { defineQuestion } from '../define-question';

export const membershipTrialAndPromo = defineQuestion({
  id: 'membership.trial-and-promo',
  title: 'Trial that becomes paid',
  ask: 'Does a free or cheap trial turn by itself into a paid or dearer plan?',
  kinds: ['consumer-membership', 'website-terms', 'saas', 'order-form', 'software-licence'],
  yes: {
    provisions: ['trial-becomes-paid'],
    words: [
      [
        'trial',
        'free',
        'first',
        'introduct',
        'promo',
        'discount',
        'offer',
        'test',
        'guest',
        'sample',
        'no cost',
        'complimentary',
        'dollar week',
        'charging',
        'half price',
      ],
    ],
  },
  says: {
    yes: 'A free or cheap trial turns by itself into a paid or dearer plan.',
    no: 'A trial ends by itself.',
    not_stated: 'A trial that becomes paid was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Who forgets one date may have to pay, perhaps for a whole term.',
      ask: 'The trial ends by itself; a paid plan begins only when the customer confirms it after a reminder that states the price.',
    },
    drafter: {
      yes: 'low',
      why: 'Laws on automatic renewal ask for clear terms, consent and a simple way to stop.',
      ask: 'We remind the customer three days before the trial ends of the date and the price, and how to cancel.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '15 U.S.C. § 8403',
      says: 'online: clear terms, express consent and a simple way to stop',
    },
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 17602',
      says: 'free trials and offers: clear terms, consent and notice',
    },
  ],
  examples: {
    yes: [
      'Once the fortnight of the trial is up you are a paying member at 45 euros a month.',
      'The gift period passes over into the gold plan, first charged on day fifteen of the offer.',
    ],
    not_stated: ['The first lesson starts at nine.', 'A trial lesson can be booked by phone.'],
  },
});

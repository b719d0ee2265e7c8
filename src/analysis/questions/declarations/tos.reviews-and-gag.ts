import { defineQuestion } from '../define-question';

export const tosReviewsAndGag = defineQuestion({
  id: 'tos.reviews-and-gag',
  title: 'Ban on reviews',
  ask: 'Is the user barred from reviews or criticism, or fined for them?',
  kinds: [
    'website-terms',
    'software-licence',
    'saas',
    'consumer-membership',
    'event-services',
    'construction',
    'accepted-quotation',
    'licence-to-occupy',
    'enrolment',
    'lodger-agreement',
    'sale-of-goods',
    'vehicle-hire',
  ],
  yes: {
    provisions: ['reviews-barred'],
    words: [
      [
        'speak',
        'talk',
        'say',
        'post',
        'reputation',
        'review',
        'critic',
        'rating',
        'rate',
        'negativ',
        'derogat',
        'disparag',
        'comment',
        'statement',
        'benchmark',
        'evaluat',
        'comparison',
        'feedback',
        'bad',
        'unfavour',
        'complain',
        'publish',
        'opinion',
        'experience',
      ],
    ],
  },
  says: {
    yes: 'The user may not publish reviews or criticism, or is fined for them.',
    no: 'The user may publish reviews.',
    not_stated: 'No ban on reviews or criticism was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Honest criticism is forbidden or costs money.',
      ask: 'Strike; nothing in these Terms limits honest reviews.',
    },
    drafter: {
      yes: 'medium',
      why: 'In the United States such a clause in consumer terms is void and may itself be an unlawful act.',
      ask: 'Reviews must be honest and must not break the law.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Consumer Review Fairness Act, 15 U.S.C. § 45b',
      says: 'form contracts that bar or penalise consumers’ reviews are void to that extent',
    },
  ],
  examples: {
    yes: [
      'Guests who speak ill of the house on the net owe it 300 euros.',
      'The customer shall leave no rating on Osprey without Osprey’s approval.',
    ],
    not_stated: [
      'Tell the world what you think of us.',
      'The supplier reviews the order within a day.',
      'Unlawful or insulting posts are forbidden.',
    ],
  },
});

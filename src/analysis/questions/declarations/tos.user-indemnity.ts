import { defineQuestion } from '../define-question';

export const tosUserIndemnity = defineQuestion({
  id: 'tos.user-indemnity',
  title: 'Indemnity by the user',
  ask: 'Must the user indemnify the operator?',
  kinds: ['website-terms', 'software-licence', 'saas'],
  yes: {
    provisions: ['user-indemnifies-operator'],
    words: [
      [
        'indemn',
        'harmless',
        'compensat',
        'reimburse',
        'defend',
        'defence',
        'pay',
        'bear',
        'make good',
        'hold',
        'releas',
        'free us',
        'cover',
        'costs',
      ],
    ],
  },
  says: {
    yes: 'The user must indemnify the operator.',
    no: 'The user need not indemnify the operator.',
    not_stated: 'No indemnity by the user was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'The user may have to pay claims and lawyers of the operator, perhaps without limit or fault.',
      ask: 'The user compensates the operator only for loss caused by the user’s proven and culpable breach.',
    },
    drafter: {
      yes: 'low',
      not_stated: 'low',
      why: 'Against consumers a wide indemnity may be unfair; for unlawful content some recourse is wanted.',
      ask: 'The user shall compensate the operator for loss caused by content that the user unlawfully and culpably posted.',
    },
  },
  law: [
    { place: 'Germany', cite: 'BGB § 307', says: 'standard terms that unduly disadvantage the other side are void' },
    {
      place: 'Australia',
      cite: 'Australian Consumer Law, ss. 23–25',
      says: 'one-sided indemnities may be unfair',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Whatever claim a third party makes on Osprey because of your posts, you will bear it and the lawyers too.',
      'The user undertakes to indemnify the platform from any loss due to his use of it.',
    ],
    not_stated: [
      'Osprey will indemnify the customer if the program infringes a patent.',
      'The user pays the monthly fee.',
      'Our directors are indemnified by the company.',
    ],
  },
});

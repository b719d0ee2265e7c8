import { defineQuestion } from '../define-question';

export const tosContentRemoval = defineQuestion({
  id: 'tos.content-removal',
  title: 'Removal of user content',
  ask: 'May the operator remove, refuse or edit user content by its own decision?',
  kinds: ['website-terms', 'saas'],
  yes: {
    provisions: ['content-removed-at-discretion'],
    words: [
      [
        'remov',
        'delet',
        'refus',
        'edit',
        'take',
        'taken',
        'block',
        'screen',
        'disable',
        'withdraw',
        'reject',
        'declin',
        'eras',
        'purg',
        'move',
        'suspend',
        'stays',
        'limit',
        'withhold',
      ],
    ],
  },
  no: {
    provisions: ['content-removed-under-rules'],
    words: [
      [
        'remov',
        'delet',
        'take',
        'taken',
        'took',
        'restrict',
        'declin',
        'reject',
        'withdraw',
        'moderat',
        'material',
        'content',
        'review',
        'post',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The operator may remove, refuse or edit user content by its own decision.',
    no: 'User content is removed only under rules, with reasons or a right to complain.',
    not_stated: 'No right of the operator to remove user content was found.',
  },
  positions: {
    drafter: {
      yes: 'low',
      not_stated: 'medium',
      why: 'An operator needs the right to remove, but in the EU it must give reasons and a way to complain.',
      ask: 'We may remove content that is unlawful or breaks the stated rules; we give reasons and decide on complaints within 14 days.',
    },
    other: {
      yes: 'medium',
      why: 'Work, reviews or a shop can vanish without a reason and without a way to get them back.',
      ask: 'Content is removed only if it is unlawful or breaks the stated rules, with notice, reasons and an appeal to a person.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/2065 (DSA), arts 14, 17, 20',
      says: 'clear rules, a statement of reasons and, small platforms apart, a complaint system',
    },
    { place: 'US', cite: '47 U.S.C. § 230(c)(2)', says: 'protects removal in good faith' },
  ],
  examples: {
    yes: [
      'Osprey’s editors can shorten or drop a comment as they like.',
      'Should we think that an upload is not fit for our site, it will be deleted without further ado.',
    ],
    no: ['Nothing that you post is deleted unless it breaks the law, and you will be told why and may object.'],
    not_stated: [
      'You can delete your own posts.',
      'You may not upload what infringes the rights of others.',
      'Guests shall remove their luggage by noon.',
    ],
  },
});

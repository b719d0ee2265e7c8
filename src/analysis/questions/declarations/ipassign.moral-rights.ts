import { defineQuestion } from '../define-question';

export const ipassignMoralRights = defineQuestion({
  id: 'ipassign.moral-rights',
  title: 'Moral rights',
  ask: 'Are moral rights waived, or is consent given?',
  kinds: ['ip-assignment', 'development'],
  yes: {
    provisions: ['moral-rights-waived'],
    words: [
      [
        'moral',
        'waive',
        'named',
        'credit',
        'attribut',
        'integrity',
        'renounc',
        'consent',
        'authorship',
        'paternity',
        'anonym',
        'object',
        'alter',
        'edit',
        'special rights',
        'author',
        'my name',
        'his name',
        'her name',
        'the name',
        'crop',
        'cut and',
        'shorten',
        't complain',
        'leave me out',
      ],
    ],
  },
  says: {
    yes: 'Moral rights are waived, or consent is given.',
    no: 'Moral rights are kept.',
    not_stated: 'Nothing is said on moral rights.',
  },
  positions: {
    other: {
      not_stated: 'medium',
      why: 'The author may object to changes or ask to be named though the rights were sold.',
      ask: 'As far as the law allows, Assignor waives its moral rights in the work, and has its authors sign the same.',
    },
    drafter: {
      yes: 'low',
      why: 'The author may lose the credit and a say on changes.',
      ask: 'The author is named where usual, and the work is not distorted.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Copyright, Designs and Patents Act 1988, s. 87',
      says: 'waiver in signed writing',
    },
    {
      place: 'Canada',
      cite: 'Copyright Act, s. 14.1',
      says: 'moral rights can be waived, not assigned',
    },
    {
      place: 'Australia',
      cite: 'Copyright Act 1968 (Cth), s. 195AWA',
      says: 'consent in writing',
    },
    {
      place: 'US',
      cite: '17 U.S.C. § 106A(e)',
      says: 'waiver for works of visual art in signed writing',
    },
  ],
  examples: {
    yes: [
      'The painter gives up being named and lets the museum change the picture, waiving moral rights.',
      'All consents to acts that would infringe moral rights are given.',
    ],
    not_stated: ['The team shows good moral.', 'The painter’s name is Berg.'],
  },
});

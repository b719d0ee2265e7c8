import { defineQuestion } from '../define-question';

export const influencerUsageRights = defineQuestion({
  id: 'influencer.usage-rights',
  title: 'Use of content and image without end',
  ask: 'May content, name, image or voice be used without limit of time, in all media or after the end?',
  kinds: ['influencer', 'endorsement', 'sponsorship'],
  yes: {
    provisions: ['content-and-likeness-for-ever'],
    words: [
      [
        'media',
        'show',
        'incorporat',
        'campaign',
        'use',
        'usage',
        'using',
        'exploit',
        'publish',
        'grant',
        'own',
        'whitelist',
        'stay live',
        'run',
        'right',
        'reused',
        'licen',
      ],
    ],
  },
  no: {
    provisions: ['content-use-limited-in-time'],
    words: [
      [
        'use',
        'usage',
        'using',
        'used',
        'film',
        'boost',
        'whitelist',
        'paid',
        'licence',
        'picture',
        'image',
        'promot',
        'adapt',
        'withdraw',
        'show',
        'clip',
      ],
    ],
  },
  says: {
    yes: 'Content, name or image may be used without limit of time or in all media.',
    no: 'Use of content, name or image is limited in time, media or purpose.',
    not_stated: 'How long content and image may be used was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'A face and work paid for once may sell products for ever, and block better contracts.',
      ask: 'The Brand may use the content on its own channels for [90] days; paid ads, longer or other use need consent and a further fee; no use after the term and no digital replicas.',
    },
    drafter: {
      no: 'medium',
      not_stated: 'high',
      why: 'Advertising made with the content must stop, and be paid for again, after the date.',
      ask: 'The Brand may use the content in paid and organic media for [12] months and may renew at the fee in Schedule [2]; posts already published may stay.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 3344',
      says: 'use of name, voice or likeness in advertising without consent is actionable',
    },
    { place: 'New York', cite: 'Civ. Rights Law §§ 50–51', says: 'written consent is needed for use in advertising' },
  ],
  examples: {
    yes: [
      'Long after the deal is over the brand may still advertise with the runner’s face.',
      'The creator’s videos can be used worldwide, in every medium, without end.',
    ],
    no: ['The picture may appear on the firm’s own page until the end of June, and nowhere else.'],
    not_stated: ['The app may be used on two phones.', 'The posts appear in May.'],
  },
});

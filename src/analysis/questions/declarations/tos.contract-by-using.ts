import { defineQuestion } from '../define-question';

export const tosContractByUsing = defineQuestion({
  id: 'tos.contract-by-using',
  title: 'Bound by mere use',
  ask: 'Is the user bound merely by visiting or using the service?',
  kinds: ['website-terms', 'software-licence', 'saas', 'consumer-membership'],
  yes: {
    provisions: ['acceptance-by-use'],
    words: [
      [
        'use',
        'using',
        'usage',
        'access',
        'visit',
        'brows',
        'instal',
        'download',
        'click',
        'open',
        'log',
        'shop',
        'play',
        'enter',
        'come',
        'continu',
        'accept',
        'agree',
        'park',
        'bound',
        'delivery',
        'register',
      ],
    ],
  },
  says: {
    yes: 'The user is bound merely by visiting or using the service.',
    no: 'The user is bound only by a clear act of acceptance.',
    not_stated: 'The paper does not say that mere use binds the user.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'Courts often find that nobody agreed to terms behind a link, so the terms fail just when they are needed.',
      ask: 'The user accepts these Terms by ticking a box beside a link to them at registration.',
    },
    other: {
      yes: 'medium',
      why: 'This side may be bound by terms that it has never seen.',
      ask: 'These Terms bind only users who have clearly accepted them at registration or order.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Specht v. Netscape, 306 F.3d 17 (2d Cir. 2002); Berman v. Freedom Financial, 30 F.4th 849 (9th Cir. 2022)',
      says: 'notice must be reasonably conspicuous and assent unambiguous',
    },
    {
      place: 'EU',
      cite: 'Directive 93/13/EEC, Annex 1(i)',
      says: 'binding a consumer to terms that he could not see beforehand may be unfair',
    },
  ],
  examples: {
    yes: [
      'Whoever opens one of our pages is thereby bound by this user agreement.',
      'Making any use of the Osprey app means that you have agreed to the rules set out here.',
    ],
    not_stated: [
      'You accept by ticking the box when you register.',
      'Users must be eighteen.',
      'Use of the pool is at your own risk.',
    ],
  },
});

import { defineQuestion } from '../define-question';

export const softwareTerminationOfLicence = defineQuestion({
  id: 'software.termination-of-licence',
  title: 'End of the licence',
  ask: 'Does the licence end at once or by itself for any breach?',
  kinds: ['software-licence'],
  yes: {
    provisions: ['licence-ends-for-any-breach'],
    words: [
      ['revoked', 'licen', 'right', 'authoris', 'permission', 'entitle', 'terminat'],
      [
        'right to use',
        'ineffective',
        'terminat',
        'end',
        'ceas',
        'void',
        'forfeit',
        'expire',
        'withdraw',
        'cancel',
        'determin',
        'revok',
        'stop',
        'lapse',
        'extinguish',
        'uninstall',
        'over',
      ],
    ],
  },
  no: {
    provisions: ['time-to-cure'],
    words: [['cure', 'remed', 'days', 'put', 'notice', 'correct', 'time', 'fix', 'within']],
  },
  both: 'yes',
  says: {
    yes: 'The licence ends at once or by itself for any breach.',
    no: 'There is time to put a breach right.',
    not_stated: 'Whether the licence ends for any breach was not found.',
  },
  positions: {
    licensee: {
      yes: 'high',
      not_stated: 'low',
      why: 'A small slip could cost it a paid-up program on which it depends.',
      ask: 'The licence ends only for a material breach that is not put right within thirty days of written notice, and the fee for unused time is refunded.',
    },
    licensor: {
      no: 'low',
      why: 'For piracy it wants to act at once.',
      ask: 'For wilful copying for others the Licensor may end at once.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '11 U.S.C. § 365(n)',
      says: 'a licensee may keep its rights if the licensor goes bankrupt',
    },
  ],
  examples: {
    yes: [
      'One copy too many, and the choir’s right to the music program is over without a word.',
      'The licence lapses of itself if the shop breaks any of these rules.',
    ],
    no: ['Only if the choir has not mended the breach thirty days after a letter may the licence be ended.'],
    not_stated: ['The licence ends on 31 May.', 'The lease ends upon breach by the tenant.'],
  },
});

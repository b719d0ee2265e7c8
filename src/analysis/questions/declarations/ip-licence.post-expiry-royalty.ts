import { defineQuestion } from '../define-question';

export const ipLicencePostExpiryRoyalty = defineQuestion({
  id: 'ip-licence.post-expiry-royalty',
  title: 'Royalties after the rights end',
  ask: 'Do royalties go on after the patents expire, or for rights not granted or invalid?',
  kinds: ['ip-licence'],
  yes: {
    provisions: ['royalties-after-expiry'],
    words: [
      [
        'expir',
        'invalid',
        'patent',
        'perpetu',
        'lapse',
        'void',
        'revoked',
        'public domain',
        'ended',
        'regardless',
        'valid',
        'copyright',
        'pending',
        'application',
        'unenforceable',
        'protection',
        'no patent',
      ],
    ],
  },
  says: {
    yes: 'Royalties go on after the rights expire or though they are not granted or invalid.',
    no: 'Royalties end or fall when the rights end.',
    not_stated: 'Royalties after the end of the rights were not found.',
  },
  positions: {
    licensee: {
      yes: 'high',
      why: 'It may pay for what every rival can use for nothing.',
      ask: 'Royalties end for each country with the last valid claim there; if know-how is licensed too the rate falls by half from then on, for five years at most.',
    },
    licensor: {
      yes: 'medium',
      why: 'A royalty on a patent that has expired cannot be enforced in the US.',
      ask: 'The royalty falls to the know-how rate stated in Schedule [2] when the last valid claim expires.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Kimble v. Marvel, 576 U.S. 446 (2015)',
      says: 'royalties for use after a patent’s expiry cannot be enforced',
    },
  ],
  examples: {
    yes: [
      'Percentages stay due when the patents have run out.',
      'A ruling that the patent is void does not end the royalty.',
    ],
    not_stated: ['The royalty is four per cent.', 'The patent expires in 2031.'],
  },
});

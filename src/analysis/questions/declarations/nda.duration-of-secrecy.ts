import { defineQuestion } from '../define-question';

export const ndaDurationOfSecrecy = defineQuestion({
  id: 'nda.duration-of-secrecy',
  title: 'How long secrecy lasts',
  ask: 'Does the duty of secrecy end after a stated time?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['secrecy-for-fixed-term'],
    words: [['year', 'month', 'anniversary', 'date', 'until', '20']],
  },
  no: {
    provisions: ['secrecy-without-end'],
    rules: ['endless-confidentiality'],
    words: [
      [
        'perpet',
        'ever',
        'never',
        'unlimited',
        'indefinit',
        'without limit',
        'no end',
        'any time',
        'all time',
        'permanent',
        'not limited',
        'no lapse',
        'until',
        'as long as',
        'expiry',
        'life',
        'hereafter',
        'neither',
        'without',
        'forever',
      ],
    ],
  },
  says: {
    yes: 'The duty of secrecy lasts for a stated time.',
    no: 'The duty of secrecy has no end.',
    not_stated: 'How long the duty of secrecy lasts is not said.',
  },
  positions: {
    discloser: {
      not_stated: 'high',
      yes: 'low',
      why: 'A secret can outlive the agreement, and a trade secret that need not be kept secret any longer may lose its protection in law.',
      ask: 'The duties of confidentiality last for five years from each disclosure, and for trade secrets for as long as they remain trade secrets.',
    },
    recipient: {
      no: 'high',
      not_stated: 'high',
      why: 'The recipient may have to track the information without an end in sight.',
      ask: 'The duties of confidentiality end three years after the disclosure; trade secrets stay protected for as long as they are trade secrets.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '18 U.S.C. § 1839(3)',
      says: 'a trade secret must be the object of reasonable measures to keep it secret',
    },
    {
      place: 'EU',
      cite: 'Directive (EU) 2016/943, art. 2(1)',
      says: 'a trade secret must be subject to reasonable steps to keep it secret',
    },
  ],
  examples: {
    yes: [
      'Four years after it was given a piece of information is no longer protected by this letter.',
      'The bidder is bound until the third anniversary of today.',
    ],
    no: [
      'What the visitor sees he shall keep to himself for an unlimited time.',
      'The promise of secrecy shall never lapse.',
    ],
    not_stated: [
      'The lease runs for two years.',
      'The parties will exchange information over the next six months.',
      'Secrecy also covers spoken words.',
    ],
  },
});

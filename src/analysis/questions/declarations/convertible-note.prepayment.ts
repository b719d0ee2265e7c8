import { defineQuestion } from '../define-question';

export const convertibleNotePrepayment = defineQuestion({
  id: 'convertible-note.prepayment',
  title: 'Early repayment',
  ask: 'May the company repay the note early without the holder’s consent?',
  kinds: ['convertible-note'],
  yes: {
    provisions: ['prepaid-without-consent'],
    words: [
      [
        'prepay',
        'prepaid',
        'early',
        'before',
        'prior',
        'redeem',
        'retire',
        'call',
        'ahead',
        'advance',
        'prematur',
        'repa',
        'settle',
        'discharge',
        'buy back',
        'pay',
      ],
    ],
  },
  no: {
    provisions: ['prepayment-needs-consent'],
    words: [
      [
        'prepay',
        'prepaid',
        'early',
        'before',
        'prior',
        'redeem',
        'redempt',
        'retire',
        'ahead',
        'advance',
        'prematur',
        'repa',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The company may repay the note early without the holder’s consent.',
    no: 'Early repayment needs the holders’ consent or leaves them time to convert.',
    not_stated: 'Whether the company may repay early was not found stated.',
  },
  positions: {
    investor: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Just before a good round the company could pay the money back and keep the gain.',
      ask: 'The Company may prepay only with the consent of the holders of a majority of principal, or on 20 days’ notice in which the Holder may convert at the cap price.',
    },
    company: {
      no: 'low',
      why: 'It may be unable to rid itself of a costly note when it has the money.',
      ask: 'The Company may prepay on 20 days’ notice, in which each Holder may convert.',
    },
  },
  examples: {
    yes: [
      'At any moment the issuer may pay the notes off, and no holder can object.',
      'Early repayment is open to the borrower on a week’s notice.',
    ],
    no: ['Paying the note before maturity is allowed only if its holder says yes in writing.'],
    not_stated: ['The fees are prepaid for a year.', 'The loan is repaid in 2028.'],
  },
});

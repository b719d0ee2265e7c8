import { defineQuestion } from '../define-question';

export const convertibleNoteMaturity = defineQuestion({
  id: 'convertible-note.maturity',
  title: 'What happens at maturity',
  ask: 'Is the note turned into shares at maturity, or extended by the company, instead of being repaid?',
  kinds: ['convertible-note'],
  yes: {
    provisions: ['note-converts-at-maturity'],
    words: [['conver', 'shares', 'equity', 'extend', 'moves', 'push', 'maturity', 'exchang', 'swap', 'capital']],
  },
  no: {
    provisions: ['note-repaid-at-maturity'],
    words: [['pay', 'paid', 'repa', 'redeem', 'redempt', 'return', 'due', 'matur', 'cash', 'settled', 'claim back']],
  },
  both: 'no',
  says: {
    yes: 'At maturity the note is turned into shares, or the company may extend it, instead of repaying.',
    no: 'At maturity the note must be repaid, or the holder chooses.',
    not_stated: 'What happens at maturity was not found stated.',
  },
  positions: {
    investor: {
      yes: 'high',
      not_stated: 'high',
      why: 'It may end up with common shares of a company that could not raise money, at a price set years before.',
      ask: 'At maturity the Holder may choose repayment with interest or conversion at the cap price into the most senior shares; only a majority of the holders may extend.',
    },
    company: {
      no: 'high',
      not_stated: 'high',
      why: 'A young company without a round can seldom repay, and one holder could drive it into insolvency.',
      ask: 'Maturity is 36 months; the holders of a majority of principal may extend it, and at maturity the notes convert at the cap price unless that majority asks for repayment.',
    },
  },
  examples: {
    yes: [
      'If no round has come by the end of the third year, the notes become ordinary shares at the floor price.',
      'The issuer may push the maturity date out by a year whenever it likes.',
    ],
    no: ['Unless turned into shares before, the note is to be paid in cash on 1 July 2027.'],
    not_stated: ['Interest is paid each March.', 'The bond is kept in a safe.'],
  },
});

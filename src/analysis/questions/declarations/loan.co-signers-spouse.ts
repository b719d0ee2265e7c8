import { defineQuestion } from '../define-question';
import { spouseOrHomeBoundWords } from '../words/spouse-or-home-bound';

export const loanCoSignersSpouse = defineQuestion({
  id: 'loan.co-signers-spouse',
  title: 'Spouse must sign',
  ask: 'Must a spouse sign or is the family home bound besides?',
  kinds: ['loan', 'promissory-note', 'construction', 'accepted-quotation', 'guaranty'],
  yes: {
    provisions: ['spouse-or-home-bound'],
    words: spouseOrHomeBoundWords,
  },
  says: {
    yes: 'A spouse must sign, or the family home or common property answers for the debt.',
    no: 'Neither a spouse nor the home is bound.',
    not_stated: 'That a spouse or the home is bound was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A spouse who gets nothing from the deal may become liable, or the home be at risk.',
      ask: 'Only the party named signs; a spouse is not liable and jointly held property is not charged.',
    },
    drafter: {
      yes: 'medium',
      why: "Credit law may forbid asking for a spouse's signature where the borrower qualifies alone.",
      ask: 'Only the party named signs.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Reg B, 12 CFR 1002.7(d)',
      says: "a creditor may not require a spouse's signature where the applicant qualifies alone",
    },
    {
      place: 'US',
      cite: '16 CFR 444.3',
      says: 'a cosigner must be told in plain words what he or she answers for',
    },
  ],
  examples: {
    yes: [
      "The applicant's husband is to put his name to the note as well and owes it in full.",
      'Our common home is liable for what he borrowed, and I as his wife agree.',
    ],
    not_stated: [
      "The borrower's spouse is named in the insurance policy.",
      'The home page of the lender shows the rates.',
    ],
  },
});

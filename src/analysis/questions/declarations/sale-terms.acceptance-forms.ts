import { defineQuestion } from '../define-question';
import { otherSidesTermsExcludedWords } from '../words/other-sides-terms-excluded';

export const saleTermsAcceptanceForms = defineQuestion({
  id: 'sale-terms.acceptance-forms',
  title: 'Whose terms rule',
  ask: "Are the buyer's own terms shut out, even where they stand on its order?",
  kinds: ['sale-conditions'],
  yes: {
    provisions: ['other-sides-terms-excluded'],
    words: otherSidesTermsExcludedWords,
  },
  says: {
    yes: "Only the terms of this paper apply; the other side's own terms are shut out.",
    no: "The other side's own terms may apply too.",
    not_stated: "No words that shut out the other side's own terms were found.",
  },
  positions: {
    buyer: {
      yes: 'medium',
      why: "The buyer's order conditions, and what was agreed before, may count for nothing.",
      ask: 'Terms that both parties have signed, and special terms of the accepted order, rank before these conditions.',
    },
    seller: {
      not_stated: 'high',
      why: "Where both sides send forms, the buyer's may rule and the seller's limits of liability fall away.",
      ask: "These conditions alone apply; the Buyer's terms are rejected, also where the Seller delivers without objecting to them.",
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-207',
      says: 'terms on an acknowledgment may be proposals, drop out or become part of the contract',
    },
    {
      place: 'England and Wales',
      cite: 'Butler Machine Tool v Ex-Cell-O [1979]',
      says: 'the terms sent last before performance usually rule',
    },
  ],
  examples: {
    yes: [
      "The customer's printed order terms have no effect, whether or not the mill objects to them.",
      'By taking delivery Buyer accepts these conditions and drops its own.',
    ],
    not_stated: [
      'In case of conflict the French text of these terms prevails.',
      'We may change these terms by posting new ones.',
    ],
  },
});

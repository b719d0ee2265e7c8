import { defineQuestion } from '../define-question';
import { otherSidesTermsExcludedWords } from '../words/other-sides-terms-excluded';

export const purchaseTermsAcceptanceForms = defineQuestion({
  id: 'purchase-terms.acceptance-forms',
  title: 'Whose terms rule',
  ask: "Are the supplier's own terms shut out, even where they stand on its acknowledgment or invoice?",
  kinds: ['purchase-conditions', 'purchase-order'],
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
    supplier: {
      yes: 'medium',
      why: "The supplier's quotation, its limits of liability and what was agreed by mail may count for nothing.",
      ask: "Terms that both parties have signed, and the Supplier's quotation, rank before these conditions.",
    },
    buyer: {
      not_stated: 'high',
      why: "Where both sides send forms, the last one sent or the law's own rules may decide, and the buyer may be bound by the supplier's exclusions.",
      ask: 'These terms alone apply; other terms, also those on an acknowledgment, delivery note or invoice, are rejected even if the Buyer takes the goods.',
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
      'What Fenn & Co print on the back of their delivery notes forms no part of the bargain.',
      "Purchaser's acceptance of Goods shall not be taken as assent to terms of Vendor, all of which are hereby refused.",
    ],
    not_stated: [
      'If these terms and a schedule differ, the schedule prevails.',
      "The supplier's safety rules apply to our drivers while they are in its yard.",
    ],
  },
});

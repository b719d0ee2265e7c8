import { defineQuestion } from '../define-question';
import { liabilityCappedWords } from '../words/liability-capped';
import { liabilityWithoutLimitWords } from '../words/liability-without-limit';

export const contractorLiabilitySize = defineQuestion({
  id: 'contractor.liability-size',
  title: 'Size of liability',
  ask: 'Is the contractor’s liability limited to a sum?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['liability-capped'],
    categories: ['Cap On Liability'],
    words: liabilityCappedWords,
  },
  no: {
    provisions: ['liability-without-limit'],
    categories: ['Uncapped Liability'],
    words: liabilityWithoutLimitWords,
  },
  both: 'yes',
  says: {
    yes: 'Liability is limited to a sum.',
    no: 'A side’s liability is without limit.',
    not_stated: 'No limit of liability to a sum was found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'One error may cost more than a career earns.',
      ask: 'The Contractor’s total liability is limited to the fees paid, or the sum recovered from its insurer if more, save for wilful acts and injury.',
    },
    drafter: {
      yes: 'low',
      why: 'Loss above the cap may be its own.',
      ask: 'The cap is not less than the sum insured and does not apply to injury, wilful acts, breach of confidentiality and infringement.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, ss. 2–3',
      says: 'limits on exclusions',
      protects: 'businesses',
    },
  ],
  examples: {
    yes: [
      'At the very most the painter pays back his fee.',
      'The adviser’s liability shall not exceed the sum insured.',
    ],
    no: ['The adviser answers for all loss without any limit.'],
    not_stated: ['The adviser holds insurance of two million.', 'Neither is liable for lost profit.'],
  },
});

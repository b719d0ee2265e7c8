import { defineQuestion } from '../define-question';
import { liabilityCappedWords } from '../words/liability-capped';
import { liabilityWithoutLimitWords } from '../words/liability-without-limit';

export const anyLiabilityCap = defineQuestion({
  id: 'any.liability-cap',
  title: 'Cap on liability',
  ask: 'Is liability limited to a sum?',
  kinds: [
    'services-agreement',
    'master-services',
    'statement-of-work',
    'it-managed-services',
    'outsourcing',
    'saas',
    'hosting',
    'software-licence',
    'licence',
    'maintenance',
    'development',
    'supply',
    'manufacturing',
    'distribution',
    'reseller',
    'sale-conditions',
    'marketing',
    'transportation',
    'construction',
    'ip-licence',
    'music-licence',
    'joint-venture',
    'collaboration',
    'strategic-alliance',
    'sponsorship',
    'influencer',
    'event-services',
    'enrolment',
    'licence-to-occupy',
    'consumer-membership',
    'equipment-lease',
    'vehicle-hire',
    'accepted-quotation',
    'consignment',
  ],
  yes: {
    unlike: [
      '{nothing,no provision} ~8 {limit,exclude,restrict}(s)',
      '{is,are,be} not liable for any {loss,damage}*',
      'not be liable for any {loss,damage}*',
    ],
    bears: 'whose liability is not limited',
    // What owes nothing at all has no limit to a sum.
    turns: ['any amount whatsoever', 'no liability {whatsoever,of any kind}'],
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
    onlyOther: 'Only the liability of the other side is limited to a sum.',
  },
  positions: {
    drafter: {
      no: 'high',
      not_stated: 'high',
      why: 'One claim could cost many times what the contract earns.',
      ask: 'Each party’s total liability is limited to the greater of the fees paid in the 12 months before the claim and the sum insured, save for death, injury, fraud, wilful acts and what cannot be limited by law.',
    },
    other: {
      yes: 'medium',
      why: 'It may have to bear loss above the cap itself, and the cap may protect the other side only.',
      ask: 'The cap is mutual, not less than the fees of 12 months or the sum insured, and does not apply to injury, fraud, wilful acts, breach of confidentiality and loss of data.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, ss. 2, 3, 11',
      says: 'no exclusion for death or injury by negligence; other limits in standard terms must be reasonable',
      protects: 'businesses',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1668',
      says: 'no exemption for fraud, wilful injury or violation of law',
    },
    {
      place: 'Germany',
      cite: 'BGB §§ 276(3), 309 no. 7',
      says: 'no exclusion for intent; narrow limits in standard terms',
    },
  ],
  examples: {
    yes: [
      'At the very most the surveyor pays back twice her fee.',
      'The liability of Orchid shall not exceed half a million euros for all claims.',
    ],
    no: ['Orchid answers for all loss without any limit in amount.'],
    not_stated: [
      'The Mill is not liable for any damages.',
      'Nothing here limits what either owes for death or fraud.',
      'The sum insured shall be two million.',
      'Neither is liable for lost profit.',
    ],
  },
});

import { defineQuestion } from '../define-question';

export const llcOperatingFiduciaryWaiver = defineQuestion({
  id: 'llc-operating.fiduciary-waiver',
  title: 'Duties of loyalty waived',
  ask: 'Are duties of loyalty or care towards the company and the other holders waived, or may the manager compete and take opportunities for itself?',
  kinds: ['llc-operating', 'partnership', 'shareholders'],
  yes: {
    provisions: ['fiduciary-duties-waived'],
    words: [
      [
        'customers',
        'chance',
        'deals',
        'equitable',
        'fiduciar',
        'dut',
        'compet',
        'opportunit',
        'rival',
        'loyal',
        'other business',
        'like practices',
        'interest',
        'trust',
        'other deals',
        'ventures like',
        'look after',
        'owe',
        'good faith',
        'own advantage',
      ],
    ],
  },
  says: {
    yes: 'Duties of loyalty or care are waived, or the manager may compete and take opportunities for itself.',
    no: 'Duties of loyalty and care are kept.',
    not_stated: 'A waiver of duties of loyalty or care was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The one in charge may prefer itself, and it may be hard to hold it to account.',
      ask: 'The Manager owes the Company and the Members the duties of loyalty and care; named outside businesses apart, it may not compete or take opportunities in the field, and nothing excuses fraud, bad faith or gross negligence.',
    },
    drafter: {
      not_stated: 'low',
      why: 'Full duties can make every outside business of the manager a risk.',
      ask: 'The Manager may carry on the businesses listed in Schedule [C] and is protected by the business judgment rule.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: '6 Del. C. § 18-1101(c)',
      says: 'duties may be eliminated, but not the implied covenant of good faith and fair dealing',
    },
    { place: 'California', cite: 'Corp. Code § 17701.10', says: 'the duty of loyalty may be modified, not eliminated' },
    {
      place: 'England and Wales',
      cite: 'Partnership Act 1890, ss. 28–30',
      says: 'partners must render true accounts and account for private and competing profits, unless agreed otherwise',
    },
  ],
  examples: {
    yes: [
      'The managing member has no duty of loyalty to the others and may open a rival bar next door.',
      'All fiduciary duties of the general partner are waived.',
    ],
    not_stated: ['The trustee has the usual duties.', 'The consultant may serve rivals.'],
  },
});

import { defineQuestion } from '../define-question';

export const franchiseTermRenewal = defineQuestion({
  id: 'franchise.term-renewal',
  title: 'Renewal terms',
  ask: "Is renewal only on the franchisor's then-current terms, or refused at will?",
  kinds: ['franchise'],
  yes: {
    provisions: ['renewal-on-new-terms'],
    words: [
      [
        'second term',
        'carry on',
        'continuation',
        'renew',
        'extension',
        'extend',
        'successor',
        'new term',
        'further term',
        'then current',
        'another term',
        'prolong',
        'next period',
        'more years',
        'go on',
        'next term',
      ],
    ],
  },
  no: {
    provisions: ['renewal-on-same-terms'],
    words: [
      ['renew', 'extension', 'extend', 'successor', 'further term', 'second term', 'option', 'prolong', 'another term'],
    ],
  },
  says: {
    yes: "Renewal is on then-current terms or at the other side's will.",
    no: 'There is a right to renew on like terms.',
    not_stated: 'No terms of renewal were found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'After the first term it may pay other royalties, for a smaller area, or lose the business that it built.',
      ask: 'The Franchisee may renew twice for five years if it is not in default, with the royalty and territory of this Agreement and a fee of at most [sum].',
    },
    drafter: {
      no: 'low',
      why: 'Old terms bind it for another term although the system has moved on.',
      ask: 'Renewal is on the then-current form, save that royalty and territory stay as they are.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 20025',
      says: "180 days' notice of non-renewal to franchisees",
    },
  ],
  examples: {
    yes: [
      'If Bun Bun lets the baker go on after ten years, then only by signing whatever form is current and with no claim to be renewed.',
      "As a condition of renewal Franchisee shall execute Franchisor's then-current agreement, which may contain higher fees.",
    ],
    no: ['The baker has an option to prolong for five years on these same terms.'],
    not_stated: ['The contract ends on 1 May 2030.', 'The subscription renews each month at the current price.'],
  },
});

import { defineQuestion } from '../define-question';

export const distributionTradeMarks = defineQuestion({
  id: 'distribution.trade-marks',
  title: 'Marks and names',
  ask: 'Is the distributor barred from registering the marks, names or domains, and must it give up their use at the end?',
  kinds: ['distribution', 'reseller', 'franchise', 'agency'],
  yes: {
    provisions: ['marks-not-registered-by-other'],
    words: [
      [
        'trademark',
        'registration',
        'mark',
        'name',
        'brand',
        'logo',
        'domain',
        'trade dress',
        'register',
        'goodwill',
        'sign',
        'social',
        'account',
      ],
    ],
  },
  says: {
    yes: "The marks stay their owner's; the other side may not register them or must stop using them at the end.",
    no: 'The other side may register the marks.',
    not_stated: 'No clause was found that keeps marks, names and domains with their owner.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'A local partner that registers the mark, domain or account may keep the supplier out of its own market.',
      ask: 'The Distributor shall not register the marks or names like them, as marks, firm names, domains or accounts; it transfers on demand what it has registered, and ends all use when this Agreement ends.',
    },
    other: {
      not_stated: 'low',
      why: 'Without a licence its use of the marks may be an infringement.',
      ask: 'The Distributor may use the marks to sell the Products during the term and the sell-off time; the Supplier indemnifies it against claims that they infringe rights of others.',
    },
  },
  examples: {
    yes: [
      'Oslo Import may not put the name Fjell in its web address or have it registered anywhere.',
      "Reseller shall upon termination cease all use of Vendor's logos and assign any domain names.",
    ],
    not_stated: [
      'The marks of students are sent to parents.',
      "The supplier may use the distributor's name in its list of partners.",
    ],
  },
});

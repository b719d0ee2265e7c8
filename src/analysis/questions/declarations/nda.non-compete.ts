import { defineQuestion } from '../define-question';

export const ndaNonCompete = defineQuestion({
  id: 'nda.non-compete',
  title: 'Hidden non-compete',
  ask: 'Is the recipient barred from competing, or from similar business, because it receives the information?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['competing-barred-in-nda'],
    categories: ['Non-Compete'],
    words: [
      [
        'rival',
        'market',
        'industry',
        'compet',
        'similar',
        'same',
        'comparable',
        'business',
        'like ',
        'own version',
        'substitute',
        'field',
        'other companies',
        'own develop',
        'open a',
      ],
    ],
  },
  says: {
    yes: 'The recipient may not compete or do similar business.',
    no: 'The recipient stays free to compete.',
    not_stated: 'No ban on competing was found.',
  },
  positions: {
    recipient: {
      yes: 'high',
      why: 'A look at some papers could close a line of business to the recipient.',
      ask: 'Strike; nothing in this Agreement prevents the Receiving Party from competing, provided that it does not use or disclose Confidential Information.',
    },
    discloser: {
      yes: 'low',
      why: 'A restraint wider than the secret needs may be void and cast doubt on the rest.',
      ask: 'The Receiving Party shall not use Confidential Information to compete with the Disclosing Party.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 16600',
      says: 'contracts that restrain anyone from a lawful profession or business are void',
    },
    { place: 'India', cite: 'Contract Act 1872, s. 27', says: 'agreements in restraint of trade are void' },
  ],
  examples: {
    yes: [
      'Having seen the plans, Omega shall not enter the market for such pumps for four years.',
      'The visitor agrees not to run or join a rival firm for a year.',
    ],
    not_stated: [
      'The recipient remains free to sell rival goods.',
      'Rivals of the recipient may be shown the same papers.',
      'The recipient shall not use the papers in order to compete.',
    ],
  },
});

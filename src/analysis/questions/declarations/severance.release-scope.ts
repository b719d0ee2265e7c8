import { defineQuestion } from '../define-question';

export const severanceReleaseScope = defineQuestion({
  id: 'severance.release-scope',
  title: 'Scope of the release',
  ask: 'Does one side alone, such as the employee, release all claims?',
  kinds: ['severance', 'settlement'],
  yes: {
    turns: [
      '{employer,company,we,former employer} ({also,hereby,likewise,in turn} )release(s) {employee,you,executive,him,her}',
      '{each,either} ({party,side} )release(s)',
      'release each other',
    ],
    provisions: ['one-sided-release'],
    words: [
      [
        'discharg',
        'releas',
        'claim',
        'give up',
        'gives up',
        'waive',
        'sue',
        'suit',
        'renounc',
        'forgiv',
        'surrender',
        'right',
        'drop',
        'demand',
        'recourse',
        'legal action',
        'let go',
        'lets go',
        'settle',
        'let us off',
        'lets the firm off',
        'start no case',
        'ask for nothing',
      ],
    ],
  },
  no: {
    provisions: ['mutual-release'],
    words: [['each', 'mutual', 'both', 'one another', 'other', 'release', 'claim', 'counterclaim', 'thats']],
  },
  both: 'no',
  says: {
    yes: 'One side releases all claims, and a release in return was not found.',
    no: 'Both sides release each other.',
    not_stated: 'No one-sided release was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The other side may still sue, while this one has given up claims.',
      ask: 'Each party releases the other from claims arising up to signature, save vested benefits, indemnity, unemployment and workers’ compensation, and enforcement of this Agreement.',
    },
    drafter: {
      not_stated: 'high',
      why: 'Without a release it may pay and still be sued.',
      ask: 'The Employee releases the Company from all claims up to signature that can lawfully be released.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 1542',
      says: 'a general release does not reach unknown claims unless this is waived',
    },
    {
      place: 'US',
      cite: '29 CFR 1625.22',
      says: 'a release may not bar a charge with the EEOC',
    },
  ],
  examples: {
    yes: [
      'The teller gives up every claim against the bank.',
      'By signing, he discharges the firm from whatever he might demand.',
    ],
    no: ['The bank and the teller release one another.'],
    not_stated: ['The funds are released in May.', 'The press release is short.'],
  },
});

import { defineQuestion } from '../define-question';

export const severanceReleaseScope = defineQuestion({
  id: 'severance.release-scope',
  title: 'Scope of the release',
  ask: 'Does the employee alone release all claims?',
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
    yes: 'The employee releases all claims and gets no release in return.',
    no: 'Both sides release each other.',
    not_stated: 'No one-sided release was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The employer may still sue, while the employee can claim nothing.',
      ask: 'Each party releases the other from claims arising up to signature, save vested benefits, indemnity, unemployment and workers’ compensation, and enforcement of this Agreement.',
    },
    drafter: {
      not_stated: 'high',
      why: 'Without a release it pays for nothing.',
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

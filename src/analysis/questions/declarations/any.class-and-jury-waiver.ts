import { defineQuestion } from '../define-question';

export const anyClassAndJuryWaiver = defineQuestion({
  id: 'any.class-and-jury-waiver',
  title: 'Jury or group claims given up',
  ask: 'Is the right to a jury, or to join a group claim, given up?',
  kinds: 'any',
  yes: {
    provisions: ['jury-waived', 'class-actions-waived'],
    rules: ['class-waiver', 'jury-waiver'],
    words: [
      [
        'jury',
        'bench',
        'judge',
        'court alone',
        'class',
        'group',
        'collective',
        'representative',
        'individual',
        'mass',
        'consolidat',
        'join',
        'separate',
        'one by one',
        'multi',
        'together',
        'on behalf',
        'others',
        'stands alone',
        'other users',
      ],
    ],
  },
  says: {
    yes: 'The right to a jury or to a group claim is given up.',
    no: 'Jury and group claims stay possible.',
    not_stated: 'No waiver of a jury or of group claims was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Small claims that nobody would bring alone may never be heard, or a jury that might be kinder is lost.',
      ask: 'Strike; nothing in this Agreement waives a jury trial or keeps a party from taking part in a class or representative action.',
      betweenCompanies: {
        yes: 'low',
        why: 'Between companies such waivers are usual; a jury that might be kinder is lost.',
        ask: 'Strike; nothing in this Agreement waives a jury trial or keeps a party from taking part in a class or representative action.',
      },
    },
    drafter: {
      yes: 'low',
      why: 'In some states a waiver made before a dispute can be void.',
      ask: 'If this waiver is unenforceable where the case is heard, the rest of the Agreement stays in force.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Grafton Partners v. Superior Court, 36 Cal. 4th 944 (2005)',
      says: 'waivers of a jury made before a dispute are not enforced',
    },
    {
      place: 'Georgia',
      cite: 'Bank South, N.A. v. Howard, 264 Ga. 339 (1994)',
      says: 'waivers of a jury made before a dispute are not enforced',
    },
    {
      place: 'US',
      cite: 'AT&T Mobility v. Concepcion, 563 U.S. 333 (2011)',
      says: 'class waivers in arbitration clauses are protected',
    },
  ],
  examples: {
    yes: [
      'Neither side may have a jury in a suit over the cottage.',
      'Renters bring their claims singly and never as a group.',
    ],
    not_stated: [
      'An employee on jury duty gets his pay.',
      'Shares of class A carry two votes.',
      'The judge of the county decides.',
      'Neither side waives a jury.',
      'No party shall be deemed to have waived its right to trial by jury.',
      'You do not give up your right to a jury or to a class action.',
    ],
  },
});

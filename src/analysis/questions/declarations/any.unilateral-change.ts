import { defineQuestion } from '../define-question';

export const anyUnilateralChange = defineQuestion({
  id: 'any.unilateral-change',
  title: 'Change by one side alone',
  ask: 'May one side alone change the terms, the price, the rules or the service?',
  kinds: 'any',
  yes: {
    provisions: ['unilateral-change'],
    rules: ['unilateral-amendment'],
    words: [
      [
        'chang',
        'modif',
        'amend',
        'revis',
        'alter',
        'updat',
        'vary',
        'varied',
        'variation',
        'replac',
        'rewrite',
        'add',
        'adjust',
        'new ',
        'discontinu',
        'limit',
        'put up',
        'continued use',
        'using the app',
        'free to',
        'rates',
        'drop',
        'stop',
        'supplement',
      ],
    ],
  },
  no: {
    provisions: ['change-with-notice-and-exit'],
    words: [
      [
        'chang',
        'modif',
        'amend',
        'revis',
        'alter',
        'updat',
        'vary',
        'varied',
        'variation',
        'increase',
        'new ',
        'reduc',
        'discontinu',
        'terms',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'One side alone may change the terms, the price, the rules or the service.',
    no: 'Changes need consent, or notice with a right to leave.',
    not_stated: 'No right of one side alone to change the contract was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'What is agreed today can be made another contract tomorrow, at another price, by a notice or a posting.',
      ask: 'This Agreement, its price and its rules may be changed only in writing signed by both parties; where one party may change them, it gives 30 days’ notice with reasons, and the other may leave without cost before the change.',
    },
    drafter: {
      yes: 'low',
      why: 'A right to change without reason, notice or exit may be unfair, and then the changes do not bind.',
      ask: 'We may change these terms for the reasons stated here on 30 days’ notice; whoever objects may end the contract free of charge before the change.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 93/13/EEC, Annex 1(j)–(k)',
      says: 'changes without a valid reason stated in the contract may be unfair to consumers',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, s. 62 and Sch. 2, Pt 1',
      says: 'the same, for consumers',
    },
    {
      place: 'Australia',
      cite: 'Australian Consumer Law, ss. 23–25',
      says: 'one-sided rights to vary may be unfair to consumers and small businesses',
    },
    {
      place: 'Germany',
      cite: 'BGB § 308 nos 4–5',
      says: 'reservations of change and deemed consent are limited',
    },
  ],
  examples: {
    yes: [
      'Management can bring in new building rules or alter these whenever it sees fit, and residents are bound by them.',
      'The Provider may unilaterally vary the scope and price of the services.',
    ],
    no: ['A new price binds you only if you agree to it; if not, you may leave free of charge.'],
    not_stated: [
      'Both sides must sign any change of this contract.',
      'The tenant may change the locks with consent.',
      'The law on rents may change.',
    ],
  },
});

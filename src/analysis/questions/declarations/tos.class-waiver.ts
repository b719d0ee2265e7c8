import { defineQuestion } from '../define-question';

export const tosClassWaiver = defineQuestion({
  id: 'tos.class-waiver',
  title: 'Waiver of group claims',
  ask: 'Does the user give up class or group actions?',
  kinds: ['website-terms', 'software-licence', 'saas', 'consumer-membership'],
  yes: {
    provisions: ['class-actions-waived'],
    rules: ['class-waiver'],
    words: [
      [
        'together',
        'on behalf',
        'others',
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
        'multi party',
        'other users',
      ],
    ],
  },
  says: {
    yes: 'The user gives up class or group actions.',
    no: 'Group actions stay possible.',
    not_stated: 'No waiver of group actions was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Small claims that nobody would bring alone may in truth be given up.',
      ask: 'Strike; nothing in these Terms keeps the user from taking part in a class or representative action.',
      betweenCompanies: {
        yes: 'low',
        why: 'Companies sue for sums that are worth a suit of their own; little is lost.',
        ask: 'Strike; nothing in these Terms keeps the user from taking part in a class or representative action.',
      },
    },
    drafter: {
      yes: 'low',
      why: 'Where the waiver is void, the arbitration clause that hangs on it may fall as well.',
      ask: 'If the waiver of class actions is found unenforceable, the claim goes to court.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'AT&T Mobility v. Concepcion, 563 U.S. 333 (2011)',
      says: 'the Federal Arbitration Act protects class waivers in arbitration clauses',
    },
    {
      place: 'Quebec',
      cite: 'Consumer Protection Act, s. 11.1',
      says: 'waivers of class actions by consumers are prohibited',
      protects: 'consumers',
    },
    {
      place: 'Ontario',
      cite: 'Consumer Protection Act, 2002, s. 8',
      says: 'waivers of class proceedings are invalid',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'No user may sue Osprey together with or on behalf of others.',
      'You forgo any collective suit and may only press your own claim, by yourself.',
    ],
    not_stated: [
      'Yoga classes may be cancelled an hour before.',
      'Consumer bodies can bring representative actions against us.',
      'The shares of class B carry no vote.',
    ],
  },
});

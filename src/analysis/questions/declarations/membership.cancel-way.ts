import { defineQuestion } from '../define-question';

export const membershipCancelWay = defineQuestion({
  id: 'membership.cancel-way',
  title: 'Way of cancelling',
  ask: 'Is cancelling possible only in a burdensome way, such as by certified post or in person?',
  kinds: ['consumer-membership', 'enrolment', 'website-terms'],
  yes: {
    provisions: ['cancel-by-post-or-in-person'],
    words: [
      [
        'cancel',
        'quit',
        'notice',
        'terminat',
        'leav',
        'withdraw',
        'resign',
        'stop',
        'end',
        'discontinu',
        'exit',
        'membership goes on',
      ],
    ],
  },
  no: {
    provisions: ['cancel-online-easily'],
    words: [
      ['call', 'cancel', 'notice', 'terminat', 'leav', 'leave', 'withdraw', 'resign', 'stop', 'end', 'discontinu'],
      [
        'mail',
        'online',
        'e mail',
        'email',
        'app',
        'same way',
        'any form',
        'no particular form',
        'click',
        'text',
        'website',
        'portal',
        'settings',
        'phone',
        'contact form',
        'whatever way',
        'stop',
      ],
    ],
  },
  both: 'yes',
  spokenOf: [
    ['cancel', 'leave', 'leaving', 'terminat', 'end your', 'end the', 'quit', 'resign'],
    [
      'notice',
      'writ',
      'email',
      'e mail',
      'online',
      'app',
      'phone',
      'post',
      'letter',
      'reception',
      'tell',
      'any time',
      'text',
    ],
  ],
  says: {
    yes: 'It can be cancelled only in a burdensome way.',
    no: 'It can be cancelled online, by e-mail or in another easy way.',
    not_stated: 'How to cancel was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Payments go on because the way out is harder than the way in.',
      ask: 'The customer may cancel online, by e-mail or in any way in which it is possible to join, and the cancellation is confirmed at once.',
    },
    drafter: {
      yes: 'medium',
      why: 'Many places require that cancelling be as easy as joining, so the clause may not stand.',
      ask: "Customers may cancel online or by e-mail with thirty days' notice.",
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 17602',
      says: 'who joined online must be able to cancel online',
    },
    {
      place: 'US',
      cite: '15 U.S.C. § 8403',
      says: 'online renewals need a simple way to stop',
    },
    {
      place: 'Germany',
      cite: 'BGB § 312k',
      says: 'a cancellation button on the website for contracts made online',
    },
  ],
  examples: {
    yes: [
      'Those who want to leave must hand in the paper form at reception, signed by the manager.',
      'A membership is ended by certified letter to our Ohio office; calls and mails do not count.',
    ],
    no: ['Write us a mail and your membership is cancelled.', 'The plan can be ended in the app with one touch.'],
    not_stated: ['Parcels are sent by registered post.', 'New members sign up in person at the desk.'],
  },
});

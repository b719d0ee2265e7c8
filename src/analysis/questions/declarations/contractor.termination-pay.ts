import { defineQuestion } from '../define-question';

export const contractorTerminationPay = defineQuestion({
  id: 'contractor.termination-pay',
  title: 'Pay on early end',
  ask: 'Is work done paid for if the client ends early?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['paid-for-work-done-on-end'],
    words: [
      [
        'terminat',
        'cancel',
        'end',
        'stop',
        'kill',
        'early',
        'pull the plug',
        'abandon',
        'notice period',
        'midway',
        'break fee',
        'finish',
        'up to',
        'committ',
        'called off',
        'calls off',
      ],
    ],
  },
  no: {
    provisions: ['no-pay-on-early-end'],
    words: [
      [
        'terminat',
        'cancel',
        'end',
        'stop',
        'kill',
        'early',
        'drop',
        'foreclos',
        'abandon',
        'cut short',
        'finish',
        'leave',
      ],
    ],
  },
  says: {
    yes: 'Work done is paid for, or a fee is due, if the contract ends early.',
    no: 'On early end, work not accepted or finished is not paid for.',
    not_stated: 'Pay on an early end is not mentioned.',
  },
  positions: {
    drafter: {
      not_stated: 'low',
      why: 'What is owed on an early end should be plain.',
      ask: 'On early end the fees earned up to that date are payable, and nothing more.',
    },
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'Weeks of work could go unpaid when the client changes its mind.',
      ask: 'If the contract ends early, all work done and costs committed up to the end date are payable within 14 days.',
    },
  },
  examples: {
    yes: [
      'If the gallery stops the job it pays for the walls already painted.',
      'Cancelled in the last week: half the fee.',
    ],
    no: ['On cancellation nothing is owed for unfinished pictures.'],
    not_stated: ['The painter returns the keys when asked.', 'Wages stop on Friday for staff.'],
  },
});

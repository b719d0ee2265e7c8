import { defineQuestion } from '../define-question';

export const govConvenienceTermination = defineQuestion({
  id: 'gov.convenience-termination',
  title: 'Pay on early end',
  ask: 'Does the supplier go unpaid for work and costs when the buyer ends at will?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['no-pay-on-early-end'],
    words: [['no ', 'not ', 'without', 'forfeit', 'only', 'lose', 'cancel', 'terminat', 'end', 'stop']],
  },
  no: {
    provisions: ['paid-for-work-done-on-end'],
    words: [['pay', 'paid', 'compensat', 'reimburs', 'cost', 'fee', 'work', 'kill', 'perform']],
  },
  both: 'yes',
  says: {
    yes: 'On an early end the supplier may go unpaid for work or costs.',
    no: 'On an early end work done is paid.',
    not_stated: 'What is paid on an early end was not found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Staff and subcontracts cost money after an end at short notice.',
      ask: 'If the Buyer ends for convenience it gives sixty days’ notice and pays work done, unavoidable committed costs and reasonable costs of winding down.',
    },
    authority: {
      no: 'low',
      why: 'The sum should have a limit.',
      ask: 'The sum does not exceed the price of what was ordered.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'FAR 52.212-4(l)',
      says: 'termination for the Government’s convenience in commercial contracts',
    },
    {
      place: 'England and Wales',
      cite: 'Procurement Act 2023, s. 78',
      says: 'implied right to end public contracts in some cases',
    },
  ],
  examples: {
    yes: [
      'If the city stops the inspection early it owes nothing for bridges that are half inspected.',
      'No compensation of any kind is due when the Department ends the contract.',
    ],
    no: ['If the city stops early the inspector is paid for each bridge done and for the crane already hired.'],
    not_stated: ['The course ends with a test.', 'The bridge ends at the river.'],
  },
});

import { defineQuestion } from '../define-question';

export const agencyCommissionEarned = defineQuestion({
  id: 'agency.commission-earned',
  title: 'When commission is earned',
  ask: 'Is commission earned only when, and as far as, the customer pays?',
  kinds: ['agency'],
  yes: {
    provisions: ['commission-only-when-customer-pays'],
    words: [
      [
        'receipt',
        'settl',
        'realisation',
        'debt',
        'unpaid',
        'paid',
        'pay',
        'receiv',
        'collect',
        'cash',
        'money',
        'cleared',
        'funds',
        'settle',
        'remit',
      ],
    ],
  },
  no: {
    provisions: ['commission-on-order'],
    words: [
      [
        'goods leave',
        'conclusion',
        'despatch',
        'booking',
        'execution',
        'order',
        'ship',
        'deliver',
        'invoice',
        'accept',
        'sign',
        'contract',
        'sale',
        'conclud',
        'introduc',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Commission is earned only when the customer pays.',
    no: 'Commission is earned on order, delivery or invoice.',
    not_stated: 'When commission is earned was not found.',
  },
  positions: {
    agent: {
      yes: 'high',
      not_stated: 'medium',
      why: 'It waits, and bears the risk, of a customer whom the principal chose to deliver on credit.',
      ask: "Commission is earned when the Principal accepts or ships the order and is paid by the end of the following month; it falls away only if the customer does not pay without the Principal's fault.",
    },
    principal: {
      no: 'low',
      not_stated: 'low',
      why: 'It pays commission on money that never comes.',
      ask: 'Commission is earned on receipt of payment, and also where the customer would have paid had the Principal performed.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, regs. 10–11',
      says: 'when commission is due at the latest, and when the right is lost',
    },
    {
      place: 'EU',
      cite: 'Directive 86/653/EEC, arts. 10–11',
      says: 'when commission is due at the latest, and when the right is lost',
    },
    {
      place: 'US',
      cite: 'state sales representative acts, e.g. Cal. Civ. Code § 1738.10 ff.',
      says: 'commission and its time in writing, with penalties for non-payment',
    },
  ],
  examples: {
    yes: [
      'No money from the shop, no money for Rossi.',
      'Commissions accrue solely on sums Company has collected from the account.',
    ],
    no: ['Rossi has earned her seven percent when the mill confirms the order.'],
    not_stated: ['The agent pays its own travel.', 'Statements of commission go out monthly.'],
  },
});

import { defineQuestion } from '../define-question';

export const agencyEndCompensation = defineQuestion({
  id: 'agency.end-compensation',
  title: 'Compensation or indemnity at the end',
  ask: 'Is compensation or indemnity for the agent at the end of the contract excluded?',
  kinds: ['agency'],
  yes: {
    provisions: ['no-compensation-on-end'],
    words: [
      [
        'money',
        'cost',
        'refunded',
        'receive nothing',
        'nothing',
        'compens',
        'indemn',
        'goodwill',
        'claim',
        'damage',
        'liab',
        'reimburs',
        'payment',
        'entitle',
        'waive',
        'loss',
        'investment',
        'severance',
        'paid',
        'owe',
        'pay',
      ],
    ],
  },
  no: {
    provisions: ['compensation-on-end-kept'],
    words: [['get something', 'compens', 'indemn', 'goodwill', 'payment', 'entitle', 'reimburs', 'pay']],
  },
  both: 'no',
  says: {
    yes: 'The agent gets no compensation or indemnity at the end.',
    no: 'The agent gets a compensation or indemnity at the end.',
    not_stated: 'Whether the agent is compensated at the end was not found.',
  },
  positions: {
    agent: {
      yes: 'high',
      not_stated: 'low',
      why: 'The customers that it won stay with the principal, unpaid; for agents of goods in the EU and UK such a waiver is void.',
      ask: 'At the end the Agent is paid the compensation that the law gives commercial agents, whoever ends the contract, breach by the Agent apart.',
    },
    principal: {
      yes: 'medium',
      not_stated: 'high',
      why: 'In the UK and in some EU states the agent may claim compensation without a ceiling unless the contract chooses the indemnity.',
      ask: "At the end the Agent is entitled to an indemnity under the law on commercial agents, not to compensation, of at most one year's average commission.",
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, regs. 17–19',
      says: 'compensation or indemnity cannot be waived before the end',
    },
    {
      place: 'EU',
      cite: 'Directive 86/653/EEC, arts. 17–19',
      says: 'compensation or indemnity cannot be waived before the end',
    },
  ],
  examples: {
    yes: [
      'Signora Rossi has no claim to anything for her customers once the mandate is over.',
      'Representative waives all termination indemnities, goodwill payments and similar compensation.',
    ],
    no: [
      "The agent is entitled to an indemnity of one year's commission if the principal profits on from its customers.",
    ],
    not_stated: ['Agent is paid commission on the tenth of the month.', 'The agent insures itself.'],
  },
});

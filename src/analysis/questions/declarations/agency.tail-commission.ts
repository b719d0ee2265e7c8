import { defineQuestion } from '../define-question';

export const agencyTailCommission = defineQuestion({
  id: 'agency.tail-commission',
  title: 'Commission after the end',
  ask: 'Does commission end, or is unpaid commission lost, when the contract ends?',
  kinds: ['agency'],
  yes: {
    provisions: ['no-commission-after-end'],
    words: [
      [
        'dies',
        'under contract',
        'last day',
        'no more',
        'end',
        'terminat',
        'expir',
        'leav',
        'cease',
        'after',
        'forfeit',
        'lost',
        'lose',
        'lapse',
        'stop',
        'finish',
        'over',
      ],
    ],
  },
  no: {
    provisions: ['commission-after-end'],
    words: [
      [
        'part',
        'death',
        'estate',
        'end',
        'terminat',
        'expir',
        'leav',
        'cease',
        'after',
        'following',
        'tail',
        'later',
        'finish',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'Commission ends with the contract, or what is unpaid is lost.',
    no: 'Commission is paid for some time after the end.',
    not_stated: 'Commission after the end was not found.',
  },
  positions: {
    agent: {
      yes: 'high',
      not_stated: 'high',
      why: 'The principal may give notice just before the orders come for which the agent has worked.',
      ask: "Commission is paid on orders received before the end and on those of the following six months that are mainly due to the Agent's work; nothing earned is forfeited.",
    },
    principal: {
      no: 'low',
      not_stated: 'medium',
      why: 'It may pay the old agent and the new one for the same order.',
      ask: 'Commission is due on orders received and accepted before the end; a list of pending deals is agreed, with commission for 90 days.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, reg. 8',
      says: 'commission on deals after the end that are mainly due to the agent',
    },
    {
      place: 'New York',
      cite: 'Labor Law § 191-c',
      says: 'earned commission of sales representatives is paid soon after the end, with double damages',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1738.15',
      says: 'wilful failure to pay commission gives treble damages',
    },
    {
      place: 'Illinois',
      cite: '820 ILCS 120',
      says: 'commission due at the end is paid within 13 days',
    },
  ],
  examples: {
    yes: [
      'From the day of parting Rossi gets no more commission, whatever orders are on the way.',
      'Representative forfeits all unpaid commissions upon termination for any reason.',
    ],
    no: ['For six months after the end Rossi is paid on what her customers still order.'],
    not_stated: ['The agent hands back samples at the end.', 'Commission is paid at the end of each month.'],
  },
});

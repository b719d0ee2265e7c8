import { defineQuestion } from '../define-question';

export const agencyHouseAccounts = defineQuestion({
  id: 'agency.house-accounts',
  title: 'House accounts',
  ask: 'Are some customers or sales in the territory kept out of commission?',
  kinds: ['agency'],
  yes: {
    provisions: ['house-accounts-excluded'],
    words: [
      [
        'earns nothing',
        'nothing',
        'prospect',
        'house account',
        'account',
        'customer',
        'direct',
        'sale',
        'client',
        'order',
        'online',
        'web',
        'excluded',
        'commission',
        'existing',
        'key',
      ],
    ],
  },
  no: {
    provisions: ['commission-on-all-territory-sales'],
    words: [
      [
        'repeat',
        'area',
        'all',
        'every',
        'any',
        'each',
        'whole',
        'whether',
        'irrespective',
        'direct',
        'regardless',
        'also',
        'even',
        'territory',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Some customers or sales earn no commission.',
    no: 'Every sale in the territory earns commission.',
    not_stated: 'Which sales in the territory earn commission was not found.',
  },
  positions: {
    agent: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The best customers may be taken out of commission once they buy much.',
      ask: 'Commission is due on every sale to customers in the Territory, however it came about; house accounts are those listed in Schedule 2 and none is added without consent.',
    },
    principal: {
      no: 'medium',
      not_stated: 'medium',
      why: 'It pays commission on customers that it had before and on sales that the agent did nothing for.',
      ask: 'Commission is due on orders that the Agent procured; the house accounts listed in Schedule 2 and online sales are excluded.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, reg. 7(2)',
      says: 'an agent with an exclusive area has commission on all sales there',
    },
    {
      place: 'EU',
      cite: 'Directive 86/653/EEC, art. 7(2)',
      says: "commission on sales with customers of the agent's area or group",
    },
  ],
  examples: {
    yes: [
      'For the supermarkets, which the mill serves itself, Rossi gets nothing.',
      'Commission is not payable on House Accounts or web orders.',
    ],
    no: ['Rossi earns on each sale in Piedmont, no matter who made it.'],
    not_stated: ['Each customer is visited twice a year.', 'The account of the agent is kept in euros.'],
  },
});

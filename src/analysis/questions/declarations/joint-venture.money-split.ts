import { defineQuestion } from '../define-question';

export const jointVentureMoneySplit = defineQuestion({
  id: 'joint-venture.money-split',
  title: 'Split of revenue or profit',
  ask: 'Does the paper say how revenue or profit is shared?',
  kinds: ['joint-venture', 'collaboration', 'strategic-alliance', 'co-branding'],
  yes: { categories: ['Revenue/Profit Sharing'] },
  says: {
    yes: 'It says that revenue or profit is shared, and how.',
    no: 'Revenue or profit is not shared.',
    not_stated: 'How revenue or profit is shared was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'Without a rule each side may reckon its own costs first.',
      ask: 'Net revenue, meaning sums received less taxes, refunds and the listed direct costs, is shared [50/50] each quarter, with statements and a yearly audit.',
    },
    other: {
      not_stated: 'high',
      why: 'Without a rule each side may reckon its own costs first.',
      ask: 'Net revenue, meaning sums received less taxes, refunds and the listed direct costs, is shared [50/50] each quarter, with statements and a yearly audit.',
    },
  },
  examples: {
    yes: [
      'The parties shall share net revenue from the product equally, 50% each.',
      'Acme shall pay Birch thirty percent of the revenues received from customers.',
    ],
    not_stated: ['The parties share an office.', 'The price is $5,000.'],
  },
});

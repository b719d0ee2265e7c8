import { defineQuestion } from '../define-question';

export const employLayOff = defineQuestion({
  id: 'employ.lay-off',
  title: 'Lay-off without pay',
  ask: 'May the employer send the worker home, suspend or cut hours without pay?',
  kinds: ['employment', 'employment-us', 'employment-england', 'offer-letter'],
  yes: {
    provisions: ['unpaid-layoff'],
    words: [
      [
        'lay',
        'laid',
        'suspen',
        'sent home',
        'send',
        'suspend',
        'furlough',
        'short time',
        'unpaid',
        'cut',
        'reduc',
        'no work',
        'rain',
        'closed',
        'quiet',
        'close',
        'no customers',
        'home',
        'shift',
        'waiting',
        'waits',
        'standing',
        'holiday',
        'slack',
        'break down',
      ],
      ['pay', 'paid', 'unpaid', 'wage', 'salary', 'compensation', 'remunerat'],
    ],
  },
  says: {
    yes: 'The employer may send the worker home, suspend or cut hours without pay.',
    no: 'No right to lay off without pay was found.',
    not_stated: 'No right to lay off without pay was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The risk of bad business may be shifted to the worker, who can be left without an income.',
      ask: 'If there is no work the Employee is paid as usual; lay-off needs agreement and is limited to two weeks.',
    },
    drafter: {
      yes: 'low',
      why: 'Such a clause may be void where minimum hours or wages are protected.',
      ask: 'Short-time working is ordered for no longer than four weeks a year and with two weeks’ notice.',
    },
  },
  examples: {
    yes: [
      'When the river freezes the ferrymen are sent home and draw no wage.',
      'In weeks without orders the potter is unpaid, for as long as it lasts and the shop stays closed.',
    ],
    not_stated: ['When the river freezes the ferrymen draw their wage as ever.', 'The potter may take a week off.'],
  },
});

import { defineQuestion } from '../define-question';

export const llcOperatingManagerFees = defineQuestion({
  id: 'llc-operating.manager-fees',
  title: 'Insiders’ fees and deals',
  ask: 'May the manager, majority or its affiliates take fees, pay or contracts from the company without consent or on terms it sets itself?',
  kinds: ['llc-operating', 'partnership', 'shareholders'],
  yes: {
    provisions: ['manager-deals-with-itself'],
    words: [
      [
        'manag',
        'partner',
        'founder',
        'director',
        'affiliate',
        'sponsor',
        'promoter',
        'we',
        'acme',
        'lead',
        'majority',
        'interested',
        'insider',
      ],
      [
        'pay',
        'paid',
        'fee',
        'contract',
        'remunerat',
        'salar',
        'sell',
        'buy',
        'rent',
        'reimburs',
        'deal',
        'supply',
        'lend',
        'transaction',
        'charge',
        'compensat',
        'asset',
        'hire',
        'price',
      ],
    ],
  },
  says: {
    yes: 'Insiders may take fees, pay or contracts on terms they set themselves.',
    no: 'Insiders need consent or fair terms for fees and contracts.',
    not_stated: 'A free hand for insiders to take fees, pay or contracts was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Profit can leave the company as fees and rents before anything is shared.',
      ask: 'The Manager’s fees are those listed in Schedule [B]; any other payment to or contract with the Manager or its affiliates is disclosed, at arm’s length and needs the consent of the disinterested members.',
    },
  },
  examples: {
    yes: [
      'The general partner can let the firm hire its sister company at a price of its own choosing.',
      'The managing member fixes its own salary.',
    ],
    not_stated: ['The salary of the cook is $3,000.', 'Any contract with a partner needs the approval of all.'],
  },
});

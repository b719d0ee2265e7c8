import { namedValuesAtOdds } from '../../risks/at-odds/named-values';
import { defineFault } from '../fault';

export const valueDiffers = defineFault({
  id: 'value-differs',
  label: 'Date or sum differs within the paper',
  about:
    'The same date or sum by its name, such as “Closing Date” or “Purchase Price”, with different values in two places: in its definition, on a form, or where a sentence gives it. Values under conditions, by year or by step, limits, and what schedules say are passed over.',
  find: namedValuesAtOdds,
  examples: {
    paper: 'services',
    hits: [
      ['1. “Effective Date” means April 15, 2026.\n2. Provider shall host the site.', 'April 15, 2026'],
      [
        '1. Customer shall pay $40,000 (the “Purchase Price”) on signing.\n2. The “Purchase Price” means $45,000.',
        '$45,000',
      ],
      [
        '1. The work begins on June 1, 2026 (the “Start Date”).\n2. The Start Date being June 15, 2026, Provider shall name its staff before.',
        'June 15, 2026',
      ],
      [
        '1. Customer shall lodge $9,000 (the “Security Deposit”).\n2. The Security Deposit of $6,000 is held by Provider in trust.',
        '$9,000',
      ],
    ],
    misses: [
      ['1. “Effective Date” means March 1, 2026.\n2. Provider shall host the site.', 'the same date'],
      [
        '1. Customer shall pay $40,000 (the “Service Fee”).\n2. The Service Fee is $45,000 in each year thereafter.',
        'by year',
      ],
      [
        '1. Customer shall pay $40,000 (the “Purchase Price”).\n2. The Purchase Price is reduced by $5,000 where Provider is late.',
        'what it changes by',
      ],
      [
        '1. Customer shall pay $40,000 (the “Purchase Price”).\n2. The Purchase Price shall not exceed $45,000.',
        'a limit',
      ],
    ],
  },
});

import type { Period } from '../../mentions/periods';
import { defineFact } from '../define-fact';
import type { Fact } from '../fact';
import { printPeriod } from '../print-period';
import { rankedPeriod } from '../ranked-fact';

/** Notices are many, and those against a renewal are told from others less surely. */
const NOT_SILENT = 0.3;

/** How much notice stops a renewal ('60 days'). Notice to terminate at will is a clause of its own. */
export const noticePeriod = defineFact({
  id: 'noticePeriod',
  label: 'Notice period',
  place: 100,
  kind: 'period',
  silence: { provision: 'Notice Period To Terminate Renewal', until: NOT_SILENT },
  speaksOf: ['notice', 'notif*'],
  find: (source): Fact<Period> => rankedPeriod(source, 'notice'),
  print: printPeriod,
  examples: {
    paper: 'services',
    hits: [
      [
        '2. Term. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.',
        '90 days',
      ],
      [
        '2. Term. The Agreement renews for a year at a time unless a party tells the other not less than two months before the end of the term that it does not want to renew.',
        '2 months',
      ],
      [
        '2. Term. This Agreement will be renewed automatically for one year unless cancelled by written notice thirty (30) days prior to its expiration.',
        '30 days',
      ],
      [
        '2. Term. Either party may prevent the automatic renewal by giving the other sixty (60) days’ notice of its intention not to renew before the current term expires.',
        '60 days',
      ],
    ],
    misses: [
      [
        '12. Termination. Either party may terminate this Agreement at any time on thirty (30) days’ notice.',
        'notice at will',
      ],
      [
        '12. Termination. A party may terminate if a breach is not cured within fifteen (15) days after notice.',
        'a time to cure',
      ],
      ['14. Notices. Notices are deemed received three (3) business days after posting.', 'when notices arrive'],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on notices'],
    ],
  },
});

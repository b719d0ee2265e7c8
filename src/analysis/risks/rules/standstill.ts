import { placeOf } from '../../document/place';
import { OTHER } from '../../kinds/family';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import { proof } from '../../statements/search';
import { defineRule, finding } from '../rule';
import { standstills } from '../standstills';

export const standstill = defineRule({
  id: 'standstill',
  label: 'Standstill',
  family: 'restraint',
  severity: { medium: 'a bidder may not bid' },
  kinds: ['nda', 'venture', ...OTHER],
  bears: 'who is restrained',
  witness: 'a term of art',
  find: (reading) =>
    standstills(reading).map((hit) => {
      const period = findPeriods(hit.sentence.text).find(({ unit }) => unit === 'month' || unit === 'year');
      return finding(
        'medium',
        `${placeOf(reading, hit.sentence)} is a standstill: no purchase of securities or bid for control without consent${period ? `, for ${formatPeriod(period)}` : ''}.`,
        'Ask for a short time, a fall-away when another bidder comes, and the right to make private offers to the board.',
        [proof(reading, hit)],
      );
    }),
  examples: {
    paper: 'nda',
    hits: [
      [
        '9. For two years Recipient shall not, without the consent of Discloser’s board, acquire any securities of Discloser, make any tender or exchange offer, or solicit proxies.',
        'for 2 years',
      ],
      [
        '9. Until the first anniversary of this Agreement neither Recipient nor its affiliates will propose any merger or purchase any assets of Discloser, or seek to control or influence its management.',
        'is a standstill',
      ],
      [
        '9. You agree that for eighteen months you will not offer to acquire, directly or indirectly, beneficial ownership of any voting securities of the Company or participate in any solicitation of proxies.',
        'for 18 months',
      ],
      [
        '9. Recipient agrees that, unless invited in writing by Discloser, it shall not purchase any stock of Discloser or otherwise seek to influence or control its policies for one year.',
        'is a standstill',
      ],
    ],
    misses: [
      [
        '9. Recipient represents and warrants that it does not and will not acquire securities of Discloser or solicit proxies.',
        'a statement only',
      ],
      [
        '9. Recipient knows that the securities laws prohibit a person with material information from purchasing securities of Discloser or soliciting others to do so.',
        'what the law forbids',
      ],
      [
        '9. Nothing in this Agreement shall prevent Recipient from acquiring securities of Discloser or soliciting proxies.',
        'a permission',
      ],
      ['4. Recipient shall not purchase equipment on Discloser’s account.', 'purchases of things'],
    ],
  },
});

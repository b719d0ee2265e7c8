import { formatDay } from '../../../shared/format';
import { OTHER, STANDALONE } from '../../kinds/family';
import { renewalNotice } from '../renewal-notice';
import { defineRule, finding } from '../rule';

/** From this many days on a notice is easily missed. */
const LONG_NOTICE_DAYS = 60;

export const automaticRenewal = defineRule({
  id: 'automatic-renewal',
  label: 'Automatic renewal',
  family: 'ending',
  severity: { medium: 'notice of 60 days or more is easily missed', low: 'shorter notice, or none named' },
  kinds: [...STANDALONE, ...OTHER],
  witness: {
    provisions: ['Renewal Term', 'Notice Period To Terminate Renewal'],
    headings: ['renew', 'term', 'duration'],
  },
  find(reading) {
    const renewal = renewalNotice(reading);
    if (!renewal) return null;
    const long = (renewal.noticeDays ?? 0) >= LONG_NOTICE_DAYS;
    const length = renewal.renewal ? ` for ${renewal.renewal} at a time` : '';
    const notice = renewal.notice ? ` unless notice is given ${renewal.notice} before` : '';
    const due = renewal.due ? ` The last day for notice against the first renewal is ${formatDay(renewal.due)}.` : '';
    return finding(
      long ? 'medium' : 'low',
      `The contract renews automatically${length}${notice}.${due}`,
      renewal.due
        ? `Put ${formatDay(renewal.due)} in the diary as the last day for notice against renewal, or ask for renewal by agreement only.`
        : 'Put the last day for notice against renewal in the diary, or ask for renewal by agreement only.',
      renewal.evidence,
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '3.2 The initial term begins on the Effective Date and continues for three (3) years. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.',
        '90 days before',
      ],
      [
        '3.2 This Agreement shall be renewed for further periods of twelve months unless Customer gives notice of termination.',
        'renews automatically',
      ],
      ['Your membership carries on from month to month until you cancel it.', 'renews automatically', 'terms'],
      [
        '2.1 Unless Tenant shall have given notice not less than twelve (12) months before the Expiration Date, the Term shall be automatically extended for five (5) years.',
        'renews automatically',
        'lease',
      ],
      ['3. This agreement renews by itself for another year each time.', 'renews automatically'],
      [
        '3. The licence runs for a year and renews for another one unless a side says no in time.',
        'renews automatically',
      ],
      [
        '2. The term is three years, with automatic yearly renewals thereafter if neither party objects.',
        'renews automatically',
        'services',
      ],
    ],
    misses: [
      ['3.2 This Agreement shall not renew automatically.', 'denied'],
      ['3.2 The parties may agree in writing to extend the term for successive one (1) year periods.', 'by agreement'],
      [
        '6.3 In case of force majeure the term of this Agreement is automatically extended by the time of the delay.',
        'a delay',
      ],
      ['3.2 Customer may renew this Agreement by giving notice sixty days before its end.', 'at one’s option'],
      ['1.9 “Renewal Term” has the meaning given in Section 3.2 [Automatic Renewal].', 'a definition'],
      ['3. This agreement lasts a year. It doesn’t renew by itself.', 'denied'],
      ['3. Both sides may agree to go on for another year.', 'by agreement'],
    ],
  },
});

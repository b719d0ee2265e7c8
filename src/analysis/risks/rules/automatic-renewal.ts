import { formatDay } from '../../../shared/format';
import { STANDALONE } from '../../kinds/contract-kind';
import { renewalNotice } from '../renewal-notice';
import { defineRule, finding } from '../rule';

/** From this many days on a notice is easily missed. */
const LONG_NOTICE_DAYS = 60;

export const automaticRenewal = defineRule({
  id: 'automatic-renewal',
  label: 'Automatic renewal',
  family: 'ending',
  severity: { medium: 'notice of 60 days or more is easily missed', low: 'shorter notice, or none named' },
  kinds: [...STANDALONE, 'unknown'],
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
});

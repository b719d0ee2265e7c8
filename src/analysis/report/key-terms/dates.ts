import type { Evidence } from '../../../shared/analysis';
import { formatDay } from '../../../shared/format';
import type { End } from '../../facts/day';
import type { Fact } from '../../facts/fact';
import { openingWords, wording } from '../../lexicon/words';
import { formatPeriod, type Period } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { renewalNotice } from '../../risks/renewal-notice';
import { noticeWindow } from '../notice-window';
import { definedDateLines } from './defined-dates';
import { durationLines } from './durations';
import { withoutHarmless } from './limits';
import type { Line } from './line';

function dayWords({ value, rule }: Fact<End>): string | null {
  if (value === null) return null;
  if (value === 'perpetual') return 'no fixed end';
  return `${formatDay(value.iso)}${rule ? ` (${rule})` : ''}`;
}

const lengthWords = ({ value, rule }: Fact<Period>): string | null =>
  value && `${formatPeriod(value)}${rule ? ` (${rule})` : ''}`;

/** Terms for everybody are dated by their last change; nobody agrees to them on that day. */
const isUpdate = ({ evidence }: Fact<End>): boolean =>
  evidence.length > 0 && evidence.every(({ quote }) => UPDATED.test(quote) && quote.length < LONGEST_UPDATE);
const UPDATED = openingWords('(date )(last ){updated,revised,modified,changed}');
const LONGEST_UPDATE = 60;

const ON_CONDITION = wording('unless, provided( that), except, only {if,when,where,after}, so long as, subject to');
const TO_END = 'Notice to end it';

/** The days and periods on which the contract turns, with the latest day for a notice of non-renewal where it can be computed, and how long single duties last. */
export function dateLines(reading: Reading): Line[] {
  const { facts } = reading;
  const { agreementDate, effectiveDate, expirationDate, term, renewalTerm, noticePeriod } = facts;
  const named: [string, string | null, Fact<unknown>][] = [
    [isUpdate(agreementDate) ? 'Last updated' : 'Agreement date', dayWords(agreementDate), agreementDate],
    ['Effective date', dayWords(effectiveDate), effectiveDate],
    ['Expiration', dayWords(expirationDate), expirationDate],
    ['Term', lengthWords(term), term],
    ['Renewal term', lengthWords(renewalTerm), renewalTerm],
    [
      noticePeriod.value?.stops === 'contract' ? TO_END : 'Notice to stop renewal',
      noticeWindow(noticePeriod) ?? lengthWords(noticePeriod),
      noticePeriod,
    ],
  ];
  // 'On 30 days' notice, provided that': the length alone is a half-truth, which the list of endings tells whole.
  const isLimited = ({ quote }: Evidence) => ON_CONDITION.test(withoutHarmless(quote));
  const isHalf = (name: string, evidence: readonly Evidence[]) => name === TO_END && evidence.some(isLimited);
  const lines = named.flatMap(([name, words, { evidence }], index): Line[] =>
    words && !isHalf(name, evidence) ? [{ text: `${name}: ${words}`, evidence, weight: 10 - index }] : [],
  );
  const notice = renewalNotice(reading);
  if (notice?.due) {
    lines.push({
      text: `Last day for notice against renewal: ${formatDay(notice.due)}`,
      evidence: notice.evidence,
      weight: 7.5,
    });
  }
  return [...lines, ...definedDateLines(reading), ...durationLines(reading)];
}

import type { Fact } from '../../../shared/analysis';
import { formatDay } from '../../../shared/format';
import type { Reading } from '../../reading';
import { renewalNotice } from '../../risks/renewal-notice';
import { definedDateLines } from './defined-dates';
import { durationLines } from './durations';
import type { Line } from './line';

function readable(fact: Fact): string | null {
  if (fact.status !== 'found' || !fact.value) return null;
  if (fact.normalized === 'perpetual') return 'no end date (perpetual)';
  return fact.normalized ? formatDay(fact.normalized) : fact.value;
}

/** The days and periods on which the contract turns, with the latest day for a notice of non-renewal where it can be computed, and how long single duties last. */
export function dateLines(reading: Reading): Line[] {
  const { facts } = reading;
  const named: [string, Fact][] = [
    ['Agreement date', facts.agreementDate],
    ['Effective date', facts.effectiveDate],
    ['Expiration', facts.expirationDate],
    ['Term', facts.term],
    ['Renewal term', facts.renewalTerm],
    ['Notice to stop renewal', facts.noticePeriod],
  ];
  const lines = named.flatMap(([name, fact], index): Line[] => {
    const value = readable(fact);
    const how = fact.rule && fact.normalized && /^\d{4}-/.test(fact.normalized) ? ` (${fact.rule})` : '';
    return value ? [{ text: `${name}: ${value}${how}`, evidence: fact.evidence, weight: 10 - index }] : [];
  });
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

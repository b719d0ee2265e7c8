import type { Period } from '../../analysis/mentions/periods';
import type { NewContractDate } from '../../db/dates';
import type { ContractDate } from '../../shared/dates';

const MONTHS: Partial<Record<Period['unit'], number>> = { month: 1, quarter: 3, year: 12 };

/**
 * A length that is counted back, as the database counts it: months first, then days, then business days. Parts of months become days, as `addPeriod`
 * has it: one and a half months back are two months back and 15 days on.
 */
export function leadOf({ count, unit }: Period): Pick<NewContractDate, 'leadMonths' | 'leadDays' | 'leadBusinessDays'> {
  const none = { leadMonths: 0, leadDays: 0, leadBusinessDays: 0 };
  if (unit === 'business day') return { ...none, leadBusinessDays: Math.round(count) };
  const each = MONTHS[unit];
  // Rounded as `addPeriod` rounds the negative.
  if (!each) return { ...none, leadDays: -Math.round(-count * (unit === 'week' ? 7 : 1)) };
  const months = Math.ceil(count * each);
  return { ...none, leadMonths: months, leadDays: -Math.round((months - count * each) * 30) || 0 };
}

/** A date as it is stored. */
export function toRow(date: ContractDate): NewContractDate {
  const { id, kind, day, repeats, lacks } = date;
  const row = { id, kind, day, lacks: lacks !== null, detail: date };
  if (!repeats) return row;
  const { base, first, every, lead, times, until } = repeats;
  return {
    ...row,
    base,
    firstMonths: first.months,
    firstDays: first.days,
    everyMonths: every.months,
    everyDays: every.days,
    ...(lead && leadOf(lead)),
    times,
    until,
  };
}

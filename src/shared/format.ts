const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size in bytes for people: base 1024, up to two decimals ("0 Bytes", "1.5 KB", "49.99 MB"). */
export function formatFileSize(bytes: number): string {
  if (bytes <= 0) return '0 Bytes';
  const unit = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${Number.parseFloat((bytes / 1024 ** unit).toFixed(2))} ${UNITS[unit]}`;
}

/** A moment in the reader's time zone, en-US short with time ("Nov 20, 2026, 4:12 PM"). */
export function formatDateTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a moment in the reader's time zone ("Nov 20, 2026"). */
export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** What is said of a contract that runs until somebody ends it: it may well end, so it is not called perpetual. */
export const NO_FIXED_END = 'No fixed end';

/** The end of a contract for people: a calendar day, or that it has none ('perpetual'). */
export function formatEnd(end: string): string {
  return end === 'perpetual' ? NO_FIXED_END : formatDay(end);
}

/** Made once: to make one takes a hundred times as long as to print a day. */
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day without time zone: '2026-03-01' becomes 'Mar 1, 2026'; anything else is returned as it is. */
export function formatDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? String(date) : CALENDAR_DAY.format(date);
}

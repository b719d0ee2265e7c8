import { isoDay, type PeriodUnit } from '../../analysis/mentions/calendar';
import type { Period } from '../../analysis/mentions/periods';

/** Languages of contracts that the embedded ICU has names of months and units for; English is read by the engine's own readers. */
const LANGUAGES = 'de fr es it pt nl pl cs sk sl hr hu ro bg el sv da nb fi et lv lt tr uk ru ca eu ga is mt'.split(
  ' ',
);
const UNITS: readonly Exclude<PeriodUnit, 'business day' | 'quarter'>[] = ['day', 'week', 'month', 'year'];
/** Plural forms differ by number in many languages. */
const COUNTS = [1, 2, 3, 5, 12, 21];

const letters = (text: string): string => text.toLowerCase().normalize('NFKC').replace(/\.$/, '');

let months: Map<string, number> | null = null;

/** 'märz' and 'marzo' are 3; names that two languages give to different months are left out. */
function monthNames(): Map<string, number> {
  if (months) return months;
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (let month = 1; month <= 12; month++) {
      const day = new Date(Date.UTC(2024, month - 1, 15));
      for (const style of ['long', 'short'] as const) {
        const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(day);
        const inDate = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
          .formatToParts(day)
          .find(({ type }) => type === 'month')?.value;
        for (const name of [alone, inDate ?? alone].map(letters)) {
          if (!/^\p{L}{3,}$/u.test(name)) continue;
          found.set(name, found.has(name) && found.get(name) !== month ? 0 : month);
        }
      }
    }
  }
  months = new Map([...found].filter(([, month]) => month > 0));
  return months;
}

let units: Map<string, (typeof UNITS)[number]> | null = null;

function unitNames(): Map<string, (typeof UNITS)[number]> {
  if (units) return units;
  units = new Map();
  for (const language of LANGUAGES) {
    for (const unit of UNITS) {
      for (const count of COUNTS) {
        const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
          count,
        );
        const name = letters(
          parts
            .filter(({ type }) => type === 'unit')
            .map(({ value }) => value.trim())
            .join(' '),
        );
        if (/^\p{L}{2,}$/u.test(name)) units.set(name, unit);
      }
    }
  }
  return units;
}

const WRITTEN_DAY = /(?<!\d)(\d{1,2})(?:\.|º|er)?\s+(?:de\s+)?(\p{L}{3,12})\.?\s+(?:de\s+)?(\d{4})(?!\d)/gu;
const DOTTED_DAY = /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g;

/** The days (YYYY-MM-DD) that a text in another language than English writes: '1. März 2026', '15 de enero de 2026', '01.03.2026' (day first). */
export function foreignDays(text: string): string[] {
  const written = [...text.matchAll(WRITTEN_DAY)].flatMap(([, day = '', name = '', year = '']) => {
    const month = monthNames().get(letters(name));
    return month ? (isoDay(Number(year), month, Number(day)) ?? []) : [];
  });
  const dotted = [...text.matchAll(DOTTED_DAY)].flatMap(
    ([, day, month, year]) => isoDay(Number(year), Number(month), Number(day)) ?? [],
  );
  return [...written, ...dotted];
}

/** The lengths of time in figures that such a text writes: '3 Monate', '24 mois'. */
export function foreignPeriods(text: string): Period[] {
  return [...text.matchAll(/(?<!\d)(\d{1,3})\)?\s+(\p{L}{2,14})/gu)].flatMap(([, count, name = '']) => {
    const word = letters(name);
    const unit = unitNames().get(word) ?? unitNames().get(word.replace(/n$/, ''));
    return unit ? [{ count: Number(count), unit }] : [];
  });
}

const ENGLISH = new Set('the of and to in shall this any or by be for with that is as party agreement not'.split(' '));
/** Of English words in contracts about a third are among these; of words in other languages one in twenty at most. */
const LEAST_ENGLISH = 0.16;

/** Whether a text reads as English; short ones do. */
export function readsAsEnglish(text: string): boolean {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < 60) return true;
  return words.filter((word) => ENGLISH.has(word)).length / words.length >= LEAST_ENGLISH;
}

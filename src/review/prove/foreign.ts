import { isoDay } from '../../analysis/mentions/calendar';
import { formatPeriod, type Period } from '../../analysis/mentions/periods';
import { formatDay } from '../../shared/format';

/** Languages of contracts that the embedded ICU has names of months and units for; English is read by the engine's own readers. */
const LANGUAGES = 'de fr es it pt nl pl cs sk sl hr hu ro bg el sv da nb fi et lv lt tr uk ru ca eu ga is mt'.split(
  ' ',
);
const UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
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

/** Numbers in words, as contracts write them beside lengths of time; the languages agree where they share a word. */
const NUMBER_WORDS: Readonly<Record<number, string>> = {
  1: 'ein eine einem einen einer eines un une uno una um uma een',
  2: 'zwei deux dos due dois duas twee',
  3: 'drei trois tres tre três drie',
  4: 'vier quatre cuatro quattro quatro',
  5: 'fünf cinq cinco cinque vijf',
  6: 'sechs six seis sei zes',
  7: 'sieben sept siete sette sete zeven',
  8: 'acht huit ocho otto oito',
  9: 'neun neuf nueve nove negen',
  10: 'zehn dix diez dieci dez tien',
  12: 'zwölf douze doce dodici doze twaalf',
  14: 'vierzehn quatorze catorce quattordici veertien',
  15: 'fünfzehn quinze quince quindici vijftien',
  18: 'achtzehn dieciocho diciotto dezoito achttien',
  20: 'zwanzig vingt veinte venti vinte twintig',
  24: 'vierundzwanzig veinticuatro ventiquattro vierentwintig',
  30: 'dreißig dreissig trente treinta trenta trinta dertig',
  36: 'sechsunddreißig zesendertig',
  60: 'sechzig soixante sesenta sessanta sessenta zestig',
  90: 'neunzig noventa novanta negentig',
};
const NUMBER_OF = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);
const SHORTEST_COMPOUND = 5;

function unitOf(name: string): (typeof UNITS)[number] | undefined {
  const word = letters(name);
  const units = unitNames();
  const unit = units.get(word) ?? units.get(word.replace(/n$/, ''));
  // 'Bruttomonatsgehälter' are counted in months.
  return unit ?? [...units].find(([part]) => part.length >= SHORTEST_COMPOUND && word.includes(part))?.[1];
}

/** What such a text counts by units of time, in figures or words. */
function countedIn(text: string): { count: number; unit: (typeof UNITS)[number] }[] {
  return [...text.matchAll(/(?<![\p{L}\d])(\d{1,3}|\p{L}{2,16})\)?(?=\s+(\p{L}{2,24}))/gu)].flatMap(
    ([, count = '', name = '']) => {
      const value = /\d/.test(count) ? Number(count) : NUMBER_OF.get(letters(count));
      const unit = value === undefined ? undefined : unitOf(name);
      return value !== undefined && unit ? [{ count: value, unit }] : [];
    },
  );
}

/** The lengths of time that such a text writes, in figures or words: '3 Monate', 'sechs Monaten', '24 mois'. */
export function foreignPeriods(text: string): Period[] {
  return countedIn(text).flatMap(({ count, unit }) => (unit === 'hour' ? [] : [{ count, unit }]));
}

/** 'December 31', of a day in whatever year. */
function daysOfYear(text: string): string[] {
  return [...text.matchAll(DAY_OF_YEAR)].flatMap(([, day = '', name = '']) => {
    const month = monthNames().get(letters(name));
    return month ? [`${ENGLISH_MONTH.format(new Date(Date.UTC(2024, month - 1, 15)))} ${Number(day)}`] : [];
  });
}

const DAY_OF_YEAR = /(?<!\d)(\d{1,2})(?:\.|º|er)?\s+(?:de\s+)?(\p{L}{3,12})/gu;
const ENGLISH_MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

let places: Map<string, string> | null = null;

/** 'deutschland' is Germany and 'deutsch' German, in each of the languages. */
function placeNames(): Map<string, string> {
  if (places) return places;
  places = new Map();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = [EUROPE, ...alphabet.flatMap((one) => alphabet.map((other) => one + other))];
  const known = codes.flatMap((code) => {
    const name = english.of(code);
    return name ? [{ code, name }] : [];
  });
  const tongues = new Intl.DisplayNames('en', { type: 'language' });
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const { code, name } of known) {
      const local = own.of(code);
      if (local) places.set(letters(local), name);
    }
    const tongue = letters(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '');
    const home = new Intl.Locale(language).maximize().region;
    const country = home ? english.of(home) : undefined;
    if (tongue && country) places.set(tongue, `${tongues.of(language)}, ${country}`);
  }
  return places;
}

const EUROPE = '150';
const LONGEST_PLACE = 3;
/** 'deutsches', 'française', 'italiana': so many letters may follow a language's own name, or stand for its last. */
const LONGEST_ENDING = 3;

function placesIn(text: string): string[] {
  const names = placeNames();
  const words = letters(text).match(/[\p{L}'’-]+/gu) ?? [];
  return words.flatMap((word, at) => {
    const phrases = Array.from({ length: LONGEST_PLACE }, (_, more) => words.slice(at, at + more + 1).join(' '));
    const stems = Array.from({ length: LONGEST_ENDING }, (_, less) => word.slice(0, word.length - 1 - less));
    return [...phrases, ...stems.filter((stem) => stem.length >= SHORTEST_COMPOUND)].flatMap(
      (phrase) => names.get(phrase) ?? [],
    );
  });
}

const GROUPED = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+)(?:,(\d{2}))?(?![\d,])(?:\s*(EUR|€|Euro|CHF|USD|US-Dollar))?/g;

/**
 * What a text in another language says of days, lengths of time, sums, numbers and places, in English, so that English sentences about it can be
 * compared with it: '24 months', '2026-04-01', 'EUR 4,600', 'Germany'. What is not known is left out.
 */
export function inEnglish(text: string): string {
  const sums = [...text.matchAll(GROUPED)].map(([, whole = '', cents, currency]) => {
    const figure = `${whole.replaceAll('.', ',')}${cents ? `.${cents}` : ''}`;
    return currency ? `${currency === 'Euro' || currency === '€' ? 'EUR' : currency} ${figure}` : figure;
  });
  const words = letters(text).match(/\p{L}+/gu) ?? [];
  return [
    ...foreignDays(text).map(formatDay),
    ...daysOfYear(text),
    ...countedIn(text).map(({ count, unit }) => (unit === 'hour' ? `${count} hours` : formatPeriod({ count, unit }))),
    ...sums,
    ...words.flatMap((word) => NUMBER_OF.get(word) ?? []),
    ...placesIn(text),
  ]
    .map((said) => `${said}.`)
    .join(' ');
}

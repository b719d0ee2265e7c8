import type { Evidence } from '../../../shared/analysis';
import { datesOfPaper } from '../../document/dates-of-paper';
import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { partsAt } from '../../document/section-path';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import { hasDigit, withoutEnd } from '../../lexicon/characters';
import { onlyWords, wording } from '../../lexicon/words';
import { formatDay } from '../../mentions/calendar';
import { findMoney, formatMoney } from '../../mentions/money';
import type { ContractText } from '../../pdf/contract-text';
import type { Reading } from '../../reading';
import type { AtOdds } from './at-odds';
import { endOfPaper } from './own-text';

/** A date or sum that the paper gives under a name. */
interface Named {
  name: string;
  kind: 'date' | 'sum';
  /** As people write it. */
  value: string;
  start: number;
  evidence: Evidence;
}

/** What stands between a name and its only value: 'the Purchase Price is $5,000', 'Closing Date: May 4, 2026'. */
const GIVES = onlyWords('({ {of,is,shall be,will be,equals,being},:})( )');
const LONGEST_GIVES = ' shall be '.length;
/** A sum under conditions has several: by year, by step, as a limit. */
const ONE_OF_SEVERAL = wording([
  'year(s), month(s), monthly, week(s), quarter(s), annual*, thereafter, increase*, decrease*, reduc+, adjust*',
  'additional, minimum, maximum, least, most, than, exceed*, renewal, instal+, first, second, third, phase, each, per',
  'every, if, unless, portion, part, remaining, balance, extend*, amended, until',
]);
/** More differing values are a table of prices, or several papers in one file. */
const MOST = 3;

/**
 * Dates and sums that the paper gives under one name with different values: in its definition, on a form, or where a sentence gives it. Values under conditions,
 * by year or by step, limits, and what schedules say are passed over.
 */
export function namedValuesAtOdds(reading: Reading): AtOdds[] {
  const names = new Set(
    reading.document.definitions.map(({ term }) => term.toLowerCase()).filter((term) => term.includes(' ')),
  );
  const until = endOfPaper(reading);
  const named = [...onForms(reading, names), ...inDefinitions(reading), ...inSentences(reading, names)];
  const own = named.filter(({ start }) => start < until);
  const found = [...Map.groupBy(own, keyOf).values()].flatMap((alike): AtOdds[] => {
    const [first] = alike.toSorted((one, other) => one.start - other.start);
    const other = first && alike.find(({ value, start }) => value !== first.value && start !== first.start);
    if (!first || !other) return [];
    return [
      {
        description: `“${first.name}” is ${first.value} in one place and ${other.value} in another.`,
        evidence: [first.evidence, other.evidence],
      },
    ];
  });
  return found.length > MOST ? [] : found;
}

/** A date and a sum of one name are two. */
const keyOf = ({ name, kind }: Named): string => `${name.toLowerCase()} ${kind}`;

/** The only date or sum of some words, with its place in them. */
function onlyValue(
  contract: ContractText,
  plain: string,
): (Pick<Named, 'kind' | 'value'> & { start: number; end: number }) | null {
  const dates = datesOfPaper(contract, plain);
  const sums = findMoney(plain);
  const [date] = dates;
  const [sum] = sums;
  if (dates.length === 1 && date?.iso && sums.length === 0)
    return { kind: 'date', value: formatDay(date.iso), start: date.start, end: date.end };
  if (sums.length === 1 && sum && dates.length === 0)
    return { kind: 'sum', value: formatMoney(sum), start: sum.start, end: sum.end };
  return null;
}

function onForms({ contract, document }: Reading, names: ReadonlySet<string>): Named[] {
  return document.labelValues.flatMap(({ label, value }): Named[] => {
    const name = withoutEnd(label.text, ':');
    const only = value ? onlyValue(contract, plainText(value.text)) : null;
    if (!only || !value || value.text.length > 40 || !names.has(name.toLowerCase())) return [];
    return [
      {
        name,
        kind: only.kind,
        value: only.value,
        start: label.start,
        evidence: evidenceAt(contract, label.start, value.end),
      },
    ];
  });
}

function inDefinitions({ contract, document, outline }: Reading): Named[] {
  return document.definitions.flatMap(({ kind, term, text, place, start, end }): Named[] => {
    if (kind === 'reference' || !term.includes(' ')) return [];
    if (partsAt(contract, outline, start).some((part) => part.kind === 'schedule')) return [];
    const words = plainText(text.text);
    const near = kind === 'means' ? words : words.slice(-50);
    const only = near.length <= 60 ? onlyValue(contract, near) : null;
    const closes = only && near.length - only.end <= 2;
    if (!only || !closes || ONE_OF_SEVERAL.test(near)) return [];
    return [
      {
        name: term,
        kind: only.kind,
        value: only.value,
        start: place.start,
        evidence: sentenceEvidence(contract, outline, Math.max(start, text.start), Math.min(end, place.end)),
      },
    ];
  });
}

function inSentences(reading: Reading, names: ReadonlySet<string>): Named[] {
  const { contract, outline } = reading;
  const namesBefore = finderOf(names);
  return operativeSentences(reading).flatMap(({ text, start }): Named[] => {
    if (names.size === 0 || !hasDigit(text) || ONE_OF_SEVERAL.test(text)) return [];
    const only = onlyValue(contract, text);
    if (!only) return [];
    const given = namesBefore(text, only.start);
    if (given.length === 0 || partsAt(contract, outline, start).some((part) => part.kind === 'schedule')) return [];
    return given.map(
      ({ name, at }): Named => ({
        name: text.slice(at, at + name.length),
        kind: only.kind,
        value: only.value,
        start: start + at,
        evidence: sentenceEvidence(contract, outline, start + at, start + only.end),
      }),
    );
  });
}

/** Finds the names to which a sentence gives the value at an offset, looking at the few words before it and at no list of all names. */
function finderOf(names: ReadonlySet<string>): (text: string, value: number) => { name: string; at: number }[] {
  const nth = new Map([...names].map((name, index) => [name, index]));
  const lengths = [...new Set([...names].map(({ length }) => length))];
  const farthest = Math.max(0, ...lengths) + LONGEST_GIVES;
  return (text, value) => {
    const low = text.toLowerCase();
    const found: { name: string; at: number }[] = [];
    for (let at = Math.max(0, value - farthest); at <= value; at++) {
      if (text.charAt(at) < 'A' || text.charAt(at) > 'Z') continue;
      for (const length of lengths) {
        const name = low.slice(at, at + length);
        const isGiven = names.has(name) && GIVES.test(text.slice(at + length, value));
        if (isGiven && low.lastIndexOf(name, value) === at) found.push({ name, at });
      }
    }
    return found.toSorted((one, other) => (nth.get(one.name) ?? 0) - (nth.get(other.name) ?? 0));
  };
}

import type { DatedTerm } from '../../../shared/analysis';
import { wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { type Passage, passageProof } from '../../statements/passages';

/** What a term has where nothing is told. */
export const NOTHING = { day: null, anchor: null, offset: null, every: null, dayOfMonth: null } as const;

/** Tells the days that a sentence names; `text` is its own with figures in the place of words. */
export type TermReader = (reading: Reading, passage: Passage, text: string) => DatedTerm[];

/** A term of a sentence. */
export function termIn(
  reading: Reading,
  passage: Passage,
  term: Pick<DatedTerm, 'kind' | 'label'> & Partial<DatedTerm>,
): DatedTerm {
  return { ...NOTHING, evidence: [passageProof(reading, passage)], ...term };
}

export const PAID = wording('pay(s), paid, payable, due, remit(s), instal(l)ment(s), debited, deducted');

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** '1 March', '1st of March', 'March 1', without a year. */
const DAY_OF_YEAR = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (${MONTHS})|(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?)\\b(?!,? ?\\d)`,
  'g',
);

/** A day of each year as it stands in a text. */
export interface DayOfYear {
  start: number;
  /** 'MM-DD'. */
  day: string;
}

/** The days of the year that a text names without a year. */
export function daysOfYear(text: string): DayOfYear[] {
  return [...text.matchAll(DAY_OF_YEAR)].flatMap(({ index, 1: first, 2: named, 3: before, 4: second }) => {
    const month = MONTHS.split('|').indexOf(named ?? before ?? '') + 1;
    const day = Number(first ?? second);
    return day >= 1 && day <= 31 ? [{ start: index, day: `${two(month)}-${two(day)}` }] : [];
  });
}

const two = (number: number) => String(number).padStart(2, '0');

/** The first such day of the year that is not before the start of the contract; null where its start is not known. */
export function firstOfYear({ facts: { effectiveDate, agreementDate } }: Reading, day: string): string | null {
  const [start] = [effectiveDate, agreementDate].flatMap((fact) => (fact.status === 'found' ? [fact.value.iso] : []));
  if (!start) return null;
  const year = Number(start.slice(0, 4));
  const first = `${year}-${day}` < start ? `${year + 1}-${day}` : `${year}-${day}`;
  // 29 February is no day of most years.
  return Number.isNaN(Date.parse(first)) || new Date(first).toISOString().slice(0, 10) !== first ? null : first;
}

export const YEARLY = { count: 1, unit: 'year' } as const;

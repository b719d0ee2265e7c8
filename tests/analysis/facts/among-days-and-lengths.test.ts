import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { amongAll, writtenNames } from '../../../src/analysis/facts/ranking/among-all';
import type { Candidate } from '../../../src/analysis/facts/ranking/candidates';
import { viewOf } from '../../../src/analysis/facts/ranking/document-view';
import { NamedDays } from '../../../src/analysis/facts/ranking/named-days';
import { NamedLengths } from '../../../src/analysis/facts/ranking/named-lengths';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

function viewOfPaper(text: string) {
  const contract = contractTextFromPlain(text);
  const view = viewOf(sourceOf(contract, documentOf(contract)));
  const candidates = view.sentences.flatMap((sentence) => sentence.candidates);
  const at = (words: string): Candidate => {
    const start = contract.text.indexOf(words);
    const found = candidates.find((one) => one.start <= start && start < one.end);
    if (!found) throw new Error(`No candidate at "${words}".`);
    return found;
  };
  return { view, at };
}

const namedOn = (...isos: string[]) => new NamedDays(isos.map((iso, index) => ({ start: 100 * index, iso })));

describe('days and lengths among the others of their contract', () => {
  test('a last day is whole years after a first one, or the day before that', () => {
    expect(namedOn('2020-05-04', '2023-05-04').isYearsAfter('2023-05-04')).toBe(true);
    expect(namedOn('2020-05-04', '2023-05-03').isYearsAfter('2023-05-03')).toBe(true);
    expect(namedOn('2021-01-01', '2023-12-31').isYearsAfter('2023-12-31')).toBe(true);
    expect(namedOn('2020-05-04', '2023-05-03').isYearsBefore('2020-05-04')).toBe(true);
  });

  test('a day of another time of the year is not, nor one of the same year', () => {
    expect(namedOn('2020-05-04', '2023-06-04').isYearsAfter('2023-06-04')).toBe(false);
    expect(namedOn('2023-05-04', '2023-05-03').isYearsAfter('2023-05-03')).toBe(false);
    expect(namedOn('2020-05-04', '2023-05-05').isYearsBefore('2020-05-04')).toBe(false);
    expect(namedOn('2023-05-04').isYearsAfter('2023-05-04')).toBe(false);
  });

  test('a length lies between two named days, or does not', () => {
    const days = namedOn('2020-05-04', '2023-05-03');
    const lengths = new NamedLengths([{ count: 3, unit: 'year' }], days);
    expect(lengths.isBetweenDays({ count: 3, unit: 'year' })).toBe(true);
    expect(lengths.isBetweenDays({ count: 2, unit: 'year' })).toBe(false);
    expect(lengths.countOf({ count: 3, unit: 'year' })).toBe(1);
    expect(lengths.countOf({ count: 3, unit: 'month' })).toBe(0);
  });

  test('a value without a number is known by its words, one with a number is not', () => {
    const { view, at } = viewOfPaper(
      'SERVICES AGREEMENT\n1. This Agreement is perpetual.\n2. It is renewed from year to year.\n3. Notice is thirty (30) days.',
    );
    expect(writtenNames(view, at('perpetual'))).toEqual(['v|perpetual']);
    expect(writtenNames(view, at('year to year'))).toEqual(['v|year', 'v|to']);
    expect(writtenNames(view, at('thirty (30)'))).toEqual([]);
  });

  test('a day is told by its place after the first one and in the year', () => {
    const { view, at } = viewOfPaper(
      'SERVICES AGREEMENT\nThis Agreement is made on May 4, 2020.\n1. It ends on December 31, 2022.\n2. The report is due on May 10, 2020.',
    );
    expect(amongAll(view, at('December 31'))).toEqual(['end of a year', 'after the first', 'gap=1900']);
    expect(amongAll(view, at('May 4'))).toEqual(['within a month', 'first named', 'gap=1']);
    expect(amongAll(view, at('May 10'))).toEqual(['within a month', 'after the first', 'gap=8']);
  });
});

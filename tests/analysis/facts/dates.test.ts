import { describe, expect, test } from 'bun:test';
import { findDates } from '../../../src/analysis/facts/dates';

const days: [written: string, iso: string][] = [
  ['dated as of January 5, 2012', '2012-01-05'],
  ['Jan. 5th, 2012', '2012-01-05'],
  ['this 8th day of May 2014', '2014-05-08'],
  ['the 8th day of May, 2014', '2014-05-08'],
  ['20t h day of November, 2018', '2018-11-20'],
  ['first day of March, 2003', '2003-03-01'],
  ['the thirty-first day of December, 1999', '1999-12-31'],
  ['29 February 2020', '2020-02-29'],
  ['2020-02-29', '2020-02-29'],
  ['3/14/2018', '2018-03-14'],
  ['3-14-18', '2018-03-14'],
  ['29/3/18', '2018-03-29'],
  ['28.2.2019', '2019-02-28'],
  ['1.4.2011', '2011-04-01'],
  ['04/08/99', '1999-04-08'],
  ['May 8,2014', '2014-05-08'],
];

describe('dates that contracts write', () => {
  test.each(days)('%s is %s', (written, iso) => {
    const [mention] = findDates(written);
    expect(mention?.iso).toBe(iso);
    expect(mention?.kind).toBe('day');
  });

  test('the offsets are those of the words', () => {
    const text = 'made as of May 8, 2014 (the "Effective Date")';
    const [mention] = findDates(text);
    expect(text.slice(mention?.start, mention?.end)).toBe('May 8, 2014');
  });

  test('days that are in no calendar are no dates', () => {
    expect(findDates('February 30, 2019')).toEqual([]);
    expect(findDates('29 February 2019').filter((date) => date.kind === 'day')).toEqual([]);
    expect(findDates('13/32/2019')).toEqual([]);
  });

  test('section numbers and amounts are no dates', () => {
    expect(findDates('Section 1.1.1 and $3,000')).toEqual([]);
    expect(findDates('version 2.10.3.4')).toEqual([]);
  });
});

describe('blanks and redactions are told, never guessed', () => {
  test.each([
    'this ____ day of ____, 2014',
    'the [***] day of [***], 2014',
    'as of [●], 2020',
    'May ___, 2014',
    '____________, 2003',
    'the __ day of May, 20__',
  ])('%s', (written) => {
    const [mention] = findDates(written);
    expect(mention?.kind).toBe('blank');
    expect(mention?.iso).toBeNull();
  });
});

import { describe, expect, test } from 'bun:test';
import { findDates } from '../../../src/analysis/mentions/dates';

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
  ['this 1st day of the month of March, 2010', '2010-03-01'],
  ['as of the first (1st) day of March, 2010', '2010-03-01'],
  ['the 31st day of March A.D. 2010', '2010-03-31'],
  ['March 31st of 2010', '2010-03-31'],
  ['March the 31st, 2010', '2010-03-31'],
  ["March 31, '10", '2010-03-31'],
  ['March, 31 2010', '2010-03-31'],
  ['March31, 2010', '2010-03-31'],
  ['March 31, 20 10', '2010-03-31'],
  ['1/Mar/2010', '2010-03-01'],
  ['2010.03.01', '2010-03-01'],
  ['this 30th. day of June, 2005', '2005-06-30'],
  ['March 1, Two Thousand Ten', '2010-03-01'],
  ['1st day of March, two thousand and four', '2004-03-01'],
  ['March 1, nineteen hundred ninety-nine', '1999-03-01'],
  ['this fifteenth day of May, nineteen ninety-eight', '1998-05-15'],
  ['the 1st day of Feburary, 2010', '2010-02-01'],
  ['March _1_, 2010', '2010-03-01'],
  ['the _1st_ day of _March_, 2010', '2010-03-01'],
  ['this __30th__ day of June, 2005', '2005-06-30'],
  ['the last day of February, 2024', '2024-02-29'],
  ['the last day in February, 2023', '2023-02-28'],
  ['the end of December 2004', '2004-12-31'],
  ['until the end of 2006', '2006-12-31'],
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
    expect(findDates('Sections 2.2.1 through 2.2.10')).toEqual([]);
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

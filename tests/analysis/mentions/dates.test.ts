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

describe('days of a list take the year behind the last one', () => {
  const read = (text: string) => findDates(text).map(({ start, end, iso }) => `${text.slice(start, end)} = ${iso}`);
  test.each([
    [
      'in three equal parts on 30 April, 31 July and 31 October 2025',
      ['30 April = 2025-04-30', '31 July = 2025-07-31', '31 October 2025 = 2025-10-31'],
    ],
    [
      'on the 1st of March, the 1st of June and the 1st of September 2026',
      ['1st of March = 2026-03-01', '1st of June = 2026-06-01', '1st of September 2026 = 2026-09-01'],
    ],
    [
      'January 5, April 5 and July 5, 2027',
      ['January 5 = 2027-01-05', 'April 5 = 2027-04-05', 'July 5, 2027 = 2027-07-05'],
    ],
    ['on 15 and 30 June 2025', ['15 = 2025-06-15', '30 June 2025 = 2025-06-30']],
    ['on June 15 and 30, 2025', ['15 = 2025-06-15', '30 = 2025-06-30']],
    ['on Saturday 4 and Sunday 5 July 2025', ['4 = 2025-07-04', '5 July 2025 = 2025-07-05']],
    ['on 1 March, 12 and 15 June 2026', ['1 March = 2026-03-01', '12 = 2026-06-12', '15 June 2026 = 2026-06-15']],
  ])('%s', (text, days) => expect(read(text)).toEqual(days));

  test.each([
    ['days without a year', 'on 25 March, 24 June, 29 September and 25 December', []],
    ['a number of an issue', 'Issue 7, 1 January 2025', ['1 January 2025 = 2025-01-01']],
    ['a number of a room', 'Room 15 and 30 June 2025', ['30 June 2025 = 2025-06-30']],
    ['a sum', 'on $15 and 30 June 2025', ['30 June 2025 = 2025-06-30']],
    ['a list across the new year', 'on 1 December and 31 January 2026', ['31 January 2026 = 2026-01-31']],
    ['years in two figures', '5 Mar 26 and 7 Apr 26', ['5 Mar 26 = 2026-03-05', '7 Apr 26 = 2026-04-07']],
    ['a small word that looks like a month', 'by 30 June 25 may be told', ['30 June 25 = 2025-06-30']],
    ['days that fall back', 'on June 30 and 15, 2025', []],
  ])('near miss: %s', (_name, text, days) => expect(read(text)).toEqual(days));
});

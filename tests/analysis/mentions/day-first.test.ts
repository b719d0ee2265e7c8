import { describe, expect, test } from 'bun:test';
import { withMonthsFirst } from '../../../src/analysis/mentions/day-first';

describe('dates in numbers that name the day first are turned', () => {
  test.each([
    [
      'a date that allows one reading only',
      'Begins 25/12/2024, ends 03/04/2025.',
      'Begins 12/25/2024, ends 04/03/2025.',
    ],
    [
      'the same day in words',
      'Signed 2/5/24. This loan is made on the 2nd of May 2024.',
      'Signed 5/2/24. This loan is made on the 2nd of May 2024.',
    ],
    [
      'a country that writes so',
      'Due 03/04/2025. The laws of Ireland apply.',
      'Due 04/03/2025. The laws of Ireland apply.',
    ],
    [
      'blanks around the strokes',
      'Form of 6 / 10 / 2025. South African law.',
      'Form of 10 / 6 / 2025. South African law.',
    ],
  ])('%s', (_, text, told) => {
    expect(withMonthsFirst(text)).toBe(told);
  });

  test.each([
    ['nothing says so', 'Due 03/04/2025.'],
    ['the same day in words says otherwise', 'Signed 5/2/24. Made on May 2, 2024 under the laws of Ireland.'],
    ['a law has such a number', 'Due 5/6/24. Fees as in O.C.G.A. § 13-1-11 and Section 25-9-12.'],
    ['a date with the month first', 'Begins 12/25/2024, ends 03/04/2025. The laws of Ireland apply.'],
    ['a number of a section', 'See 2/5/24/7 of the plan of 2 May 2024.'],
  ])('not where %s', (_, text) => {
    expect(withMonthsFirst(text)).toBe(text);
  });
});

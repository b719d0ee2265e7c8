import { describe, expect, test } from 'bun:test';
import { bestLines } from '../../../../src/analysis/report/key-terms/line';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const endings = (clauses: string) =>
  bestLines(terminationLines(readingOf(contractWith(clauses)))).map(({ text }) => text);

describe('when the right to end is there', () => {
  test.each([
    [
      'During any holdover period either party may terminate this Agreement on ten (10) days’ written notice.',
      ['During any holdover period, either party may terminate on 10 days’ notice'],
    ],
    [
      'After the minimum term Customer may end its membership by giving one month’s notice.',
      ['After the minimum term, Customer may terminate on 1 month’s notice'],
    ],
    [
      'Customer may terminate this Agreement at any time after the first six months by giving Provider two months’ notice.',
      ['Customer may terminate at any time after the first six months on 2 months’ notice'],
    ],
    [
      'Customer may terminate this Agreement for convenience on 60 days’ written notice after the first 12 months.',
      ['Customer may terminate without cause after the first 12 months on 60 days’ notice'],
    ],
    [
      'Customer may cancel this contract within 14 days of signing this contract for any reason.',
      ['Customer may terminate without cause within 14 days of signing this contract'],
    ],
    [
      'During the term of this Agreement Customer may terminate this Agreement on 30 days’ notice.',
      ['Customer may terminate on 30 days’ notice'],
    ],
    [
      'Customer may terminate this Agreement only with effect from the last day of the initial term, by giving Provider 3 months’ notice.',
      ['Customer may terminate only with effect from the last day of the initial term on 3 months’ notice'],
    ],
    [
      'Provider may terminate this Agreement by giving one week’s notice for each complete year of service.',
      ['Provider may terminate on 1 week’s notice for each complete year of service'],
    ],
    ['Customer may terminate this Agreement on 30 days’ notice.', ['Customer may terminate on 30 days’ notice']],
  ])('%s', (clause, lines) => {
    expect(endings(clause)).toEqual(lines);
  });
});

describe('what it costs, who has it and why', () => {
  test.each([
    [
      'Customer may terminate this Agreement on 60 days’ notice and paying a fee equal to three months’ charges.',
      ["Customer may terminate on 60 days’ notice and paying a fee equal to three months' charges"],
    ],
    [
      'If either party defaults, the non-defaulting party may terminate this Agreement on thirty (30) days’ notice.',
      ['The non-defaulting party may terminate for breach on 30 days’ notice'],
    ],
    ['The other party may terminate this Agreement on 30 days’ notice.', []],
    [
      'If Customer fails to pay within five (5) days after notice, or if Customer breaches any other covenant and fails to cure it within thirty (30) days after notice, Provider may terminate this Agreement.',
      [
        'Provider may terminate for breach if not cured within 30 days',
        'Provider may terminate for non-payment if not cured within 5 days',
      ],
    ],
    [
      'Provider may terminate this Agreement on 60 days’ notice. Customer may terminate this Agreement on 60 days’ notice.',
      ['Provider may terminate on 60 days’ notice', 'Customer may terminate on 60 days’ notice'],
    ],
    [
      'Provider may terminate this Agreement on 60 days’ notice and Customer may terminate this Agreement on 90 days’ notice.',
      ['Provider may terminate on 60 days’ notice', 'Customer may terminate on 90 days’ notice'],
    ],
    ['This Agreement replaces the lease of 2019, under which Customer may terminate the lease on 30 days’ notice.', []],
  ])('%s', (clause, lines) => {
    expect(endings(clause)).toEqual(lines);
  });
});

test.each([
  ['Provider may terminate this Agreement at any time after it becomes effective as follows:', []],
  ['The first month is a trial. During it either party may terminate this Agreement on one week’s notice.', []],
])('a right that another sentence limits is not told: %s', (clause, lines) => {
  expect(endings(clause)).toEqual(lines);
});

describe('a time to cure that is one ground’s', () => {
  test('is not told of the other', () => {
    expect(
      endings(
        'Provider may terminate this Agreement if Customer has not paid within 20 days after a reminder, or is in breach of clause 2 and does not cure it within five days.',
      ).join(),
    ).not.toMatch(/5 days|20 days/);
  });

  test('is told where both have it', () => {
    expect(
      endings(
        'Provider may terminate this Agreement for breach or non-payment which is not cured within ten days after notice.',
      ).join(),
    ).toContain('10 days');
  });
});

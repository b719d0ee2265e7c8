import { describe, expect, test } from 'bun:test';
import type { Analysis } from '../../src/shared/analysis';
import { namesOfSide } from '../../src/shared/side-names';

const analysisOf = (parties: [name: string | null, role: string | null][]) =>
  ({ facts: { parties: parties.map(([value, role]) => ({ value, role })) } }) as unknown as Pick<Analysis, 'facts'>;

describe('who stands on a side', () => {
  test.each([
    [
      'two who rent together',
      [
        ['Ann', 'Tenants'],
        ['Acme', 'Landlord'],
        ['Bo', 'Tenants'],
      ],
      0,
      'Ann and Bo',
    ],
    [
      'one alone',
      [
        ['Ann', 'Tenants'],
        ['Acme', 'Landlord'],
      ],
      1,
      'Acme',
    ],
    [
      'nobody else without a role',
      [
        ['Ann', null],
        ['Bo', null],
      ],
      0,
      'Ann',
    ],
    [
      'more than three',
      [
        ['Ann', 'S'],
        ['Bo', 'S'],
        ['Cy', 'S'],
        ['Di', 'S'],
        ['Ed', 'S'],
      ],
      0,
      'Ann, Bo, Cy and 2 more',
    ],
    [
      'one whose name was not found',
      [
        ['Ann', 'S'],
        [null, 'S'],
      ],
      0,
      'Ann',
    ],
    ['a side without a party', [['Ann', 'S']], null, null],
    ['a party without a name', [[null, 'S']], 0, null],
  ] as [string, [string | null, string | null][], number | null, string | null][])('%s', (_, parties, at, names) => {
    expect(namesOfSide(analysisOf(parties), at)).toBe(names);
  });
});

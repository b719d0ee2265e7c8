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
    [
      'two of a numbered role',
      [
        ['Ann', 'Parent/guardian 1'],
        ['Acme', 'we'],
        ['Bo', 'Parent/guardian 2'],
        ['Cy', 'Guarantor (2)'],
      ],
      0,
      'Ann and Bo',
    ],
    [
      'one who leads and others of the same role',
      [
        ['Acme', 'Company'],
        ['Birch', 'Lead Purchaser'],
        ['Ann', 'Purchaser'],
        ['Bo', 'Repurchaser'],
      ],
      1,
      'Birch and Ann',
    ],
    [
      'no party 2 beside party 1',
      [
        ['Ann', 'Party 1'],
        ['Bo', 'Party 2'],
      ],
      0,
      'Ann',
    ],
    ['a side without a party', [['Ann', 'S']], null, null],
    ['a party without a name', [[null, 'S']], 0, null],
  ] as [string, [string | null, string | null][], number | null, string | null][])('%s', (_, parties, at, names) => {
    expect(namesOfSide(analysisOf(parties), at)).toBe(names);
  });

  const placed = (parties: [name: string, role: string | null, start: number][], sides: (number | null)[]) =>
    ({
      facts: {
        parties: parties.map(([value, role, start]) => ({ value, role, evidence: [{ start, end: start + 40 }] })),
      },
      kind: { sides: sides.map((party) => ({ party })) },
    }) as unknown as Analysis;

  test('two to whom one line of a letter is written, where the other side stands elsewhere', () =>
    expect(
      namesOfSide(
        placed(
          [
            ['Acme', null, 0],
            ['Ann', null, 90],
            ['Bo', null, 90],
          ],
          [0, 2],
        ),
        2,
      ),
    ).toBe('Bo and Ann'));

  test.each([
    ['both sides stand in it', [0, 1], 90],
    ['the other side is not known', [null, 1], 90],
    ['another line names the third', [0, 1], 200],
  ] as const)('near miss: %s', (why, sides, start) =>
    expect(
      namesOfSide(
        placed(
          [
            ['Acme', null, why.startsWith('both') ? 90 : 0],
            ['Ann', null, 90],
            ['Bo', null, start],
          ],
          [...sides],
        ),
        1,
      ),
    ).toBe('Ann'),
  );

  test('one who stands on the other side is not named on this one', () =>
    expect(
      namesOfSide(
        placed(
          [
            ['Acme', 'Seller 1', 0],
            ['Ann', 'Seller 2', 90],
          ],
          [0, 1],
        ),
        0,
      ),
    ).toBe('Acme'));
});

test('a managing partner and a partner stand on two sides', () => {
  const analysis = analysisOf([
    ['Ann', 'Managing Partner'],
    ['Bo', 'Partner'],
  ]);
  expect(namesOfSide(analysis, 0)).toBe('Ann');
  expect(
    namesOfSide(
      analysisOf([
        ['Ann', 'Lead Purchaser'],
        ['Bo', 'Purchaser'],
      ]),
      0,
    ),
  ).toBe('Ann and Bo');
});

describe('of two who tell each other secrets', () => {
  const kindOf = (id: string, places: [number | null, number | null]) =>
    ({
      ...analysisOf([
        ['Acme', 'Company'],
        ['Borel', 'Vendor'],
      ]),
      kind: { id, sides: places.map((party) => ({ party })) },
    }) as unknown as Pick<Analysis, 'facts' | 'kind'>;

  test('each is both sides, whatever else they are called', () => {
    expect(namesOfSide(kindOf('mutual-nda', [null, null]), null)).toBe('Acme and Borel');
  });

  test('but not of another kind, nor where a word tells the sides', () => {
    expect(namesOfSide(kindOf('one-way-nda', [null, null]), null)).toBeNull();
    expect(namesOfSide(kindOf('mutual-nda', [0, null]), null)).toBeNull();
    expect(namesOfSide(kindOf('mutual-nda', [0, 1]), 1)).toBe('Borel');
  });
});

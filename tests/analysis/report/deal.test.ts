import { describe, expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { residentialLeaseUs } from '../../../src/analysis/kinds/declarations/residential-lease-us';
import type { Reading } from '../../../src/analysis/reading';
import { dealOf } from '../../../src/analysis/report/deal';
import { contractWith, readingOf } from '../../support/reading';

test.each(KINDS.map((kind) => [kind.id, kind] as const))(
  '%s says what it does of its own sides, as the end of a sentence',
  (_, kind) => {
    const named = [...kind.deal.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? '');
    for (const id of named) expect(kind.sides.map((side) => side.id)).toContain(id);
    expect(kind.deal).toMatch(/^[a-z].*[^.]$/);
  },
);

const work = contractWith('2. Provider shall deliver the Software to Customer.');

test("the paper's own words for the sides stand in it", () => {
  expect(dealOf(readingOf(work))).toBe('the Provider lets the Customer use software');
});

test.each([
  ['a plural', 'Providers'],
  ['a pronoun', 'we'],
  ['somebody’s', 'Your licensor'],
  ['a list', 'Owner / licensor'],
  ["the party's name", 'Acme Cloud, Inc.'],
])('%s is no word for one side', (_, role) => {
  const reading = readingOf(work);
  const parties = reading.facts.parties.map((party, index) => (index === 0 ? { ...party, role } : party));
  expect(dealOf({ ...reading, facts: { ...reading.facts, parties } })).toBe(
    'the licensor lets the Customer use software',
  );
});

test('of a paper of no known kind nothing is said', () => {
  const reading = readingOf(work);
  expect(dealOf({ ...reading, kind: { ...reading.kind, id: null } })).toBeNull();
});

describe('of a paper whose own words do not bear the deal of its kind out', () => {
  const lease = readingOf(
    contractWith('1. The Lessor lets the storeroom and two rooms of the house to the Lessee as a shop for its trade.'),
  );
  const [first, second] = [{ role: 'Lessor' }, { role: 'Lessee' }];
  const called = (one: { role: string | null }, other: { role: string | null }): Reading => {
    const parties = lease.facts.parties.map((party, at) => ({ ...party, ...(at === 0 ? one : other) }));
    const sides = residentialLeaseUs.sides.map(({ id, label }, at) => ({ id, label, party: at }));
    return { ...lease, kind: { ...lease.kind, id: residentialLeaseUs.id, sides }, facts: { ...lease.facts, parties } };
  };

  test('something plainer is told', () => {
    expect(dealOf(called(first, second))).toBe('the Lessor lets property to the Lessee');
  });

  test('nothing is told in the words of the kind', () => {
    expect(dealOf(called(first, { role: null }))).toBeNull();
  });

  test('nothing is told where nothing plainer is true', () => {
    const { kind } = called(first, second);
    expect(dealOf({ ...called(first, second), kind: { ...kind, id: 'agency' } })).toBeNull();
    expect(dealOf({ ...called(first, second), kind: { ...kind, id: 'merger' } })).toBeNull();
  });

  test('a variety says what its own words bear out', () => {
    const variety = { ...residentialLeaseUs, deal: 'the {landlord} lets a shop to the {tenant}', witness: undefined };
    const reading = called(first, second);
    expect(dealOf({ ...reading, kind: { ...reading.kind, variety } })).toBe('the Lessor lets a shop to the Lessee');
  });
});

import { expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
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

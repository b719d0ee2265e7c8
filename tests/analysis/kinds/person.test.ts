import { expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import { contractTextFromPlain } from '../../support/contract-text';

/** Who stands on each side of a paper. */
function sides(paper: string): Record<string, string | null> {
  const { kind, facts } = analyse(contractTextFromPlain(paper));
  return Object.fromEntries(
    (kind?.sides ?? []).map(({ id, party }) => [id, party === null ? null : (facts.parties[party]?.value ?? null)]),
  );
}

test('where no role tells a side, the person of a publishing contract is its author', () => {
  const contract = (one: string, other: string) =>
    `PUBLISHING AGREEMENT\nBetween ${one} ("we", "us") and ${other} ("you").\nMade on 7 October 2023.\n1. We may print and sell the Work. An advance of $9,000 is set off against royalties.\n2. Royalty: 8% of net receipts.`;
  expect(sides(contract('Borel Heron Inc.', 'Ann Maria Lee'))).toEqual({
    author: 'Ann Maria Lee',
    publisher: 'Borel Heron Inc.',
  });
});

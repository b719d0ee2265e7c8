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

test('where no role tells a side, the person of a recording deal gives the music', () => {
  const paper =
    'RECORDING AGREEMENT\nBetween Sandbur Records LLC ("Label", "we") and Ann Maria Lee ("you"), September 5, 2023.\n1. You record an album of ten songs for us, and we own the masters.\n2. Royalties. Half of net receipts from the recordings.\n3. Tracks and artwork are approved by us.';
  expect(sides(paper)).toEqual({ licensor: 'Ann Maria Lee', licensee: 'Sandbur Records LLC' });
});

test('who commissions and who composes', () => {
  const paper =
    'MUSIC COMMISSION CONTRACT\nbetween Tidewater Players Inc. (the "Commissioner") and Rafael Ostrander (the "Composer"), March 3, 2026.\n1. Work. The Composer will compose a quintet.\n2. Fee. $9,000, a third on signing.\n3. Rights. The Composer keeps the copyright and grants the Commissioner a licence of the first performance.';
  expect(sides(paper)).toEqual({ client: 'Tidewater Players Inc.', contractor: 'Rafael Ostrander' });
});

test('commission that an agent earns is no commission of a work', () => {
  const paper =
    'COMMISSION AGREEMENT\nbetween Acme Pumps Inc. ("Acme") and Ann Borel ("Borel"), March 3, 2026.\n1. Commission. 8%, paid monthly.\n2. Territory. Ohio.\n3. Expenses. Borne by Borel.';
  expect(analyse(contractTextFromPlain(paper)).kind?.id).toBe('agency');
});

test('a company that lets rooms to students is no householder, and a householder who lets to one is', () => {
  const room = (title: string, giver: string, taker: string) =>
    `${title}\n${giver}\n${taker}\nRoom: 3.14, single\n1. Your room. You keep the room clean.\n2. Meals. Dinner from Monday to Friday.\n3. Guests. Two nights a week.\n4. Deposit. £200.\n5. Bills are included.`;
  expect(sides(room('Student Room Agreement', 'Provider: Tussock Living Limited', 'Student: Amelia Hale'))).toEqual({
    licensor: 'Tussock Living Limited',
    licensee: 'Amelia Hale',
  });
  expect(sides(room('Lodger Agreement', 'Householder: Ida Holm', 'Lodger: Tom Reed'))).toEqual({
    householder: 'Ida Holm',
    lodger: 'Tom Reed',
  });
});

import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const REST = [
  'The support runs from 4 May 2025 until one of us ends it with a month of notice.',
  'We answer calls from nine to five.',
  'The law of England applies.',
  'Invoices are due in 14 days.',
  'We keep copies of the data.',
  'You let us in.',
  'We change passwords on your word.',
  'Neither of us tells others of it.',
  'You keep your machines in a dry room.',
  'We come within two days.',
]
  .map((sentence, at) => `${at + 1}. ${sentence}`)
  .join('\n');
const priceOf = (fee: string) =>
  readFacts(`IT SUPPORT ORDER\nProvider: Gallagher Ltd\nCustomer: Mara Olsson\n${fee}\n${REST}`).contractValue.value;

test.each([
  [
    'the product behind a price by the unit',
    'Monthly fee: £36 per seat × 15 seats = £540 a month',
    'GBP 540 per month',
  ],
  [
    'a sum of a year that is paid in parts',
    'Annual charge: £11,480 plus VAT, quarterly in advance',
    'GBP 11,480 per year',
  ],
  ['a monthly fee', 'Monthly fee: £540', 'GBP 540 per month'],
])('%s', (_, fee, value) => {
  expect(priceOf(fee)).toBe(value);
});

test.each(['Charge: £96.00 every four weeks, in advance', 'Monthly fee: £36 per seat'])(
  'no sum for the whole is told: %s',
  (fee) => {
    expect(priceOf(fee)).toBeNull();
  },
);

test('what members put in is no price', () => {
  const { contractValue } = readFacts(
    'LIMITED LIABILITY COMPANY OPERATING AGREEMENT\nof Otter Creek LLC\nMembers: Mara Olsson and Tom Reed\nThe Members shall operate the Company under this Operating Agreement.\n1. Contributions. Mara Olsson contributes cash, $60,000.\n2. Profits are shared in equal parts.\n3. The Company is managed by its Members.',
  );
  expect(contractValue.status).not.toBe('found');
});

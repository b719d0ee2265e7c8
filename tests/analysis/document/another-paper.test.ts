import { expect, test } from 'bun:test';
import { isOfAnotherPaper } from '../../../src/analysis/document/another-paper';

const at = (text: string): boolean => isOfAnotherPaper(text, text.search(/[$£€]\d/));

test.each([
  'The landlord’s service charge for common parts (£6,300 in 2024) is no part of this contract.',
  'The deposit of £500 was paid under that agreement.',
  'Your offer letter of May 6, 2023, under which your salary is $142,000, goes on unchanged.',
  'Lessor’s Lease No. 88 with Lessee (copier, $212 a month) is not affected.',
  'This replaces the lease of 2021, at a rent of $900.',
  'Supplier’s cash price: $98,500 (for information)',
])('of another paper: %s', (text) => {
  expect(at(text)).toBe(true);
});

test.each([
  'The deposit of £500 is payable under this agreement.',
  'Under this letter of May 6, 2026 your salary is $142,000.',
  'The rent is $900 and all other terms of the lease continue unchanged.',
  'The fee of $50 forms part of this contract.',
  'Buyer pays $4,500 on delivery.',
])('of this paper: %s', (text) => {
  expect(at(text)).toBe(false);
});

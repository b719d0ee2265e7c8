import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { contractWith, readingOf } from '../../../support/reading';

const sums = (clauses: string) => financialLines(readingOf(contractWith(clauses))).map(({ text }) => text);

describe('sums of another paper', () => {
  test.each([
    ['This Agreement replaces the lease dated 3 May 2021, under which the rent was $900 per month.', []],
    ['This letter supersedes our offer of 2 June, which named a salary of $85,000.', []],
    ['Under the previous contract Customer paid a fee of $4,000 per month.', []],
    ['The tenancy granted by the earlier agreement, which ended on 1 May 2024, had a rent of £700 per month.', []],
    ['Provider shall replace broken units free of charge, and the rent is $900 per month.', ['Rent: $900 per month']],
    ['Customer pays a fee of $4,000 per month under this contract.', ['Fee: $4,000 per month']],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });
});

describe('how often and for what a sum is paid', () => {
  test.each([
    ['Provider pays a monthly car allowance of EUR 420.', ['Allowance: EUR 420 per month']],
    ['The annual licence fee is $12,000 per user.', ['License fee: $12,000 per user per year']],
    ['Monthly fee | £29.50', ['Monthly fee: GBP 29.50']],
    ['Price per seat per year | USD 310.00', ['Price per seat per year: $310']],
    ['Annual support fee: $9,000', ['Annual support fee: $9,000']],
    ['Guests pay £9 a visit.', ['Payment: GBP 9 per visit']],
    ['A charge of $40 applies to each card that is lost.', ['A charge of $40 applies to each card that is lost']],
    [
      'If the pump fails within a year Provider pays half of the repair, up to $600.',
      ['If the pump fails within a year Provider pays half of the repair, up to $600'],
    ],
    [
      'A deposit of $800 is due on signing and is not refundable once the menu is agreed.',
      ['Deposit: $800, due on signing'],
    ],
    [
      'Customer shall pay an installation fee of $15,000 on or before December 2, 2026.',
      ['Installation fee: $15,000, on or before December 2, 2026'],
    ],
    ['The retainer of $700 is payable within ten days after such notice.', ['Retainer: $700']],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });
});

describe('shares', () => {
  test.each([
    [
      'Provider receives a commission of 7% of the net invoice value of all orders from the Territory.',
      ['Commission: 7% of net invoice value'],
    ],
    ['For sales over the counter the commission is 2%.', ['For sales over the counter the commission is 2%']],
    [
      'In addition you earn a yearly bonus of 15% of collected production in excess of $400,000.',
      ['Bonus: 15% of collected production in excess of $400,000'],
    ],
    [
      'If you cancel\nMore than 60 days before: nothing is owed.\nBetween 60 and 14 days: 40% of the total price.\n',
      ['If you cancel, between 60 and 14 days: 40% of total price'],
    ],
    [
      'A cleaning levy of 4% of the monthly rent is added to each bill.',
      ['A cleaning levy of 4% of the monthly rent is added to each bill'],
    ],
    ['A quorum is 40% of the total fees of the members.', []],
    ['Less than 14 days: 90% of the total price.', []],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });
});

describe('whose limit', () => {
  test.each([
    ['The liability of Customer is limited to $50,000.', ['Limit of Customer’s liability: $50,000']],
    [
      'The total amount recoverable from Provider shall not exceed $75,000.',
      ['Limit of Provider’s liability: $75,000'],
    ],
    ['The liability of each party shall not exceed $50,000.', ['Limit of liability: $50,000']],
    ['The limit does not apply to gross negligence, for which the liability of Provider is limited to $1,000,000.', []],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });
});

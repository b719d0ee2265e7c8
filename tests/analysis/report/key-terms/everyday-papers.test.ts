import { describe, expect, test } from 'bun:test';
import { definedDateLines } from '../../../../src/analysis/report/key-terms/defined-dates';
import { durationLines } from '../../../../src/analysis/report/key-terms/durations';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);
const sums = (clauses: string) => textsOf(financialLines(readingOf(contractWith(clauses))));
const duties = (clauses: string) => textsOf(obligationLines(readingOf(contractWith(clauses))));
const endings = (clauses: string) => textsOf(terminationLines(readingOf(contractWith(clauses))));

describe('what a sum is for', () => {
  test.each([
    [
      'A cleaning fee of $250 and garage rent of $60 per month apply to each unit.',
      ['Garage rent: $60 per month', 'Cleaning fee: $250'],
    ],
    [
      'Customer pays a one-time fee of $2.4 million and $300,000 a year for support.',
      ['One-time fee: $2,400,000', 'Support: $300,000 per year'],
    ],
    ['Customer shall pay a late charge of $45.', ['Late charge: $45']],
    ['A returned check costs $30.', ['Returned check: $30']],
    ['Overtime is paid at £18.50 per hour if authorised beforehand.', ['Overtime: GBP 18.50 per hour']],
    ['Customer pays Provider $900 a month.', ['Payment: $900 per month']],
    ['The Provider sells the Customer two presses for EUR 64,000.', ['Price: EUR 64,000']],
    ['If the app is late, Provider must pay Customer $500 for each day.', ['Payment if the app is late: $500 per day']],
    ['If it does, it pays Customer $75,000.', []],
    ['For example, if in a month the fees are $105,000, then Customer will increase the deposit to $210,000.', []],
    ['The trustee receives a monthly fee equal to 1/12th of $15,000.', []],
    [
      'The Customer shall in each Year purchase Products to the value of at least €80,000 (excluding VAT).',
      ['Minimum commitment: at least EUR 80,000'],
    ],
    [
      'Within 21 days Provider shall pay Customer the total sum of $90,000 (the "Settlement Payment"), as follows: (a) $30,000 as wages; and (b) $60,000 as other damages.',
      [
        'Settlement Payment: $90,000',
        'Part of the Settlement Payment: $30,000',
        'Part of the Settlement Payment: $60,000',
      ],
    ],
    [
      'Customer shall pay $7,500 as liquidated damages for each breach of this Section.',
      ['Liquidated damages: $7,500 per breach'],
    ],
    ['Set-up (one-time): $3,500', ['Set-up: $3,500']],
    [
      'Ledger Core, 40 users, $45 per user per month, billed annually: $21,600 per year',
      ['Ledger Core: $21,600 per year', 'Ledger Core: $45 per user per month'],
    ],
    ['Payment terms: Net 45', ['Payment term: 45 days (net 45)']],
    [
      'Payment is due within 14 days after receipt of a tax invoice.',
      ['Payment term: 14 days after receipt of a tax invoice'],
    ],
    [
      'Fees increase by 6% on each anniversary of the Start Date.',
      ['Increase: fees by 6% on each anniversary of the Start Date'],
    ],
    [
      'If the fee is not made available when due, it shall bear interest at ten percent (10%) per annum.',
      ['Late interest: 10% per annum'],
    ],
    ['You pay a starting fee of $35,000 and then 6% of sales.', ['Starting fee: $35,000', 'Share: 6% of sales']],
    ['Customer may convert royalties at a rate of $10 of stock for every $1 of royalty converted.', []],
    [
      'Customer shall pay the base fee in four (4) equal installments of nine thousand dollars ($9,000) each.',
      ['Instalment of the base fee: $9,000'],
    ],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });

  test('rupees, grouped as in India, across the full stop of their sign', () => {
    const clause =
      'The Purchaser shall purchase the Shares for a total consideration of Rs. 2,25,00,000/- (Rupees Two Crore Twenty-Five Lakh only) (the "Purchase Consideration").';
    expect(sums(clause)).toEqual(['Purchase Consideration: INR 2,25,00,000']);
    expect(sums('The Purchaser shall pay a fee of ₹1.5 crore.')).toEqual(['Fee: INR 1,50,00,000']);
  });
});

describe('who may end it, why, on what notice', () => {
  test.each([
    [
      'Both parties may terminate this Agreement upon ninety ("90") days written notice to the other party.',
      'Either party may terminate on 90 days’ notice',
    ],
    [
      'A party may terminate this agreement immediately by notice if the other party commits a material breach that is not remedied within 10 Business Days after notice.',
      'Either party may terminate for material breach if not cured within 10 business days',
    ],
    [
      'The Government reserves the right to terminate this contract, or any part hereof, for its sole convenience.',
      'Government may terminate without cause',
    ],
    [
      'The Provider may dismiss you without notice for gross misconduct.',
      'Provider may terminate for gross misconduct',
    ],
    [
      'The appointment runs for two years and thereafter until terminated by either party giving to the other not less than six months’ notice in writing.',
      'Either party may terminate on 6 months’ notice',
    ],
    [
      'If Customer stays after that date with consent, the tenancy becomes month-to-month and either party may end it on thirty (30) days’ written notice.',
      'Either party may terminate on 30 days’ notice if Customer stays after that date with consent',
    ],
    [
      'Customer may end this Lease early by giving sixty (60) days’ written notice and paying a termination fee equal to two months’ rent.',
      'Customer may terminate on 60 days’ notice against a termination fee',
    ],
  ])('%s', (clause, line) => {
    expect(endings(clause)).toEqual([line]);
  });

  test.each([
    [
      'Provider reserves the right to terminate this Agreement immediately for cause if the bureaus decline to render services to Customer for any reason.',
      'Provider may terminate for cause',
    ],
    [
      'This Agreement may be terminated by either party with cause upon thirty (30) days written notice.',
      'Either party may terminate for cause on 30 days’ notice',
    ],
    [
      'This Agreement shall be terminable by Provider or Customer upon sixty (60) days’ written notice to the other party.',
      'Either party may terminate on 60 days’ notice',
    ],
    [
      'Upon the end of the Support Period this Agreement shall immediately and automatically terminate in its entirety if no claim is pending.',
      'The contract ends automatically in its entirety if no claim is pending',
    ],
  ])('whose reason it is, and the other forms: %s', (clause, line) => {
    expect(endings(clause)).toEqual([line]);
  });

  test.each([
    'If any of the above terms are deemed to violate a union agreement, Customer may terminate this Agreement.',
    'This Agreement shall continue in effect from the Effective Date for one (1) year, unless earlier terminated as set forth below.',
  ])('no breach and no end of a duty: %s', (clause) => {
    expect(endings(clause).filter((line) => /breach|continues/.test(line))).toEqual([]);
  });

  test('what follows a list of causes is none of them', () => {
    const clauses = `c. This Agreement may be terminated immediately by Provider under any of the following conditions:
(a) if Customer is declared insolvent or bankrupt;
(b) if a petition for its winding-up is filed.
d. Except upon termination due to Customer’s breach, Provider will complete delivery of all orders.`;
    expect(endings(clauses)).toEqual(['Provider may terminate on insolvency']);
  });

  test('a condition that stands in another sentence is not told', () => {
    expect(endings('Provider may terminate this Agreement if she does.')).toEqual([]);
  });
});

test.each([
  '(i) the Provider shall default in the performance of any of its duties under this Agreement and not cure such default.',
  'Except as provided in this Agreement, Provider will not (i) in the case of its directors in paragraph (a) of this paragraph, use the list.',
  'Customer agrees to pay, in United States dollars.',
])('no duty: %s', (clause) => {
  expect(duties(clause).filter((line) => /must (?:not )?(?:default|of|pay, in)/.test(line))).toEqual([]);
});

test('whom an indemnity protects is told in two words', () => {
  const clause =
    'Customer shall indemnify, defend and hold harmless the Provider and its successors, assigns, directors, officers, agents, employees and servants, from and against, any losses.';
  expect(duties(clause)).toEqual(['Customer must defend and indemnify the Provider and others against any losses']);
});

test('a covenant’s time ends where the covenant begins', () => {
  const reading = readingOf(
    contractWith('For nine months after your employment ends you shall not solicit any customer of the Provider.'),
  );
  expect(textsOf(durationLines(reading))).toEqual(['No solicitation: 9 months after your employment ends']);
});

test('days with a name of their own', () => {
  const reading = readingOf(
    contractWith(`Closing shall take place on 30.09.2024 or such other date as the parties may agree in writing (the "Closing Date").
If Closing does not occur on or before 31-12-2024 (the "Long Stop Date"), either party may terminate this Agreement.
"Delivery Deadline" means March 1, 2025. The lease dated May 2, 2020 (the "Lease") and the Commencement Date are other matters.`),
  );
  expect(textsOf(definedDateLines(reading))).toEqual([
    'Closing Date: Sep 30, 2024',
    'Long Stop Date: Dec 31, 2024',
    'Delivery Deadline: Mar 1, 2025',
  ]);
});

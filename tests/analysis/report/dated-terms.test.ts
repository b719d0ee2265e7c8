import { expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import type { DatedTerm } from '../../../src/shared/analysis';
import { contractTextFromPlain } from '../../support/contract-text';

const OPENING = `COMMERCIAL LEASE
This Lease is made on March 1, 2026 between Greenfield Homes LLC (the "Landlord") and Borel Ltd (the "Tenant") for the shop at 40 Oak Avenue, Sacramento, California.
1. Term. The term begins on April 1, 2026 and ends on March 31, 2031.`;

const MONTH = { count: 1, unit: 'month' };
const QUARTER = { count: 3, unit: 'month' };
const YEAR = { count: 1, unit: 'year' };

function told(clause: string): Partial<DatedTerm>[] {
  const { datedTerms = [] } = analyse(contractTextFromPlain(`${OPENING}\n2. ${clause}`));
  return datedTerms.map(({ evidence: _, ...rest }) =>
    Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
  );
}

test.each([
  [
    'Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month.',
    { kind: 'payment', label: 'Rent due', anchor: 'start', every: { count: 1, unit: 'month' }, dayOfMonth: 1 },
  ],
  [
    'Rent. Rent is payable in advance on or before the 5th day of every calendar month.',
    { kind: 'payment', label: 'Rent due', anchor: 'start', every: { count: 1, unit: 'month' }, dayOfMonth: 5 },
  ],
  [
    'Deposit. Tenant shall pay a deposit of $4,000 on or before April 15, 2026.',
    { kind: 'payment', label: 'Payment of $4,000', day: '2026-04-15' },
  ],
  [
    'Renewal. Tenant may renew this Lease for two (2) years by written notice given at least six (6) months prior to the expiration of the term.',
    {
      kind: 'option',
      label: 'Option to renew: last day for notice',
      anchor: 'end',
      offset: { count: -6, unit: 'month' },
    },
  ],
  [
    'Purchase. Tenant has the option to purchase the shop by notice not less than 90 days before the end of the term.',
    { kind: 'option', label: 'Option to buy: last day for notice', anchor: 'end', offset: { count: -90, unit: 'day' } },
  ],
  [
    'Increase. The rent is increased by 3% on each anniversary of the Commencement Date.',
    { kind: 'review', label: 'Rent review or increase', anchor: 'start', every: { count: 1, unit: 'year' } },
  ],
  [
    'Review. The rent shall be reviewed on the third anniversary of the Commencement Date.',
    { kind: 'review', label: 'Rent review or increase', anchor: 'start', offset: { count: 3, unit: 'year' } },
  ],
  [
    'Works. Landlord shall complete the works by June 30, 2026 (the "Completion Date").',
    { kind: 'named', label: 'Completion Date', day: '2026-06-30' },
  ],
] as const)('%s', (clause, term) => expect(told(clause)).toEqual([term as Partial<DatedTerm>]));

test.each([
  ['From 1 November 2026 Tenant pays back $740 on the first of each month.', { day: '2026-11-01' }],
  ['Tenant pays $740 on the first day of each month, starting on November 1, 2026.', { day: '2026-11-01' }],
  ['From 15 November 2026 Tenant pays back $740 on the first of each month.', { anchor: 'start' }],
  ['Tenant pays $740 on the first day of each month for the shop of 1 November 2026.', { anchor: 'start' }],
] as const)('the first day of what is paid by the month: %s', (clause, first) =>
  expect(told(`Repayment. ${clause}`)).toMatchObject([{ kind: 'payment', dayOfMonth: 1, ...first }]),
);

/** The classes of wording in which papers name days, each with a near miss below. */
test.each([
  [
    'Rent. Rent is paid by direct debit monthly in advance on the 1st.',
    [{ kind: 'payment', label: 'Rent due', anchor: 'start', every: MONTH, dayOfMonth: 1 }],
  ],
  [
    'Salary. The salary is £41,600 a year, paid monthly in arrears on or about the 28th by bank transfer.',
    [{ kind: 'payment', label: 'Salary due', anchor: 'start', every: MONTH, dayOfMonth: 28 }],
  ],
  [
    'Fee. An annual fee of $89.00 is debited every June 1.',
    [{ kind: 'payment', label: 'Fee due', day: '2026-06-01', every: YEAR }],
  ],
  [
    'Rent. The rent of £12,000 is payable on 1 January and 1 July in each year.',
    [
      { kind: 'payment', label: 'Rent due', day: '2027-01-01', every: YEAR },
      { kind: 'payment', label: 'Rent due', day: '2026-07-01', every: YEAR },
    ],
  ],
  [
    'Rent. The rent is payable by equal quarterly payments in advance on the usual quarter days.',
    ['2027-03-25', '2026-06-24', '2026-09-29', '2026-12-25'].map((day) => ({
      ...{ kind: 'payment', label: 'Rent due', day, every: YEAR },
    })),
  ],
  [
    'Price. Buyer shall pay $5,000 on March 1, 2027 and $6,500 on June 1, 2027.',
    [
      { kind: 'payment', label: 'Payment of $5,000', day: '2027-03-01' },
      { kind: 'payment', label: 'Payment of $6,500', day: '2027-06-01' },
    ],
  ],
  [
    'Price. Buyer shall pay $9,000 in three equal parts on 30 April, 31 July and 31 October 2027.',
    ['2027-04-30', '2027-07-31', '2027-10-31'].map((day) => ({
      ...{ kind: 'payment', label: 'Payment of part of $9,000', day },
    })),
  ],
  [
    'Price. Buyer pays $6,000 at once and the residue by two equal payments on 1 March and 1 June 2027.',
    ['2027-03-01', '2027-06-01'].map((day) => ({
      ...{ kind: 'payment', label: 'Payment of part of the rest', day },
    })),
  ],
  [
    'Price. Buyer shall pay $500 on each of 1 March and 1 June 2027.',
    ['2027-03-01', '2027-06-01'].map((day) => ({ ...{ kind: 'payment', label: 'Payment of $500', day } })),
  ],
  [
    'Price. The fee of $8,000 shall be paid on 5 May 2027 and on 5 June 2027.',
    ['2027-05-05', '2027-06-05'].map((day) => ({ ...{ kind: 'payment', label: 'Fee due', day } })),
  ],
  [
    'Price. The price is paid in four equal quarterly instalments, the first on March 1, 2027.',
    [{ kind: 'payment', label: 'Instalment due', day: '2027-03-01', every: QUARTER, times: 3 }],
  ],
  [
    'Price. The price is paid in twenty-three equal quarterly instalments, the first on March 1, 2027.',
    [{ kind: 'payment', label: 'Instalment due', day: '2027-03-01', every: QUARTER, times: 22 }],
  ],
  [
    'Works. The works are done by June 30, 2026 (the "Completion Date"). The balance of $9,000 is payable 30 days after the Completion Date.',
    [
      { kind: 'named', label: 'Completion Date', day: '2026-06-30' },
      {
        ...{ kind: 'payment', label: 'Balance of $9,000 due', offset: { count: 30, unit: 'day' } },
        from: { label: 'Completion Date', day: '2026-06-30' },
      },
    ],
  ],
  [
    'Break. The Tenant may terminate this Lease on June 24, 2029 by giving at least six months’ prior written notice.',
    [
      {
        ...{ kind: 'option', label: 'Option to end early: last day for notice', offset: { count: -6, unit: 'month' } },
        from: { label: 'Break date', day: '2029-06-24' },
      },
    ],
  ],
  [
    'Purchase. Tenant may exercise the option to purchase the shop by written notice on or before March 1, 2028.',
    [{ kind: 'option', label: 'Option to buy: last day for notice', day: '2028-03-01' }],
  ],
  [
    'Review. The rent shall be reviewed on March 25, 2029 and every five years after that.',
    [{ kind: 'review', label: 'Rent review or increase', day: '2029-03-25', every: { count: 5, unit: 'year' } }],
  ],
  [
    'Fees. The fees increase by 3% on April 1 in each year.',
    [{ kind: 'review', label: 'Fees review or increase', day: '2026-04-01', every: YEAR }],
  ],
] as const)('%s', (clause, terms) => expect(told(clause)).toEqual(terms as unknown as Partial<DatedTerm>[]));

test.each([
  [
    'a schedule',
    'Payments\tDue\tAmount\nInstalment 1\t1 March 2027\t$5,000\nInstalment 2\t1 June 2027\t$6,500',
    [
      ['Instalment 1: $5,000', '2027-03-01'],
      ['Instalment 2: $6,500', '2027-06-01'],
    ],
  ],
  ['days without sums', 'Milestone\tDue\nDesign\t1 March 2027\nBuild\t1 June 2027', []],
  ['invoices of before', 'Invoice date\tAmount paid\n1 March 2025\t$5,000\n1 June 2025\t$6,500', []],
  ['a rent that is stepped', 'Rent from\tto\tAnnual rent\n1 April 2026\t31 March 2027\t$12,000', []],
])('the rows of %s', (_, table, expected) => {
  const { datedTerms = [] } = analyse(contractTextFromPlain(`${OPENING}\n2. Payments.\n${table}`));
  expect(datedTerms.map(({ label, day }) => [label, day])).toEqual(expected as (string | null)[][]);
});

test.each([
  ['milestones, which are paid when they are accepted', 'Milestone\tTarget date\tPayment', 'named'],
  ['milestones whose payments are due then', 'Milestone\tPayment due\tAmount', 'payment'],
  ['payments', 'Payments\tDue\tAmount', 'payment'],
])('the rows of a table of %s', (_, heads, kind) => {
  const table = `${heads}\nPayment 1\t1 March 2027\t$5,000\nPayment 2\t1 June 2027\t$6,500`;
  const { datedTerms = [] } = analyse(contractTextFromPlain(`${OPENING}\n2. Payments.\n${table}`));
  expect(datedTerms.map((term): string => term.kind)).toEqual([kind, kind]);
});

test('a sum is due so long before a day that is filled in', () => {
  const form = `WEDDING AGREEMENT
Photographer: Alba Studio Ltd
Client: Morag Reid
Date of wedding: 12 June 2027
The balance of £1,000 is due 12 weeks before the wedding.`;
  const { datedTerms = [] } = analyse(contractTextFromPlain(form));
  expect(datedTerms).toMatchObject([
    {
      label: 'Balance of £1,000 due',
      offset: { count: -12, unit: 'week' },
      from: { label: 'Date of wedding', day: '2027-06-12' },
    },
  ]);
});

test.each([
  ['Reports. Tenant shall send a report on the first day of each month.', 'no payment'],
  ['Invoices. Tenant shall pay each invoice within thirty (30) days after receipt.', 'no day'],
  ['Late charge. If rent of $2,100 is not paid by May 1, 2026, interest is due.', 'an event'],
  ['Loan. Tenant paid $4,000 under the agreement dated April 15, 2025.', 'the day of another paper'],
  [
    'Renewal. This Lease renews automatically unless either party gives notice 60 days before the end of the term.',
    'by itself',
  ],
  ['Holiday. The holiday year runs from January 1 to December 31, with 20 paid days in each year.', 'no payment'],
  ['Debit. A debit that is returned on the 15th costs $50 a month.', 'an event'],
  ['Refund. If the deposit is paid, it is returned 30 days after the Completion Date.', 'an event, and no such day'],
  ['Break. The Tenant may terminate this Lease on June 24, 2029.', 'no notice'],
  ['Balance. The balance of $900 is payable 14 days before the event.', 'no day of the event'],
  ['Fees. The fees were increased on April 1, 2025 and April 1, 2026.', 'two days that are over'],
  [
    'Fee. The fee is paid in six instalments, each due on the 1st of each month between June and November.',
    'some months',
  ],
  ['End. Tenant may terminate this Lease at any time by notice 30 days before such termination.', 'any day'],
  ['Anniversary. The parties shall celebrate each anniversary of the Commencement Date.', 'no sum changes'],
  [
    'Shares. The Landlord shall issue 900 shares, par value $0.001, which vest and are deemed paid in four equal quarterly installments commencing on June 1, 2026.',
    'what a share is worth by its name',
  ],
  [
    'Shares. The Landlord issues, paid up, shares with a nominal value of $0.10 on June 1, 2026.',
    'what a share is worth by its name',
  ],
])('%s: none, %s', (clause) => expect(told(clause)).toEqual([]));

test.each<[string, Partial<DatedTerm>]>([
  [
    'Rent. On each 1 January the rent shall increase by 5%, the first such increase falling on 1 January 2027.',
    { day: '2027-01-01', every: YEAR } as Partial<DatedTerm>,
  ],
  [
    'Rent. Each year on 1 April the rent rises by 3%, first on 1 April 2027.',
    { day: '2027-04-01', every: YEAR } as Partial<DatedTerm>,
  ],
])('a review that comes back each year is told as such: %s', (clause, term) => {
  expect(told(clause)).toMatchObject([term]);
});

test('a review on one day, beside what is due on another day of each year, comes once', () => {
  expect(
    told('Rent. The rent is reviewed on 1 January 2027, and the accounts come by 1 March each.')[0]?.every,
  ).toBeUndefined();
});

test('a day of payment that a later mail replaced is not told', () => {
  const mails = (first: string, later: string) =>
    `From: Ann Lee\nTo: Bo Ray\nDate: Tue 6 May 2025 09:41\nSale of the kiln and the shop\n${first}\nAnn\n\nFrom: Bo Ray\nTo: Ann Lee\nDate: Thu 8 May 2025 16:20\n${later}\nBo\n`;
  const days = (text: string) => (analyse(contractTextFromPlain(text)).datedTerms ?? []).map(({ day }) => day);
  const price = 'You pay the price of £900 by 30 June 2025.';
  expect(days(mails(price, 'Agreed, with many thanks.'))).toEqual(['2025-06-30']);
  expect(days(mails(price, 'Make the price £700 by July.'))).toEqual([]);
});

const RENT = 'Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month.';
test.each([
  ['months that are free', `${RENT}\n3. Free months. The first three months are rent-free.`, 0],
  ['the same', `${RENT}\n3. Start. No rent is payable for the first two months.`, 0],
  [
    'a month that is named',
    `${RENT.slice(0, -1)}, starting on July 1, 2026.\n3. The first three months are rent-free.`,
    1,
  ],
  ['what is free besides', `${RENT}\n3. Parking. The use of the car park is free of charge for the first car.`, 1],
])('a rent by the month: %s', (_, clause, count) => expect(told(clause)).toHaveLength(count));

test('of heads of terms no rent by the month', () => {
  const of = (title: string) =>
    analyse(contractTextFromPlain(`${OPENING.replace('COMMERCIAL LEASE', title)}\n2. ${RENT}`)).datedTerms?.length;
  expect(of('COMMERCIAL LEASE')).toBe(1);
  expect(of('HEADS OF TERMS')).toBe(0);
});

test('what vests is not paid, and what both must agree on needs no notice', () => {
  const payments = (clause: string) => told(clause).filter(({ kind }) => kind === 'payment');
  expect(
    payments('Shares. The shares vest in 36 equal monthly instalments, the first on August 1, 2026, and are paid up.'),
  ).toEqual([]);
  expect(
    payments(
      'Price. The price of the shares that vest, $36,000, is paid in 36 equal monthly instalments, the first on August 1, 2026.',
    ),
  ).not.toEqual([]);
  expect(
    payments(
      'Option. Tenant has one option to extend the term, exercisable not less than nine months prior to the Expiration Date, at a base rent that is then payable.',
    ),
  ).toEqual([]);
  const options = (clause: string) => told(clause).filter(({ kind }) => kind === 'option');
  expect(
    options(
      'Renewal. This Lease may be renewed for two years by mutual written consent not later than 90 days before expiry.',
    ),
  ).toEqual([]);
  expect(
    options('Renewal. Tenant may renew this Lease for two years by notice given 90 days before expiry.'),
  ).toHaveLength(1);
});

test.each([
  ['Base Rent shall abate for the first two (2) months of the term.', 0],
  ['Landlord waives the rent of the first month.', 0],
  ['The first three months’ rent is waived.', 0],
  ['No base rent is payable in months 1 to 3.', 0],
  ['The Rent Commencement Date is August 1, 2026.', 0],
  ['After a fire rent shall abate in proportion to the area that is lost.', 1],
  ['The first two months’ rent is paid with the deposit.', 1],
])('months that are free come first: %s', (sentence, months) => {
  const payments = told(`Rent. ${sentence}\n3. ${RENT}`).filter(({ every }) => every !== undefined);
  expect(payments).toHaveLength(months);
});

test('the day by which work is to be done is told under the heading of its column, without what it costs', () => {
  const days = (heads: string, rows: string, above = 'Work.') =>
    (analyse(contractTextFromPlain(`${OPENING}\n2. ${above}\n${heads}\n${rows}`)).datedTerms ?? []).map(
      ({ kind, label, day }) => [kind, label, day],
    );
  const rows = 'A. Design\tMay 9, 2026\t$12,000\nB. Build\tJune 27, 2026\t$24,500';
  expect(days('Phase\tTarget date\tFee', rows)).toEqual([
    ['named', 'A. Design: target date', '2026-05-09'],
    ['named', 'B. Build: target date', '2026-06-27'],
  ]);
  expect(days('Course\tStart date\tFee', rows)[0]).toEqual(['named', 'A. Design: start date', '2026-05-09']);
  const paid = ['payment', 'A. Design: $12,000', '2026-05-09'];
  expect(days('Phase\tDate\tFee', rows, 'Fees. The fees are payable on the dates in this table.')[0]).toEqual(paid);
  expect(days('Phase\tPayment date\tFee', rows)[0]).toEqual(paid);
  expect(days('Phase\tDue\tFee', rows)[0]).toEqual(paid);
  // What has no price is no row of such a table, and a stretch of days is no day.
  expect(days('Phase\tTarget date\tRooms', 'A. Design\tMay 9, 2026\t12\nB. Build\tJune 27, 2026\t24')).toEqual([]);
  expect(days('Camp\tDates\tFee', 'Ponies\t5–9 July 2026\t$120\nBoats\t12–16 July 2026\t$140')).toEqual([]);
});

import { describe, expect, test } from 'bun:test';
import type { Fact } from '../../../src/shared/analysis';
import { readFacts } from '../../support/read-facts';

/** Contracts that people write without a lawyer, or lawyers for people: no 'shall', no 'hereby', short sentences. */
const CONSULTING = `CONSULTING AGREEMENT
This agreement is between Harbor Dental Group, Inc., a Florida corporation (the "Client"), and Maria Lopez (the "Consultant"). It starts on June 1, 2025 and ends on May 31, 2026.
1. Fees
The Client must pay the Consultant $150 per hour, up to $60,000 in total.
2. Renewal
This agreement renews by itself for another year each time unless the Client says no at least 90 days before it ends.
3. Law and disputes
Florida law applies. Any dispute goes to binding arbitration in Tampa.
Signed by Harbor Dental Group, Inc.: Paul Reed, CEO, May 20, 2025
Signed by Maria Lopez: Maria Lopez, May 21, 2025`;

const TERMS = `CloudLedger Subscription Terms
These terms are a contract between CloudLedger Ltd, a company registered in England ("we", "us") and the customer named in the order ("you"). They apply from 1 February 2025.
1. Price
You pay GBP 12,000 a year in advance.
2. How long
The first term is three years. After that the subscription continues for further periods of 12 months unless either of us cancels at least 90 days before the end of the current period.
3. Our liability
We will never owe you more than the fees you paid in the month before the claim.
4. Law
English law governs these terms and the courts of London have exclusive jurisdiction.`;

const LICENCE = `SOFTWARE LICENSE
Effective March 15, 2022
Licensor: Tensor Tools Inc., a Delaware corporation. Licensee: Metro Bank N.A.
1. Fee. Metro Bank pays a one-time fee of $2.4 million and $300,000 a year for support.
2. Neither side's total liability exceeds the fees paid.
3. After this license ends, Tensor helps Metro Bank move to another product for six months.
4. New York law.`;

const values = (facts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      Array.isArray(fact) ? fact.map(({ value, role }) => [value, role]) : (fact as Fact).value,
    ]),
  );

describe('a contract in everyday words', () => {
  test('between a company and a person', () => {
    expect(values(readFacts(CONSULTING))).toMatchObject({
      agreementDate: 'May 21, 2025',
      effectiveDate: 'June 1, 2025',
      expirationDate: 'May 31, 2026, unless it is renewed or goes on',
      renewalTerm: '1 year, renewed automatically',
      noticePeriod: '90 days, to stop its renewal',
      governingLaw: 'Florida',
      jurisdiction: 'Arbitration in Tampa',
      contractValue: '$60,000',
      parties: [
        ['Harbor Dental Group, Inc.', 'Client'],
        ['Maria Lopez', 'Consultant'],
      ],
    });
  });

  test('terms for everyone who orders', () => {
    expect(values(readFacts(TERMS))).toMatchObject({
      contractType: 'Software as a service agreement',
      documentName: 'CloudLedger Subscription Terms',
      effectiveDate: '1 February 2025',
      expirationDate: 'by February 1, 2028, unless it is renewed or goes on',
      term: '3 years, unless it is renewed or goes on',
      renewalTerm: '12 months, renewed automatically',
      noticePeriod: '90 days, to stop its renewal',
      governingLaw: 'England and Wales',
      jurisdiction: 'Courts of London',
      contractValue: 'GBP 12,000 per year',
      parties: [
        ['CloudLedger Ltd', 'we'],
        ['customer', 'you'],
      ],
    });
  });

  test('of a few lines', () => {
    expect(values(readFacts(LICENCE))).toMatchObject({
      effectiveDate: 'March 15, 2022',
      term: null,
      governingLaw: 'New York',
      liabilityCap: 'The fees paid',
      contractValue: '$2,400,000',
      parties: [
        ['Tensor Tools Inc.', 'Licensor'],
        ['Metro Bank N.A.', 'Licensee'],
      ],
    });
  });
});

describe('one sentence in everyday words', () => {
  const agreement = (clause: string) =>
    readFacts(`AGREEMENT\nThis agreement is between Acme, Inc. ("Acme") and Borel LLC ("Borel").\n1. ${clause}`);

  test.each<
    [
      fact:
        | 'governingLaw'
        | 'jurisdiction'
        | 'term'
        | 'expirationDate'
        | 'renewalTerm'
        | 'noticePeriod'
        | 'liabilityCap'
        | 'contractValue',
      clause: string,
      value: string,
    ]
  >([
    ['governingLaw', 'Any question about this contract is answered under Illinois law.', 'Illinois'],
    ['governingLaw', 'This contract follows the law of Sweden.', 'Sweden'],
    ['jurisdiction', 'Any lawsuit must be filed in Denver, Colorado.', 'Courts of Denver, Colorado'],
    ['jurisdiction', 'You can only sue us in the courts of Dublin.', 'Courts of Dublin'],
    ['jurisdiction', 'We will arbitrate any dispute in Chicago, Illinois.', 'Arbitration in Chicago, Illinois'],
    ['term', 'Your membership lasts one year.', '1 year'],
    ['term', 'The engagement is six months long.', '6 months'],
    ['expirationDate', 'It is valid through December 31, 2026.', 'December 31, 2026'],
    ['renewalTerm', 'It will roll over every year unless someone cancels.', '1 year, renewed automatically'],
    ['renewalTerm', 'The contract auto-renews monthly.', '1 month, renewed automatically'],
    [
      'noticePeriod',
      'It renews each year unless you tell us 60 days before that you want to stop.',
      '60 days, to stop its renewal',
    ],
    ['liabilityCap', 'The most we can be liable for is $500.', '$500, for “our” liability'],
    ['liabilityCap', 'Neither of us owes the other more than $50,000.', '$50,000'],
    ['contractValue', 'Borel buys the car for $9,500.', '$9,500'],
    ['contractValue', 'You will be paid $72,000 a year.', '$72,000 per year'],
  ])('%s: %s', (fact, clause, value) => {
    expect(agreement(clause)[fact]).toMatchObject({ status: 'found', value });
  });
});

describe('everyday words that say something else', () => {
  const agreement = (clause: string) =>
    readFacts(`AGREEMENT\nThis agreement is between Acme, Inc. ("Acme") and Borel LLC ("Borel").\n1. ${clause}`);

  test.each<[fact: keyof ReturnType<typeof readFacts>, clause: string]>([
    ['effectiveDate', 'Work on the roof starts in May. It runs from the gutter to the ridge.'],
    ['effectiveDate', 'The warranty applies from 1 March 2024 to all parts.'],
    ['term', 'Once this agreement has ended, Acme keeps the records for seven years.'],
    ['renewalTerm', 'Borel renews its insurance for another year each time it ends.'],
    ['governingLaw', 'Borel knows New York law firms well. Acme obeys the law of the sea.'],
    ['jurisdiction', 'Acme plays tennis on the courts of Wimbledon.'],
    ['contractValue', 'Borel pays $30 per delivered box. Acme pays a deposit of $500.'],
    ['contractValue', 'If Borel is late, Borel pays $1,000.'],
  ])('no %s: %s', (fact, clause) => {
    expect(agreement(clause)[fact]).toMatchObject({
      status: expect.stringMatching(/^(?:absent|stated)$/),
      value: null,
    });
  });
});

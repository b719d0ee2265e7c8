import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

describe('an order that binds by what its receiver does', () => {
  const orderOf = (clause: string) =>
    readFacts(`PURCHASE ORDER
Buyer: Acme Pumps Ltd
Supplier: Borel Foundry Ltd
PO date: 12 May 2025
1. ${clause}
2. The price is fixed, £48,750 in all.
3. Goods are delivered to our works.`).effectiveDate;

  test.each([
    'The Order is accepted on these Conditions by written acknowledgement, by commencement of work or by seven days passing without written refusal.',
    'The Order shall be deemed accepted if the Supplier begins work.',
    'The quotation is deemed accepted if it is not refused within seven days.',
  ])('%s', (clause) => {
    expect(orderOf(clause)).toMatchObject({ status: 'stated', value: null });
  });

  test.each(['Goods are accepted by signature after inspection.', 'The Order is accepted with thanks.'])(
    'near miss: %s',
    (clause) => {
      expect(orderOf(clause).status).toBe('absent');
    },
  );
});

describe('a deed that takes effect on its own date', () => {
  const leaseOf = (clause: string) =>
    readFacts(`LEASE
Dated 14 March 2024
Landlord: Acme Mills Ltd
Tenant: Borel Ltd
1. Contractual Term: a term of ten years beginning on, and including, 25 March 2024 and ending on, and including, 24 March 2034.
2. The Landlord lets the shop to the Tenant at a rent of £900 a year.
${clause}`).effectiveDate;

  test.each([
    'This document has been executed as a deed and is delivered and takes effect on the date stated at the beginning of it.',
    'This lease takes effect on the date written at its head.',
    'This lease commences on the date stated in the Particulars and continues until ended by 30 days’ notice.',
  ])('%s', (clause) => {
    expect(leaseOf(clause)).toMatchObject({ normalized: '2024-03-14', rule: 'the date of the agreement' });
  });

  test.each([
    'A notice under this lease takes effect on the date stated at the beginning of it.',
    'This lease takes effect on the date on which the rent is first paid.',
    'This lease is signed as a deed.',
  ])('near miss: %s', (clause) => {
    expect(leaseOf(clause).normalized).not.toBe('2024-03-14');
  });

  test('a day that is surely told stays', () => {
    const words = readFacts(`SERVICES AGREEMENT
This Agreement is made on May 4, 2023 between Acme Mills, Inc. and Borel LLC and is effective as of June 1, 2023.
1. Provider shall clean the offices.
2. This document is delivered and takes effect on the date stated at the beginning of it.`);
    expect(words.effectiveDate.normalized).toBe('2023-06-01');
  });
});

describe('of two days of signing the later one is that of the contract', () => {
  const signedBy = (last: string) =>
    readFacts(`NURSERY TERMS
1. We mind your child on weekdays.
2. Fees are €900 a month. Irish law governs.
3. You give us a month's notice.
Signed: Ann Borel    Date: 12/05/2025
Signed: Tom Reed    Date: 12/05/2025
${last}`).agreementDate;

  test('whoever signs for a side by its name', () => {
    const day = signedBy('For Acme Nursery Limited: Bea Lee, Manager    Date: 14/05/2025');
    expect(day).toMatchObject({ value: '14/05/2025', normalized: '2025-05-14' });
    expect(day.evidence[0]?.quote).toStartWith('For Acme Nursery');
  });

  test.each(['For Easter the nursery closes on 14/05/2025', 'For Acme Nursery Limited: Bea Lee, until 14/05/2025'])(
    'near miss: %s',
    (last) => {
      expect(signedBy(last).normalized).toBe('2025-05-12');
    },
  );
});

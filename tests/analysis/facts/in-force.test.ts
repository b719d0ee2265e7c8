import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const told = ({ status, normalized }: { status: string; normalized: string | null }) =>
  status === 'found' ? normalized : status;

describe('since when standard terms are in force is not when a contract takes effect', () => {
  const terms = (line: string, accepted = '') =>
    readFacts(`END USER TERMS
${line}
Licensor: Acme Mills Ltd
Licensee: Borel Foods Ltd
${accepted}
1. The Licensee may use the software at its office.
2. The fee is £24 a month in advance.`).effectiveDate;

  test.each([
    'Version 7.2 of the Terms, in force from 1 October 2024',
    'Edition 9, valid from 1 October 2024',
    'General Conditions of Sale, edition 4, effective 1 October 2024',
  ])('%s', (line) => {
    expect(terms(line)).toMatchObject({ status: 'found', normalized: '2024-10-01', standing: 'to_check' });
    expect(told(terms(line, 'Date of agreement: 17 October 2024'))).not.toBe('2024-10-01');
  });

  test.each([
    'These terms are in force from 1 October 2024',
    'The contract is valid from 1 October 2024, in this version',
  ])('near miss: %s', (line) => {
    expect(told(terms(line, 'Date of agreement: 17 September 2024'))).toBe('2024-10-01');
    expect(terms(line).standing).not.toBe('to_check');
  });
});

describe('a contract from today takes effect on the day of its mail', () => {
  const mails = (last: string) =>
    readFacts(`From: Rosa Blum
To: Ken Watts
Date: Wed 10 June 2026, 16:40
Subject: the texts
Hi Ken, here is what I suggest:
1. The website: €6,600 for 22 pages, half when we start.
2. We start on 22 June.
3. Invoices are paid in 14 days.
Rosa

From: Ken Watts
To: Rosa Blum
Date: Mon 15 June 2026, 08:50
Subject: AGREED
Rosa, agreed, all of it. ${last}
Ken`).effectiveDate;

  test.each([
    'Please take this as our contract from today.',
    'So we have a deal from today, and the order is firm.',
    'It is binding on us both as of today.',
  ])('%s', (last) => expect(told(mails(last))).toBe('2026-06-15'));

  test.each(['Send me a contract from today’s list.', 'You have an order from today to use up.'])(
    'near miss: %s',
    (last) => expect(told(mails(last))).not.toBe('2026-06-15'),
  );
});

describe('heads of terms that are subject to contract take effect on no day', () => {
  const heads = (title: string, saving: string) =>
    readFacts(`${title}
Between Acme Estates Ltd (Landlord) and Borel Clay Ltd (Tenant)
14 January 2026
${saving}
1. The Tenant takes the unit as a pottery.
2. The lease takes effect on 2 March 2026 and runs for five years.
3. The rent is £13,200 a year.`).effectiveDate;
  const SAVING = 'These heads are not intended to bind either party until a lease is concluded in writing.';

  test.each(['SUBJECT TO CONTRACT.', SAVING])('%s', (saving) => {
    const { status, evidence } = heads('HEADS OF TERMS', saving);
    expect(status).toBe('stated');
    expect(evidence.some(({ quote }) => saving.startsWith(quote))).toBe(true);
  });

  test('near misses: a lease, heads that bind, and a paper that binds once it is signed', () => {
    expect(told(heads('LEASE', 'SUBJECT TO CONTRACT.'))).toBe('2026-03-02');
    expect(told(heads('HEADS OF TERMS', 'These heads bind both parties.'))).toBe('2026-03-02');
    expect(told(heads('HEADS OF TERMS', 'Subject to contract until both have signed.'))).toBe('2026-03-02');
  });
});

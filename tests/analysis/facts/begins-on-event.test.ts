import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { bindingBefore, isBooked } from '../../../src/analysis/facts/begins-on-event';
import { found } from '../../../src/analysis/facts/fact';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const effectOf = (clause: string) => {
  const { status, normalized } = readFacts(`LOAN AGREEMENT
This Agreement is made on 17 January 2025 between Borel Holdings Ltd ("the Lender") and Acme Mills Ltd ("the Borrower").
1. The Lender lends the Borrower $220,000.
2. ${clause}
3. The Borrower keeps books and shows them when asked.
4. Notices are in writing.`).effectiveDate;
  return status === 'found' ? normalized : status;
};

describe('a contract that begins with an event, or on the earlier of a day and an event, begins on no day that is told', () => {
  test.each([
    'With the arrival of your signed copy at us the agreement comes into force; before this nobody is bound.',
    'This Agreement shall come into operation upon the first allotment of shares, or on the 1st day of February 2025, whichever shall first happen.',
    'This contract comes into force on the day you receive the grant offer and have told us so.',
    'If you accept, it binds us both from that reply.',
    'This Agreement enters into force from the day when the Lender receives the deposit.',
    'This Agreement takes effect on the later of 1 February 2025 and the day on which the bank agrees.',
  ])('%s', (clause) => {
    expect(effectOf(clause)).toBe('stated');
  });

  test.each([
    'This Agreement takes effect on 1 February 2025 and ends with the last of the patents.',
    'This Agreement comes into force on 1 February 2025, and the Borrower sends a copy with the receipt.',
  ])('but not: %s', (clause) => {
    expect(effectOf(clause)).toBe('2025-02-01');
  });
});

describe('the day from which payments are made is not when a contract takes effect', () => {
  test.each([
    'The Borrower will pay $10,000 on the first day of every month, beginning on 1 May 2025.',
    'The loan is repaid in twenty-two instalments, the first on 1 May 2025.',
  ])('%s', (clause) => {
    expect(effectOf(clause)).not.toBe('2025-05-01');
  });

  test('nor in a loan that says nothing else of a day', () => {
    const others = ['keeps books', 'insures the shop', 'shows accounts', 'bears its costs', 'tells of changes'];
    const loan = `LOAN AGREEMENT
Dated 17 January 2025
Between Tan Brothers Dried Goods Pte. Ltd. ("TBDG") and Kopi Rumah Holdings Pte. Ltd. ("KRH")
1. TBDG lends KRH S$220,000.
2.1 KRH will pay S$10,000 on the first day of every month, beginning on 1 May 2025 and going on until twenty-two payments have been made.
2.2 Interest is 3% a year.
${others.map((other, at) => `${at + 3}. KRH ${other}.`).join('\n')}
9. The law of Singapore governs this Agreement.
10. It is the whole agreement.
11. A change is in writing.
12. It is signed in two copies.`;
    expect(readFacts(loan).effectiveDate.status).not.toBe('found');
  });

  test('but one from which it holds is', () => {
    expect(effectOf('This Agreement takes effect from 1 May 2025.')).toBe('2025-05-01');
  });
});

describe('a day that is only booked gives way to the sentence by which the paper binds', () => {
  const of = (row: string, clause: string) =>
    readFacts(`NURSERY ENROLMENT FORM
Date of this form\t6 May 2026
Nursery\tTall Oaks Nursery Limited
Parent\tAnn Borel
${row}
1. ${clause}
2. The Parent pays the fee on the first of each month.
3. The Nursery gives the child lunch.
4. Notices are in writing.
Signed by Ann Borel, 6 May 2026`).effectiveDate;

  test('on its own date', () => {
    const first = 'First day\t1 September 2026';
    expect(of(first, 'This enrolment shall take effect upon the date of this form.')).toMatchObject({
      normalized: '2026-05-06',
      rule: 'the date of the agreement',
    });
    expect(of(first, 'The Parent brings the child by nine.').normalized).toBe('2026-09-01');
  });

  test('on an event', () => {
    const first = 'First day\t1 September 2026';
    expect(of(first, 'These terms bind us both, on the day we receive this form and the fee.').status).toBe('stated');
    expect(of(first, 'This enrolment takes effect on the eighth day after you sign it.').status).toBe('stated');
  });

  test('and not where the row itself says when it takes effect, nor to a sentence that names a day', () => {
    const clause = 'This enrolment shall take effect upon the date of this form.';
    expect(of('Effective date\t1 September 2026', clause).normalized).toBe('2026-09-01');
    const dated = 'The membership starts on the day of payment, by 3 June 2026.';
    expect(of('First day\t1 September 2026', dated).normalized).toBe('2026-09-01');
  });
});

test('a sentence that points at the day at the top binds from no event', () => {
  const by = (clause: string) => {
    const contract = contractTextFromPlain(
      `WEB DESIGN AGREEMENT\nDate: April 7, 2026\nDesigner: Ann Borel\nClient: Acme Cycles LLC\n1. ${clause}\n2. Client pays $900.`,
    );
    const source = sourceOf(contract, documentOf(contract));
    const start = contract.text.indexOf('Date');
    const quote = 'Date: April 7, 2026';
    const evidence = [{ quote, page: 1, start, end: start + quote.length }];
    return bindingBefore(source, found({ value: { iso: '2026-04-07' }, confidence: 0.7, evidence }));
  };
  expect(by('This Agreement starts on the date at the top and lasts until launch.')).toBeNull();
  expect(by('This Agreement starts when the deposit is paid.')).toMatchObject({ isOnOwnDate: false });
});

describe('a booking is made when it is signed and paid for', () => {
  const bound = (clause: string) => {
    const contract = contractTextFromPlain(
      `BOOKING FORM\nHirer\tAnn Borel\nHire period\tFrom 20 August 2026 to 24 August 2026\n1. ${clause}\n2. You let us in.`,
    );
    return isBooked(sourceOf(contract, documentOf(contract)), 'Hire period\tFrom 20 August 2026 to 24 August 2026');
  };
  test.each([
    'The booking is made when both have signed this form and the deposit has been paid.',
    'Your booking is confirmed only upon payment of the deposit.',
    'The contract is not binding until we countersign it.',
  ])('%s', (clause) => expect(bound(clause)).toBe(true));
  test('near misses', () => {
    expect(bound('The hire ends when we take the tent away.')).toBe(false);
    const contract = contractTextFromPlain('BOOKING FORM\n1. The booking is made when both have signed.');
    expect(isBooked(sourceOf(contract, documentOf(contract)), 'Address\tFrom 20 August 2026')).toBe(false);
  });
});

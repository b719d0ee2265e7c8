import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const start = (text: string, head = 'SEPARATION AGREEMENT AND RELEASE') =>
  readFacts(
    `${head}\nThis agreement is made between Acme Mills, Inc. (the "Company") and Ann Borel ("Executive").\n${text}\n9. Ohio law governs.\nDate: July 11, 2024`,
  ).effectiveDate;

describe('a start that is counted from a signature or a receipt is told in its words', () => {
  test.each([
    'This Agreement becomes effective on the sixteenth day after Executive signs it without having rescinded (the "Effective Date").',
    'This Agreement shall become effective on the eighth (8th) day following the execution of this Agreement by Executive.',
    'This Release shall not be effective or enforceable until the expiration of the seven-day revocation period.',
    '"Effective Date" means the date that is eight days after Executive signs this Agreement.',
    'If it is not revoked, the eighth day following Executive’s signature is the "Effective Date".',
    'Executive may revoke it within seven days after signing it, and this Agreement takes effect when the revocation period has expired.',
  ])('%s', (clause) => {
    const { status, evidence } = start(
      `1. Executive's employment ended effective June 28, 2024 (the "Separation Date").\n2. ${clause}`,
    );
    expect(status).toBe('stated');
    expect(evidence[0]?.quote).toContain(clause.slice(0, 20));
  });

  test.each([
    [
      'how long somebody may sign',
      'This Agreement is effective only if signed within 21 days after Executive receives it.',
    ],
    ['what else is counted', 'The first payment is due on the tenth day after Executive signs this Agreement.'],
  ])('near miss: %s', (_, clause) => {
    expect(start(`2. ${clause}`).evidence.some(({ quote }) => quote.includes(clause.slice(0, 20)))).toBe(false);
  });

  test('near miss: a day that the contract names', () => {
    const named =
      '1. This Agreement is effective July 1, 2024 (the "Effective Date").\n2. This Agreement becomes binding eight days after Executive signs it.';
    expect(start(named).normalized).toBe('2024-07-01');
  });
});

describe('the day behind the name of the start', () => {
  test.each([
    'The Franchisor grants the right from the Commencement Date, being 1 May 2025, for a period of five years.',
    'The term begins on the Effective Date (being 1 May 2025).',
    'Supplier serves Customer from the "Commencement Date", which shall be 1 May 2025.',
    'Supplier serves Customer from 1 May 2025 ("the Commencement Date").',
    'Supplier serves Customer from the Service Commencement Date, namely 1 May 2025.',
  ])('%s', (clause) => {
    expect(start(`2. ${clause}`, 'FRANCHISE AGREEMENT').normalized).toBe('2025-05-01');
  });

  test('near miss: the start of one part', () => {
    const clause = '2. Interest runs from the Rent Commencement Date, being 1 May 2025.';
    expect(start(clause, 'FRANCHISE AGREEMENT').normalized).not.toBe('2025-05-01');
  });
});

test('the time to think before signing is no end', () => {
  const end = (text: string) =>
    readFacts(
      `SEPARATION AGREEMENT\nThis Agreement is between Acme Mills, Inc. and Ann Borel.\n1. ${text}\n2. Ohio law governs.`,
    ).expirationDate;
  expect(
    end(
      'Ann Borel has been given twenty-one (21) calendar days, or until July 19, 2024, to consider whether to sign this Agreement.',
    ).status,
  ).toBe('absent');
  expect(end('This Agreement continues until July 19, 2024, unless it is renewed.').normalized).toBe('2024-07-19');
});

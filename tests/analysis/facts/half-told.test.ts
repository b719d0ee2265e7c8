import { describe, expect, test } from 'bun:test';
import { printFacts } from '../../../src/analysis/report/facts';
import { summarise } from '../../../src/analysis/report/summary';
import { readFacts } from '../../support/read-facts';
import { contractWith, readingOf } from '../../support/reading';

const factsOf = (...clauses: string[]) =>
  readFacts(`DISTRIBUTION AGREEMENT
This Agreement is dated 22 April 2025 and made between Borel Holdings Ltd ("the Supplier") and Acme Mills Ltd ("the Distributor").
${clauses.map((clause, at) => `${at + 1}. ${clause}`).join('\n')}
9. Notices are in writing.`);

const TERM = 'This Agreement runs for seven years from the Commencement Date.';

describe('an end is not counted from the agreement where the term starts on an event', () => {
  test('a start that is defined by what happens', () => {
    const event = '"Commencement Date" means the day on which the first pallet is received in Leduc.';
    expect(factsOf(event, TERM).expirationDate).toMatchObject({
      value: 'not before April 22, 2032',
      standing: 'to_check',
    });
  });

  test('what is called the Effective Date is the day of that fact', () => {
    const event = '"Effective Date" means the day on which the first pallet is received in Leduc.';
    const counted = 'This Agreement runs for seven years from the Effective Date.';
    expect(factsOf(event, counted).expirationDate.status).toBe('found');
  });

  test.each([
    '"Commencement Date" means 1 May 2025.',
    '"Commencement Date" means the date on which the last party has executed this Agreement.',
  ])('near miss: %s', (definition) => {
    expect(factsOf(definition, TERM).expirationDate.status).toBe('found');
  });
});

test('of the least that it lasts no end is counted, of a minimum period one is, and by that of the most it is over', () => {
  const most = 'This Agreement is in force from 1 May 2025 for a term of not more than three years.';
  const minimum = 'This Agreement is in force from 1 May 2025 for a minimum term of three years.';
  const least = 'This Agreement is in force from 1 May 2025 for a term of not less than three years.';
  expect(factsOf(most)).toMatchObject({
    expirationDate: { status: 'found' },
    term: { value: 'at most 3 years', normalized: '3 years' },
  });
  expect(factsOf(most).expirationDate.value).toStartWith('by ');
  expect(factsOf(least)).toMatchObject({
    expirationDate: { status: 'stated' },
    term: { value: 'at least 3 years', normalized: '3 years' },
  });
  expect(factsOf(minimum)).toMatchObject({ expirationDate: { status: 'found' }, term: { value: 'at least 3 years' } });
});

const LIMIT = 'The total liability of Provider shall not exceed $50,000.';

test.each([
  [
    `11. Subject to clause 9, the total liability of Provider shall not exceed $50,000.`,
    'with exceptions that the clause names',
  ],
  [
    `11. The parties are liable without limitation for intent.\n12. ${LIMIT}`,
    'with exceptions that are named before it',
  ],
])('what is taken out of a limit is told: %s', (clauses, except) => {
  expect(printFacts(readingOf(contractWith(clauses)).facts).liabilityCap.value).toContain(except);
});

test.each([
  [
    `11. The parties are liable without limitation for intent.\n12. ${LIMIT}`,
    '”, with exceptions that are named before it',
  ],
  [
    `11. The parties are liable without limitation for intent.\n12. ${LIMIT} This does not apply unless the claim is made within a year.`,
    '”, with exceptions that are named before it',
  ],
  [`11. ${LIMIT}\n12. None of this limits what is owed for fraud.`, '”, with exceptions that the next sentence names'],
])('and in the summary: %s', (clauses, told) => {
  const reading = readingOf(contractWith(clauses));
  const risks = { overallRisk: 'low', overallAdvice: '', riskFactors: [] } as never;
  const text = summarise(reading, risks)
    .map((one) => one.text)
    .join(' ');
  expect(text).toContain(told);
});

test.each([
  '11. Subject to clause 9, the total liability of Provider shall not exceed $50,000.',
  '11. Under order No. 5, and subject to clause 9, the total liability of Provider shall not exceed $50,000.',
  '11. The total liability of Provider is limited to $50,000, but not for fraud.',
  `11. ${LIMIT} None of this limits what is owed for fraud.`,
])('what a quote takes out itself is not said twice: %s', (clause) => {
  const reading = readingOf(contractWith(clause));
  const risks = { overallRisk: 'low', overallAdvice: '', riskFactors: [] } as never;
  expect(
    summarise(reading, risks)
      .map((one) => one.text)
      .join(' '),
  ).not.toMatch(/”, (?:with exceptions|but not)/);
});

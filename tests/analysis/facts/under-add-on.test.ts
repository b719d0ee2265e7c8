import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const paper = (clause: string, title = 'WEBSITE PROPOSAL') =>
  readFacts(
    `${title}\nThis agreement is between Acme Mills Ltd and Borel Ltd.\n1. Work. Acme builds the website of Borel for £9,000.\n2. Stopping early. Either of us can end the project with 20 working days' notice in writing.\n${clause}\n4. Law. English law applies.`,
  );

describe('what stands under the title of an add-on is no term of the contract', () => {
  test.each(['Care plan', 'Maintenance package', 'Optional support package'])('%s', (title) => {
    const { expirationDate, noticePeriod } = paper(
      `3. ${title}. Month to month from launch. Either of us can stop it on 30 days' notice by email.`,
    );
    expect(expirationDate.normalized).not.toBe('perpetual');
    expect(noticePeriod.evidence.some(({ quote }) => quote.includes('30 days'))).toBe(false);
  });

  test.each(['Term', 'Hosting', 'Support'])('near miss: what may be all that the contract is about: %s', (title) => {
    const clause = `3. ${title}. Month to month from launch. Either of us can stop it on 30 days' notice by email.`;
    expect(paper(clause).expirationDate.normalized).toBe('perpetual');
  });

  test('near miss: a paper on that very thing', () => {
    const clause = "3. Care plan. Month to month from launch. Either of us can stop it on 30 days' notice by email.";
    expect(paper(clause, 'CARE PLAN AGREEMENT').expirationDate.normalized).toBe('perpetual');
  });

  test('near miss: a sentence that names the contract', () => {
    const clause = '3. Care plan. This agreement runs from month to month until one of us ends it.';
    expect(paper(clause).expirationDate.normalized).toBe('perpetual');
  });
});

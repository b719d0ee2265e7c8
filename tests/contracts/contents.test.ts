import { expect, test } from 'bun:test';
import { contentsOf } from '../../src/contracts/contents';
import { contractTextFromPlain } from '../support/contract-text';

const contract = contractTextFromPlain(`SERVICES AGREEMENT
This Services Agreement is made as of March 1, 2026 between Acme, Inc. ("Provider") and Borel LLC ("Customer").
ARTICLE 1 DEFINITIONS
1.1 Terms. "Services" means the work that Provider performs under this Agreement for Customer.
1.2 More Terms. "Fees" means the sums that Customer pays to Provider, ${'and so on and on, '.repeat(40)}for ever.
ARTICLE 2 PAYMENT
2.1 Fees. Customer shall pay the Fees within thirty days after it receives an invoice from Provider.
(a) Late sums bear interest.
EXHIBIT A
Rates are as agreed.`);
const { parts, definitions } = contentsOf(contract);

test('lists the parts by their headings, nested as they are, and where each heading stands', () => {
  const listed = parts.map(({ number, title, level }) => [number, title, level]);
  expect(listed).toContainEqual(['ARTICLE 1', 'DEFINITIONS', 1]);
  expect(listed).toContainEqual(['2.1', 'Fees', 2]);
  expect(parts.find(({ kind }) => kind === 'schedule')).toMatchObject({ number: 'EXHIBIT A', title: null });
  expect(listed.map(([number]) => number)).not.toContain('(a)');
  for (const { heading, title } of parts) {
    expect(contract.text.slice(heading.start, heading.end)).toBe(heading.quote);
    if (title) expect(heading.quote).toEndWith(title);
  }
});

test('lists the defined terms by the alphabet with the words that define them, long ones cut at a word', () => {
  const terms = definitions.map(({ term }) => term);
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  expect(terms).toEqual(expect.arrayContaining(['Customer', 'Fees', 'Provider', 'Services']));
  for (const { evidence } of definitions) {
    expect(contract.text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
    expect(evidence.quote.length).toBeLessThanOrEqual(400);
  }
  expect(definitions.find(({ term }) => term === 'Fees')?.evidence.quote).toMatch(/on,$|on$|so$|and$/);
});

test('a text without structure has none', () => {
  expect(contentsOf(contractTextFromPlain('A short letter.')).definitions).toEqual([]);
});

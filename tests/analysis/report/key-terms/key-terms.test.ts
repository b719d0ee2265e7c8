import { describe, expect, test } from 'bun:test';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
import { LONGEST_LINE } from '../../../../src/analysis/report/key-terms/own-words';
import { WITH_CONDITIONS } from '../../../../src/shared/caveats';
import { plainContracts } from '../../../support/plain-contracts';
import { contractWith, readingOf } from '../../../support/reading';

const CLAUSES = `2. Term. The initial term of this Agreement begins on the Effective Date and continues for three (3) years. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.
3. Services. Provider shall deliver the Software within 30 days after the Effective Date. Provider shall not use subcontractors without Customer's consent.
4. Fees. Customer shall pay a subscription fee of $18,400 per month and a one-time implementation fee of $25,000. Customer shall pay a royalty of 5% of net sales.
5. Liability. Provider's liability shall not exceed the fees paid and in no event more than $100,000.
6. Termination. Either party may terminate this Agreement if the other party breaches it and does not cure the breach within sixty (60) days after notice. Provider may terminate this Agreement for its convenience upon thirty (30) days' notice. Either party may terminate this Agreement upon the bankruptcy of the other party.`;

describe('key terms', () => {
  const reading = readingOf(contractWith(CLAUSES));
  const terms = keyTermsOf(reading);

  test('name the parties with their part in the deal', () => {
    expect(terms.parties).toHaveLength(2);
    expect(terms.parties.join('\n')).toContain('Acme Cloud, Inc. (Provider)');
  });

  test('tell what is paid in the contract’s own sentences', () => {
    expect(terms.financialTerms).toEqual([
      'Customer shall pay a subscription fee of $18,400 per month and a one-time implementation fee of $25,000',
      'Customer shall pay a royalty of 5% of net sales',
      "Provider's liability shall not exceed the fees paid and in no event more than $100,000",
    ]);
  });

  test('give the dates with the last day for notice', () => {
    expect(terms.dates).toContain('Effective date: Mar 1, 2026');
    expect(terms.dates.join('\n')).toContain('Expiration: by Mar 1, 2029 (');
    expect(terms.dates).toContain('Last day for notice against renewal: Dec 1, 2028 (better a day earlier)');
  });

  test('an end says what may move it', () => {
    const paper = (row: string) =>
      readingOf(
        `STATEMENT OF WORK\nCustomer: Acme Mills, Inc.\nSupplier: Borel Software LLC\n${row}\n1. Supplier builds a stock system.`,
      );
    expect(keyTermsOf(paper('SOW end date\t30 November 2026, or final acceptance if earlier')).dates).toContain(
      `Expiration: Nov 30, 2026${WITH_CONDITIONS}`,
    );
    expect(keyTermsOf(paper('SOW end date\t30 November 2026')).dates).toContain('Expiration: Nov 30, 2026');
  });

  test('tell who must do what, and who may end it', () => {
    expect(terms.obligations).toEqual([
      'Provider shall deliver the Software within 30 days after the Effective Date',
      "Provider shall not use subcontractors without Customer's consent",
    ]);
    expect(terms.termination).toHaveLength(3);
  });

  test('repeat a sentence of another list where a list would be empty', () => {
    const only = keyTermsOf(
      readingOf(contractWith('4. Fees. Customer shall pay a subscription fee of $18,400 per month.')),
    );
    expect(only.obligations).toEqual(only.financialTerms);
  });

  test('tell a sentence in one list only', () => {
    const all = [terms.termination, terms.financialTerms, terms.dates, terms.obligations].flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('carry a proof for every line, in the words of the text', () => {
    for (const name of ['parties', 'financialTerms', 'dates', 'obligations', 'termination'] as const) {
      expect(terms.evidence[name]).toHaveLength(terms[name].length);
      for (const proofs of terms.evidence[name]) {
        expect(proofs.length).toBeGreaterThan(0);
        for (const { quote, start, end } of proofs) expect(reading.contract.text.slice(start, end)).toBe(quote);
      }
    }
  });

  test('are at most ten lines a list, none twice', () => {
    const duties = Array.from(
      { length: 30 },
      (_, i) =>
        `${i + 3}. Provider shall deliver the goods of list ${i + 1} to Customer ${'without any delay whatsoever, '.repeat(20)}.`,
    );
    const { obligations } = keyTermsOf(readingOf(contractWith([...duties, duties[0]].join('\n'))));
    expect(obligations).toHaveLength(10);
    expect(new Set(obligations).size).toBe(10);
    for (const line of obligations) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE + 1);
  });

  test('are empty for what is no contract', () => {
    const { obligations, parties } = keyTermsOf(
      readingOf('Dear all,\nCustomer shall pay for lunch on Monday at noon.'),
    );
    expect([...obligations, ...parties]).toEqual([]);
  });
});

/** What a line says beside days: label and value, which facts tell. */
const OF_FACTS =
  /^(?:Agreement date|Last updated|Effective date|Expiration|Term|Renewal term|Last day for notice against renewal|[A-Z][\w ]+ (?:Date|Deadline)): /;

test.each(plainContracts().map(({ name, text }) => [name, text] as const))(
  'every line of %s stands in it, word for word',
  (_name, text) => {
    const { parties: _parties, evidence: _evidence, ...lists } = keyTermsOf(readingOf(text));
    const words = (one: string) => one.replace(/[^\p{L}\p{N}$€£%]+/gu, ' ').trim();
    const paper = words(text);
    for (const line of Object.values(lists).flat()) {
      if (OF_FACTS.test(line)) continue;
      for (const part of line.replace(/…$/, '').split(': ')) expect(paper).toContain(words(part));
    }
  },
);

test('the boxes of ticked options are no words of a line', () => {
  const { financialTerms } = keyTermsOf(
    readingOf(
      'ORDER FORM\nSeller\tAcme Ltd\nCustomer\tBorel LLC\nPlan\t[ ] monthly $249 [x] yearly, 12 payments of $197\n1. Customer shall pay within 30 days.',
    ),
  );
  expect(financialTerms).toContain('Plan: yearly, 12 payments of $197');
});

import { describe, expect, test } from 'bun:test';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
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

  test('say what each sum is for', () => {
    expect(terms.financialTerms).toContain('Subscription fee: $18,400 per month');
    expect(terms.financialTerms).toContain('One-time implementation fee: $25,000');
    expect(terms.financialTerms).toContain('Royalty: 5% of net sales');
    expect(terms.financialTerms).toContain('Limit of Provider’s liability: $100,000');
  });

  test('give the dates with the last day for notice', () => {
    expect(terms.dates).toContain('Effective date: Mar 1, 2026');
    expect(terms.dates.join('\n')).toContain('Expiration: Mar 1, 2029');
    expect(terms.dates).toContain('Last day for notice against renewal: Dec 1, 2028');
  });

  test('say who must do what', () => {
    expect(terms.obligations).toContain('Provider must deliver the Software within 30 days after the Effective Date');
    expect(terms.obligations).toContain("Provider must not use subcontractors without Customer's consent");
  });

  test('say who may end it, why and on what notice', () => {
    expect(terms.termination).toContain('Provider may terminate without cause on 30 days’ notice');
    expect(terms.termination).toContain('Either party may terminate for breach if not cured within 60 days');
    expect(terms.termination).toContain('Either party may terminate on insolvency');
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

  test('are at most ten short lines a list, none twice', () => {
    const duties = Array.from(
      { length: 30 },
      (_, i) =>
        `${i + 3}. Provider shall deliver the goods of list ${i + 1} to Customer ${'without any delay whatsoever '.repeat(20)}.`,
    );
    const { obligations } = keyTermsOf(readingOf(contractWith([...duties, duties[0]].join('\n'))));
    expect(obligations).toHaveLength(10);
    expect(new Set(obligations).size).toBe(10);
    for (const line of obligations) expect(line.length).toBeLessThan(180);
  });

  test('are empty for what is no contract', () => {
    const { obligations, parties } = keyTermsOf(
      readingOf('Dear all,\nCustomer shall pay for lunch on Monday at noon.'),
    );
    expect([...obligations, ...parties]).toEqual([]);
  });
});

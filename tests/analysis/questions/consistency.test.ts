import { describe, expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { answersOf, type Findings } from '../../../src/analysis/questions/answers';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import { questionsOf } from '../../../src/analysis/questions/questions-of';
import type { Reading } from '../../../src/analysis/reading';
import type { QuestionAnswer, RiskFactor } from '../../../src/shared/analysis';
import { readingOf } from '../../support/reading';

const NOTHING: Findings = {
  riskAssessment: { overallRisk: 'low', rationale: '', riskFactors: [], recommendations: [] },
  compliance: { issues: [], recommendations: [], findings: [] },
};

/** The paper, read as if the heads took the sentences with these words for these provisions, and no others. */
function read(paper: string, fired: Partial<Record<ProvisionId, readonly string[]>>): Reading {
  const reading = readingOf(paper);
  const passages = (id: ProvisionId) =>
    reading.outline.sentences.flatMap(({ text }, sentence) =>
      fired[id]?.some((words) => text.includes(words)) ? [{ sentence, probability: 0.9, margin: 2 }] : [],
    );
  return { ...reading, provisions: { ...reading.provisions, passages } };
}

function answered(id: string, reading: Reading, findings = NOTHING): QuestionAnswer | undefined {
  return answersOf(reading, findings).find((answer) => answer.id === id);
}

const NOTE = `PROMISSORY NOTE
For value received, Dan Cole ("Maker") promises to pay to the order of Rock Finance, LLC ("Payee") $62,500.
1. Maker is personally liable for the whole of this Note, and Payee need not first resort to the collateral.
2. This Note is secured by all assets of Maker.
3. Upon default Payee may declare the entire principal due immediately.
4. Default is a payment that is missing ten days after written notice.`;

describe('an answer', () => {
  test('rests on sentences that are about the subject only', () => {
    const personal = read(NOTE, { 'all-assets-secured': ['personally liable'] });
    expect(answered('loan.security-scope', personal)?.answer).toBe('not_stated');
    const assets = read(NOTE, { 'all-assets-secured': ['all assets'] });
    expect(answered('loan.security-scope', assets)?.answer).toBe('yes');
  });

  test('rests on a rule’s finding only where that is about the subject', () => {
    const letter = (covenant: string) => {
      const reading = read(
        `SEPARATION AGREEMENT\nThis Separation Agreement is made between Acme, Inc. (the "Company") and Kim Roe (the "Employee").\n${covenant}`,
        {},
      );
      const start = reading.contract.text.indexOf(covenant);
      const end = start + covenant.length;
      const evidence = [{ quote: covenant, page: 1, start, end }];
      const found: RiskFactor = {
        type: '',
        severity: 'medium',
        description: '',
        rule: 'non-solicit',
        evidence,
        recommendation: '',
      };
      const riskAssessment = { ...NOTHING.riskAssessment, riskFactors: [found] };
      return answered('severance.new-covenants', reading, { ...NOTHING, riskAssessment })?.answer;
    };
    expect(letter('10. Employee shall not solicit staff of the Company to leave it.')).toBe('not_stated');
    expect(letter('10. Employee shall not solicit customers of the Company.')).toBe('yes');
  });

  test('that cannot stand beside another has to be checked, in the words of both', () => {
    const grave = { 'loan-accelerated-without-notice': ['entire principal'] } as const;
    expect(answered('loan.acceleration', read(NOTE, grave))?.answer).toBe('yes');
    const told = answered(
      'loan.acceleration',
      read(NOTE, { ...grave, 'default-after-grace': ['after written notice'] }),
    );
    expect(told?.answer).toBe('unclear');
    expect(told?.evidence.map(({ quote }) => quote.slice(0, 2))).toEqual(['3.', '4.']);
  });

  test('of sureties does not take the debtor for one', () => {
    const fired = { 'unlimited-personal-guaranty': ['personally liable', 'personally guarantees'] } as const;
    expect(answered('any.personal-liability', read(NOTE, fired))?.answer).toBe('unclear');
    const surety = NOTE.replace('1. Maker is personally liable for', '1. Kim Roe personally guarantees');
    expect(answered('any.personal-liability', read(surety, fired))?.answer).toBe('yes');
  });

  test('is not silence where the paper speaks of it in words that the question names', () => {
    const paper = (clause: string) => `DISTRIBUTION AGREEMENT
This Distribution Agreement is made between Tern Tiles SL (the "Supplier") and Borel LLC (the "Distributor").\n${clause}`;
    const marks = read(paper('9. The marks remain the property of the Supplier.'), {});
    expect(answered('distribution.trade-marks', marks)).toMatchObject({ answer: 'unclear' });
    expect(answered('distribution.trade-marks', read(paper('9. Samples are free.'), {}))?.answer).toBe('not_stated');
  });

  test('that calms has to be checked where a like sentence turns about', () => {
    const distribution = (clauses: string) =>
      read(
        `DISTRIBUTION AGREEMENT\nThis Distribution Agreement is made between Acme, Inc. ("Supplier") and Borel LLC ("Distributor").\n${clauses}`,
        { 'stock-bought-back-or-sold-off': ['stock', 'goods'] },
      );
    const open = '1. When the Agreement ends Supplier shall buy back the stock.';
    expect(answered('distribution.stock-buy-back', distribution(open))?.answer).toBe('yes');
    const closed = `${open}\n2. Distributor may not sell off any goods that are left.`;
    expect(answered('distribution.stock-buy-back', distribution(closed))?.answer).toBe('unclear');
    const excepted = `${open}\n2. Distributor may not sell off goods that are left except to its own customers.`;
    expect(answered('distribution.stock-buy-back', distribution(excepted))?.answer).toBe('yes');
  });
});

test('a question of every contract may leave out kinds that ask it better', () => {
  const asks = (kind: string) => questionsOf(kind).some(({ id }) => id === 'any.liquidated-damages');
  expect(asks('promissory-note')).toBe(false);
  expect(asks('construction')).toBe(true);
});

test('what questions name is there', () => {
  const ids = new Set(QUESTIONS.map(({ id }) => id));
  const kinds = new Set(KINDS.map(({ id }) => id));
  for (const { yieldsTo = [], notOf = [] } of QUESTIONS) {
    for (const { question } of yieldsTo) expect(ids).toContain(question);
    for (const kind of notOf) expect(kinds).toContain(kind);
  }
});

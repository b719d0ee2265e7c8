import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { analyse } from '../../src/analysis/analyse';
import { type AnalysisStage, coverageOf } from '../../src/analysis/tell';
import { analysisSchema } from '../../src/shared/analysis';
import { contractTextFromPlain } from '../support/contract-text';

const CONTRACT = `SOFTWARE AS A SERVICE AGREEMENT
This Software as a Service Agreement (this "Agreement") is made as of March 1, 2026 (the "Effective Date") by and between Acme Cloud, Inc., a Delaware corporation ("Provider"), and Borel LLC, a Texas limited liability company ("Customer").
1. Services. Provider shall provide the services to Customer.
2. Term. This Agreement shall commence on the Effective Date and shall continue for an initial term of three (3) years (the "Initial Term").
3. Renewal. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice at least sixty (60) days prior to the end of the then-current term.
4. Liability. In no event shall Provider's aggregate liability under this Agreement exceed $100,000.
5. Law. This Agreement shall be governed by the laws of the State of New York. The courts located in New York County, New York shall have exclusive jurisdiction.
IN WITNESS WHEREOF, the parties have executed this Agreement.
ACME CLOUD, INC.
By: ____________
BOREL LLC
By: ____________`;

describe('the built-in engine, start to end', () => {
  const contract = contractTextFromPlain(CONTRACT);

  test('is an analysis, and its top repeats the facts for people', () => {
    const analysis = analyse(contract);
    expect(v.is(analysisSchema, analysis)).toBe(true);
    expect(analysis).toMatchObject({
      contractType: 'Software as a service agreement',
      governingLaw: 'New York',
      effectiveDate: 'Mar 1, 2026',
      expirationDate: 'Mar 1, 2029',
      engine: { name: 'builtin', model: null, degraded: null },
      coverage: { pages: 1, read: 1, ocr: 0, unreadable: [], truncated: false },
    });
    expect(analysis.jurisdiction).toContain('New York');
    expect(analysis.facts.parties.map((party) => party.value)).toEqual(['Acme Cloud, Inc.', 'Borel LLC']);
  });

  test('the same text gives the same analysis', () => {
    expect(analyse(contract)).toEqual(analyse(contractTextFromPlain(CONTRACT)));
  });

  test('stages are told in order, each once', () => {
    const stages: AnalysisStage[] = [];
    analyse(contract, { onStage: (stage) => stages.push(stage) });
    expect(stages).toEqual(['analyzing', 'key_terms', 'risks']);
  });

  test('clauses are proved, in order of the text, and cut at the confidence asked for', () => {
    const all = analyse(contract, { minConfidence: 0 }).clauses;
    const sure = analyse(contract, { minConfidence: 0.9 }).clauses;
    for (const clause of all) expect(contract.text.slice(clause.start, clause.end)).toBe(clause.quote);
    expect(all.map(({ start }) => start)).toEqual(all.map(({ start }) => start).toSorted((one, other) => one - other));
    expect(all.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['Document Name', 'Parties', 'Agreement Date']),
    );
    expect(sure.every(({ confidence }) => confidence >= 0.9)).toBe(true);
    expect(sure.length).toBeLessThanOrEqual(all.length);
  });

  test('a clause knows the section it stands in', () => {
    const sections = Object.fromEntries(
      analyse(contract).clauses.map(({ category, section }): [string, string | null | undefined] => [
        category,
        section,
      ]),
    );
    expect(sections['Governing Law']).toBe('5 Law');
    expect(sections['Cap On Liability']).toBe('4 Liability');
    expect(sections['Document Name']).toBeOneOf([null, 'Preamble']);
  });

  test('an empty document is analysed too, and claims nothing', () => {
    const analysis = analyse(contractTextFromPlain(''));
    expect(analysis.contractType).toBeNull();
    expect(analysis.clauses).toEqual([]);
    expect(analysis.facts.parties).toEqual([]);
  });

  test('pages that gave no text are named', () => {
    const page = (number: number, source: 'text' | 'ocr' | 'blank' | 'unreadable' | 'failed') => ({
      number,
      start: 0,
      end: 0,
      width: 1,
      height: 1,
      source,
    });
    const pages = [page(1, 'text'), page(2, 'unreadable'), page(3, 'blank'), page(4, 'failed'), page(5, 'ocr')];
    expect(coverageOf({ ...contract, pages, truncated: true })).toEqual({
      pages: 5,
      read: 3,
      ocr: 1,
      unreadable: [2, 4],
      truncated: true,
    });
  });
});

import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contradictionsIn } from '../../bench/accuracy/contradictions';
import { ownContracts } from '../../scripts/training/facts/own-contracts';
import { analyse } from '../../src/analysis/analyse';
import type { Analysis } from '../../src/shared/analysis';
import { contractTextFromPlain } from '../support/contract-text';
import { contractWith } from '../support/reading';

const FOLDERS = ['tests/fixtures/plain-english', 'scripts/samples'].map((folder) =>
  join(import.meta.dir, '../..', folder),
);
const papers = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]),
);

describe('no part of an analysis says the opposite of another', () => {
  test.each(papers)('%s', (_, text) => {
    expect(contradictionsIn(analyse(contractTextFromPlain(text)))).toEqual([]);
  });

  test('in any of our training contracts', () => {
    const said = ownContracts().flatMap(({ text }) =>
      contradictionsIn(analyse(contractTextFromPlain(text))).map((what) => `${what} in: ${text.slice(0, 60)}`),
    );
    expect(said).toEqual([]);
  }, 300_000);
});

describe('a contradiction is seen', () => {
  const analysis = analyse(
    contractTextFromPlain(
      contractWith(
        '2. Term. This Agreement continues for three (3) years from the Effective Date.\n3. This Agreement shall be governed by the laws of the State of Texas.',
      ),
    ),
  );
  const absent = { status: 'absent', value: null, normalized: null, confidence: 0.7, evidence: [] } as const;
  const changed = (change: (analysis: Analysis) => void): string[] => {
    const other = structuredClone(analysis);
    change(other);
    return contradictionsIn(other);
  };

  test.each<[string, (analysis: Analysis) => void]>([
    ['absent beside a clause: governingLaw', ({ facts }) => Object.assign(facts.governingLaw, absent)],
    [
      'missing beside a clause: no-governing-law',
      ({ riskAssessment }) =>
        riskAssessment.riskFactors.push({
          type: 'Governing law missing',
          rule: 'no-governing-law',
          severity: 'low',
          description: '',
          recommendation: '',
          evidence: [],
        }),
    ],
    [
      'the summary differs from its fact',
      ({ facts }) => Object.assign(facts.expirationDate, { normalized: '2031-01-01', value: '2031-01-01' }),
    ],
    ['the headline differs from its fact: governingLaw', (other) => Object.assign(other, { governingLaw: 'Ohio' })],
    ['the headline differs from its fact: expirationDate', (other) => Object.assign(other, { expirationDate: null })],
    [
      'complete beside a risk: signatures',
      ({ completeness, riskAssessment }) => {
        Object.assign(completeness?.signatures ?? {}, { status: 'complete' });
        riskAssessment.riskFactors.push({
          type: 'No signature seen',
          rule: 'unsigned',
          severity: 'low',
          description: '',
          recommendation: '',
          evidence: [],
        });
      },
    ],
  ])('%s', (name, change) => {
    expect(contradictionsIn(analysis)).toEqual([]);
    expect(changed(change)).toContain(name);
  });
});

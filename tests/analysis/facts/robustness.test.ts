import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { documentOf } from '../../../src/analysis/document/document';
import { factsOf } from '../../../src/analysis/facts/facts';
import { printFacts } from '../../../src/analysis/report/facts';
import type { Fact } from '../../../src/shared/analysis';
import { contractTextFromPlain } from '../../support/contract-text';

function everyFact(plain: string): { text: string; facts: Fact[] } {
  const contract = contractTextFromPlain(plain);
  const { parties, ...rest } = printFacts(factsOf(contract, documentOf(contract)));
  return { text: contract.text, facts: [...Object.values(rest), ...parties] };
}

describe('hostile and odd text', () => {
  const unit: [name: string, piece: string][] = [
    ['brackets', '('],
    ['blanks', '_'],
    ['spaces', ' '],
    ['letters', 'a '],
    ['capitals', 'Aa '],
    ['quotes', '"'],
    ['digits', '1 '],
    ['dates without end', 'May 1, '],
    ['governed', 'governed by laws of '],
    ['lines', 'a.\n'],
    ['numbers', '1.1 \n'],
    ['terms', 'the term of this Agreement shall be one year '],
    ['parties', 'between A, Inc., and '],
  ];
  test.each(unit)(
    '1 MB of %s is read: a pattern that tries again at each place would never end',
    (_, piece) => {
      const text = `This Agreement is between ${piece.repeat(Math.floor(1_000_000 / piece.length))}`;
      expect(everyFact(text).facts.filter(({ status }) => status === 'failed')).toEqual([]);
    },
    120_000,
  );

  test('nothing at all', () => {
    for (const text of ['', ' ', '\n\n', '\f\f']) {
      expect(everyFact(text).facts.every((fact) => fact.status !== 'failed')).toBe(true);
    }
  });
});

describe('every answer is proved', () => {
  const word = fc.constantFrom(
    'This Agreement',
    'is made',
    'as of',
    'May 8, 2014',
    'between',
    'Acme, Inc.',
    'and',
    'Borel LLC',
    '(the "Buyer")',
    ',',
    '.',
    '\n',
    '\f',
    'the term of this Agreement',
    'shall be',
    'three (3) years',
    'shall renew',
    'automatically',
    'thirty (30) days',
    'notice',
    'governed by',
    'the laws of',
    'Delaware',
    'liability',
    'shall not exceed',
    '$5,000',
    'fees paid',
    'effective',
    'until',
    'terminated',
    '____ day of ____, 2014',
    '“quoted”',
    '9.',
    '(a)',
    'courts located in',
    'Ontario',
    '\u00a0',
    '–',
  );

  test('quotes are the exact words at their offsets, confidences are probabilities', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (words) => {
        const { text, facts } = everyFact(words.join(' '));
        for (const fact of facts) {
          expect(fact.confidence).toBeGreaterThanOrEqual(0);
          expect(fact.confidence).toBeLessThanOrEqual(1);
          if (fact.status === 'found') expect(fact.evidence.length).toBeGreaterThan(0);
          expect(fact.status).not.toBe('failed');
          for (const evidence of fact.evidence) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
        }
      }),
      { numRuns: 300 },
    );
  });
});

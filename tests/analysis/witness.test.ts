import { describe, expect, test } from 'bun:test';
import { findFirst, proof } from '../../src/analysis/statements/search';
import { toldOf, type Witness } from '../../src/analysis/witness';
import { contractWith, readingOf } from '../support/reading';

/** What is told of the first sentence in which the words stand. */
function standing(clauses: string, words: RegExp, witness: Witness): string | undefined {
  const reading = readingOf(contractWith(clauses));
  const hit = findFirst(reading, words, { negated: true });
  return hit ? toldOf(reading, witness, { evidence: [proof(reading, hit)] })?.standing : 'no such words';
}

describe('a second witness is', () => {
  test('the provision model', () => {
    const witness: Witness = { provisions: ['Non-Compete'] };
    const bars = '7. For two years after termination Customer shall not compete with Provider.';
    expect(standing(bars, /compete/, witness)).toBe('asserted');
    expect(standing('7. Provider shall paint the wall.', /paint/, witness)).toBe('to_check');
  });

  test('a heading', () => {
    const witness: Witness = { headings: ['non-compet'] };
    expect(standing('7. Non-Competition\nCustomer shall paint the wall.', /paint/, witness)).toBe('asserted');
    expect(standing('7. Painting\nCustomer shall paint the wall.', /paint/, witness)).toBe('to_check');
  });

  test('somebody who acts', () => {
    const witness: Witness = { forces: ['may'] };
    expect(standing('7. Provider may paint the wall.', /paint/, witness)).toBe('asserted');
    expect(standing('7. Provider shall paint the wall.', /paint/, witness)).toBe('to_check');
  });

  test('the silence of the model, and where it speaks nothing is missing', () => {
    const witness: Witness = { silence: ['Governing Law'] };
    const law = '13. This Agreement shall be governed by the laws of the State of Texas.';
    expect(standing('7. Provider shall paint the wall.', /paint/, witness)).toBe('asserted');
    expect(standing(`7. Provider shall paint the wall.\n${law}`, /paint/, witness)).toBeUndefined();
  });

  test('not asked for where the words have one meaning', () => {
    expect(standing('7. Time is of the essence.', /essence/, 'a term of art')).toBe('asserted');
  });
});

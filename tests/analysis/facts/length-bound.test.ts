import { describe, expect, test } from 'bun:test';
import { boundIn } from '../../../src/analysis/facts/length-bound';
import { findPeriods } from '../../../src/analysis/mentions/periods';

/** Of which side the first length of a sentence is only a limit. */
function boundOf(quote: string) {
  const [length] = findPeriods(quote);
  return length ? boundIn({ quote }, length) : undefined;
}

describe('a length that is only a limit', () => {
  test.each([
    'The Initial Period ends on the later of fifteen months after it starts and nine months after the release.',
    'The term is the later of the completion of the services and two years from signature.',
    'The term shall be the longer of (a) five years and (b) the life of the patent.',
    'Minimum hire: [ ] [x] 4 weeks',
    'Minimum term\t12 months',
    'This agreement lasts for a minimum of two years.',
    'The stay is not less than six months.',
    'Duration: 24 months minimum',
    'It runs for one year or more.',
    'It runs for two years or until completion of the works, whichever is later.',
  ])('at least: %s', (quote) => expect(boundOf(quote)).toBe('at least'));

  test.each([
    'The licence lasts for no more than 90 days.',
    'The term is up to three years.',
    'Maximum hire: [ ] [x] 14 days',
    'It runs for the earlier of six months and the replacement of the engine.',
    'It runs for two years or until completion of the works, whichever comes first.',
    'It runs for one year at most.',
  ])('at most: %s', (quote) => expect(boundOf(quote)).toBe('at most'));

  test.each([
    'It starts on the later of signature and payment and runs for two years.',
    'The term begins upon the earlier of opening and 1 May, and continues for ten years.',
    'It runs for 12 months from signature or delivery, whichever is later.',
    'It runs for 12 months from the later of signature and delivery.',
    'The term is three years; at least 60 days before its end notice may be given.',
    'This agreement lasts one year, unless ended on not less than 30 days notice.',
  ])('near miss: %s', (quote) => expect(boundOf(quote)).toBeNull());
});

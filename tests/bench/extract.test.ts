import { describe, expect, test } from 'bun:test';
import { agreementOf, sumOf, wordsOf } from '../../bench/extract/agreement';

describe('agreement of two readings of a PDF', () => {
  test('hyphens, ligatures, case and punctuation make no difference', () => {
    expect(wordsOf('The ﬁrst non-\ncompete, “Term”.')).toEqual(wordsOf('the first NONCOMPETE Term'));
  });

  test('a word counts as often as both have it', () => {
    expect(agreementOf(['a', 'a', 'b'], ['a', 'c'])).toMatchObject({ shared: 1, ours: 3, theirs: 2, runs: 0 });
  });

  test('another order keeps the words and loses the runs', () => {
    const ours = ['one', 'two', 'three', 'four', 'five', 'six'];
    expect(agreementOf(ours, ours)).toMatchObject({ shared: 6, runs: 2, sharedRuns: 2 });
    expect(agreementOf(ours, ours.toReversed())).toMatchObject({ shared: 6, runs: 2, sharedRuns: 0 });
  });

  test('sums count words, not files', () => {
    const sum = sumOf([agreementOf(['a'], ['a']), agreementOf(['a', 'b'], ['c'])]);
    expect(sum).toEqual({ shared: 1, ours: 3, theirs: 2, runs: 0, sharedRuns: 0 });
  });
});

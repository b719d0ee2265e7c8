import { describe, expect, test } from 'bun:test';
import type { Fact } from '../../../src/shared/analysis';
import type { Coverage } from '../../../src/shared/coverage';
import { pagesRead } from '../../../src/ui/components/analysis/page-words';
import { absent, coverageNotes, engineName, factWords, shownState } from '../../../src/ui/components/analysis/words';

const whole: Coverage = { pages: 42, read: 42, ocr: 0, unreadable: [], truncated: false };
const partial: Coverage = { pages: 42, read: 39, ocr: 0, unreadable: [3, 17, 41], truncated: false };
const fact = (change: Partial<Fact>): Fact => ({
  status: 'found',
  value: null,
  normalized: null,
  confidence: 1,
  evidence: [],
  ...change,
});

describe('a fact in words', () => {
  test('found: a date for people, with the rule it was computed by', () => {
    const date = fact({ value: '2029-02-28', normalized: '2029-02-28', rule: 'effective date + 36 months' });
    expect(factWords(date, whole)).toEqual({
      value: 'Feb 28, 2029',
      note: 'computed: effective date + 36 months',
      certain: true,
    });
  });

  test('found: a counted day is the latest, and says what may follow it', () => {
    const date = fact({
      value: 'by March 1, 2029, unless it is renewed or goes on',
      normalized: '2029-03-01',
      rule: 'effective date + 36 months',
    });
    expect(factWords(date, whole)).toEqual({
      value: 'by Mar 1, 2029',
      note: 'unless it is renewed or goes on; computed: effective date + 36 months',
      certain: true,
    });
    const earliest = fact({ value: 'not before March 1, 2029', normalized: '2029-03-01' });
    expect(factWords(earliest, whole).value).toBe('not before Mar 1, 2029');
    const beyond = fact({ ...date, value: `${date.value}, though its duties last longer` });
    expect(factWords(beyond, whole).note).toBe(
      'unless it is renewed or goes on, though its duties last longer; computed: effective date + 36 months',
    );
    const alone = fact({ value: 'by March 1, 2029, though its duties last longer', normalized: '2029-03-01' });
    expect(factWords(alone, whole).note).toBe('though its duties last longer');
    const written = fact({ value: '4 May 2029, with conditions that the clause names', normalized: '2029-05-04' });
    expect(factWords(written, whole)).toMatchObject({
      value: 'May 4, 2029',
      note: 'with conditions that the clause names',
    });
  });

  test('found, but to be checked: says so beside its value, and is called so', () => {
    const doubted = fact({ value: '4 May 2029', normalized: '2029-05-04', standing: 'to_check' });
    expect(factWords(doubted, whole)).toEqual({
      value: 'May 4, 2029',
      note: 'the words may speak of something else',
      certain: true,
    });
    expect(shownState(doubted, whole)).toBe('to_check');
    expect(shownState(fact({ value: 'x', standing: 'asserted' }), whole)).toBe('found');
    const silent = fact({ status: 'absent', standing: 'to_check' });
    expect(shownState(silent, whole)).toBe('to_check');
    expect(factWords(silent, whole).note).toStartWith('Not found for certain');
    expect(factWords(fact({ status: 'absent' }), whole).note).toBe('Not found. All 42 pages read.');
    expect(factWords(fact({ status: 'stated', standing: 'to_check' }), whole).note).toStartWith(
      'Stated, but not surely',
    );
  });

  test('found: a rule that does not calculate speaks for itself', () => {
    const perpetual = fact({ value: 'No fixed end', normalized: 'perpetual', rule: 'runs until it is terminated' });
    expect(factWords(perpetual, whole)).toMatchObject({ value: 'No fixed end', note: 'runs until it is terminated' });
  });

  test('absent: says how much was read', () => {
    const none = fact({ status: 'absent' });
    expect(factWords(none, whole)).toEqual({ value: null, note: 'Not found. All 42 pages read.', certain: false });
    expect(factWords(none, partial).note).toBe(
      'Not found in the text that was read: 39 of 42 pages, not pages 3, 17 and 41.',
    );
    expect(factWords(none, { ...whole, truncated: true }).note).toStartWith('Not found in the text that was read');
    expect(absent({ ...whole, pages: 1, read: 1 })).toBe('Not found. The only page was read.');
  });

  test('ambiguous, unreadable and failed are told apart', () => {
    expect(factWords(fact({ status: 'ambiguous', value: 'Delaware or Texas' }), whole)).toEqual({
      value: 'Delaware or Texas',
      note: 'Ambiguous: the contract can be read in more than one way.',
      certain: false,
    });
    expect(factWords(fact({ status: 'unreadable' }), partial).note).toBe(
      'Unreadable: pages 3, 17 and 41 could not be read.',
    );
    expect(factWords(fact({ status: 'unreadable' }), { ...partial, unreadable: [3] }).note).toBe(
      'Unreadable: page 3 could not be read.',
    );
    expect(factWords(fact({ status: 'unreadable' }), { ...partial, unreadable: [3, 5, 6, 7, 8, 10, 11] }).note).toBe(
      'Unreadable: pages 3, 5 to 8, 10 and 11 could not be read.',
    );
    expect(factWords(fact({ status: 'unreadable' }), whole).note).toStartWith('Unreadable:');
    expect(factWords(fact({ status: 'failed' }), whole).note).toStartWith('Failed:');
  });
});

test('what is on pages that wait to be read is called so, not unreadable', () => {
  const waiting: Coverage = { ...whole, read: 3, pending: Array.from({ length: 39 }, (_, i) => i + 4) };
  const none = fact({ status: 'unreadable' });
  expect(factWords(none, waiting).note).toBe('Not read yet: pages 4 to 42.');
  expect(factWords(none, { ...waiting, unreadable: [3] }).note).toBe(
    'Not read yet: pages 4 to 42. On page 3 no text could be read.',
  );
  expect([shownState(none, waiting), shownState(none, partial), shownState(fact({}), waiting)]).toEqual([
    'pending',
    'unreadable',
    'found',
  ]);
  expect(absent(waiting)).toBe('Not found in the text that was read: 3 of 42 pages, not yet pages 4 to 42.');
  expect(coverageNotes({ ...waiting, unreadable: [3] })).toEqual([
    'Not read yet: pages 4 to 42. What stands on them is not in this analysis.',
    'No text could be read on page 3. What stands on it is not in this analysis.',
  ]);
});

test('how much was read', () => {
  expect(pagesRead(whole)).toBe('42 pages, all read');
  expect(pagesRead(partial)).toBe('39 of 42 pages read');
  expect(pagesRead({ ...whole, pages: 1, read: 1 })).toBe('1 page, read');
});

test('what was not read is named, and nothing is said when all was', () => {
  expect(coverageNotes(whole)).toEqual([]);
  expect(coverageNotes({ ...whole, ocr: 3, doubtful: [4, 5] })).toEqual([
    '3 pages were scanned and read by text recognition.',
    'Hard to read: pages 4 and 5. Check what is quoted from them against the scan.',
  ]);
  expect(coverageNotes({ ...whole, hidden: [2] })).toEqual([
    'This document holds text that cannot be seen: page 2. It is quoted among the risks and was left out of everything else.',
  ]);
  expect(coverageNotes({ ...partial, truncated: true, ocr: 1 })).toEqual([
    'No text could be read on pages 3, 17 and 41. What stands on them is not in this analysis.',
    'The document is too long to be read whole. The analysis covers its first part only.',
    '1 page was scanned and read by text recognition.',
  ]);
});

test('the engine', () => {
  expect(engineName({ name: 'builtin', version: '1', model: null, degraded: null })).toBe('built-in engine');
  expect(engineName({ name: 'mistral', version: '1', model: 'mistral-large', degraded: null })).toBe(
    'Mistral (mistral-large)',
  );
});

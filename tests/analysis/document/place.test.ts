import { describe, expect, test } from 'bun:test';
import { placeOf } from '../../../src/analysis/document/place';
import { contractWith, readingOf } from '../../support/reading';

describe('where a sentence stands', () => {
  const place = (clauses: string, words: string) => {
    const reading = readingOf(contractWith(clauses));
    const sentence = reading.outline.sentences.find(({ text }) => text.includes(words));
    return sentence ? placeOf(reading, sentence) : null;
  };
  const CLAUSES =
    '11. Liability\n11.1 We provide our services with care.\n11.2 Our liability is limited to $900. That is all.\n11.3 We are not liable for lost herons.\n12. Notices\n12.1 Notices are in writing.';

  test.each([
    ['our services', 'Section 11.1'],
    ['That is all', 'Section 11.2'],
    ['lost herons', 'Section 11.3'],
    ['in writing', 'Section 12.1'],
  ])('%s', (words, where) => expect(place(CLAUSES, words)).toBe(where));

  test('a number of another article that opens a sentence is none of its own', () =>
    expect(place('11. Liability. We owe what is listed. 4.5 litres of tern oil are owed.', 'tern oil')).not.toBe(
      'Section 4.5',
    ));
  test('without a number by its page', () => expect(place('We are not liable for herons.', 'herons')).toBe('Page 1'));
});

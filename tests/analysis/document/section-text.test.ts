import { describe, expect, test } from 'bun:test';
import { isInPaper, isInSection, sectionText } from '../../../src/analysis/document/section-text';
import { contractWith, readingOf } from '../../support/reading';

/** The words around the sentence that holds some words. */
function around(text: string, words: string) {
  const reading = readingOf(contractWith(text));
  const sentence = reading.outline.sentences.find((one) => one.text.includes(words));
  if (!sentence) throw new Error(`no sentence has ${words}`);
  return { whole: sectionText(reading, sentence), says: (pattern: RegExp) => isInSection(reading, sentence, pattern) };
}

describe('the words around a sentence', () => {
  const CLAUSE = '4. Prices.\n4.1 The price may rise each year.\n4.2 Whoever dislikes it may leave without charge.';

  test('are those of the whole clause', () => {
    const { whole, says } = around(`${CLAUSE}\n5. Law. The law of Ohio governs.`, 'may rise');
    expect(whole).toContain('may leave without charge');
    expect(whole).not.toContain('Ohio');
    expect([says(/without charge/), says(/Ohio/)]).toEqual([true, false]);
  });

  test('are no more than its own part where the clause is an article of many', () => {
    const many = Array.from(
      { length: 90 },
      (_, at) => `4.${at + 3} The parties meet in room ${at} and keep notes of all that they say there.`,
    );
    expect(around(`${CLAUSE}\n${many.join('\n')}`, 'may rise').whole).not.toContain('room 80');
  });

  test('of a paragraph without end are those near to it', () => {
    const piece = 'The fee is paid in the office of the firm. ';
    const { whole } = around(`4. Prices. ${piece.repeat(300)}The price may rise. ${piece.repeat(300)}`, 'may rise');
    expect(whole).toContain('The price may rise.');
    expect(whole.length).toBeGreaterThan(5_000);
    expect(whole.length).toBeLessThan(7_000);
  });
});

test('a pattern is found in any sentence that binds', () => {
  const reading = readingOf(
    contractWith('4. Prices. They may rise.\n5. Law. This agreement is governed by the law of Ohio in all respects.'),
  );
  expect([isInPaper(reading, /Ohio/), isInPaper(reading, /rise\..*Ohio/s)]).toEqual([true, false]);
});

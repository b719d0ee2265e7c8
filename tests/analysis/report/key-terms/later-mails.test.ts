import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { earlierMail } from '../../../../src/analysis/report/key-terms/later-mails';
import { readingOf } from '../../../support/reading';

/** A mail of 6 May with these words, and one of 8 May with those. */
const mails = (first: string, second: string) =>
  readingOf(
    `From: Ann Lee\nTo: Bo Ray\nDate: Tue 6 May 2025 09:41\nHi Bo\n${first}\nAnn\n\nFrom: Bo Ray\nTo: Ann Lee\nDate: Thu 8 May 2025 16:20\nHi Ann\n${second}\nBo\n`,
  );

function isMarked(first: string, second: string): boolean {
  const reading = mails(first, second);
  return earlierMail(reading, first, reading.contract.text.indexOf(first)) !== null;
}

describe('a term to which a later mail returns', () => {
  test.each([
    ['Price: £46,500 including VAT.', 'The price is now £37,900 with the VAT.', 'another sum'],
    ['You choose your pictures in 10 days.', 'You choose the pictures in 20 days.', 'another length of time'],
    [
      'If you cancel, you pay all of the price.',
      'The cancelling rule I change too: half of the price.',
      'a word of change',
    ],
    ['6. My name goes next to each.', 'Term 6: a tag is fine on social.', 'its number'],
    ['6. Slew ring: you pay labour.', '6 - parts and HALF of it, best I can do.', 'its number alone'],
    ['The deposit is £900.', "We can't do a deposit.", 'a thing that is rarely spoken of, refused'],
  ])('%s', (first, second) => expect(isMarked(first, second)).toBe(true));

  test.each([
    ['Price: £46,500 including VAT.', 'The price of £46,500 is fine for us.', 'it is taken as it is'],
    ['Price: £46,500 including VAT.', 'The kiln is £37,900.', 'another thing'],
    ['The hall is swept each day.', 'The hall has a stage.', 'nothing is changed'],
    ['6. My name goes next to each.', 'Term 7: a tag is fine on social.', 'another number'],
    ['6. My name goes next to each.', 'We were 6 people in the room.', 'no number of a term'],
  ])('near miss: %s', (first, second) => expect(isMarked(first, second)).toBe(false));

  test('or that shares several things with it, which many sentences speak of', () => {
    const often = 'The kiln is old. The shop is old. The kiln is red. The shop is red. The kiln is in. The shop is in.';
    const first = 'If broken, the kiln of the shop costs £90.';
    expect(isMarked(first, `${often} We say £70 for the kiln of the shop.`)).toBe(true);
    expect(isMarked(first, `${often} We say £70 for the kiln of the hall.`)).toBe(false);
  });

  test('is one of an earlier mail', () => {
    const reading = mails('Price: £46,500 including VAT.', 'The price is now £37,900 with the VAT.');
    expect(earlierMail(reading, 'The price is now £37,900', reading.contract.text.indexOf('The price is'))).toBeNull();
  });

  test('is told with the day of its mail, as a sentence and as a row', () => {
    const reading = mails(
      'You pay a deposit of £900 now.\nTotal\t£2,540, no VAT',
      'The deposit could be £500. That makes the total £2,800.',
    );
    const texts = financialLines(reading).map(({ text }) => text);
    const marked = texts.filter((text) => text.startsWith('Written on May 6, 2025; a later mail speaks of it too: '));
    expect(marked.some((text) => text.endsWith('You pay a deposit of £900 now'))).toBe(true);
    expect(marked.some((text) => text.includes('£2,540'))).toBe(true);
    expect(texts.filter((text) => text.includes('£2,800')).every((text) => !marked.includes(text))).toBe(true);
  });
});

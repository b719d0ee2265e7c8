import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { isTakenUpLater } from '../../../../src/analysis/report/key-terms/later-mails';
import { readingOf } from '../../../support/reading';

/** A mail of 6 May with these words, and one of 8 May with those. */
const mails = (first: string, second: string) =>
  readingOf(
    `From: Ann Lee\nTo: Bo Ray\nDate: Tue 6 May 2025 09:41\nHi Bo\n${first}\nAnn\n\nFrom: Bo Ray\nTo: Ann Lee\nDate: Thu 8 May 2025 16:20\nHi Ann\n${second}\nBo\n`,
  );

function isReplaced(first: string, second: string): boolean {
  const reading = mails(first, second);
  return isTakenUpLater(reading, first, reading.contract.text.indexOf(first));
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
  ])('%s', (first, second) => expect(isReplaced(first, second)).toBe(true));

  test.each([
    ['Price: £46,500 including VAT.', 'The price of £46,500 is fine for us.', 'it is taken as it is'],
    ['Price: £46,500 including VAT.', 'The kiln is £37,900.', 'another thing'],
    ['The hall is swept each day.', 'The hall has a stage.', 'nothing is changed'],
    ['6. My name goes next to each.', 'Term 7: a tag is fine on social.', 'another number'],
    ['6. My name goes next to each.', 'We were 6 people in the room.', 'no number of a term'],
  ])('near miss: %s', (first, second) => expect(isReplaced(first, second)).toBe(false));

  test('or that shares several things with it, which many sentences speak of', () => {
    const often = 'The kiln is old. The shop is old. The kiln is red. The shop is red. The kiln is in. The shop is in.';
    const first = 'If broken, the kiln of the shop costs £90.';
    expect(isReplaced(first, `${often} We say £70 for the kiln of the shop.`)).toBe(true);
    expect(isReplaced(first, `${often} We say £70 for the kiln of the hall.`)).toBe(false);
  });

  test('is one of an earlier mail', () => {
    const reading = mails('Price: £46,500 including VAT.', 'The price is now £37,900 with the VAT.');
    expect(isTakenUpLater(reading, 'The price is now £37,900', reading.contract.text.indexOf('The price is'))).toBe(
      false,
    );
  });

  test('is not told, neither as a sentence nor as a row', () => {
    const reading = mails(
      'You pay a deposit of £900 now.\nTotal\t£2,540, no VAT\nThe rent is £70 a week.',
      'The deposit could be £500. That makes the total £2,800.',
    );
    const told = financialLines(reading)
      .map(({ text }) => text)
      .join('\n');
    for (const replaced of ['£900', '£2,540']) expect(told).not.toContain(replaced);
    for (const agreed of ['£70 a week', '£2,800']) expect(told).toContain(agreed);
  });
});

import { describe, expect, test } from 'bun:test';
import { isBargained } from '../../../../src/analysis/report/key-terms/bargaining';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { contractWith, readingOf } from '../../../support/reading';

/** Mails of two people in turn, a day apart. */
const mails = (bodies: readonly string[]) =>
  bodies
    .map((body, at) => {
      const [from, to] = at % 2 === 0 ? ['Ann Lee', 'Bo Ray'] : ['Bo Ray', 'Ann Lee'];
      return `From: ${from}\nTo: ${to}\nDate: Tue ${6 + at} May 2025 09:41\nHello there\n${body}\n`;
    })
    .join('\n');

function isDropped(bodies: readonly string[], sentence: string): boolean {
  const reading = readingOf(mails(bodies));
  return isBargained(reading, { text: sentence, start: reading.contract.text.indexOf(sentence) });
}

describe('a sum of a mail that is no term', () => {
  test.each([
    [
      'what was asked at first',
      ['Asking $24,000.', 'I’d pay $22,500 for it.', 'OK, $22,500 it is.'],
      'Asking $24,000.',
    ],
    [
      'an offer that was countered',
      ['I can do £400 a week.', 'How about £350?', 'Fine, £350.'],
      'I can do £400 a week.',
    ],
    [
      'what somebody thinks of it',
      ['£900 is a bit light for six months.', 'Let me see.'],
      '£900 is a bit light for six months.',
    ],
    [
      'a request',
      ['Could I drop to $250 a month for a while?', 'Not now, sorry.'],
      'Could I drop to $250 a month for a while?',
    ],
    [
      'a request that is granted in other words',
      ['Could I drop to $250?', 'Yes. You pay $250 while ill.'],
      'Could I drop to $250?',
    ],
    [
      'a question that is asked back',
      ['Would you take $225?', 'Deal at $240 if you fetch it, can we say $240?'],
      'Would you take $225?',
    ],
    ['what is thought of a sum', ['$240,000 is steep for year one.', 'I see.'], '$240,000 is steep for year one.'],
    ['the same', ['£60 a day is nearly three times the rent.', 'I see.'], '£60 a day is nearly three times the rent.'],
    ['the same', ['€640 is more than we budgeted.', 'I see.'], '€640 is more than we budgeted.'],
    ['what somebody can’t pay', ['I can’t do €580 a head.', 'I see.'], 'I can’t do €580 a head.'],
    ['what somebody has', ['My budget is £5,000 for this.', 'I see.'], 'My budget is £5,000 for this.'],
    ['a dead quotation', ['My quote of 2 June ($1,300) is dead.', 'I see.'], 'My quote of 2 June ($1,300) is dead.'],
    [
      'a price that was beaten down',
      ['The fee is $900.', '$900 is steep for us.', 'Then it is $850.'],
      'The fee is $900.',
    ],
    [
      'an answer that hangs on more',
      ['I can do £400.', 'If you do £350, it is agreed.', 'So be it.'],
      'I can do £400.',
    ],
  ])('%s: %j', (_name, bodies, sentence) => expect(isDropped(bodies, sentence)).toBe(true));

  test.each([
    ['the last offer', ['Asking $24,000.', 'I’d pay $22,500 for it.', 'OK, $22,500 it is.'], 'I’d pay $22,500 for it.'],
    [
      'an offer that is taken',
      ['I’d pay $22,500 for it.', 'Agreed. I sent you a $20,000 bill.'],
      'I’d pay $22,500 for it.',
    ],
    ['a question that is taken', ['Would you take $225?', 'Yes please, deal.'], 'Would you take $225?'],
    [
      'another thing was spoken of',
      ['I can do it for £35 an hour.', 'How about £350 a week?'],
      'I can do it for £35 an hour.',
    ],
    ['nobody minded the price', ['The fee is $900.', 'The hall costs $850.'], 'The fee is $900.'],
    [
      'it was minded and stayed',
      ['The fee is $900.', '$900 is steep.', 'It stays at $900, not $850.'],
      'The fee is $900.',
    ],
    ['what we can do', ['We can do $120,000 in year one.', 'Agreed.'], 'We can do $120,000 in year one.'],
    ['no sum', ['The price is steep.', 'I see.'], 'The price is steep.'],
  ])('near miss: %s: %j', (_name, bodies, sentence) => expect(isDropped(bodies, sentence)).toBe(false));

  test('is told neither in a mail nor in a chat', () => {
    const told = (text: string) => financialLines(readingOf(text)).map((line) => line.text);
    expect(told(mails(['Asking $24,000.', 'I’d pay $22,500 for it.', 'OK, $22,500 it is.'])).join()).not.toContain(
      '24,000',
    );
  });

  test('nor is it in a chat', () => {
    const first = 'Let me do it for $680 in all.';
    const isDroppedOf = (more: string) => {
      const reading = readingOf(`[09/06, 18:14] Bo: ${first}\n[09/06, 18:20] Ann: ${more}\n[10/06, 07:31] Bo: Fine.`);
      return isBargained(reading, { text: first, start: reading.contract.text.indexOf(first) });
    };
    expect(isDroppedOf('How about $640?')).toBe(true);
    expect(isDroppedOf('Agreed, $680.')).toBe(false);
  });

  test('near miss: the same words in a contract', () => {
    const reading = readingOf(
      contractWith('4. Asking for the price of $24,000, Provider sells the float.\n5. The rent is $22,500.'),
    );
    const text = 'Asking for the price of $24,000, Provider sells the float.';
    expect(isBargained(reading, { text, start: reading.contract.text.indexOf(text) })).toBe(false);
  });
});

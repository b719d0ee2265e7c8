import { describe, expect, test } from 'bun:test';
import { pointsAway, takesBack } from '../../../../src/analysis/statements/standing/hanging-words';

describe('words that speak of a sentence before', () => {
  test.each([
    ['It is repaid at the end', true],
    ['If they do not pay, the plan ends', true],
    ['In such case Provider may stop work', true],
    ['Customer shall return such copies', true],
    ['During that period Provider works alone', true],
    ['Creditor will keep it confidential', true],
    ['A release for a deposit, and that deposit is repaid', false],
    ['Under this Agreement Customer pays the fees', false],
    ['Provider gives notice, and within ten days of such notice Customer pays', false],
    ['Customer agrees that Provider may change the fees', false],
    ['You may end this plan at any time', false],
  ])('%s: %p', (text, does) => expect(pointsAway(text)).toBe(does));
});

describe('what speaks of the sentence before', () => {
  test.each([
    'Past that, each further hour costs $80.',
    'Apart from that, Customer pays its own travel.',
    'From the next month, Customer pays $90.',
    'Afterwards Customer pays $90 a month.',
    'If the repair costs more, Customer pays the rest.',
    'Any excess is paid by Customer within ten days.',
    'Half when the work is done, in cash.',
    'In any case, Customer pays $40.',
    'Another $200 is due on the last day.',
    'The two are counted apart.',
  ])('hangs on it: %s', (sentence) => {
    expect(pointsAway(sentence)).toBe(true);
  });

  test.each([
    'Customer pays $90 a month from the first of May.',
    'If Customer pays late, Provider may stop work.',
    'So long as Customer pays, Provider keeps the site online.',
    'After the end of this Agreement, Customer returns the keys.',
    'Both parties keep the papers secret for three years.',
    'The fee is $90 a month.',
    'Each party bears its own costs.',
  ])('stands alone: %s', (sentence) => {
    expect(pointsAway(sentence)).toBe(false);
  });
});

test.each([
  ['This does not apply to fraud.', true],
  ['But we pay for our own mistakes.', true],
  ['No limit applies to death or injury.', true],
  ['This sum covers the paint.', false],
  ['Customer pays in May.', false],
])('takes back what stands before: %s', (text, does) => expect(takesBack(text)).toBe(does));

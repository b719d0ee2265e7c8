import { expect, test } from 'bun:test';
import type { Sentence } from '../../../src/analysis/document/outline';
import { endsOnEvent } from '../../../src/analysis/facts/ends-on-event';
import { readFacts } from '../../support/read-facts';

const end = (words: string) =>
  readFacts(
    `STALL AGREEMENT\nOrganiser: Acme Fairs Ltd\nStallholder: Ann Borel\nForm date: 3 October 2025\n1. ${words}\n2. You pay $2,850 for your site.\n3. We give you power.`,
  ).expirationDate;

test.each([
  'This agreement starts when you sign. It finishes when pack-out is done, save for the clauses that look further.',
  'This booking ends once the last stall has left.',
])('an event by which the contract is over is stated: %s', (words) => {
  expect(end(words).status).toBe('stated');
});

test.each([
  ['The festival starts when we open the gates.', 'It finishes when the last band is done.', false],
  ['This booking starts when we open the gates.', 'It finishes when the last band is done.', true],
  ['You pay $2,850.', 'This booking starts when we open the gates. It finishes when the last band is done.', true],
  ['You pay $2,850.', 'This booking ends when you fail to pay.', false],
  ['You pay $2,850.', 'This booking ends when you have left.', true],
])('the end of another thing, or by what somebody does wrong, is none: %s %s', (before, text, isEnd) => {
  const sentences = [before, text].map((words) => ({ text: words }) as Sentence);
  expect(endsOnEvent(sentences, 1)).toBe(isEnd);
});

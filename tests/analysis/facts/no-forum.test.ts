import { describe, expect, test } from 'bun:test';
import { isOfCosts, isOfLawOnly, isOfNoDispute } from '../../../src/analysis/facts/no-forum';

describe('who pays what a lawsuit costs is no forum', () => {
  test.each([
    "Any prevailing party in any legal proceeding under this lease recovers attorney's fees and all other costs of litigation.",
    "The prevailing party shall recover its attorneys' fees and court costs.",
  ])('%s', (text) => expect(isOfCosts(text)).toBe(true));
  test.each([
    'Any dispute goes to the courts of Ohio, and the prevailing party recovers its legal fees.',
    'Suit is brought in Wayne County.',
  ])('near miss: %s', (text) => expect(isOfCosts(text)).toBe(false));
});

describe('a law of which a jurisdiction is named chooses no court', () => {
  test.each([
    'All rights will be governed by the laws of Delaware, without regard to the conflicts of law provisions of such jurisdiction.',
    'This Agreement is governed by the laws of Ohio and not by the laws of any other jurisdiction.',
  ])('%s', (text) => expect(isOfLawOnly(text)).toBe(true));
  test.each([
    'This Agreement is governed by Arizona law and jurisdiction is exclusively conferred on the State of Arizona.',
    'The laws of Ohio govern, and its courts decide.',
  ])('near miss: %s', (text) => expect(isOfLawOnly(text)).toBe(false));
});

test('a sentence without a word of disputes', () => {
  expect(isOfNoDispute('It includes a refrigerator, a washer and a dryer.')).toBe(true);
  expect(isOfNoDispute('Breakdowns through fair wear are fixed by the Owner within a day.')).toBe(true);
  expect(isOfNoDispute('If a third party brings a lawsuit over the design, the Seller shall defend the suit.')).toBe(
    true,
  );
  expect(isOfNoDispute('If a third party brings a suit, the parties defend it and go to arbitration.')).toBe(false);
  expect(isOfNoDispute('Speak to Bethan, then to our trustees.')).toBe(false);
});

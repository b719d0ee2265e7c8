import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { endsOnesWork, isByEachSide, isOfOtherMatter, isRowOfNotice } from '../../../src/analysis/facts/other-notices';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

test.each([
  ['AGREEMENT', 'He may resign on 30 days of notice.', true],
  ['AGREEMENT', 'Either firm may resign on 30 days of notice.', false],
  ['CO-OPERATION AGREEMENT', 'Either firm may resign on 30 days of notice.', true],
])(
  'notices that a paper of no known kind gives are of the work of a person where it speaks of one: %s, %s',
  (title, words, isOfWork) => {
    const contract = contractTextFromPlain(
      `${title}\nThis Agreement is made on 3 October 2022 between Acme Mills Ltd and Borel Ltd.\n1. They meet each week.\n2. They tell each other what they know.`,
    );
    expect(endsOnesWork(sourceOf(contract, documentOf(contract)), words)).toBe(isOfWork);
  },
);

test.each([
  ['The Client may end this on 30 days of notice, and the Supplier may end it on 60 days of notice.', true],
  ['The Client may end this on 30 days of notice, and the Supplier may end it on 30 days of notice.', false],
  ['The Client may end this on 30 days of notice, in summer the Client may end it on 60 days of notice.', false],
  ['The Client may end this on 30 days of notice, and the Supplier must pay in 14 days.', false],
  ['The Client must pay in 14 days, and the Supplier may end this on 30 days of notice.', false],
])('whether each side has a notice of its own: %s is %p', (words, isByEach) => {
  expect(isByEachSide(words)).toBe(isByEach);
});

test('a row of a form that says when it ends and on no notice is no row of notice', () => {
  expect(isRowOfNotice("Termination: two months' notice by either side")).toBe(true);
  expect(isRowOfNotice('Termination: at the end of the season')).toBe(false);
});

test.each([
  ['If either of us has broken this letter, written notice and fifteen days to correct it come first.', true],
  ['Either of us may end this letter by fifteen days of notice, unless the other puts the matter right.', false],
  ['7.2 A statement is binding unless you object in writing within six months by notice.', true],
  ['7.2 The contract is binding unless you end it in writing within six months by notice.', false],
])('a wrong that is put right, or a statement that is questioned, ends nothing: %s is %p', (words, isOther) => {
  expect(isOfOtherMatter(words)).toBe(isOther);
});

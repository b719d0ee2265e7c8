import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { lastDayIn } from '../../../src/analysis/facts/labelled-end';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

test.each([
  ['36 months from the Start Date, ending 31 July 2028', '2028-07-31'],
  ['36 months from the Start Date, ending July 2028', null],
  ['36 months from 1 August 2025', null],
  ['ending 31 July 2028 or ending 31 July 2029', null],
])('words that tell a length name as its last day: %s', (words, iso) => {
  const contract = contractTextFromPlain(words);
  const last = lastDayIn(sourceOf(contract, documentOf(contract)), [evidenceAt(contract, 0, words.length)]);
  const value = last?.status === 'found' && last.value !== 'perpetual' ? last.value.iso : null;
  expect({ told: last !== null, iso: value }).toEqual({ told: iso !== null, iso });
});

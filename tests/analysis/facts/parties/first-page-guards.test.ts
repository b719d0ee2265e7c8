import { expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { askedParties } from '../../../../src/analysis/facts/parties/asked';
import { calledParties } from '../../../../src/analysis/facts/parties/called';
import { writersOfMails } from '../../../../src/analysis/facts/parties/mails';
import { saidWho } from '../../../../src/analysis/facts/parties/said-who';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const source = (text: string) => {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
};

test.each([
  ['a shout', 'RULES\nYou are TAKING Per month the room.'],
  ['the end of a sentence', 'RULES\nYou are Late. Puppies wait for nobody.'],
  ['who writes for a firm', 'LETTER\nI am Ann Lee, director of the firm.'],
  ['one word of another kind', 'NOTE\n"Bank" is Grand Estates plc, into which you pay.'],
])('nobody is said to be who: %s', (_, text) => {
  expect(saidWho(source(text))).toEqual([]);
});

test.each([
  ['a day', 'NOTE\nMay 4 ("the Surety") is the day.'],
  ['a firm that is called by a word of its own kind', 'NOTE\nGrand Estates plc ("the Bank") keeps the money.'],
])('nobody is called something: %s', (_, text) => {
  expect(calledParties(source(text))).toEqual([]);
});

test('one head of a mail is no chain', () => {
  expect(writersOfMails(source('Ann Borel\tMon 10 Mar 2025 07:12\nYes, still got it.'))).toEqual([]);
});

test.each(['Guarantor', 'Agent', 'Insurer'])('forms ask for others: %s', (label) => {
  expect(askedParties(source(`BOOKING\n${label}: Ann Lee\nYou pay £5.`))).toEqual([]);
});

test('three of a surname are no couple', () => {
  const text =
    'Bent Building Limited, The Old Yard, Bideford\nMr and Mrs Peverell, 6 Orchard Rise\nDear Mr and Mrs Peverell\nBent Building Limited will mend your roof for £900.\nJon Peverell\nAmy Peverell\nTim Peverell';
  expect(readFacts(text).parties.map(({ value }) => value)).not.toContain('Tim Peverell');
});

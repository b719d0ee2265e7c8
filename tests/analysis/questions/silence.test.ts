import { describe, expect, test } from 'bun:test';
import { membershipClosureRelocation } from '../../../src/analysis/questions/declarations/membership.closure-relocation';
import { supplyToolingOwnership } from '../../../src/analysis/questions/declarations/supply.tooling-ownership';
import { isSilenceTold } from '../../../src/analysis/questions/silence';
import type { Reading } from '../../../src/analysis/reading';
import { readingOf } from '../../support/reading';

const supply = (goods: string) =>
  readingOf(`SUPPLY AGREEMENT
This Supply Agreement is made between Acme Ltd (the "Supplier") and Borel Ltd (the "Buyer").
1. Supplier delivers ${goods}.`);

describe('silence', () => {
  test('is told of a paper that deals with what is asked', () => {
    expect(isSilenceTold(supply('castings, moulded in sand, by the ton'), supplyToolingOwnership)).toBe(true);
    expect(isSilenceTold(supply('lettuce and herbs'), supplyToolingOwnership)).toBe(false);
  });

  test('is not told where a sentence settles it fairly', () => {
    const club = (closing: string): Reading => {
      const reading = readingOf(`MEMBERSHIP AGREEMENT
This agreement is made between Acme Ltd (the "Club") and Kim Roe (the "Member").
1. ${closing}`);
      const row = reading.outline.sentences.findIndex(({ text }) => text.includes('closed'));
      // As a head at half of its threshold: near enough to be heard as the fair thing, not in the question's words.
      const passages = (_: unknown, share = 1) => (share > 0.5 ? [{ sentence: row, probability: 0.9, margin: 2 }] : []);
      return { ...reading, provisions: { ...reading.provisions, passages } };
    };
    const told = (closing: string) => isSilenceTold(club(closing), membershipClosureRelocation);
    expect(told('While the Club is closed dues are credited.')).toBe(false);
    expect(told('The Club is closed on Mondays and dues are owed.')).toBe(true);
  });

  test.each([
    [
      'has its words and lies at a third of what its head asks for',
      'The moulds that Buyer paid for belong to Buyer.',
      0.35,
      false,
    ],
    ['has its words and is far from it', 'The moulds that Buyer paid for belong to Buyer.', 0.1, true],
    ['lies near and has other words', 'Lettuce is washed before the moulds are opened.', 0.35, true],
  ])('where a sentence %s', (_, sentence, at, told) => {
    const reading = supply(`castings from moulds. ${sentence}`);
    const row = reading.outline.sentences.findIndex(({ text }) => text.includes(sentence));
    const passages = (_id: unknown, share = 1) => (share <= at ? [{ sentence: row, probability: at, margin: -1 }] : []);
    const heard: Reading = { ...reading, provisions: { ...reading.provisions, passages } };
    expect(isSilenceTold(heard, supplyToolingOwnership)).toBe(told);
  });
});

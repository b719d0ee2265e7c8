import { describe, expect, test } from 'bun:test';
import { courtNamedAt, courtsNamed, namesAnother, seatOf } from '../../../src/analysis/facts/court-named';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractWith, readingOf } from '../../support/reading';

const courts = (clause: string) => printFacts(readingOf(contractWith(`13. ${clause}`)).facts).jurisdiction.value;

describe('a court that is called by name is told by its name', () => {
  test.each([
    [
      'Venue of any litigation shall lie exclusively in the Chancery or Circuit Court for Wilson County, Tennessee.',
      'Chancery or Circuit Court for Wilson County, Tennessee',
    ],
    [
      'Any action shall be brought in the Court of Common Pleas of Berks County or the United States District Court for the Eastern District of Pennsylvania.',
      'Court of Common Pleas of Berks County or the United States District Court for the Eastern District of Pennsylvania',
    ],
    ['Any action shall be brought in the Iowa District Court for Linn County.', 'Iowa District Court for Linn County'],
    [
      'Each party submits to the exclusive jurisdiction of the Commercial Division of the Supreme Court of the State of New York, County of New York.',
      'Commercial Division of the Supreme Court of the State of New York, County of New York',
    ],
    [
      'Suit shall be brought only in the Fourth Judicial District Court, Elko County.',
      'Fourth Judicial District Court, Elko County',
    ],
    [
      'Any claim shall be heard only in the Circuit Court of St. Louis County, and the loser pays.',
      'Circuit Court of St. Louis County',
    ],
    [
      'Each Party submits to the exclusive jurisdiction of the Court of Chancery of the State of Delaware or, if that court lacks jurisdiction, the other state or federal courts located in Delaware.',
      'Court of Chancery of the State of Delaware or another court that the clause names',
    ],
    ['Jurisdiction is exclusively conferred on the State of Arizona.', 'Courts of Arizona'],
  ])('%s', (clause, value) => expect(courts(clause)).toBe(value));

  test.each([
    ['The State and Federal Courts of Texas have exclusive jurisdiction.', 'Courts of Texas', 'the courts of a place'],
    ['The Courts of Ireland have exclusive jurisdiction.', 'Courts of Ireland', 'a capital'],
    ['The Hirer may sue only in the District Court at Cork.', null, 'one side alone'],
    ['Either party may use the District Court.', null, 'no seat'],
    [
      'Any claim shall be heard in the state courts of Georgia sitting in Fulton County or the United States District Court for the Northern District of Georgia.',
      'Courts of Fulton County, Georgia, or the United States District Court for the Northern District of Georgia',
      'the second of two',
    ],
  ])('near miss: %s', (clause, value) => expect(courts(clause)).toBe(value));
});

test('the names in words, and those that are none', () => {
  const named = (words: string) => courtsNamed(words).map(({ name }) => name);
  expect(named('The High Court of Justice decides.')).toEqual(['High Court of Justice']);
  expect(named('an order of the Court of Appeal')).toEqual([]);
  expect(named('the courts of Ohio')).toEqual([]);
  const words = 'in the Circuit Court of Lake County or the Superior Court of Cook County';
  expect(courtNamedAt(words, words.length)?.name).toBe('Circuit Court of Lake County');
});

test('the seat of a court', () => {
  const seat = (words: string) => courtsNamed(words).map(seatOf)[0];
  expect(seat('Oban Sheriff Court')).toBe('Oban');
  expect(seat('the Circuit Court of St. Louis County')).toBe('St. Louis County');
  expect(seat('the District Court')).toBeNull();
});

test('another court in the rest of the sentence', () => {
  expect(namesAnother(' or before the federal court sitting in Dover')).toBe(true);
  expect(namesAnother(', and each party waives a jury')).toBe(false);
});

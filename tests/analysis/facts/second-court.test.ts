import { describe, expect, test } from 'bun:test';
import { secondCourt, withSecond } from '../../../src/analysis/facts/second-court';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractWith, readingOf } from '../../support/reading';
import { lawAndDisputes } from '../../support/told-disputes';

const courts = (clause: string) =>
  printFacts(readingOf(contractWith(`13. ${clause}`)).facts).jurisdiction?.value ?? null;

describe('two courts of one clause', () => {
  test.each([
    [
      'Suit may be brought only in the state courts in Stearns County, Minnesota, or the United States District Court for the District of Minnesota.',
      'Courts of Stearns County, Minnesota, or the United States District Court for the District of Minnesota',
    ],
    [
      'The parties submit to the exclusive jurisdiction of the Superior Court of New Jersey, Somerset County, and of the United States District Court for the District of New Jersey.',
      'Superior Court of New Jersey, Somerset County, and the United States District Court for the District of New Jersey',
    ],
    [
      'Any suit must be filed in the District Court of Travis County, Texas or the U.S. District Court for the Western District of Texas, Austin Division.',
      'District Court of Travis County, Texas, or the U.S. District Court for the Western District of Texas',
    ],
    [
      'Proceedings are brought in the Circuit Court of Cook County, Illinois, or in the federal district court in Chicago.',
      'Circuit Court of Cook County, Illinois, or the federal district court in Chicago',
    ],
    [
      'The courts of England and Wales or the courts of Scotland shall have exclusive jurisdiction over any dispute.',
      'Courts of England and Wales or the courts of Scotland',
    ],
    [
      'The courts of Singapore and of Malaysia have jurisdiction over any dispute.',
      'Courts of Singapore and those of Malaysia',
    ],
    [
      'The state courts located in King County, Washington, and in Multnomah County, Oregon, have jurisdiction over any dispute.',
      'Courts of King County, Washington, and those of Multnomah County, Oregon',
    ],
    [
      'Exclusive jurisdiction lies with the Court of Chancery of the State of Delaware or, if that court lacks subject matter jurisdiction, the federal court sitting in Wilmington.',
      'Court of Chancery of the State of Delaware or, failing them, the federal court sitting in Wilmington',
    ],
    [
      'You agree to the exclusive jurisdiction of the courts of Ohio or, if you live in Maine, the courts of Maine.',
      'Courts of Ohio or, in the case that the clause names, the courts of Maine',
    ],
    [
      "The courts of Ohio or, at the Supplier's option, the courts of Maine have jurisdiction over all disputes.",
      'Courts of Ohio or, in the case that the clause names, the courts of Maine',
    ],
    [
      'Any controversy shall be heard in the state courts of Georgia sitting in Fulton County or the United States District Court for the Northern District of Georgia, and each party waives venue.',
      'Courts of Fulton County, Georgia, or the United States District Court for the Northern District of Georgia',
    ],
    [
      'The courts of the State of Delaware and the United States District Court for the District of Delaware have exclusive jurisdiction.',
      'Courts of Delaware and the United States District Court for the District of Delaware',
    ],
  ])('%s', (clause, value) => expect(courts(clause)).toBe(value));

  test.each([
    ['The courts of Ohio shall have exclusive jurisdiction, and the laws of Ohio apply.', 'Courts of Ohio', 'a law'],
    [
      'The parties submit to the courts of Ohio or, if that court lacks jurisdiction, the other courts located in Ohio.',
      'Courts of Ohio',
      'the same place',
    ],
    [
      'Any suit is brought in the courts of Ohio and the appellate courts of Indiana.',
      'Courts of Ohio',
      'who hears appeals',
    ],
    [
      'The law of Maine and the courts of Ohio apply to and have exclusive jurisdiction over any dispute.',
      'Courts of Ohio',
      'a law before them',
    ],
    ['The courts of Ohio or any court in Indiana shall have jurisdiction.', 'Courts of Ohio', 'any court'],
    [
      'Any suit shall be brought in the courts of Ohio and Tenant waives objection to the courts of Indiana.',
      'Courts of Ohio',
      'another sentence',
    ],
    ['The courts of Ohio and Delaware lawyers have jurisdiction over any suit.', 'Courts of Ohio', 'no court behind'],
  ])('near miss: %s', (clause, value) => expect(courts(clause)).toBe(value));

  test.each([
    [' and nothing else is agreed', 'no forum'],
    [' and the Court of Appeals of Indiana', 'who hears appeals by its name'],
    [' or the Circuit Court of Ohio', 'the same place'],
  ])('none: %s, %s', (behind) => expect(secondCourt(behind, 'Ohio')).toBe(null));

  test('what stands behind without joining word names no second court', () =>
    expect(secondCourt(', the courts of Scotland', 'England')).toBe(null));

  test('the summary tells both', () =>
    expect(
      lawAndDisputes('13. Any suit is brought in the courts of Ohio or the federal district court in Chicago.'),
    ).toBe('Disputes go before the courts of Ohio or the federal district court in Chicago.'));

  test('a place with a comma is parted from the next', () => {
    const second = { joined: 'or', name: 'the courts of Maine', when: 'always' } as const;
    expect(withSecond('Ohio', second)).toBe('Ohio or the courts of Maine');
    expect(withSecond('Cook County, Illinois', second)).toBe('Cook County, Illinois, or the courts of Maine');
  });
});

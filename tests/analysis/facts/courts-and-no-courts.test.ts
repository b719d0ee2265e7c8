import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const factsOf = (clause: string) => readFacts(contractWith(`13. Disputes. ${clause}`, 'services'));
const courts = (clause: string) => factsOf(clause).jurisdiction;

describe('courts are told as their clause calls them', () => {
  test.each([
    [
      'The state courts sitting in Tern County and the United States District Court for the Eastern District of Michigan have exclusive jurisdiction.',
      'State courts sitting in Tern County and the United States District Court for the Eastern District of Michigan',
    ],
    [
      'Any suit shall be filed in the Tern County Court of Common Pleas or the federal court in Toledo.',
      'Tern County Court of Common Pleas or the federal court in Toledo',
    ],
    [
      'Any action shall be brought only in the state and federal courts located in the City and County of Denver.',
      'State and federal courts located in the City and County of Denver',
    ],
    [
      'The parties consent to the jurisdiction of the Magistrate’s Court having jurisdiction over the Premises.',
      "Magistrate's Court having jurisdiction over the Premises",
    ],
  ])('%s', (clause, value) => expect(courts(clause).value).toBe(value));

  test('one court is no two', () =>
    expect(
      courts('Any action shall be brought in such court or courts located in Ohio as the law provides.').value,
    ).toBe('Courts of Ohio'));
});

describe('no forum and no law is chosen', () => {
  test.each([
    'Disputes go first to mediation in Brisbane, arranged by the Tern Society, at shared cost.',
    'Any judicial remedy will depend upon the circumstances and the discretion of the courts.',
  ])('%s', (clause) => expect(courts(clause)).toMatchObject({ status: 'absent', value: null }));

  test.each([
    'Disputes go first to mediation in Brisbane and then to the courts of Queensland.',
    'The courts of Queensland have jurisdiction, and costs are in the discretion of the court.',
  ])('near miss: %s', (clause) => expect(courts(clause).value).toContain('Queensland'));

  test('by the bye-laws of a house', () => {
    expect(factsOf('Customer shall abide by the bye-laws of the Tern Society.').governingLaw.status).toBe('absent');
    expect(
      factsOf('Irish law governs, and Customer abides by the bye-laws of the Tern Society.').governingLaw.value,
    ).toBe('Ireland');
  });
});

import { describe, expect, test } from 'bun:test';
import { isAskedHere } from '../../../src/analysis/questions/asked-here';
import { tosAgeAndMinors } from '../../../src/analysis/questions/declarations/tos.age-and-minors';
import { worksLiensAndSubcontractors } from '../../../src/analysis/questions/declarations/works.liens-and-subcontractors';
import { readingOf } from '../../support/reading';

const works = (law: string) =>
  readingOf(`BUILDING CONTRACT
This building contract is made between Tern Builders Ltd (the "Contractor") and Kim Roe (the "Owner").
1. The Contractor builds a kitchen.
${law}`);

describe('a question that rests on the law of a place', () => {
  test('is asked where that law governs, or where none is known to', () => {
    expect(
      isAskedHere(works('9. This contract is governed by the laws of the State of Ohio.'), worksLiensAndSubcontractors),
    ).toBe(true);
    expect(isAskedHere(works('9. Tools stay on site.'), worksLiensAndSubcontractors)).toBe(true);
  });

  test('is not asked where another law governs', () => {
    expect(
      isAskedHere(works('9. This contract is governed by the laws of Ireland.'), worksLiensAndSubcontractors),
    ).toBe(false);
  });
});

describe('a question for consumers', () => {
  const terms = (opening: string) => readingOf(`TERMS OF SERVICE\n${opening}\n1. The site is open all day.`);

  test('is asked of terms for everybody', () => {
    const open = terms('By using this site you agree to these terms with Acme Cloud, Inc. ("Acme").');
    expect(isAskedHere(open, tosAgeAndMinors)).toBe(true);
  });

  test.each([
    'By signing an Order, the entity you represent ("Customer") agrees to these Terms with Acme Cloud, Inc. ("Acme").',
    'These Terms are for business customers only.',
  ])('is not asked of a paper for businesses: %s', (opening) => {
    expect(isAskedHere(terms(opening), tosAgeAndMinors)).toBe(false);
  });

  test('is not asked of a paper of two companies', () => {
    const licence = (customer: string) =>
      readingOf(`SOFTWARE LICENSE AGREEMENT
This agreement is made between Acme Cloud, Inc., a Delaware corporation ("Licensor") and ${customer} ("Licensee").`);
    expect(isAskedHere(licence('Borel LLC, a Texas limited liability company'), tosAgeAndMinors)).toBe(false);
    expect(isAskedHere(licence('Kim Roe, an individual'), tosAgeAndMinors)).toBe(true);
  });
});

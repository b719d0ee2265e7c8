import { describe, expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import { isAskedHere, isPreliminary } from '../../../src/analysis/questions/asked-here';
import { tosAgeAndMinors } from '../../../src/analysis/questions/declarations/tos.age-and-minors';
import { worksLiensAndSubcontractors } from '../../../src/analysis/questions/declarations/works.liens-and-subcontractors';
import { contractTextFromPlain } from '../../support/contract-text';
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

describe('a paper that names main terms only', () => {
  const sale = (title: string) =>
    readingOf(`${title}
Sale of all shares of Moss Ltd. Dora Pell (the "Seller") sells to Pike Ltd (the "Buyer").
1. The price is £90,000.
2. Warranties are those of a letter of intent.`);

  test.each(['HEADS OF TERMS', 'Term Sheet', 'Letter of Intent'])('is called so: %s', (title) => {
    expect(isPreliminary(sale(title))).toBe(true);
  });

  test('is not a contract that mentions one', () => {
    const clauses = Array.from(
      { length: 9 },
      (_, at) => `${at + 1}. The Seller hands over the books of year ${at + 1}.`,
    );
    const text = `SHARE PURCHASE AGREEMENT\n${clauses.join('\n')}\n10. It replaces the letter of intent of 2 May 2026.`;
    expect(isPreliminary(readingOf(text))).toBe(false);
  });

  test('is not told to be silent', () => {
    const { questions = [] } = analyse(contractTextFromPlain(sale('HEADS OF TERMS').contract.text));
    expect(questions.some(({ answer }) => answer === 'not_stated')).toBe(false);
  });
});

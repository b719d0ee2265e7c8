import { describe, expect, test } from 'bun:test';
import { CATEGORY_NAMES } from '../../../src/analysis/provisions/categories';
import { classifyClauses } from '../../../src/analysis/provisions/classify';
import { CLAUSE_PATTERNS } from '../../../src/analysis/provisions/input/patterns';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith } from '../../support/reading';

function categoriesIn(clauses: string): string[] {
  const contract = contractTextFromPlain(contractWith(clauses));
  return classifyClauses(contract, outlineOf(contract)).map((clause) => clause.category);
}

describe('clauses by the trained model', () => {
  test.each([
    ['Governing Law', '13. This Agreement shall be governed by the laws of Texas.'],
    ['Anti-Assignment', '13. Neither party may assign this Agreement without the consent of the other.'],
    ['Cap On Liability', "11. In no event shall Provider's liability exceed the fees paid."],
    ['License Grant', '2. Provider hereby grants Customer a non-exclusive license to use the Software.'],
    ['Audit Rights', '6. Provider may inspect the books and records of Customer.'],
    ['Insurance', '9. Customer shall maintain general liability insurance.'],
    ['Termination For Convenience', '12. Either party may terminate this Agreement at any time without cause.'],
    [
      'Non-Disparagement',
      '7. Non-Disparagement. During the term and thereafter neither party shall make any disparaging statement about the other party, its officers, products or services.',
    ],
    [
      'No-Solicit Of Employees',
      '7. Non-Solicitation. During the term and for one year after it, Customer shall not, directly or indirectly, solicit for employment or hire any employee of Provider.',
    ],
    ['Source Code Escrow', '4. Provider shall deposit the source code in escrow.'],
    ['Minimum Commitment', '5. Customer shall purchase at least 500 units in each year.'],
    [
      'Irrevocable Or Perpetual License',
      '2. License. Provider hereby grants to Customer a perpetual, irrevocable, non-exclusive license to use the Software.',
    ],
    ['Liquidated Damages', '5. Provider shall pay liquidated damages of $1,000 a day.'],
    ['Renewal Term', '3. This Agreement shall automatically renew for successive periods of one year.'],
    ['Non-Disparagement', '7. Customer shall not disparage Provider.'],
    [
      'Third Party Beneficiary',
      '13. The Affiliates of Customer are intended third party beneficiaries of this Agreement.',
    ],
    ['No-Solicit Of Employees', '7. Customer shall not solicit or hire any employees of Provider.'],
    ['No-Solicit Of Customers', '7. Consultant shall not solicit any customers of the Company.'],
    ['Irrevocable Or Perpetual License', '2. Provider grants Customer a perpetual license.'],
    [
      'Most Favored Nation',
      '5. Provider shall offer Customer prices no less favorable than those offered to any other customer.',
    ],
    ['Price Restrictions', '5. The fees shall not increase by more than three percent in any year.'],
    ['Affiliate License-Licensee', '2. Provider grants to Customer and its Affiliates a license to use the Software.'],
    ['Unlimited/All-You-Can-Eat-License', '2. Provider grants Customer a license for an unlimited number of users.'],
  ])('%s', (category, clause) => {
    expect(categoriesIn(clause)).toContain(category);
  });

  test.each([
    ['Cap On Liability', '8. Nothing in this Agreement limits the liability of either party.'],
    ['Third Party Beneficiary', '13. There are no third party beneficiaries of this Agreement.'],
    ['Liquidated Damages', '12. Customer may end this Agreement without any termination fee or penalty.'],
    ['License Grant', '7. No license is granted to Customer by this Agreement.'],
  ])('not %s: %s', (category, clause) => {
    expect(categoriesIn(clause)).not.toContain(category);
  });

  test('quote the text exactly, with a probability', () => {
    const contract = contractTextFromPlain(contractWith('13. This Agreement shall be governed by the laws of Texas.'));
    const clauses = classifyClauses(contract, outlineOf(contract));
    expect(clauses.length).toBeGreaterThan(0);
    for (const { quote, start, end, confidence } of clauses) {
      expect(contract.text.slice(start, end)).toBe(quote);
      expect(confidence).toBeWithin(0.01, 1);
    }
  });

  test('have one pattern a category, all of them categories of the list', () => {
    const names = CLAUSE_PATTERNS.map((pattern) => pattern.category);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !CATEGORY_NAMES.includes(name))).toEqual([]);
  });
});

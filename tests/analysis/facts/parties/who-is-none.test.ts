import { expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { askedParties } from '../../../../src/analysis/facts/parties/asked';
import { calledParties } from '../../../../src/analysis/facts/parties/called';
import { definedParties } from '../../../../src/analysis/facts/parties/mention';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const source = (text: string) => {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
};
const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

const NURSERY = `Bent House Day Nursery - Enrolment Form and Terms
Part A. Your child
Child's full name: Oona Kettle
Part B. Parents / carers (jointly "you")
Parent 1: Sally Venn
Parent 2: Ibo Kettle
Part C. The setting
Provider: Bent House Childcare Ltd ("we", "the nursery")
Manager: Georgia Plum
1. The child comes on three days. The manager tells you of each accident.
${'2. You pay £60 a day by the first of the month, in advance, and bring a change of clothes.\n'.repeat(16)}3. You tell us of holidays.
Part I. Signatures
Parent 1: S. Venn        Date: 18 November 2024
Parent 2: I. Kettle        Date: 18 November 2024
For the nursery: G. Plum        Date: 20 November 2024`;

test('a firm that speaks as "we" is a party though its manager signs for it, and the manager is none', () => {
  expect(names(NURSERY).toSorted()).toEqual(['Bent House Childcare Ltd', 'Ibo Kettle', 'Sally Venn']);
});

test('a broker between seller and buyer is none, unless it signs', () => {
  const sale = (line: string) =>
    names(
      `SALE OF A YACHT\nSeller: Duarte Valada, Lagos\nBuyer: Pippa Orm, Wivenhoe\nBroker: Bent Boat Brokers Ltd (the Broker)\n${'1. The Seller sells the yacht to the Buyer for £9,000, free of charges and in sound order.\n'.repeat(16)}Duarte Valada ______ Pippa Orm ______${line}`,
    );
  expect(sale('')).toEqual(['Duarte Valada', 'Pippa Orm']);
  expect(sale(' Bent Boat Brokers Ltd ______')).toContain('Bent Boat Brokers Ltd');
});

test('who represents a firm is not what it is called', () => {
  const text =
    'The company with the name "BOREL FOODS B.V.", legally represented by Mrs. Lieke van Berg (hereinafter the DISTRIBUTOR), sells oil.';
  expect(definedParties(text).map(({ name }) => name)).not.toContain('Lieke van Berg');
  expect(calledParties(source(`CONTRACT\n${text}`)).map(({ name }) => name)).not.toContain('Lieke van Berg');
});

test('a bare name on the form of a club without a firm at its head tells no side', () => {
  const form = (head: string) =>
    askedParties(
      source(
        `${head}CLIMBING CLUB - JOINING FORM AND MEMBERSHIP TERMS\nName\tJoanna Mary Reed\nYour membership of the club costs £31 a month. Members may cancel on a month’s notice.`,
      ),
    ).map(({ name }) => name);
  expect(form('')).toEqual([]);
  expect(form('Bent Leisure Ltd, The Old Dairy, Bideford\n')).toEqual(['Joanna Mary Reed']);
});

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

test('what is called a territory, a product or a boat is nobody', () => {
  const called = (thing: string) =>
    names(
      `SLANEY YARNS LIMITED\n1 Mill Lane, Wexford\n20 February 2026\nMs Aoife Byrne, 14 Canal Row, Galway\nDear Aoife,\nThis letter is the agreement between Slaney Yarns Limited ("we", "the Mill") and you ("you").\nWe appoint you from 2 March 2026 as our agent for yarns in Galway, Mayo, Clare and Donegal ("the ${thing}"). You look after shops there.\nYours sincerely\nBo Ek, director`,
    );
  for (const thing of ['Territory', 'Region', 'Boat', 'Products'])
    expect(called(thing)).toEqual(['Aoife Byrne', 'Slaney Yarns Limited']);
});

test('a name ends with its sentence', () => {
  const loan = (next: string) =>
    names(
      `LOAN\nThis Loan is made on 4 May 2027 between Larch Realty LLC, a Delaware limited liability company ("Lender"), and Borel Mills, Inc., an Ohio corporation ("Borrower").\n1. Loan. The Lender lends $900.\n2. Guaranty. The loan is guaranteed by Petra Lund. ${next} it is paid in May.\n3. Law. Ohio law applies.\n4. Notices. Notices are in writing.\nLarch Realty LLC, by Bo Ek, Manager\nBorel Mills, Inc., by Cy Roe, President\nPetra Lund, Guarantor`,
    );
  for (const next of ['Any part of', 'Each month', 'Unless paid before']) expect(loan(next)).toContain('Petra Lund');
});

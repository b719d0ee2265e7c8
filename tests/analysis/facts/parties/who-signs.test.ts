import { expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const FORM =
  'COPIER LEASE NO. 4\nLessor:\tTrent Office Systems, LLC\nLessee:\tQuail Run Dental, P.A.\nSupplier:\tOrmond Imaging Corp.\n1. LEASE. Lessor leases the copier to Lessee.\n2. RENT. Lessee shall pay $90 a month. The warranty of the Supplier is assigned to Lessee.\n';
const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

test('who stands in a row and does not sign is no party, where the others sign', () => {
  const filler = `3. USE. ${'Lessee shall keep the copier in good repair and shall not move it. '.repeat(14)}\n`;
  expect(
    names(
      `${FORM}${filler}LESSOR: TRENT OFFICE SYSTEMS, LLC\nBy: /s/ Ann Lee\nLESSEE: QUAIL RUN DENTAL, P.A.\nBy: /s/ Bo Reed`,
    ),
  ).toEqual(['Trent Office Systems, LLC', 'Quail Run Dental, P.A.']);
});

test('a form that shows no signatures keeps all its rows', () => {
  expect(names(FORM)).toContain('Quail Run Dental, P.A.');
});

test('an address that follows at once is no part of a name', () => {
  expect(
    names(
      'PHOTO AGREEMENT\nThis Agreement is made between Marlin Trading Limited Room 1302 Silver Gate Building 136 Hill Road and Delta Imaging Corp.\n1. Delta Imaging Corp. retouches photos.',
    ),
  ).toEqual(['Marlin Trading Limited', 'Delta Imaging Corp.']);
});

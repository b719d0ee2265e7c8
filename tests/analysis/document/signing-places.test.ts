import { describe, expect, test } from 'bun:test';
import { completenessOf } from '../../../src/analysis/completeness';
import { hasOtherPlace, signingPlaces } from '../../../src/analysis/document/signing-places';
import { contractWith, readingOf } from '../../support/reading';

const reading = (block: string) => readingOf(`${contractWith('1. Fees. Customer pays $5.')}\n${block}`);
const placesOf = (block: string): string[] =>
  signingPlaces(reading(block).contract).map(({ capacity, state, by }) => [capacity, state, by ?? '-'].join(' '));
const statusOf = (block: string): string => completenessOf(reading(block)).signatures.status;

const SIGNED = [
  's/ Ann Lee\nAnn Lee, Provider\ns/ Tom Reed\nTom Reed, Customer',
  'Provider: Ann Lee [signed]\nCustomer: Tom Reed [signed]',
  'Sd/- Ann Lee\nProvider\nSd/- Tom Reed\nCustomer',
  'Electronically signed by Ann Lee, 3 May 2025 (Provider)\nAccepted electronically by Tom Reed, 4 May 2025 (Customer)',
  'Provider: Ann Lee /signed on tablet/ 02-27-2025\nCustomer: Tom Reed (signed in ink 2/28/25)',
  'ACME LTD. Per: (signed) "Ann Lee"\nREED INC. Per: (signed) "Tom Reed"',
  'THE COMMON SEAL of ACME LIMITED was affixed in the presence of: [L.S.] Ann Lee, Director\nTHE COMMON SEAL of REED LIMITED was affixed in the presence of: [L.S.] Tom Reed, Director',
  'For the Provider\tFor the Customer\nSignature: Ann Lee\tSignature: T. Reed\nName: Ann Lee\tName: Tom Reed',
  'Signed by the Provider: Ann Lee    3/5/25\nSigned by the Customer: Tom Reed    4/5/25',
  'Signed by Ann Lee on 3 May 2025 for the Provider\nSigned by Tom Reed on 4 May 2025 for the Customer',
  'Parent or guardian 1: Ann Lee    20/12/2024\nParent or guardian 2, if applicable: ______________\nCentre director: T. Reed    20/12/2024',
  'Ann Lee\n____________________\nAnn Lee, Provider\nTom Reed\n____________________\nTom Reed, Customer',
  '/s/ Ann Lee\n____________________\nAnn Lee, Provider\n/s/ Tom Reed\n____________________\nTom Reed, Customer',
  'Party\tSigned by\tDate\nProvider\tAnn Lee\t3 May 2025\nCustomer\tTom Reed\t4 May 2025',
  'Provider: /s/ Ann Lee\nCustomer: /s/ Tom Reed\nApproved as to form: ____________ County Attorney',
  'Provider: /s/ Ann Lee\nCustomer: /s/ Tom Reed\nNotary Public: ____________\nMy commission expires: ________',
];

const NOT_SIGNED = [
  'Provider: /s/ Ann Lee\nCustomer: /s/ ____________________',
  'PROVIDER\nBy: /s/ Ann Lee\nName: Ann Lee\nCUSTOMER\nBy: ____________________\nName: Tom Reed',
  'Provider: /s/ Ann Lee\nCustomer\nName: Tom Reed\nTitle: Manager',
  'For the Provider: /s/ Ann Lee\nFor the Customer:\n\nDate:',
  'Provider: /s/ Ann Lee\n[Customer signature page follows]',
  'Ann Lee\n____________________\nAnn Lee, Provider\n____________________\nTom Reed, Customer',
  'For the Provider\tFor the Customer\nSignature: Ann Lee\tSignature:\nName: Ann Lee\tName: Tom Reed',
  'ACME ROBOTICS INC.\tINVESTOR: LAKE VENTURES I, L.P.\nBy: /s/ Ann Lee\tBy: Lake GP, LLC, its general partner\nName: Ann Lee\tName: Tom Reed\nDate: 5/6/25\tDate: May 6, 2025',
  'Signed: ______________ Date: 3 May 2025\nAnn Lee, Provider\nSigned: ______________ Date: 4 May 2025\nTom Reed, Customer',
  'Madrid, 3 May 2025: for the Provider, Ann Lee (signed)\nLisbon, ________: for the Customer, ____________________',
  'This Agreement may be electronically signed by the parties.',
  'Provider\nName: Ann Lee\nTitle: Director\nCustomer\nName: Tom Reed\nTitle: Manager',
  'SIGNED AND DELIVERED by the within-named Provider ____________\nSIGNED AND DELIVERED by the within-named Customer ____________',
  'By: Ann Lee, President (Seal). Attest: ________',
  'PROVIDER\nBy: /s/ Ann Lee, President\n1120 Main Street, Perrysburg\nCUSTOMER: Tom Reed\n____________________',
];

describe('a paper is signed where every party signed on its line', () => {
  for (const block of SIGNED) test(block, () => expect(statusOf(block)).toBe('complete'));
  for (const block of NOT_SIGNED) test(`near miss: ${block}`, () => expect(statusOf(block)).not.toBe('complete'));
});

test('in what capacity a line waits', () => {
  expect(
    placesOf(
      'Provider: /s/ Ann Lee\nCustomer: Tom Reed    4/5/2025\nWitness: ______________\nApproved as to form: ______________',
    ),
  ).toEqual(['party signed mark', 'party named -', 'witness empty -']);
});

test('a name with an open day is no empty line', () => {
  expect(placesOf('Signed: Ann Lee, for and on behalf of Acme Joinery Ltd Date: ____________')).toEqual([
    'party named -',
  ]);
  expect(placesOf('Signed: ____________ Ann Lee Date: ____________')).toEqual(['party empty -']);
});

test('a deed that nobody witnessed is not whole', () => {
  const deed = 'Executed as a deed.\nProvider: /s/ Ann Lee\nCustomer: /s/ Tom Reed\nWitness: ______________';
  expect(statusOf(deed)).not.toBe('complete');
  expect(statusOf(deed.replace('Executed as a deed.', 'Signed.'))).toBe('complete');
});

test('a line that is none of the known places keeps a paper open', () => {
  const { contract } = reading('Provider: /s/ Ann Lee\nLisbon, for whom it concerns, ____________________');
  expect(hasOtherPlace(contract, signingPlaces(contract))).toBe(true);
});

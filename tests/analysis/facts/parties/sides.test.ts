import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const named = (text: string) => new Set(readFacts(text).parties.map(({ value }) => value));

const form = (head: string, rows: string) =>
  `${head}\nBOOKING FORM\n${rows}\nPrice\t£90\n1. We do the work you book. You pay us within 14 days.\n2. Either of us may end the booking with a week's notice.`;

describe('who stands over a form of one customer', () => {
  test.each([
    [
      'a firm with its number',
      form('Larch Kennels Society Limited (registered no. 4418)', 'Owner\tPetra Lund'),
      'Larch Kennels Society Limited',
    ],
    [
      'a firm with brackets',
      form('LARCH VAN & CAR HIRE (Airport Road) LTD', 'Hirer\tPetra Lund'),
      'LARCH VAN & CAR HIRE (Airport Road) LTD',
    ],
    ['a person with a trade', form('Ossian Muir, sitter, Ayr. Insured.', 'Owner\tPetra Lund'), 'Ossian Muir'],
    [
      'a person who trades',
      form('Ossian Muir t/a Muir Boarding, 2 Mill Lane, Ayr', 'Owner\tPetra Lund'),
      'Ossian Muir',
    ],
    [
      'partners',
      form('Larch & Muir Veterinary Surgeons\nA partnership. 2 Mill Lane, Ayr', 'Owner\tPetra Lund'),
      'Larch & Muir Veterinary Surgeons',
    ],
  ])('%s', (_, text, head) => {
    expect(named(text)).toEqual(new Set([head, 'Petra Lund']));
  });

  test.each([
    [
      'an agent',
      form('Larch Lettings Ltd, agents', 'Landlord\tOssian Muir\nTenant\tPetra Lund'),
      ['Ossian Muir', 'Petra Lund'],
    ],
    [
      'where both sides are told',
      form('Larch Lettings Ltd', 'Landlord\tOssian Muir\nTenant\tPetra Lund'),
      ['Ossian Muir', 'Petra Lund'],
    ],
    ['who holds an office', form('Ossian Muir, treasurer, Ayr', 'Owner\tPetra Lund'), ['Petra Lund']],
    [
      'a greeting',
      form('Hello. I am glad that you write, a sole trader like me.', 'Owner\tPetra Lund'),
      ['Petra Lund'],
    ],
  ])('nobody: %s', (_, text, parties) => {
    expect(named(text)).toEqual(new Set(parties));
  });
});

describe('rows of a form', () => {
  test.each([
    [
      'days',
      'Owner\tPetra Lund\nSitter\tOssian Muir\nFrom\tDecember 20, 2027\nTo\tJanuary 3, 2028',
      ['Petra Lund', 'Ossian Muir'],
    ],
    [
      'a class',
      'School\tGrade 2, Larch Primary\nParent 1\tPetra Lund\nSitter\tOssian Muir',
      ['Petra Lund', 'Ossian Muir'],
    ],
    ['a dog', 'Owner\tPetra Lund\nGuest\t"Biscuit", a collie\nSitter\tOssian Muir', ['Petra Lund', 'Ossian Muir']],
    [
      'a firm with a number',
      'Landlord: 61 Larch Realty Corp.\nTenant: Petra Lund',
      ['61 Larch Realty Corp.', 'Petra Lund'],
    ],
    [
      'no firm with one',
      'Landlord: 61 Larch Road\nTenant: Petra Lund\nOwner: Ossian Muir',
      ['Petra Lund', 'Ossian Muir'],
    ],
    [
      'what is done',
      'Selling: Petra Lund and Bo Ek, of Ayr\nBuying: Ossian Muir',
      ['Petra Lund', 'Bo Ek', 'Ossian Muir'],
    ],
    [
      'two of one name',
      'Supplier: Larch Mills Ltd\nBuyer: Petra Lund and Bo Ek ("the Bakers")',
      ['Larch Mills Ltd', 'Petra Lund', 'Bo Ek'],
    ],
    ['a day behind a name', 'Owner: Petra Lund 4/5/27\nSitter: Ossian Muir', ['Petra Lund', 'Ossian Muir']],
  ])('%s', (_, rows, parties) => {
    expect(named(form('Terms for sitting', rows))).toEqual(new Set(parties));
  });

  test.each([
    [
      'who learns to drive contracts himself',
      'Pupil\tPetra Lund\nInsured\tparents of pupils are not',
      ['Larch Motoring Ltd', 'Petra Lund'],
    ],
    ['of a pupil the parent does', 'Pupil\tPetra Lund\nParent\tOssian Muir', ['Larch Motoring Ltd', 'Ossian Muir']],
    ['of a student the parent does', 'Student\tPetra Lund\nParent\tOssian Muir', ['Larch Motoring Ltd', 'Ossian Muir']],
  ])('%s', (_, rows, parties) => {
    expect(named(form('Larch Motoring Ltd, 2 Mill Lane, Ayr', rows))).toEqual(new Set(parties));
  });
});

describe('who is behind a name', () => {
  test.each([
    [
      'a trust behind its trustee',
      'ASSIGNMENT\nby BO EK, an individual of Salida (the "Assignor"), to the LUND FAMILY TRUST u/a/d July 8, 2016, acting by Petra Lund as its trustee (the "Assignee").\n1. The Assignor assigns his interest.\nASSIGNOR: Bo Ek\nASSIGNEE: Petra Lund, trustee',
      ['Bo Ek', 'LUND FAMILY TRUST'],
    ],
    [
      'firms behind who represents them',
      'CONTRACT OF DISTRIBUTION\nBetween the undersigned: company Larici Pompe S.r.l., with seat in Modena, represented from Mr. Bo Ek, below called "the Producer"; and company Larch-Tech Sp. z o.o., with seat in Poznań, represented by Mrs. Petra Lund, below called "the Distributor".\n1. The Distributor buys pumps.',
      ['Larici Pompe S.r.l.', 'Larch-Tech Sp. z o.o.'],
    ],
    [
      'the firm of a trade',
      'LARCH & VINE HAIR STUDIO\n14 Mill Lane, Ayr\nChair Rental Agreement\n"The Salon" is Borel Beauty Ltd trading as Larch & Vine Hair Studio. "The Stylist" is Petra Lund trading as Hair by Petra.\n1. The Stylist rents a chair.',
      ['Borel Beauty Ltd', 'Petra Lund'],
    ],
  ])('%s', (_, text, parties) => {
    expect(named(text)).toEqual(new Set(parties));
  });

  test.each([
    ['who acts for himself', 'Petra Lund, acting with care', ['Larch Homes Ltd', 'Petra Lund']],
    ['who is guaranteed', 'Petra Lund, trading alone', ['Larch Homes Ltd', 'Petra Lund']],
  ])('nobody is: %s', (_, words, parties) => {
    expect(named(`TENANCY\nLandlord: Larch Homes Ltd\nTenant: ${words}\n1. The rent is £900.`)).toEqual(
      new Set(parties),
    );
  });
});

describe('rows and the opening', () => {
  test('rows that hold all whom the opening tells, and others', () => {
    const text =
      'TERM SHEET\nThis sheet is made between Larch Energy Pte. Ltd. and Borel Horizon Fund LP.\nCompany\tLarch Energy Pte. Ltd., Singapore\nFounders\tPetra Lund; Bo Ek\nInvestor\tBorel Horizon Fund LP\nAmount\t$8,000,000\n1. The Investor subscribes for shares.';
    expect(named(text)).toEqual(new Set(['Larch Energy Pte. Ltd.', 'Petra Lund', 'Bo Ek', 'Borel Horizon Fund LP']));
  });

  test('rows on which persons sign for firms add nobody', () => {
    const text = `SERVICES AGREEMENT\nThis Agreement is made between Larch Energy, Inc., an Ohio corporation ("Company"), and Petra Lund ("Contractor").\n${'1. The Contractor cleans the rooms of the Company each week and is paid each month.\n'.repeat(40)}Company: Bo Ek, Manager\nContractor: Petra Lund`;
    expect(named(text)).toEqual(new Set(['Larch Energy, Inc.', 'Petra Lund']));
  });
});

test.each([
  ['a province', 'of Larchburg, in the Province of Nova Scotia', 'PETRA LUND'],
  ['a state', 'of Larchburg, in the State of New York', 'PETRA LUND'],
])('where somebody lives is no party: %s', (_, home, name) => {
  const text = `MEMORANDUM\nmade this 3rd day of March, 2027\nBETWEEN\n${name} ${home} (hereinafter called "the Author"), of the one part,\nAND\nLARCH PRESS LTD (hereinafter called "the Publisher"), of the other part.\n1. The Author grants the rights.`;
  expect(named(text)).toEqual(new Set([name, 'LARCH PRESS LTD']));
});

import { describe, expect, test } from 'bun:test';
import { partyMentionsIn } from '../../../../src/analysis/facts/parties/mention';
import { withRolesOfList } from '../../../../src/analysis/facts/parties/roles-of-lists';
import { readFacts } from '../../../support/read-facts';

const roles = (list: string) => withRolesOfList(partyMentionsIn(list)).map(({ name, role }) => [name, role]);

describe('what all of a list are called', () => {
  test.each([
    '(each a "Member" and collectively the "Members")',
    '(each, a "Member" and together, the "Members")',
    '(each of whom is a "Member")',
    '(individually, a "Member" and collectively the "Members")',
  ])('%s', (said) => {
    expect(
      roles(`Ann Lee, of Ames, Iowa; Oak Holdings, Inc., an Iowa corporation; and Cy Roe, of Boone, Iowa ${said}`),
    ).toEqual([
      ['Ann Lee', 'Member'],
      ['Oak Holdings, Inc.', 'Member'],
      ['Cy Roe', 'Member'],
    ]);
  });

  test('the plural is that of persons', () => {
    expect(roles('Ann Lee, of Ames, Iowa; and Cy Roe, of Boone, Iowa (the "Sellers")')).toEqual([
      ['Ann Lee', 'Sellers'],
      ['Cy Roe', 'Sellers'],
    ]);
    expect(roles('Oak Holdings, Inc., an Iowa corporation; and Cy Roe, of Boone, Iowa (the "Sellers")')).toEqual([
      ['Oak Holdings, Inc.', null],
      ['Cy Roe', 'Sellers'],
    ]);
  });

  test('who is called something keeps it, and so does who stands before him', () => {
    expect(
      roles(
        'Ann Lee, of Ames, Iowa; Pine Ridge, LLC (the "Company"); Bo Kim, of Boone, Iowa; and Cy Roe, of Boone, Iowa (each a "Member")',
      ),
    ).toEqual([
      ['Ann Lee', null],
      ['Pine Ridge, LLC', 'Company'],
      ['Bo Kim', 'Member'],
      ['Cy Roe', 'Member'],
    ]);
  });

  test('‘each a “Party”’ calls nobody anything', () => {
    expect(
      roles('Acme Inc., an Ohio corporation, and Borel LLC, an Ohio company (each a "Party")').map(([, role]) => role),
    ).toEqual([null, null]);
  });
});

describe('members of a company', () => {
  const operating = (clause: string) =>
    readFacts(
      `OPERATING AGREEMENT OF TWO RIVERS BISCUIT CO., LLC\nThis Operating Agreement is entered into by and between the following persons, who are the members of TWO RIVERS BISCUIT CO., LLC (the "Company"):\nCALEB J. TARWATER, residing at 2309 Woodbine Avenue, Knoxville, Tennessee 37917; and\nRENEE OKAFOR DILL, residing at ____ Sevierville Pike, Knoxville, Tennessee\n(each a "Member" and collectively the "Members"). The Members agree as follows:\n1. The Company was formed under the laws of Tennessee. The registered agent of the Company is Caleb J. Tarwater.\n2. ${clause}\n${'3. Distributions are made to the Members once a year.\n'.repeat(30)}Caleb J. Tarwater ______ Renee Okafor Dill ______`,
    ).parties.map(({ value, role }) => [value, role]);

  test.each([
    'The business shall be managed by the Members, of whom Caleb J. Tarwater is designated the Managing Member.',
    'Caleb J. Tarwater shall be the initial Managing Member.',
    'Caleb J. Tarwater is hereby appointed as Managing Member.',
    'Caleb J. Tarwater shall serve as the Managing Member.',
  ])('the managing one: %s', (clause) => {
    expect(operating(clause)).toEqual([
      ['CALEB J. TARWATER', 'Managing Member'],
      ['RENEE OKAFOR DILL', 'Member'],
    ]);
  });

  test.each([
    'The Company is managed by its Members.',
    'Caleb J. Tarwater is not the Managing Member.',
    'Caleb J. Tarwater may ask the Managing Member for accounts.',
    'Caleb J. Tarwater shall be the Managing Partner.',
  ])('none is: %s', (clause) => {
    expect(operating(clause)).toEqual([
      ['CALEB J. TARWATER', 'Member'],
      ['RENEE OKAFOR DILL', 'Member'],
    ]);
  });
});

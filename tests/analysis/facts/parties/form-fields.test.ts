import { describe, expect, test } from 'bun:test';
import { isInitialOf } from '../../../../src/analysis/facts/parties/person';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('a name ends where the next field of a form begins', () => {
  test.each([
    ['Member: Cora Nakamura Born: 07/19/1998 Phone ends 0164', 'Cora Nakamura'],
    ['Occupant: Priya Raman. Alternate contact: brother, Dev.', 'Priya Raman'],
    ['Member: Cora Nakamura Date of birth: 17 October 1998', 'Cora Nakamura'],
    ['Tenant: Ann Home', 'Ann Home'],
    ['Tenant: Ann Date', 'Ann Date'],
  ])('%s', (line, name) => {
    expect(
      names(
        `MEMBERSHIP AGREEMENT\nClub: Desert Rack Holdings, LLC\n${line}\n1. The member pays $40 a month to the Club.`,
      ),
    ).toContain(name);
  });
});

test('the heads of a table are nobody', () => {
  const told = names(
    'OPERATING AGREEMENT\nThe members are Lucille Pomeroy and Idris Kanwar.\nMember\tContribution\tUnits\nLucille Pomeroy\t$84,000\t70\nIdris Kanwar\t$36,000\t30\n1. Profits go by units.',
  );
  expect(told).not.toContain('Contribution');
  expect(told).not.toContain('Units');
});

test('the child of whom parents contract is no party, an adult pupil is', () => {
  expect(
    names(
      'ENROLMENT FORM\nSchool: Acme Nursery Ltd\nChild: Otis Bramley\nParent or carer one: Hannah Bramley. Parent or carer two: Leon Fitch.\n1. The parents pay the fees to the School.',
    ),
  ).toEqual(['Acme Nursery Ltd', 'Hannah Bramley', 'Leon Fitch']);
  expect(
    names('DRIVING LESSONS\nSchool: Acme Motoring Ltd\nPupil: Otis Bramley\n1. The pupil pays 40 pounds a lesson.'),
  ).toContain('Otis Bramley');
});

test('what only leads to a name, or numbers a clause, is no name', () => {
  const told = names(
    'SUPPLY AGREEMENT\nSupplier: Welland Growers Ltd\nBuyer: Oat House Ltd\nCLAUSE TWO - PRICE\n4.3. Should the Buyer default, the Supplier may end.\nFor the Society:\nFor the Buyer:\nColt Reed for Oat House Ltd',
  );
  expect(told).toEqual(['Welland Growers Ltd', 'Oat House Ltd']);
});

test('a name may say for whom its bearer works', () => {
  const told = names(
    'ENDORSEMENT AGREEMENT\nThis Agreement is between Habitat Homes for Veterans ("Sponsor") and Oat House Ltd ("Agency").\n1. Agency promotes the homes.',
  );
  expect(told).toEqual(['Habitat Homes for Veterans', 'Oat House Ltd']);
});

describe('who signs with an initial is the person named above', () => {
  test.each([
    ['F. Abernethy', 'Mr Fraser Abernethy', true],
    ['F Abernethy', 'Fraser Abernethy', true],
    ['G. Abernethy', 'Fraser Abernethy', false],
    ['Fraser Abernethy', 'Fiona Abernethy', false],
    ['F. Abernethy', 'Fraser Tulloch', false],
    ['F. Abernethy', 'F. Abernethy', false],
  ])('%s, %s: %p', (short, whole, is) => {
    expect(isInitialOf(short, whole)).toBe(is);
  });
});

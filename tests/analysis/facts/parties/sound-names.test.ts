import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { soundNames } from '../../../../src/analysis/facts/parties/sound-names';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const source = (text: string) => {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
};
/** What is made of a name that was read at its first place in a text. */
const soundMentions = (text: string, name: string, role: string | null) => {
  const start = text.indexOf(name);
  const read = {
    name: name.replaceAll(/\s/g, ' '),
    start,
    end: start + name.length,
    role,
    details: '',
    confidence: 0.8,
  };
  return soundNames(source(text), [read]);
};
const soundOf = (text: string, name: string, role: string | null = 'Seller') =>
  soundMentions(text, name, role).map((mention) => mention.name);
const TERMS = '\n1. The Buyer pays within a month.\n2. The Seller mends what breaks.\n';
const told = (text: string) => readFacts(text).parties.map(({ value, role }) => `${value} (${role})`);

describe('a name is told without', () => {
  test.each([
    ['what is signed', `Seller: Ann Bramhall${TERMS}Signed A. Bramhall`, 'Signed A. Bramhall', ['A. Bramhall']],
    [
      'for',
      `Acme Plant & Hire Limited${TERMS}For Acme Plant & Hire Limited`,
      'For Acme Plant & Hire Limited',
      ['Acme Plant & Hire Limited'],
    ],
    ['a register', `Acme s.r.o., Company ID 084 11${TERMS}`, 'Acme s.r.o., Company ID 084 11', ['Acme s.r.o.']],
    ['a town', `Priya Venkat of Devonport${TERMS}Priya Venkat`, 'Priya Venkat of Devonport', ['Priya Venkat']],
    ['a country', `Lim Foods Pte. Ltd. Singapore${TERMS}`, 'Lim Foods Pte. Ltd. Singapore', ['Lim Foods Pte. Ltd.']],
  ])('%s', (_, text, name, sound) => {
    expect(soundOf(text, name)).toEqual(sound);
  });

  test('a town, where it is spoken to', () => {
    expect(soundOf('Priya Venkat of Devonport (you)', 'Priya Venkat of Devonport', 'you')).toEqual(['Priya Venkat']);
    expect(soundOf('Priya Venkat of Devonport sells', 'Priya Venkat of Devonport')).toEqual([
      'Priya Venkat of Devonport',
    ]);
  });

  test.each(['Governing Body', 'Parish Council', 'Board Trustees'])('no town, where %s is a body of it', (body) => {
    const name = `${body} of Ashgrove`;
    expect(soundOf(`${name} (we)${TERMS}${body}`, name, 'we')).toEqual([name]);
  });

  test('no town, where a firm is called so', () => {
    expect(soundOf(`Jo Rees of London Ltd${TERMS}Jo Rees`, 'Jo Rees of London Ltd')).toEqual(['Jo Rees of London Ltd']);
  });

  test('a blank before it', () => {
    expect(soundOf('Seller: Acme Ltd', ' Acme Ltd')).toEqual(['Acme Ltd']);
  });
});

describe('a name is told with its first words', () => {
  test.each([
    [
      'over the end of a line',
      `Lim Brothers Trading\nPte. Ltd. (the Seller)${TERMS}`,
      'Pte. Ltd.',
      ['Lim Brothers Trading Pte. Ltd.'],
    ],
    [
      'before the place of a group',
      `Halvor Engines, North America Inc.${TERMS}`,
      'North America Inc.',
      ['Halvor Engines, North America Inc.'],
    ],
    [
      'before and',
      `Between Vishva Pumps and Castings Private Limited${TERMS}For Vishva Pumps and Castings Private Limited`,
      'Castings Private Limited',
      ['Vishva Pumps and Castings Private Limited'],
    ],
  ])('%s', (_, text, name, sound) => {
    expect(soundOf(text, name)).toEqual(sound);
  });

  test.each([
    [
      'of somebody else',
      `Between Ann Pumps and Castings Limited${TERMS}Ann Pumps ____ Castings Limited ____`,
      'Castings Limited',
    ],
    ['of another firm', `Acme Ltd and Castings Limited${TERMS}Acme Ltd and Castings Limited`, 'Castings Limited'],
    ['that stand but once', `Between Vishva Pumps and Castings Limited${TERMS}`, 'Castings Limited'],
    [
      'that the paper names alone as well',
      `Between Vishva Pumps and Castings Limited${TERMS}Vishva Pumps and Castings Limited. Vishva Pumps pays.`,
      'Castings Limited',
    ],
    ['of a person beside a person', `Bo Kim and Ann Lee${TERMS}Bo Kim and Ann Lee`, 'Ann Lee'],
    ['of the sentence before', `Made in Oban. North America Inc. sells it.${TERMS}`, 'North America Inc.'],
    ['that announce it', `M/s Castings Limited${TERMS}M/s Castings Limited`, 'Castings Limited'],
    ['that lead to it', `Dear Castings Limited,${TERMS}Dear Castings Limited,`, 'Castings Limited'],
    ['that are a role', `Landlord Castings Limited${TERMS}Landlord Castings Limited`, 'Castings Limited'],
    ['above it', `Sale Terms\nCastings Limited${TERMS}Sale Terms\nCastings Limited`, 'Castings Limited'],
    ['in another cell', `Ella\tCastings Limited${TERMS}Ella\tCastings Limited`, 'Castings Limited'],
    [
      'that the paper writes small',
      `Our Pumps and Castings Limited${TERMS}The Pumps and Castings Limited mends pumps`,
      'Castings Limited',
    ],
  ])('but not with words %s', (_, text, name) => {
    expect(soundOf(text, name)).toEqual([name]);
  });

  test('and its first words alone are no other', () => {
    const text = `Company: Vishva Pumps and Castings Private Limited\nBuyer: Acme LLP${TERMS}For Vishva Pumps and Castings Private Limited ____ For Acme LLP ____`;
    expect(told(text)).toEqual(['Vishva Pumps and Castings Private Limited (Company)', 'Acme LLP (Buyer)']);
  });

  test('a form that stands alone is nobody', () => {
    expect(soundOf('between the Pte. Ltd. and others', 'Pte. Ltd.')).toEqual([]);
  });
});

describe('the form that a firm bears elsewhere', () => {
  test.each([
    [
      'in a sentence',
      `Acme Dairy Foods${TERMS}This is Acme Dairy Foods Limited, of Cork.`,
      'Acme Dairy Foods',
      'Acme Dairy Foods Limited',
    ],
    [
      'under capitals',
      `ACME FOODS GROUP${TERMS}This is Acme Foods Group DAC, of Cork.`,
      'ACME FOODS GROUP',
      'Acme Foods Group DAC',
    ],
    [
      'on the next line',
      `Seller: Great Northern Milling\nCompany Limited\nBuyer: Ann Lee${TERMS}`,
      'Great Northern Milling',
      'Great Northern Milling Company Limited',
    ],
    [
      'where the paper leaves it out elsewhere',
      `Acme Plant & Hire${TERMS}Acme Plant & Hire pays. This is Acme Plant & Hire Limited, of Cork.`,
      'Acme Plant & Hire',
      'Acme Plant & Hire Limited',
    ],
    [
      'with its full stop',
      `Strand Boat Group${TERMS}Strand Boat Group, Inc.\t$260`,
      'Strand Boat Group',
      'Strand Boat Group, Inc.',
    ],
  ])('%s', (_, text, name, sound) => {
    expect(soundOf(text, name)).toEqual([sound]);
  });

  test.each([
    ['a label', `Acme Dairy Foods\nCompany: Beta${TERMS}`, 'Acme Dairy Foods'],
    ['the words of the next line', `Acme Dairy Foods\nLimited liability is meant${TERMS}`, 'Acme Dairy Foods'],
    ['that of two', `Acme Dairy Foods Limited${TERMS}Acme Dairy Foods GmbH`, 'Acme Dairy Foods'],
    ['what is no form', `Acme Dairy Foods${TERMS}This is the Acme Dairy Foods Group, of Cork.`, 'Acme Dairy Foods'],
    ['that of a longer word', `Donald Foods${TERMS}This is McDonald Foods Limited, of Cork.`, 'Donald Foods'],
    ['that of what is written small', `Water Works${TERMS}The water works Company digs.`, 'Water Works'],
    [
      'read beside its place, where small letters are longer',
      `360 FOODS GROUP, İzmir${TERMS}This is 360 Foods Group, DAC, of Cork.`,
      '360 FOODS GROUP',
    ],
    ['that of a longer name', `Acme Dairy Foods${TERMS}North Acme Dairy Foods Limited`, 'Acme Dairy Foods'],
    ['that of the firm of a person', `Emily Vane${TERMS}Emily Vane pays. Emily Vane Ltd is her firm.`, 'Emily Vane'],
    ['that of a firm of one word', `Acme${TERMS}This is Acme Limited, of Cork.`, 'Acme'],
  ])('is not %s', (_, text, name) => {
    expect(soundOf(text, name)).toEqual([name]);
  });
});

describe('no name', () => {
  test.each([
    ['the heads of a table', 'Seller\tItem Quantity Price', 'Item Quantity Price'],
    [
      'cells of words that the paper writes small',
      'Camp\tDates\tPrice\tChosen\nThe camp is paid for.',
      'Camp\tDates\tPrice\tChosen',
    ],
    ['a county', 'Acme, Ballina, Co. Mayo', 'Co. Mayo'],
  ])('%s', (_, text, name) => {
    expect(soundOf(text, name)).toEqual([]);
  });

  test.each([
    'A Store Limited',
    'Signed Editions Limited',
    'Priya Date',
    'Castings Private Limited',
    'For Goodness Shakes Limited',
    'Lim Foods Singapore',
  ])('near miss: %s', (name) => {
    expect(soundOf(`Seller: ${name}${TERMS}`, name)).toEqual([name]);
  });
});

test.each([
  ['a word that may lead to a name', `Signature Bakery${TERMS}The Bakery is closed.`, 'Signature Bakery'],
  ['words that the paper writes small, in no cells', `Stone Mills${TERMS}The mills are of stone.`, 'Stone Mills'],
])('a name of %s is told whole', (_, text, name) => {
  expect(soundOf(text, name)).toEqual([name]);
});

test('who is called by a role alone needs no name', () => {
  expect(soundOf(`The Company sells${TERMS}`, 'Company', 'Company')).toEqual(['Company']);
});

test.each([
  ['behind a line to sign on', 'Hirer: ______ For Acme Hire Limited', 'For Acme Hire Limited', null],
  ['behind its label', 'Hirer: For Acme Hire Limited', 'For Acme Hire Limited', 'Hirer'],
  ['that signs itself on the line', 'Hirer: ______ Acme Hire Limited', 'Acme Hire Limited', 'Hirer'],
])('the role of a firm %s', (_, line, name, role) => {
  const read = soundMentions(`${line}${TERMS}Acme Hire Limited lends.`, name, 'Hirer');
  expect(read.map((mention) => [mention.name, mention.role])).toEqual([['Acme Hire Limited', role]]);
});

test('who signs on the next line of a row is not what its first label says', () => {
  const text = `PLANT HIRE FORM\nAcme Plant & Hire Limited, 4 Sea Road ("we")\nHirer\tAnn Merewyn Parata${TERMS.replaceAll('Buyer', 'Hirer')}Hirer: ____________ For Acme Plant & Hire Limited: ____________`;
  expect(told(text).toSorted()).toEqual(['Acme Plant & Hire Limited (we)', 'Ann Merewyn Parata (Hirer)']);
});

test('a form’s letter and label are no part of a name', () => {
  const text = `SELF STORAGE LICENCE\nA\tStore\tBox Self Storage (Neath) Limited, Unit 4\nB\tCustomer\tMr Tomasz Green${TERMS}`;
  expect(told(text)).toEqual(['Box Self Storage (Neath) Limited (Store)', 'Mr Tomasz Green (Customer)']);
});

describe('the trade of a person', () => {
  const sale = (buyer: string) => told(`BILL OF SALE\nSeller\tWade Hostetter\nBuyer\t${buyer}${TERMS}`);
  test('that stands behind him is no other buyer', () => {
    expect(sale('Lucille Amador, Amador Hay & Feed, 77 Mill Lane')).not.toContain('Amador Hay (Buyer)');
    expect(sale('Tamika Amador, Devon Amador')).toContain('Devon Amador (Buyer)');
  });

  test('is told by his name, where a form asks for both', () => {
    const form = told(
      `COWORKING MEMBERSHIP\nThe Net Loft Limited, Dingle\nName: Ana Forristal\nBusiness: Forristal Maps${TERMS}`,
    );
    expect(form).toContain('Ana Forristal (null)');
    expect(form).not.toContain('Forristal Maps (Business)');
  });
});

test('between whom a deed is made, each of a part', () => {
  const deed = (parts: string) => told(`DEED OF PARTNERSHIP\nMADE this day BETWEEN ${parts}${TERMS}`);
  expect(
    deed(
      'JO REES of Oak House in the County of Kent Surveyor of the first part CY POLE of Kineton Land Surveyor of the second part and BO LEE of Ash Cartographer of the third part',
    ),
  ).toEqual(['JO REES (null)', 'CY POLE (null)', 'BO LEE (null)']);
});

describe('several under one label', () => {
  const tenancy = (tenants: string, end: string) =>
    told(`TENANCY\nLandlord: Cy Roe, 4 Mill Road\nTenants: ${tenants}${TERMS}${end}`);
  test('are all told', () => {
    expect(tenancy('Ann Lee\nBo Kim', 'Cy Roe ____ Ann Lee ____ Bo Kim ____')).toContain('Bo Kim (Tenants)');
    const three = tenancy('Ann Lee, Bo Kim, Di Ray', 'Cy Roe ____ Ann Lee ____ Bo Kim ____ Di Ray ____');
    expect(three).toEqual(expect.arrayContaining(['Bo Kim (Tenants)', 'Di Ray (Tenants)']));
  });

  test('but not the house in which one lives', () => {
    expect(tenancy('Ann Lee\nMill Cottage', 'Cy Roe ____ Ann Lee ____')).not.toContain('Mill Cottage (Tenants)');
  });
});

describe('a sentence is nobody', () => {
  test.each([
    ['IT HAS BEEN AGREED AS FOLLOWS', []],
    ['WHAT FOLLOWS', ['WHAT FOLLOWS']],
    ['Has Been Records Ltd', ['Has Been Records Ltd']],
    ['Will May Carter', ['Will May Carter']],
  ])('%s', (name, sound) => {
    expect(soundOf(`${name}${TERMS}`, name)).toEqual(sound);
  });
});

test('two firms in the cells of a row are no name of one', () => {
  const text =
    'PURCHASE ORDER\nVENDOR\tSHIP TO\nLark Metals LLC\tBent Tools Inc.\n12 Mill Road, Akron, OH\tDock 4, Toledo, OH\nAttn: Joe Cole\tAttn: Receiving\nBuyer: Bent Tools Inc.\n1. Vendor shall ship the goods. Buyer pays.';
  expect(readFacts(text).parties.map(({ value }) => value)).toEqual(['Lark Metals LLC', 'Bent Tools Inc.']);
});

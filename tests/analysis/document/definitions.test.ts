import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { contentsOf } from '../../../src/contracts/contents';
import { contractTextFromPlain } from '../../support/contract-text';

/** Definitions, one a line: 'means Rent: all sums due'. */
function definitionsIn(plain: string): string[] {
  const contract = contractTextFromPlain(plain);
  return documentOf(contract).definitions.map(({ kind, term, place, text, start, end }) => {
    for (const passage of [place, text]) {
      expect(contract.text.slice(passage.start, passage.end)).toBe(passage.text);
      expect(passage.start).toBeGreaterThanOrEqual(start);
    }
    expect(place.end).toBeLessThanOrEqual(end);
    return `${kind} ${term}: ${text.text}`;
  });
}

describe('terms that mean something', () => {
  test.each([
    ['“Rent” means all sums due.', ['means Rent: all sums due.']],
    ['The term “Rent” shall mean all sums due.', ['means Rent: all sums due.']],
    ['1.4 "Goods" means the goods in Schedule 1.', ['means Goods: the goods in Schedule 1.']],
    [
      '“Laws” means, with respect to any country, its statutes.',
      ['means Laws: with respect to any country, its statutes.'],
    ],
    [
      '"Affiliate" or "Affiliates" means a company under common control.',
      ['means Affiliate: a company under common control.', 'means Affiliates: a company under common control.'],
    ],
    [
      '“We”, “us” and “Harbour” mean Harbour Ltd.',
      ['means We: Harbour Ltd.', 'means us: Harbour Ltd.', 'means Harbour: Harbour Ltd.'],
    ],
    [
      'In this agreement “exclusive” means that no other is appointed.',
      ['means exclusive: that no other is appointed.'],
    ],
    ["'Business Day' means a day on which banks are open.", ['means Business Day: a day on which banks are open.']],
    ['Business Day means a day on which banks are open.', ['means Business Day: a day on which banks are open.']],
    [
      '16. Meaning of words. Business Day means a day on which banks are open.',
      ['means Business Day: a day on which banks are open.'],
    ],
    ['"A" means one; "B" means two.', ['means A: one;', 'means B: two.']],
  ])('%j', (sentence, found) => expect(definitionsIn(`LEASE\n${sentence}`)).toEqual(found));

  test('a definition that leads on to a list ends with it', () => {
    const contract = contractTextFromPlain('LEASE\n“Costs” means:\n(a) rates; and\n(b) taxes.\nThey are paid monthly.');
    for (const paragraph of contract.paragraphs.slice(2, 4)) paragraph.kind = 'list-item';
    expect(documentOf(contract).definitions[0]?.text.text).toBe('(a) rates; and\n(b) taxes.');
  });

  test('run-in terms among definitions', () => {
    const plain = 'LEASE\n1. Definitions\nBusiness Day: a day on which banks are open.\n2. Rent\nLate fee: $50.';
    expect(definitionsIn(plain)).toEqual(['means Business Day: a day on which banks are open.']);
  });

  test.each([
    ['This means that the rent is due.'],
    ['The parties mean to cooperate.'],
    ['By all means the tenant may leave.'],
    ['Delivery by other means of transport is excluded.'],
    ['He said that “no means no”.'],
  ])('none in %j', (sentence) => expect(definitionsIn(`LEASE\n${sentence}`)).toEqual([]));
});

describe('terms in parentheses', () => {
  test.each([
    ['Acme Ltd (the “Supplier”) sells.', ['Supplier: Acme Ltd']],
    ['Acme Ltd (“Supplier”) sells.', ['Supplier: Acme Ltd']],
    ["Acme Ltd (the 'Supplier') sells.", ['Supplier: Acme Ltd']],
    ['Acme Ltd (the Supplier) sells.', ['Supplier: Acme Ltd']],
    ['Acme Ltd (hereinafter the Supplier) sells.', ['Supplier: Acme Ltd']],
    ['Acme Ltd (hereinafter referred to as “Supplier”) sells.', ['Supplier: Acme Ltd']],
    ['Acme Ltd, hereinafter called the “Supplier”, sells.', ['Supplier: Acme Ltd,']],
    [
      'Acme Ltd (together with its affiliates, the “Supplier” or “Acme”) sells.',
      ['Supplier: Acme Ltd', 'Acme: Acme Ltd'],
    ],
    ['It closes on May 1, 2024 (such date, the “Closing Date”).', ['Closing Date: It closes on May 1, 2024']],
    ['Isla Strachan (“we”, “us”) takes the pictures.', ['we: Isla Strachan', 'us: Isla Strachan']],
    ['Acme Ltd (the “Supplier”) and Borel LLC (the “Buyer”) agree.', ['Supplier: Acme Ltd', 'Buyer: and Borel LLC']],
    ['Acme Ltd (“Acme”) (the “Supplier”) sells.', ['Acme: Acme Ltd', 'Supplier: Acme Ltd']],
  ])('%j', (sentence, found) =>
    expect(definitionsIn(`LEASE\n${sentence}`)).toEqual(found.map((line) => `parenthetical ${line}`)),
  );

  test.each([
    ['Rent (as defined in the “Lease”) is due.'],
    ['The tenant (see “Rent”) pays.'],
    ['It is sold “as is” (“where is”, in short).'],
    ['Interest (at the rate of “Prime”) accrues.'],
    ['The landlord (and not the tenant) repairs it.'],
    ['Pay by card (the usual way).'],
  ])('none in %j', (sentence) => expect(definitionsIn(`LEASE\n${sentence}`)).toEqual([]));
});

describe('terms that are defined elsewhere', () => {
  test.each([
    ['“Rent” has the meaning given in Section 4.', ['Rent: given in Section 4.']],
    ['“Rent” shall have the meaning set forth in Section 4.', ['Rent: set forth in Section 4.']],
    ['“Rent” is defined in Schedule 1.', ['Rent: Schedule 1.']],
    [
      'Space, Fee and Deposit have the meanings in the Order Form.',
      ['Space: in the Order Form.', 'Fee: in the Order Form.', 'Deposit: in the Order Form.'],
    ],
  ])('%j', (sentence, found) =>
    expect(definitionsIn(`LEASE\n${sentence}`)).toEqual(found.map((line) => `reference ${line}`)),
  );
});

describe('tables of terms', () => {
  test('with their meanings', () => {
    expect(
      definitionsIn(
        'LEASE\n“Field”\tMeans pain relief.\n“Term”\tthe term in Section 15.\nFee\tShall have the meaning set forth in Section 3.',
      ),
    ).toEqual([
      'means Field: pain relief.',
      'means Term: the term in Section 15.',
      'reference Fee: set forth in Section 3.',
    ]);
  });

  test('with the sections that define them', () => {
    expect(
      definitionsIn(
        'LEASE\nArray Patents\t11.3(a)\nWorking Group\t3.6\nDrug Substance\t9.1(b)\nThird Party\tSection 2.3',
      ),
    ).toEqual([
      'reference Array Patents: 11.3(a)',
      'reference Working Group: 3.6',
      'reference Drug Substance: 9.1(b)',
      'reference Third Party: Section 2.3',
    ]);
  });

  test('a table of contents or of prices defines nothing', () => {
    expect(definitionsIn('LEASE\nInspections\t23\nAssignment\t43\nScope\t44\nNotices\t45')).toEqual([]);
    expect(definitionsIn('LEASE\nLocker\t$5\nParking\t$9.50\nPrinting\t$1')).toEqual([]);
  });
});

test('the list of definitions tells each term once, by the definition that says something', () => {
  const contract = contractTextFromPlain(
    'LEASE\n“Rent” has the meaning given in Section 4.\n4. “Rent” means all sums due.\nAll sums (the “Rent”) are due.',
  );
  const { definitions } = contentsOf(contract);
  expect(definitions.map(({ term, evidence }) => [term, evidence.quote])).toEqual([
    ['Rent', '4. “Rent” means all sums due.'],
  ]);
});

import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { listedOnSchedule } from '../../../../src/analysis/facts/parties/listed-on-schedule';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const OPENING =
  'This Note Purchase Agreement is made as of May 4, 2025, by and among Acme Thermal, Inc., a Delaware corporation (the "Company"), Birch Fund II, LP (the "Lead Purchaser"), and each other person listed on the Schedule of Purchasers attached as Exhibit A (together with the Lead Purchaser, the "Purchasers").';
const CLAUSES = [
  '1. The Purchasers lend the Company the sums in Exhibit A.',
  '2. The Company shall repay each Note two years after its date with interest at six percent.',
  '3. The law of Delaware governs this Agreement, and the courts of Delaware have jurisdiction over any dispute.',
].join('\n');
const TABLE = [
  'EXHIBIT A - SCHEDULE OF PURCHASERS',
  'Purchaser\tPrincipal',
  'Birch Fund II, LP, 77 Harbor Row, Boston, MA\t$600,000',
  'Tallis Creek Angels LLC, 9 Orchard Lane, Princeton, NJ\t$200,000',
  'Margaret D. Pfeiffer, 12 Delancey Ct., Philadelphia, PA\t$100,000',
  'Total\t$900,000',
].join('\n');

const parties = (opening: string, table: string) =>
  readFacts(`NOTE PURCHASE AGREEMENT\n${opening}\n${CLAUSES}\n${table}`).parties.map(({ value, role }) => [
    value,
    role,
  ]);
const TWO = [
  ['Acme Thermal, Inc.', 'Company'],
  ['Birch Fund II, LP', 'Lead Purchaser'],
];

describe('parties whom only a schedule names', () => {
  test('each once, with the role at the head of the column', () =>
    expect(parties(OPENING, TABLE)).toEqual([
      ...TWO,
      ['Tallis Creek Angels LLC', 'Purchaser'],
      ['Margaret D. Pfeiffer', 'Purchaser'],
    ]));

  test('where the column is headed with the name of such a party', () =>
    expect(parties(OPENING, TABLE.replace('Purchaser\t', 'Name of Purchaser\t'))).toHaveLength(4));

  test('nobody where the opening does not point at a schedule', () =>
    expect(
      parties(
        OPENING.replace('each other person listed on the Schedule of Purchasers attached as Exhibit A', 'its nominee'),
        TABLE,
      ),
    ).not.toContainEqual(['Margaret D. Pfeiffer', 'Purchaser']));

  test('nobody of a table of other things', () =>
    expect(parties(OPENING, TABLE.replace('Purchaser\tPrincipal', 'Contractor\tPrincipal'))).toEqual(TWO));

  test('nor of one before the clauses', () =>
    expect(
      readFacts(`NOTE PURCHASE AGREEMENT\n${OPENING}\n${TABLE}\n${CLAUSES}\n${CLAUSES}\n${CLAUSES}`).parties,
    ).toHaveLength(2));

  test.each([
    ['Purchaser\nBroker\tFee\nTallis Creek Angels LLC\t$500', 'a line above another table'],
    ['Side\tFee\nPurchaser\t$5\nTallis Creek Angels LLC\t$500', 'a row of another table'],
    ['Exhibit A\tPrincipal\nTallis Creek Angels LLC\t$500', 'a head that is no role'],
    ['Purchaser\tPrincipal\nGrand Total\t$500', 'a total'],
    ['Purchaser\tPrincipal\nReserved\t$500', 'what is no name'],
    ['Purchaser\tPrincipal\nBirch Fund II, LP\t$500\nTallis Creek Angels LLC', 'a line behind the table'],
  ])('near miss: %j, %s', (table) => expect(parties(OPENING, table)).toEqual(TWO));

  test('though the last row ends the paper', () =>
    expect(parties(OPENING, TABLE.replace('\nTotal\t$900,000', ''))).toHaveLength(4));

  test('no rows that are no names', () =>
    expect(
      parties(OPENING, TABLE.replace('Margaret D. Pfeiffer, 12 Delancey Ct., Philadelphia, PA', 'to be named')),
    ).toEqual([...TWO, ['Tallis Creek Angels LLC', 'Purchaser']]));

  const listed = (text: string) => {
    const contract = contractTextFromPlain(text);
    return listedOnSchedule(sourceOf(contract, documentOf(contract))).map(({ name }) => name);
  };
  test('by a head that is a role, of a paper that has an opening', () => {
    const paper = `NOTE PURCHASE AGREEMENT\n${OPENING}\n${CLAUSES}\n${TABLE}`;
    expect(listed(paper)).toContain('Tallis Creek Angels LLC');
    expect(listed(paper.replace('Purchaser\t', 'Person\t'))).toEqual([]);
    expect(listed(TABLE)).toEqual([]);
  });
});

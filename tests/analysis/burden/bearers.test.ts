import { describe, expect, test } from 'bun:test';
import { bearerOf } from '../../../src/analysis/burden/bearers';
import { type Bears, burdenedIn } from '../../../src/analysis/burden/parts';
import { operativeSentences } from '../../../src/analysis/document/operative';
import { evidenceAt } from '../../../src/analysis/evidence';
import { readingOf } from '../../support/reading';

const SUPPLY = `DISTRIBUTION AGREEMENT
This Distribution Agreement is made on March 1, 2026 between Tern Tiles SL, a Spanish company (the "Manufacturer") and Borel LLC (the "Distributor").`;
const LEASE = `RESIDENTIAL LEASE
This Residential Lease is made on March 1, 2026 between Jane Doe ("Landlord") and Kim Roe ("Tenant").`;
const GYM = `GYM MEMBERSHIP TERMS
These membership terms are between Oak Gym Ltd (the "Club") and you, the member.`;

function borne(paper: string, clauses: readonly string[], bears?: Bears, isOfAnySide = true): string | undefined {
  const reading = readingOf([paper, ...clauses].join('\n'));
  const evidence = clauses.map((clause) => {
    const start = reading.contract.text.indexOf(clause);
    return evidenceAt(reading.contract, start, start + clause.length);
  });
  return bearerOf(reading, evidence, { bears, isOfAnySide });
}

describe('whom a clause burdens', () => {
  test.each<[string, Bears, string, string]>([
    [SUPPLY, 'who pays', '7. If the Manufacturer is late, it pays the Distributor $50 for each day.', 'supplier'],
    [SUPPLY, 'who pays', '7. The Distributor shall pay $9,000 for each breach.', 'distributor'],
    [SUPPLY, 'who pays', '7. The Manufacturer may keep the deposit in that case.', 'distributor'],
    [SUPPLY, 'who pays', '7. The Manufacturer shall recover its fees and costs from the Distributor.', 'distributor'],
    [SUPPLY, 'who pays', '7. The advance shall be repaid by the Distributor.', 'distributor'],
    [SUPPLY, 'who indemnifies', '8. The Manufacturer shall hold the Distributor harmless from claims.', 'supplier'],
    [SUPPLY, 'whose consent is not asked', '9. The Manufacturer may change its list on notice.', 'distributor'],
    [SUPPLY, 'who has to wait', '9. The Distributor may terminate only if a breach is not cured.', 'distributor'],
    [
      SUPPLY,
      'whose liability is not limited',
      '9. The liability of the Manufacturer is limited to $100.',
      'distributor',
    ],
    [
      SUPPLY,
      'whose liability is not limited',
      '9. The Distributor acknowledges that the liability of the Manufacturer is limited to $100.',
      'distributor',
    ],
    [
      SUPPLY,
      'whose liability is not limited',
      '9. The Manufacturer’s total liability shall not exceed $100, whereas the liability of the Distributor is without limit.',
      'distributor',
    ],
    [
      SUPPLY,
      'whose liability is not limited',
      '9. THE DISTRIBUTOR ACKNOWLEDGES THAT THE LIABILITY OF THE MANUFACTURER IS LIMITED TO $100.',
      'distributor',
    ],
    [SUPPLY, 'who is restrained', '9. The Distributor shall not sell rival tiles.', 'distributor'],
    [
      SUPPLY,
      'who binds itself',
      '9. The Manufacturer appoints the Distributor as its exclusive distributor.',
      'supplier',
    ],
    [SUPPLY, 'who grants', '9. The Distributor grants the Manufacturer a perpetual licence.', 'distributor'],
    [SUPPLY, 'who licenses', '9. The Distributor grants the Manufacturer a perpetual licence.', 'distributor'],
    [SUPPLY, 'who licenses', '9. The Manufacturer receives a perpetual licence of the pictures.', 'distributor'],
    [SUPPLY, 'who licenses', '9. The Distributor may use the pictures for ever.', 'supplier'],
    [SUPPLY, 'who has one remedy', '9. Replacement is the Distributor’s sole remedy.', 'distributor'],
    [
      SUPPLY,
      'who has one remedy',
      '9. The Distributor may deduct 1% a week as its only remedy for delay.',
      'distributor',
    ],
    [SUPPLY, 'whose liability is unlimited', '9. The liability of the Distributor is unlimited.', 'distributor'],
    [
      SUPPLY,
      'whose claims are barred',
      '9. Any action against the Manufacturer is barred after a year.',
      'distributor',
    ],
    [SUPPLY, 'whose claims are barred', '9. No suit may be brought by the Manufacturer after a year.', 'supplier'],
    [SUPPLY, 'whose claims are barred', '9. The Distributor must bring its claims within a year.', 'distributor'],
    [SUPPLY, 'whose name is used', '9. The Distributor appoints the Manufacturer as its attorney.', 'distributor'],
    [SUPPLY, 'whose name is used', '9. The Manufacturer may sign such papers for the Distributor.', 'distributor'],
    [SUPPLY, 'against whom is set off', '9. The Manufacturer may deduct what it claims.', 'distributor'],
    [SUPPLY, 'against whom is set off', '9. The Distributor shall pay in full without set-off.', 'distributor'],
    [
      SUPPLY,
      'against whom is set off',
      '9. The Distributor shall not be entitled to set off any sums owed to it by the Manufacturer.',
      'distributor',
    ],
    [SUPPLY, 'who is inspected', '9. The Manufacturer or its accountants may inspect the stores.', 'distributor'],
    [SUPPLY, 'who is inspected', '9. The Distributor shall allow the Manufacturer to visit its stores.', 'distributor'],
    [SUPPLY, 'who answers', '9. The Distributor is liable for what its dealers do.', 'distributor'],
    [SUPPLY, 'whose things are kept', '9. The Manufacturer may keep the samples until it is paid.', 'distributor'],
    [LEASE, 'who gives up', '9. Tenant waives all rights under the statute.', 'tenant'],
    [GYM, 'whose consent is not asked', '3. We may raise the fee whenever we like.', 'member'],
    [GYM, 'who pays', '3. If you are late you pay us $10.', 'member'],
  ])('%#: is read from the part that somebody plays in it', (paper, bears, clause, side) => {
    expect(borne(paper, [clause], bears)).toBe(side);
  });

  test('is who may set off only some claims', () => {
    const reading = readingOf(`${SUPPLY}\n9. The Distributor may set off only claims that a court has found.`);
    const sentence = operativeSentences(reading).find(({ text }) => text.includes('set off'));
    expect(sentence && burdenedIn(reading, 'against whom is set off', sentence)).toBe('distributor');
  });

  test('is who stands above the list of which it is an item', () => {
    const paper = `${LEASE}\n5. The Tenant agrees with the Landlord:`;
    expect(borne(paper, ['5.1 to permit the agents to inspect the premises at any hour.'], 'who is inspected')).toBe(
      'tenant',
    );
    const reading = readingOf(`${paper}\n5.1 to permit the agents to inspect the premises at any hour.`);
    const item = operativeSentences(reading).find(({ text }) => text.includes('to permit'));
    expect(item && burdenedIn(reading, 'who is inspected', item)).toBe('tenant');
  });

  test('is read from those of its sentences that name who plays the part', () => {
    const silent = '10. The samples are in the stores.';
    const named = '9. The Manufacturer may inspect the stores.';
    expect(borne(SUPPLY, [named, silent], 'who is inspected')).toBe('distributor');
  });

  test('is both where both are named, together or one by one', () => {
    expect(borne(SUPPLY, ['9. Either party may terminate on notice.'], 'whose consent is not asked')).toBe('both');
    const each = [
      '8. The Manufacturer shall indemnify the Distributor.',
      '9. The Distributor shall indemnify the Manufacturer.',
    ];
    expect(borne(SUPPLY, each, 'who indemnifies')).toBe('both');
  });

  test.each<[string, Bears, string[], string]>([
    ['nobody is named', 'who pays', ['7. No refund is given of what was paid for the tiles.'], 'distributor'],
    ['somebody plays another part', 'who pays', ['7. The Distributor shall send reports each week.'], 'distributor'],
    ['its part is not known', 'who pays', ['7. Manufacturer may enter the premises of Distributor.'], 'distributor'],
  ])('is learned where %s', (_, bears, clauses, side) => {
    expect(borne(SUPPLY, clauses, bears)).toBe(side);
  });

  test('is not told where neither words nor learning say so, and where what is found says by itself whom it hurts', () => {
    const plain = '7. Schedule 2 has the list of tiles.';
    const duty = '7. The Distributor shall send reports each week.';
    expect(borne(SUPPLY, [plain])).toBeUndefined();
    expect(borne(SUPPLY, [duty])).toBe('distributor');
    expect(borne(SUPPLY, [duty], undefined, false)).toBeUndefined();
    expect(borne(SUPPLY, ['7. Each party keeps the other party’s information secret.'])).toBeUndefined();
  });

  test('is the side that works or delivers where the paper lacks a limit of liability', () => {
    expect(borne(SUPPLY, [], 'who performs')).toBe('supplier');
    expect(borne(LEASE, [], 'who performs')).toBeUndefined();
  });

  test('is not told of a paper whose kind, and with it its sides, is not known', () => {
    const paper = 'Jane Doe ("Alpha") and Kim Roe ("Beta") agree as follows.';
    expect(borne(paper, ['1. Alpha shall pay Beta $9,000 for each breach.'], 'who pays')).toBeUndefined();
  });
});

describe('a subcontract', () => {
  const SUBCONTRACT = `CONSTRUCTION SUBCONTRACT AGREEMENT
This Subcontract is made on March 1, 2026 between Oak Builders, Inc. ("Contractor") and Reed Electric LLC ("Subcontractor").
1. The Subcontractor carries out the electrical work of the building for the Contractor.
2. The Owner of the building pays the Contractor.`;

  test.each<[string, Bears]>([
    ['7. The Subcontractor shall pay the fees of lawyers of the Contractor.', 'who pays'],
    ['7. The Subcontractor shall hold the Contractor and the Owner harmless from claims.', 'who indemnifies'],
  ])('%s', (clause, bears) => {
    expect(borne(SUBCONTRACT, [clause], bears)).toBe('contractor');
  });

  test('what the Contractor may set off is borne by the Subcontractor', () => {
    const setOff =
      '3. Contractor may set off against sums due hereunder any amount which Contractor claims is owed by Subcontractor on this or any other project.';
    expect(borne(SUBCONTRACT, [setOff])).toBe('contractor');
  });

  test('one in which the Contractor indemnifies lies on him, who stands where an owner does', () => {
    expect(
      borne(
        SUBCONTRACT,
        ['8. The Contractor shall indemnify and hold the Subcontractor harmless from claims.'],
        'who indemnifies',
      ),
    ).toBe('owner');
  });
});

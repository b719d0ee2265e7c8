import { describe, expect, test } from 'bun:test';
import { burdenOf, decodeBurdenModel, sideCase } from '../../../src/analysis/burden/burden';
import { BUCKETS, burdenFeatures } from '../../../src/analysis/burden/features';
import { namesOfSides, tokensOf } from '../../../src/analysis/burden/sides-in-text';
import type { Reading } from '../../../src/analysis/reading';
import { readingOf } from '../../support/reading';

const OPENING = `CONSULTING AGREEMENT
This Consulting Agreement is made on March 1, 2026 between Oak Mills Inc. (the "Client") and Jane Roe (the "Consultant").
`;
const BAA = `BUSINESS ASSOCIATE AGREEMENT
This Business Associate Agreement is made between Elm Clinic LLC, the Covered Entity (CE), and Typing Pool LLC, the Business Associate (BA).
1. BA shall report to CE. 2. CE may audit BA. 3. BA shall pay what CE claims of BA; CE may end it.`;

function of(clause: string) {
  const reading = readingOf(OPENING + clause);
  const row = reading.outline.sentences.findIndex(({ text }) => text.includes(clause.slice(3, 30)));
  return { reading, row };
}

function sidesOf(reading: Reading, text: string) {
  const names = namesOfSides(reading);
  return names && tokensOf(text, names).map(({ word, side }) => (side === undefined ? word : side));
}

describe('whom a sentence names', () => {
  test('is known by role, name and short name, whatever their case', () => {
    const { reading } = of('1. Client shall pay.');
    expect(sidesOf(reading, 'The CLIENT pays Jane Roe; Oak Mills waits')).toEqual([
      'the',
      0,
      'pays',
      1,
      ';',
      0,
      'waits',
    ]);
    expect(sidesOf(reading, 'Either party may leave')).toEqual([2, 'may', 'leave']);
  });

  test('is known by the initials of a role, where the paper writes them in capitals', () => {
    const reading = readingOf(BAA);
    const [associate] = sidesOf(reading, 'BA') ?? [];
    expect([associate, ...(sidesOf(reading, 'CE') ?? [])].toSorted()).toEqual([0, 1]);
    expect(sidesOf(of('1. Client shall pay.').reading, 'BA')).toEqual(['ba']);
  });

  test('is not known of a paper whose kind is not', () => {
    expect(namesOfSides(readingOf('Jane Doe ("Alpha") and Kim Roe ("Beta") agree as follows.'))).toBeNull();
  });
});

describe('whom a sentence burdens', () => {
  test.each([
    ['1. Client may terminate this Agreement at any time without cause and without payment.', 'consultant'],
    ['1. Consultant may terminate this Agreement at any time without cause and without payment.', 'client'],
    ['1. Consultant shall indemnify Client against all claims.', 'consultant'],
    ['1. Client shall indemnify Consultant against all claims.', 'client'],
    ['1. Consultant shall not work for any competitor of Client.', 'consultant'],
    ['1. Client shall pay interest of 2% a month on late invoices.', 'client'],
  ])('%s', (clause, side) => {
    const { reading, row } = of(clause);
    const burden = burdenOf(reading, row);
    expect(reading.kind.sides[(burden?.first ?? 0) > 0 ? 0 : 1]?.id).toBe(side);
    expect(burden?.both).toBeLessThan(0);
  });

  test('is both where it binds each of them', () => {
    const { reading, row } = of('1. Each party shall keep the other party’s information secret.');
    expect(burdenOf(reading, row)?.both).toBeGreaterThan(0);
  });

  test('is turned about where the sides are', () => {
    const { reading, row } = of('1. Consultant shall not work for any competitor of Client.');
    const features = burdenFeatures(reading, row);
    if (!features) throw new Error('The kind has sides.');
    const [first, second] = features.ofSides;
    const turned = sideCase({ ...features, ofSides: [second, first] });
    expect([...turned].map(([bucket, value]) => [bucket, -value]).toSorted()).toEqual(
      [...sideCase(features)].toSorted(),
    );
  });

  test('is not read with weights of another size', () => {
    const weights = (size: number) => ({ scale: 1, weights: Buffer.alloc(size).toString('base64') });
    expect(decodeBurdenModel({ side: weights(BUCKETS), both: weights(BUCKETS) }).side.weights.length).toBe(BUCKETS);
    expect(() => decodeBurdenModel({ side: weights(BUCKETS), both: weights(8) })).toThrow('not of the size');
  });
});

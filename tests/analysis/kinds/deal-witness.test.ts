import { describe, expect, test } from 'bun:test';
import { bearsOut } from '../../../src/analysis/kinds/deal-witness';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { wording } from '../../../src/analysis/lexicon/words';

const WITNESSED = KINDS.flatMap(({ id, witness, ...kind }) => (witness ? [{ id, witness, ...kind }] : []));

describe.each(WITNESSED.map((kind) => [kind.id, kind] as const))('%s', (_, { witness, sides }) => {
  const { examples, against, plainer = '' } = witness;

  test.each([...examples.hits])('is borne out by %p', (text) => {
    expect(bearsOut(text, witness)).toBe(true);
  });

  test.each([...examples.misses])('is not borne out by %p', (text) => {
    expect(bearsOut(text, witness)).toBe(false);
  });

  test('has hits and misses, one of them for the words of other papers', () => {
    expect(examples.hits.length * examples.misses.length).toBeGreaterThan(0);
    const { against: _, ...alone } = witness;
    expect(examples.misses.some((text) => bearsOut(text, alone))).toBe(against !== undefined);
  });

  test('says something plainer of its own sides, as the end of a sentence', () => {
    const ids = sides.map(({ id }) => id);
    expect([...plainer.matchAll(/\{(\w+)\}/g)].every(([, id = '']) => ids.includes(id))).toBe(true);
    expect(plainer).toMatch(/^$|^[a-z].*[^.]$/);
  });
});

const examples = { hits: [], misses: [] };

test('one place is enough where nothing is said', () => {
  expect(bearsOut('a pool', { words: wording('pool'), examples })).toBe(true);
  expect(bearsOut('a pool', { words: wording('pool'), least: 2, examples })).toBe(false);
});

test('as many words of another deal leave it open', () => {
  const witness = { words: wording('pool'), against: wording('pond'), examples };
  expect(bearsOut('pool, pond', witness)).toBe(false);
  expect(bearsOut('pool, pool, pond', witness)).toBe(true);
});

test('what stands far behind the head of a long paper is another thing', () => {
  expect(bearsOut(`${'word '.repeat(10_000)} pool`, { words: wording('pool'), examples })).toBe(false);
});

import { describe, expect, test } from 'bun:test';
import { ownPositions } from '../../../src/analysis/playbooks/own-playbook';
import { mayBeProtected, type Parties } from '../../../src/analysis/playbooks/protected';
import { playbookOf, playbooksOf } from '../../../src/analysis/playbooks/verdicts';

const FIRM = { value: 'Tern Builders Ltd', legalForm: 'Ltd' };
const OTHER_FIRM = { value: 'Ash Clinic', legalForm: null };
const PERSON = { value: 'Kim Roe', legalForm: null };

function paper(kind: string | null, ...parties: NonNullable<Parties['parties']>): Parties {
  const sides = parties.map((_, party) => ({ id: `side ${party}`, label: '', party }));
  return { kind, sides, parties };
}

describe('a law that protects consumers', () => {
  test.each([
    ['a firm and a person', paper('construction', FIRM, PERSON), true],
    ['nobody known', paper('construction'), true],
    ['two firms', paper('equipment-lease', FIRM, OTHER_FIRM), false],
    ['an employee', paper('employment-england', FIRM, PERSON), false],
    ['a sale between two people', paper('sale-of-goods', PERSON, PERSON), false],
    ['a sale by a firm', paper('sale-of-goods', FIRM, PERSON), true],
    ['work by one person for another', paper('event-services', PERSON, PERSON), true],
  ])('%s', (_, parties, protects) => {
    expect(mayBeProtected(parties, 'consumers')).toBe(protects);
  });
});

test('a law that protects workers, tenants of homes or businesses is for papers in which they may be', () => {
  expect(mayBeProtected(paper('contractor', FIRM, PERSON), 'workers')).toBe(true);
  expect(mayBeProtected(paper('distribution', FIRM, PERSON), 'workers')).toBe(false);
  expect(mayBeProtected(paper('residential-lease-us', FIRM, PERSON), 'homes')).toBe(true);
  expect(mayBeProtected(paper('commercial-lease', FIRM, PERSON), 'homes')).toBe(false);
  expect(mayBeProtected(paper('supply', FIRM, OTHER_FIRM), 'businesses')).toBe(true);
  expect(mayBeProtected(paper('consumer-membership', FIRM, PERSON), 'businesses')).toBe(false);
});

test('only laws that may protect somebody are named', () => {
  const given = {
    id: 'any.liability-excluded',
    title: '',
    answer: 'yes' as const,
    value: null,
    evidence: [],
    confidence: 0.9,
  };
  const cites = (parties: Parties) => {
    const { ofSides } = playbooksOf({ ...parties, answers: [given], law: 'England' });
    const laws = ofSides.flatMap(({ verdicts }) => verdicts.flatMap(({ law }) => law.map(({ cite }) => cite)));
    return [...new Set(laws)];
  };
  expect(cites(paper('equipment-lease', FIRM, OTHER_FIRM))).toEqual(['Unfair Contract Terms Act 1977, s. 2(1)']);
  expect(cites(paper('consumer-membership', FIRM, PERSON))).toEqual(['Consumer Rights Act 2015, s. 65']);
});

test('between companies arbitration can be lived with, unless a firm has a position of its own', () => {
  const given = {
    id: 'any.arbitration',
    title: '',
    answer: 'yes' as const,
    value: null,
    evidence: [],
    confidence: 0.9,
  };
  const toldTo = (parties: Parties) => {
    const { ofSides } = playbooksOf({ ...parties, answers: [given], law: 'Singapore' });
    return ofSides[1]?.verdicts.map(({ severity, why }) => [severity, why?.includes('as a rule')]);
  };
  expect(toldTo(paper('supply', FIRM, OTHER_FIRM))).toEqual([['low', false]]);
  expect(toldTo(paper('supply', FIRM, PERSON))).toEqual([['medium', true]]);
  const positions = ownPositions({
    id: 'x',
    name: 'Ours',
    kind: 'supply',
    side: 'buyer',
    version: 1,
    content: { positions: { 'any.arbitration': { yes: 'high' } }, own: [] },
  });
  const { verdicts } = playbookOf(
    { ...paper('supply', FIRM, OTHER_FIRM), answers: [given], law: null },
    'buyer',
    positions,
  );
  expect(verdicts.map(({ severity }) => severity)).toEqual(['high']);
});

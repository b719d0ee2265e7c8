import { describe, expect, test } from 'bun:test';
import { playbooksOf } from '../../../src/analysis/playbooks/verdicts';
import { questionsOf } from '../../../src/analysis/questions/questions-of';
import { NEUTRAL } from '../../../src/shared/acting-for';
import type { QuestionAnswer } from '../../../src/shared/analysis';

const LEASE = 'residential-lease-us';
const answers = (answer: QuestionAnswer['answer']): QuestionAnswer[] =>
  questionsOf(LEASE).map(({ id, title }) => ({ id, title, answer, value: null, evidence: [], confidence: 0.9 }));

const entryIn = (answer: QuestionAnswer['answer'], side: string) => {
  const { neutral, ofSides } = playbooksOf({ kind: LEASE, answers: answers(answer), law: 'California' });
  const playbook = side === NEUTRAL ? neutral : ofSides.find((one) => one.side === side);
  return playbook?.verdicts.find(({ question }) => question === 'lease.entry-without-notice');
};

describe('a verdict', () => {
  test('is that of the side which is acted for, with what to ask for', () => {
    expect(entryIn('yes', 'tenant')).toMatchObject({ verdict: 'deviates', severity: 'high', side: 'tenant' });
    expect(entryIn('yes', 'tenant')?.advice).toContain('24 hours');
    expect(entryIn('yes', 'landlord')?.severity).toBe('medium');
    expect(entryIn('no', 'tenant')).toMatchObject({ verdict: 'standard', severity: null, advice: null });
  });

  test('for both sides is that of the one whom it hurts most', () => {
    expect(entryIn('yes', NEUTRAL)).toMatchObject({ side: 'tenant', severity: 'high' });
  });

  test('on what has to be checked is one step less grave than the worst that it may be', () => {
    expect(entryIn('unclear', 'tenant')).toMatchObject({ verdict: 'unclear', severity: 'medium' });
    expect(entryIn('unclear', 'tenant')?.statement).toStartWith('To check: May the landlord enter');
  });
});

test('the gravest verdicts come first, and every side has a playbook', () => {
  const { neutral, ofSides } = playbooksOf({ kind: LEASE, answers: answers('yes'), law: null });
  expect(neutral.assessed).toBe(true);
  expect(ofSides.map(({ side }) => side)).toEqual(['landlord', 'tenant']);
  const weights = neutral.verdicts.map(({ severity }) => ['low', 'medium', 'high'].indexOf(severity ?? ''));
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
});

test('a paper of no known kind is asked general questions only, and is not assessed', () => {
  const general = questionsOf(null).map(({ id, title }) => {
    return { id, title, answer: 'yes' as const, value: null, evidence: [], confidence: 0.9 };
  });
  const { neutral, ofSides } = playbooksOf({ kind: null, answers: general, law: null });
  expect(neutral.assessed).toBe(false);
  expect(neutral.verdicts.map(({ question }) => question)).toContain('any.unilateral-change');
  expect(ofSides).toEqual([]);
});

test('a law is named where it holds', () => {
  const cites = (law: string | null) => {
    const { ofSides } = playbooksOf({ kind: LEASE, answers: answers('yes'), law });
    const entry = ofSides
      .flatMap(({ verdicts }) => verdicts)
      .find((one) => one.question === 'lease.entry-without-notice');
    return entry?.law.map(({ place }) => place);
  };
  expect(cites('California')).toEqual(['California']);
  expect(cites('England')).toEqual(['England and Wales']);
  expect(cites('Ohio')).toEqual([]);
  expect(cites(null)).toEqual([]);
});

describe('a clause whose bearer is known', () => {
  const verdictsOn = (id: string, answer: Partial<QuestionAnswer>) => {
    const given = { id, title: id, answer: 'yes' as const, value: null, evidence: [], confidence: 0.9, ...answer };
    const { neutral, ofSides } = playbooksOf({ kind: 'distribution', answers: [given], law: null });
    const of = (side: string) => ofSides.find((one) => one.side === side)?.verdicts[0];
    return { neutral: neutral.verdicts[0], supplier: of('supplier'), distributor: of('distributor') };
  };

  test('is no risk of the side that it favours', () => {
    const told = verdictsOn('any.indemnity', { bearer: 'supplier' });
    expect(told.distributor).toMatchObject({ verdict: 'standard', severity: null });
    // Whoever drafted the paper, the one that bears it is hurt.
    expect(told.supplier).toMatchObject({ severity: 'medium' });
    expect(told.neutral).toMatchObject({ side: 'supplier', severity: 'medium' });
  });

  test('is rated for both where nobody is known to bear it, and one step less gravely where both do', () => {
    expect(verdictsOn('any.indemnity', { bearer: 'both' }).distributor?.severity).toBe('low');
    expect(verdictsOn('any.indemnity', {}).distributor?.severity).toBe('medium');
  });

  test('is not what a side wants where it is a right of the other alone', () => {
    const told = verdictsOn('any.termination-for-convenience', { bearer: 'distributor' });
    expect(told.distributor).toMatchObject({
      severity: 'medium',
      heading: 'Only the other side may end the contract without giving a reason',
    });
    expect(told.supplier).toMatchObject({ verdict: 'standard', severity: null });
  });
});

test('what a drafter lives with is a risk of the other side only', () => {
  const verdictFor = (bearer: string, side: string) => {
    const exit = answers('yes').map((one) => (one.id === 'any.one-sided-exit' ? { ...one, bearer } : one));
    const { neutral, ofSides } = playbooksOf({ kind: LEASE, answers: exit, law: null });
    const playbook = side === NEUTRAL ? neutral : ofSides.find((one) => one.side === side);
    return playbook?.verdicts.find(({ question }) => question === 'any.one-sided-exit')?.severity ?? null;
  };
  expect(verdictFor('tenant', 'tenant')).toBe('high');
  expect(verdictFor('tenant', NEUTRAL)).toBe('high');
  expect(verdictFor('tenant', 'landlord')).toBeNull();
  expect(verdictFor('landlord', 'tenant')).toBeNull();
  expect(verdictFor('landlord', 'landlord')).toBeNull();
  expect(verdictFor('landlord', NEUTRAL)).toBeNull();
});

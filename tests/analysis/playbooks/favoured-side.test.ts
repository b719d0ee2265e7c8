import { describe, expect, test } from 'bun:test';
import { withFavouredSides } from '../../../src/analysis/playbooks/favoured-side';
import type { Evidence, Playbook, PlaybookVerdict, RiskFactor } from '../../../src/shared/analysis';

const WORDS: Evidence = {
  quote: 'The Customer indemnifies the Provider, howsoever caused.',
  page: 1,
  start: 10,
  end: 66,
};
const OTHER_WORDS: Evidence = { quote: 'The Provider pays.', page: 1, start: 80, end: 98 };

const risk = (more: Partial<RiskFactor> = {}): RiskFactor => ({
  type: 'Whatever the cause',
  severity: 'medium',
  description: '',
  rule: 'whatever-the-cause',
  evidence: [WORDS],
  recommendation: '',
  standing: 'to_check',
  ...more,
});

const verdict = (more: Partial<PlaybookVerdict> = {}): PlaybookVerdict =>
  ({
    question: 'any.indemnity',
    verdict: 'deviates',
    severity: 'high',
    heading: 'It indemnifies.',
    why: null,
    advice: null,
    evidence: [WORDS],
    ...more,
  }) as PlaybookVerdict;

const sides = (provider: PlaybookVerdict[], customer: PlaybookVerdict[]): Playbook[] =>
  [
    { side: 'provider', verdicts: provider },
    { side: 'customer', verdicts: customer },
  ] as unknown as Playbook[];

const favours = (one: RiskFactor, ofSides: Playbook[], bearer: string | null = null) =>
  withFavouredSides([one], ofSides, (evidence) => (evidence[0] === WORDS ? bearer : null))[0]?.favours;

describe('whom a one-sided wording favours', () => {
  test('is known where one side alone is told of all its words by an answer', () => {
    expect(favours(risk(), sides([], [verdict()]))).toBe('provider');
    expect(favours(risk(), sides([verdict()], []))).toBe('customer');
    const untold = verdict({ verdict: 'unclear', severity: 'low' });
    expect(favours(risk(), sides([untold], [verdict()]))).toBe('provider');
  });

  test.each([
    ['both are told of it', risk(), sides([verdict({ severity: 'low' })], [verdict()])],
    ['it has to be checked', risk(), sides([], [verdict({ verdict: 'unclear', severity: 'medium' })])],
    ['it is told as less grave', risk(), sides([], [verdict({ severity: 'low' })])],
    ['nobody minds the answer', risk(), sides([], [verdict({ severity: null })])],
    ['it is told of some of its words', risk({ evidence: [WORDS, OTHER_WORDS] }), sides([], [verdict()])],
    ['it is told of other words', risk({ evidence: [OTHER_WORDS] }), sides([], [verdict()])],
    ['the rule looks for one thing', risk({ rule: 'low-cap' }), sides([], [verdict()])],
    ['the kind has no sides', risk(), []],
  ])('is not known where %s', (_, one, ofSides) => expect(favours(one, ofSides)).toBeUndefined());

  test('is known where the words burden the side that alone is told of them, if only in doubt', () => {
    const doubted = sides([], [verdict({ verdict: 'unclear', severity: 'medium' })]);
    expect(favours(risk(), doubted, 'customer')).toBe('provider');
    expect(favours(risk(), sides([verdict({ severity: 'low' })], []), 'provider')).toBe('customer');
    expect(favours(risk(), doubted, 'provider')).toBeUndefined();
    expect(favours(risk(), doubted, null)).toBeUndefined();
    expect(favours(risk(), sides([], []), 'customer')).toBeUndefined();
    expect(favours(risk(), sides([verdict({ severity: 'low' })], [verdict()]), 'customer')).toBeUndefined();
    expect(favours(risk({ evidence: [OTHER_WORDS] }), doubted, 'customer')).toBeUndefined();
  });

  test('stays as the rule has read it', () => {
    expect(favours(risk({ favours: 'customer' }), sides([], [verdict()]))).toBe('customer');
  });
});

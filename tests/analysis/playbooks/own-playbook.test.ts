import { describe, expect, test } from 'bun:test';
import {
  builtInQuestions,
  misfitOf,
  type OwnPlaybook,
  ownPositions,
  playbookKinds,
} from '../../../src/analysis/playbooks/own-playbook';
import { playbookOf, playbooksOf } from '../../../src/analysis/playbooks/verdicts';
import { questionsOf } from '../../../src/analysis/questions/questions-of';
import type { QuestionAnswer } from '../../../src/shared/analysis';
import type { OwnQuestion, PlaybookContent } from '../../../src/shared/playbooks';

const KIND = 'residential-lease-us';
const ENTRY = 'lease.entry-without-notice';

const own = (content: Partial<PlaybookContent> = {}): OwnPlaybook => ({
  id: 'ours',
  name: 'Our leases',
  kind: KIND,
  side: 'tenant',
  version: 3,
  content: { positions: {}, own: [], ...content },
});
const answers: QuestionAnswer[] = questionsOf(KIND).map(({ id, title }) => ({
  id,
  title,
  answer: id === ENTRY ? 'yes' : 'not_stated',
  value: null,
  evidence: [],
  confidence: 0.9,
}));
const paper = { kind: KIND, answers, law: 'California' };
const entryBy = (content: Partial<PlaybookContent>) =>
  playbookOf(paper, 'tenant', ownPositions(own(content))).verdicts.find(({ question }) => question === ENTRY);

describe('a firm’s own positions', () => {
  test('are the built-in ones where nothing is changed, under their own name and version', () => {
    const builtIn = playbookOf(paper, 'tenant');
    const ours = playbookOf(paper, 'tenant', ownPositions(own()));
    expect(ours).toEqual({ ...builtIn, id: 'ours', name: 'Our leases', version: '3' });
  });

  test('change severity, reason and words, one by one', () => {
    const builtIn = entryBy({});
    expect(builtIn?.severity).toBe('high');
    const changed = entryBy({ positions: { [ENTRY]: { yes: 'low', ask: 'Knock first.' } } });
    expect(changed).toMatchObject({ severity: 'low', verdict: 'fallback', why: builtIn?.why, advice: 'Knock first.' });
    expect(entryBy({ positions: { [ENTRY]: { yes: null } } })).toMatchObject({ severity: null, verdict: 'standard' });
  });

  test('switched off a question is not rated, and the paper still is', () => {
    expect(entryBy({ positions: { [ENTRY]: { off: true } } })).toBeUndefined();
    const most = Object.fromEntries(
      questionsOf(KIND)
        .slice(1)
        .map(({ id }) => [id, { off: true }]),
    );
    expect(playbookOf(paper, 'tenant', ownPositions(own({ positions: most }))).assessed).toBe(true);
  });

  test('count for both sides together, which name them', () => {
    const { neutral } = playbooksOf(paper, (side) => (side === 'tenant' ? ownPositions(own()) : undefined));
    expect(neutral).toMatchObject({ id: 'ours', version: '3', side: 'neutral', assessed: true });
    expect(neutral.name).toContain('Our leases');
    expect(playbooksOf(paper).neutral.id).toBe(`built-in.${KIND}`);
  });
});

const PETS: OwnQuestion = {
  id: 'own.pets',
  title: 'Are pets allowed?',
  heading: 'Pets are not mentioned',
  mustBe: 'there',
  phrases: ['pets'],
  categories: [],
  limit: null,
  severity: 'medium',
  why: 'Our clients keep dogs.',
  ask: 'Tenant may keep one dog.',
};

describe('an own question', () => {
  const verdictOn = (question: OwnQuestion, answer: QuestionAnswer['answer']) => {
    const given = { id: 'own.tenant.pets', title: PETS.title, answer, value: null, evidence: [], confidence: 0.9 };
    const read = { ...paper, answers: [...answers, given] };
    const { verdicts } = playbookOf(read, 'tenant', ownPositions(own({ own: [question] })));
    return verdicts.find((one) => one.question === given.id);
  };

  test('that must be there is told where it is missing', () => {
    expect(verdictOn(PETS, 'not_stated')).toMatchObject({
      severity: 'medium',
      verdict: 'missing',
      heading: 'Pets are not mentioned',
      statement: 'Pets are not mentioned. Our clients keep dogs.',
      advice: 'Tenant may keep one dog.',
    });
    expect(verdictOn(PETS, 'yes')?.severity).toBeNull();
  });

  test('that must not be there is told where it is', () => {
    expect(verdictOn({ ...PETS, mustBe: 'not there' }, 'yes')).toMatchObject({
      severity: 'medium',
      verdict: 'deviates',
    });
    expect(verdictOn({ ...PETS, mustBe: 'not there' }, 'not_stated')?.severity).toBeNull();
  });

  test('with a limit is told beyond it, and where nothing is said if something must be', () => {
    const limited: OwnQuestion = { ...PETS, limit: { of: 'term', bound: 'most', count: 1, unit: 'years' } };
    expect(verdictOn(limited, 'no')?.severity).toBe('medium');
    expect(verdictOn(limited, 'yes')?.severity).toBeNull();
    expect(verdictOn(limited, 'not_stated')?.severity).toBe('medium');
    expect(verdictOn({ ...limited, mustBe: 'not there' }, 'not_stated')?.severity).toBeNull();
  });
});

test('what an editor starts from is every question of the kind with the position of the side', () => {
  const questions = builtInQuestions(KIND, 'tenant');
  expect(questions.map(({ id }) => id)).toEqual(questionsOf(KIND).map(({ id }) => id));
  expect(questions.find(({ id }) => id === ENTRY)).toMatchObject({ rated: true, yes: 'high', no: null });
  expect(playbookKinds().every(({ sides, questions: asked }) => sides.length === 2 && asked > 0)).toBe(true);
});

test.each([
  ['no-kind', 'tenant', {}, "There is no kind of contract called 'no-kind'."],
  [KIND, 'franchisee', {}, /has no side called 'franchisee'\. Its sides are: landlord, tenant\.$/],
  [KIND, 'tenant', { 'nda.copies': {}, 'x.y': {} }, /has no question called nda\.copies, x\.y\.$/],
] as const)('what does not fit %s for the %s is named', (kind, side, positions, words) => {
  const misfit = misfitOf(kind, side, { positions, own: [] }) ?? '';
  if (typeof words === 'string') expect(misfit).toBe(words);
  else expect(misfit).toMatch(words);
});

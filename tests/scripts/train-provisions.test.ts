import { describe, expect, test } from 'bun:test';
import { backgroundOf } from '../../scripts/training/provisions/background';
import { type FittedHead, fitHead } from '../../scripts/training/provisions/fit-head';
import { headMatrix, scoreRow } from '../../scripts/training/provisions/head-matrix';
import { labelledSentences } from '../../scripts/training/provisions/labelled';
import { isSubject, ownSentencesOf, parseProvision } from '../../scripts/training/provisions/own-provisions';
import { headsOf, joinHeads, quantiseHead } from '../../scripts/training/provisions/quantise-heads';
import { wordTableOf } from '../../scripts/training/provisions/word-table';
import { headInput } from '../../src/analysis/provisions/heads/head-input';
import { decodeHeads, encodeHeads, headLogits } from '../../src/analysis/provisions/heads/heads';
import { DIMENSIONS } from '../../src/analysis/provisions/heads/word-vectors';

const WHO = ['tenant', 'member', 'guest', 'client', 'pupil', 'driver', 'buyer', 'hirer', 'worker', 'player'];
const FEES = WHO.flatMap((who) => [
  `The ${who} pays a late fee of ten.`,
  `A fee is owed by each ${who} who is late.`,
  `Late: fee for ${who}.`,
]);
const NO_FEES = WHO.flatMap((who) => [`The ${who} pays no late fee.`, `The ${who} is never charged for being late.`]);
const PETS = WHO.flatMap((who) => [
  `No ${who} may keep a dog.`,
  `Cats of a ${who} must go.`,
  `Pets: none for a ${who}.`,
]);
const NO_PETS = WHO.flatMap((who) => [`Every ${who} may keep a dog.`, `A cat of the ${who} is welcome.`]);
const ORDINARY = Array.from({ length: 100 }, (_, index) => `Notices number ${index} shall be sent in writing by post.`);

const sourceOf = (positives: string[], nearMisses: string[]) =>
  ['# a comment', ...positives.map((text) => `+ ${text}`), ...nearMisses.map((text) => `- ${text}`), ''].join('\n');

const provisions = [
  parseProvision('late-fee', sourceOf(FEES, NO_FEES)),
  parseProvision('no-pets', sourceOf(PETS, NO_PETS)),
];

const words = 'late fee pays dog cat pets notices writing post charged keep welcome'.split(' ');
const table = wordTableOf(
  {
    words,
    vectors: Object.fromEntries(
      words.map((word, index) => [word, Array.from({ length: DIMENSIONS }, (_, d) => Math.sin((index + 1) * (d + 1)))]),
    ),
  },
  ORDINARY,
);

function train() {
  const own = ownSentencesOf(provisions, 5);
  const background = backgroundOf(
    ORDINARY.map((text, index) => ({ text, fold: index % 5 })),
    table,
  );
  const texts = own.map(({ text }) => text);
  const labelled = labelledSentences([], [], [], table);
  const matrix = headMatrix(texts, [background, labelled], table);
  const fitted = provisions.map((_, head) => fitHead({ ...background, matrix, own, labelled }, head));
  const heads = provisions.map(({ id }, head) => quantiseHead(matrix, id, fitted[head] as FittedHead));
  return { fitted, heads, bytes: encodeHeads(joinHeads(heads)) };
}

describe('training heads', () => {
  const { fitted, bytes } = train();

  test('gives the same bytes from the same sentences', () => {
    expect(Buffer.compare(train().bytes, bytes)).toBe(0);
  });

  test('leaves the heads of a file as they are beside one that is trained anew', () => {
    expect(Buffer.compare(encodeHeads(joinHeads(headsOf(decodeHeads(bytes)))), bytes)).toBe(0);
  });

  test('tells provisions from near misses, from each other and from the background, out of fold', () => {
    for (const { figures } of fitted) {
      expect(figures.f1).toBeGreaterThan(0.9);
      expect(figures.backgroundFires).toBe(0);
    }
  });

  test('gives heads that know sentences they never saw', () => {
    const model = decodeHeads(bytes);
    const texts = [
      'The visitor pays a late fee of ten.',
      'No visitor may keep a dog.',
      'The visitor pays no late fee.',
    ];
    const input = headInput(
      texts.map((text) => ({ text })),
      table,
    );
    const fires = model.heads.map(({ threshold }, head) =>
      Array.from(headLogits(model, input, head), (logit) => 1 / (1 + Math.exp(-logit)) >= threshold),
    );
    expect(fires).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
  });
});

test('a subject is heard in nearly all of its sentences, and what others say in its words counts less against it', () => {
  const alike = { id: 'same-words', positives: FEES.map((text) => text.toUpperCase()), nearMisses: NO_PETS };
  const given = [...provisions, alike];
  const own = ownSentencesOf(given, 5);
  const background = backgroundOf(
    ORDINARY.map((text, index) => ({ text, fold: index % 5 })),
    table,
  );
  const labelled = labelledSentences([], [], [], table);
  const texts = own.map(({ text }) => text);
  const matrix = headMatrix(texts, [background, labelled], table);
  const task = { ...background, matrix, own, labelled };
  const [clause, subject] = [fitHead(task, 0), fitHead(task, 0, true)];
  expect(subject.figures.recall).toBeGreaterThanOrEqual(0.95);
  const scoreOf = ({ weights }: FittedHead, provision: number) => {
    const rows = own.flatMap(({ positiveOf }, row) => (positiveOf.has(provision) ? [row] : []));
    return rows.reduce((sum, row) => sum + scoreRow(matrix, weights, row), 0) / rows.length;
  };
  expect(scoreOf(subject, 2)).toBeGreaterThan(scoreOf(clause, 2));
  expect(isSubject('speaks-of-fees') && !isSubject('late-fee')).toBe(true);
});

describe('a file of sentences', () => {
  test('is refused with another line, a sentence twice, or too few', () => {
    const source = sourceOf(FEES, NO_FEES);
    expect(() => parseProvision('x', `${source}A sentence.\n`)).toThrow('not "A sentence."');
    expect(() => parseProvision('x', `${source}- ${FEES[0]}\n`)).toThrow('written twice');
    expect(() => parseProvision('x', sourceOf(FEES.slice(0, 24), NO_FEES))).toThrow('too few');
    expect(() => parseProvision('x', sourceOf(FEES, NO_FEES.slice(0, 11)))).toThrow('too few');
  });

  test('shares a sentence with another that has the same words', () => {
    const other = { id: 'other', positives: [FEES[0] ?? ''], nearMisses: [PETS[0] ?? ''] };
    const own = ownSentencesOf([...provisions, other], 5);
    const shared = own.filter(({ text }) => text === FEES[0] || text === PETS[0]);
    expect(shared.map(({ positiveOf, nearMissOf }) => [[...positiveOf], [...nearMissOf]])).toEqual([
      [[0, 2], []],
      [[1], [2]],
    ]);
  });
});

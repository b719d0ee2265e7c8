/**
 * Trains what tells a sentence that says a provision from one that denies it, softens it or only sounds like it, and writes its weights: the same from the
 * same sentences.
 *
 *   bun scripts/train-says.ts [--out FILE]
 *
 * It learns from our own sentences alone: those of the bench (`bench/wordings`), each scored by the shipped heads and without those that a head has learned,
 * and the sentences and near misses of all provisions, as so many that count little. Prints, out of fold by question, which share of pairs of a sentence that says
 * it and one that does not is told apart, among those that a head takes for the provision: by the head alone, and by what is learned.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { headInput } from '../src/analysis/provisions/heads/head-input';
import { headLogits, shippedHeads } from '../src/analysis/provisions/heads/heads';
import { shippedWordVectors } from '../src/analysis/provisions/heads/word-vectors';
import { SAYS_FEATURES, type SaysModel, saysFeatures } from '../src/analysis/provisions/says/says';
import { turningWords } from '../src/analysis/provisions/says/turning-words';
import { QUESTIONS } from '../src/analysis/questions/declarations/registry';
import { type Case, fitLogistic } from './training/logistic-regression';
import { isSubject, readOwnProvisions } from './training/provisions/own-provisions';
import { readWordings } from './training/wordings';

/** Of the provisions' own sentences one of so many is looked at, and counts as this much of one of the bench's. */
const OWN_STRIDE = 3;
const OWN_WEIGHT = 0.15;
/** By so many sentences each weight is drawn to nothing. */
const PULL = 20;
const FOLDS = 5;

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: { out: { type: 'string', default: join(import.meta.dir, '../src/analysis/provisions/says/weights.json') } },
});

interface Known extends Case {
  question: string;
  says: string;
  margin: number;
}

const provisions = readOwnProvisions().filter(({ id }) => !isSubject(id));
const usual = new Map(
  provisions.map(({ id, positives }) => {
    const counts = positives.map(turningWords);
    const mean = (at: number) => counts.reduce((sum, one) => sum + (one[at] ?? 0), 0) / counts.length;
    return [id, (counts[0] ?? []).map((_, at) => Math.round(100 * mean(at)) / 100)];
  }),
);

const wordings = readWordings().filter(({ isLearned }) => !isLearned);
const heads = shippedHeads();
const input = headInput(wordings, shippedWordVectors());
const logits = new Map<string, Float32Array>();
function marginOf(id: string, at: number): number {
  const place = heads.heads.findIndex((head) => head.id === id);
  const { threshold = 1 } = heads.heads[place] ?? {};
  const known = logits.get(id) ?? headLogits(heads, input, place);
  logits.set(id, known);
  return (known[at] ?? 0) - Math.log(threshold / (1 - threshold));
}

/** A sentence beside the provision, of those that answer so, whose head is surest. */
function beside(at: number, question: string, ids: readonly string[], label: number): Known[] {
  const [best] = ids
    .map((id) => ({ id, margin: marginOf(id, at) }))
    .toSorted((one, other) => other.margin - one.margin);
  const wording = wordings[at];
  if (!best || !wording) return [];
  return [
    {
      question,
      says: wording.says,
      margin: best.margin,
      known: saysFeatures(wording.text, usual.get(best.id) ?? [], best.margin),
      label,
    },
  ];
}

const questionOf = new Map(QUESTIONS.map((question) => [question.id, question]));
const heard = wordings.flatMap(({ id, says }, at): Known[] => {
  const question = questionOf.get(id);
  if (!question) return [];
  return [
    ...beside(at, id, question.yes.provisions ?? [], says === 'yes' ? 1 : 0),
    // A fair version may be the other answer or not.
    ...(says === 'fair' ? [] : beside(at, id, question.no?.provisions ?? [], says === 'no' ? 1 : 0)),
  ];
});
const usualMargin = heard.reduce((sum, { margin }) => sum + margin, 0) / heard.length;
const own = provisions.flatMap(({ id, positives, nearMisses }): Case[] =>
  [positives, nearMisses].flatMap((texts, at) =>
    texts.map((text) => ({
      // Its head has learned the sentence, so that its margin says nothing.
      known: saysFeatures(text, usual.get(id) ?? [], usualMargin),
      label: 1 - at,
      weight: OWN_WEIGHT,
    })),
  ),
);
const ofOwn = own.filter((_, at) => at % OWN_STRIDE === 0);
const train = (some: readonly Known[]) => fitLogistic([...some, ...ofOwn], Array(SAYS_FEATURES).fill(0), PULL);
const logOdds = (learned: readonly number[], { known }: Case) =>
  known.reduce((sum, value, at) => sum + value * (learned[at] ?? 0), 0);

const questions = [...new Set(heard.map(({ question }) => question))].sort();
const foldOf = ({ question }: Known) => questions.indexOf(question) % FOLDS;
const unseen = Array.from({ length: FOLDS }, (_, fold) => train(heard.filter((one) => foldOf(one) !== fold)));

/** The share of pairs that the figure puts in the right order. */
function toldApart(some: readonly Known[], figure: (one: Known) => number): string {
  const scored = some.map((one) => ({ label: one.label, figure: figure(one) }));
  const [yes, no] = [1, 0].map((label) => scored.filter((one) => one.label === label)) as [
    typeof scored,
    typeof scored,
  ];
  let right = 0;
  for (const one of yes)
    for (const other of no) right += one.figure > other.figure ? 1 : one.figure === other.figure ? 0.5 : 0;
  return (right / (yes.length * no.length)).toFixed(3);
}

console.log(`${heard.length} sentences of ${questions.length} questions, ${own.length} of the provisions' own`);
for (const says of ['no', 'fair', 'other']) {
  const pairs = heard.filter((one) => one.margin >= 0 && (one.label === 1 || one.says === says));
  console.log(
    `'${says}' told from what says it: by the head ${toldApart(pairs, ({ margin }) => margin)}, learned ${toldApart(pairs, (one) => logOdds(unseen[foldOf(one)] ?? [], one))}`,
  );
}
const model: SaysModel = {
  weights: train(heard).map((weight) => Math.round(1e3 * weight) / 1e3),
  usual: Object.fromEntries(
    [...usual].map(([id, shares]) => [id, shares.map((share) => Math.round(100 * share)).join(' ')]),
  ),
};
await Bun.write(values.out, JSON.stringify(model));
await Bun.$`bunx biome format --write ${values.out}`.quiet();

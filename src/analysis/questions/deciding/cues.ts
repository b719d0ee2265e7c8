import type { Reading } from '../../reading';
import { isFragment, isTurned, isUnlike, wordsAgree } from '../bearing-sentences';
import type { QuestionDeclaration } from '../define-question';

/** Beyond so many log-odds from its threshold a sentence is as good as certain. */
const CERTAIN = 6;

/**
 * What a paper's sentences say together of an answer, beginning with a constant 1: how far the best and the second-best sentence lie above the threshold of
 * the provision that bears 'yes' (in log-odds), the best one whose words agree, and whether the best one turns what it seems to say; then the same of 'no'.
 * @param marginsOf of each sentence of the outline, by how much it lies above the threshold of the provision that bears the answer; null without one
 */
export function paperCues(
  reading: Pick<Reading, 'contract' | 'outline'>,
  question: QuestionDeclaration,
  marginsOf: (bears: 'yes' | 'no') => ArrayLike<number> | null,
): number[] {
  return [1, ...(['yes', 'no'] as const).flatMap((bears) => cuesOf(reading, question, bears, marginsOf(bears)))];
}

function cuesOf(
  reading: Pick<Reading, 'contract' | 'outline'>,
  question: QuestionDeclaration,
  bears: 'yes' | 'no',
  margins: ArrayLike<number> | null,
): number[] {
  if (!margins) return [0, 0, 0, 0];
  const rows = Array.from(margins, (margin, row) => ({ margin: bounded(margin), row }))
    .filter(({ margin, row }) => margin > -CERTAIN && !isFragment(reading, row))
    .toSorted((one, other) => other.margin - one.margin);
  const textOf = (row: number) => reading.outline.sentences[row]?.text ?? '';
  const agreeing = rows.find(
    ({ row }) =>
      wordsAgree(reading, row, question[bears]?.words) &&
      !isTurned(textOf(row), question, bears) &&
      !isUnlike(textOf(row), question, bears),
  );
  const [best, second] = rows;
  const isBestTurned = best !== undefined && isTurned(textOf(best.row), question, bears);
  return [best?.margin ?? -CERTAIN, second?.margin ?? -CERTAIN, agreeing?.margin ?? -CERTAIN, isBestTurned ? 1 : 0];
}

const bounded = (margin: number) => Math.max(-CERTAIN, Math.min(CERTAIN, margin));

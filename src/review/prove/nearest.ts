import { evidenceAt } from '../../analysis/evidence';
import type { Reading } from '../../analysis/reading';
import type { Evidence } from '../../shared/analysis';
import { stemOf, wordsOf } from './words';

const MOST = 6;
const SHORTEST = 4;

/**
 * The sentences that share most with a claim of silence, weighing words by how rare they are in the contract: where it is not silent, they are where it speaks. What is said to be missing has
 * no passage of its own, so these are what a second reading is shown.
 */
export function nearestPassages(
  { contract, outline }: Pick<Reading, 'contract' | 'outline'>,
  about: string,
): Evidence[] {
  const wanted = new Set(
    wordsOf(about)
      .filter((word) => word.length > SHORTEST - 1)
      .map(stemOf),
  );
  const sentences = outline.sentences.map((sentence) => ({
    sentence,
    stems: new Set(wordsOf(contract.text.slice(sentence.start, sentence.end)).map(stemOf)),
  }));
  const count = new Map<string, number>();
  for (const { stems } of sentences)
    for (const stem of stems) if (wanted.has(stem)) count.set(stem, (count.get(stem) ?? 0) + 1);
  const weight = (stem: string) => Math.log(1 + sentences.length / (count.get(stem) ?? 1));
  return sentences
    .map(({ sentence, stems }) => ({
      sentence,
      score: [...wanted].reduce((sum, stem) => sum + (stems.has(stem) ? weight(stem) : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ sentence }) => evidenceAt(contract, sentence.start, sentence.end));
}

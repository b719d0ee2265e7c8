import type { Outline } from '../../document/outline';
import { headInput } from './head-input';
import { headLogits, type ProvisionHeads } from './heads';
import { shippedWordVectors } from './word-vectors';

/** The logit of every sentence of an outline for one provision of some heads, the one in that place. */
export type LogitsOf = (heads: ProvisionHeads, place: number) => Float32Array;

/** What heads say of the sentences of an outline, each worked out when it is first asked for. */
export interface SentenceLogits {
  of: LogitsOf;
  /** By the words of a sentence the first that has them. */
  rows: ReadonlyMap<string, number>;
}

/**
 * A head looks at nothing but a sentence's own words, so that sentences of the same words are looked at once: a paper that repeats itself has many, and a
 * paper in its standard words shares most with the paper itself.
 * @param known of another outline of the same paper, which shares sentences with this one
 */
export function sentenceLogits({ sentences }: Outline, known: SentenceLogits | null): SentenceLogits {
  const rows = new Map<string, number>();
  const fresh: { text: string }[] = [];
  /** For each sentence its place among the fresh ones, or where it stands in the other outline: -1 for its first, -2 for its second. */
  const sources = new Int32Array(sentences.length);
  sentences.forEach((sentence, row) => {
    const first = rows.get(sentence.text);
    if (first !== undefined) {
      sources[row] = sources[first] as number;
      return;
    }
    rows.set(sentence.text, row);
    const elsewhere = known?.rows.get(sentence.text);
    sources[row] = elsewhere === undefined ? fresh.push(sentence) - 1 : -1 - elsewhere;
  });
  const input = headInput(fresh, shippedWordVectors());
  const columns = new Map<ProvisionHeads, Map<number, Float32Array>>();
  return {
    rows,
    of(heads, place) {
      const ofHeads = columns.get(heads) ?? new Map<number, Float32Array>();
      columns.set(heads, ofHeads);
      const before = ofHeads.get(place);
      if (before) return before;
      const own = headLogits(heads, input, place);
      const elsewhere = known?.of(heads, place);
      const column = new Float32Array(sources.length);
      sources.forEach((source, row) => {
        column[row] = (source >= 0 ? own[source] : elsewhere?.[-1 - source]) as number;
      });
      ofHeads.set(place, column);
      return column;
    },
  };
}

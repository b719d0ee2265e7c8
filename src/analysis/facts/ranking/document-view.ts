import type { Category } from '../../provisions/categories';
import { nameOf } from '../declarations/document-name';
import type { Source } from '../source';
import { type CandidateSentence, candidateSentences } from './candidates';
import { NamedDays } from './named-days';

/** What the candidates of a contract are judged by beside the words around them. */
export interface DocumentView {
  source: Source;
  sentences: CandidateSentence[];
  dates: NamedDays;
  /** The words of the title, in small letters. */
  title: string[];
  /** How many sentences are surer to be of the category than this one. */
  rankOf(sentence: number, category: Category): number;
}

const memo = new WeakMap<Source, DocumentView>();

/** The view of a contract; made once for all facts. */
export function viewOf(source: Source): DocumentView {
  const known = memo.get(source);
  if (known) return known;
  const sentences = candidateSentences(source);
  const ranks = new Map<Category, Int32Array>();
  const view: DocumentView = {
    source,
    sentences,
    dates: new NamedDays(
      sentences.flatMap(({ candidates }) => candidates.filter((candidate) => candidate.kind === 'date')),
    ),
    title: (nameOf(source).value ?? '')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2),
    rankOf(sentence, category) {
      const row = ranks.get(category) ?? ranksOf(source, category);
      ranks.set(category, row);
      return row[sentence] ?? sentences.length;
    },
  };
  memo.set(source, view);
  return view;
}

function ranksOf({ outline, provisions }: Source, category: Category): Int32Array {
  const probabilities = outline.sentences.map((_, sentence) => provisions.probability(sentence, category));
  const order = probabilities
    .map((_, sentence) => sentence)
    .toSorted((one, other) => (probabilities[other] ?? 0) - (probabilities[one] ?? 0));
  const ranks = new Int32Array(order.length);
  order.forEach((sentence, rank) => {
    ranks[sentence] = rank;
  });
  return ranks;
}

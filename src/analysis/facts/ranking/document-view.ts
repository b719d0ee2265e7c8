import { NOT_SMALL_LETTERS } from '../../lexicon/characters';
import type { Category } from '../../provisions/categories';
import type { ProvisionId } from '../../provisions/heads/provision-ids';
import { nameOf } from '../declarations/document-name';
import type { Source } from '../source';
import { type CandidateSentence, candidateSentences } from './candidates';
import { NamedDays } from './named-days';
import { NamedLengths } from './named-lengths';
import { NamedSums } from './named-sums';

/** What the candidates of a contract are judged by beside the words around them. */
export interface DocumentView {
  source: Source;
  sentences: CandidateSentence[];
  dates: NamedDays;
  lengths: NamedLengths;
  sums: NamedSums;
  /** The words of the title, in small letters. */
  title: string[];
  /** How many sentences are surer to be of the category than this one. */
  rankOf(sentence: number, category: Category | ProvisionId): number;
}

const memo = new WeakMap<Source, DocumentView>();

/** The view of a contract; made once for all facts. */
export function viewOf(source: Source): DocumentView {
  const known = memo.get(source);
  if (known) return known;
  const sentences = candidateSentences(source);
  const ranks = new Map<Category | ProvisionId, Int32Array>();
  const dates = new NamedDays(
    sentences.flatMap(({ candidates }) => candidates.filter((candidate) => candidate.kind === 'date')),
  );
  const lengths = sentences.flatMap(({ candidates }) =>
    candidates.flatMap((one) => (one.kind === 'period' ? [one.period] : [])),
  );
  const view: DocumentView = {
    source,
    sentences,
    dates,
    lengths: new NamedLengths(lengths, dates),
    sums: new NamedSums(
      sentences.flatMap(({ candidates }) => candidates.flatMap((one) => (one.kind === 'money' ? [one.money] : []))),
    ),
    title: (nameOf(source).value ?? '')
      .toLowerCase()
      .split(NOT_SMALL_LETTERS)
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

function ranksOf({ outline, provisions }: Source, category: Category | ProvisionId): Int32Array {
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

import type { Outline } from '../../document/outline';
import { WHITE_SPACE } from '../../lexicon/characters';
import { findDates } from '../../mentions/dates';
import { findMoney } from '../../mentions/money';
import { findPeriods } from '../../mentions/periods';
import type { Category } from '../../provisions/categories';
import type { ProvisionId } from '../../provisions/heads/provision-ids';
import { headingsOf } from '../../provisions/input/headings';
import type { StatingScores } from '../../provisions/stating/stating-heads';
import type { Source } from '../source';
import { saysOneOf, wordsOf } from '../speaks-of';

/** The facts of which a ranker knows by which sentence a paper states them: what each is about, and the clauses that it is like. */
export const STATED_FACTS = {
  effectiveDate: { subjects: ['speaks-of-start'], category: 'Effective Date', near: [] },
  expirationDate: { subjects: ['speaks-of-term'], category: 'Expiration Date', near: ['term'] },
  term: { subjects: ['speaks-of-term'], category: 'Expiration Date', near: ['expirationDate'] },
  renewalTerm: { subjects: ['speaks-of-renewal'], category: 'Renewal Term', near: [] },
  noticePeriod: {
    subjects: ['speaks-of-notice-to-end'],
    category: 'Notice Period To Terminate Renewal',
    near: [],
  },
  governingLaw: { subjects: ['speaks-of-law'], category: 'Governing Law', near: ['jurisdiction'] },
  jurisdiction: { subjects: ['speaks-of-courts'], category: null, near: ['disputeResolution', 'governingLaw'] },
  disputeResolution: { subjects: ['speaks-of-disputes', 'speaks-of-courts'], category: null, near: ['jurisdiction'] },
  liabilityCap: { subjects: ['speaks-of-liability-limit'], category: 'Cap On Liability', near: [] },
  contractValue: { subjects: ['speaks-of-price'], category: null, near: [] },
} as const satisfies Record<
  string,
  { subjects: readonly ProvisionId[]; category: Category | null; near: readonly string[] }
>;

export type StatedFact = keyof typeof STATED_FACTS;

/** The names of what is known of a sentence, in their order. The first is a constant. */
export const STATING_FEATURES = [
  'constant',
  'own subject',
  'like papers',
  'other subjects',
  'like other facts of papers',
  'clause',
  'words of the fact',
  'date',
  'period',
  'money',
  'words in headings',
  'sentence before',
  'sentence after',
  'begins the paper',
  'ends the paper',
  'length',
  'row',
  'rank by subject',
  'rank by papers',
  'below the best of papers',
  'few letters',
] as const;

const SUBJECTS: readonly ProvisionId[] = [
  ...new Set(Object.values(STATED_FACTS).flatMap(({ subjects }): readonly ProvisionId[] => subjects)),
];
/** Beyond these a score says no more. */
const MOST = 4;
const MOST_OF_PAPERS = 3;
const LEAST_PROBABILITY = 1e-4;
/** Shares of a paper's sentences. */
const BEGINNING = 0.12;
const ENDING = 0.85;
const FEW_LETTERS = 25;
/** What the sentence before the first one and after the last one says. */
const NOTHING = -MOST;

const clipped = (value: number, most = MOST) => Math.max(-most, Math.min(most, value));

function logOdds(probability: number): number {
  const inner = Math.max(LEAST_PROBABILITY, Math.min(1 - LEAST_PROBABILITY, probability));
  return Math.log(inner / (1 - inner)) / 2;
}

/** How many of the scores are higher than each. */
function ranksOf(scores: ArrayLike<number>): number[] {
  const order = Array.from(scores, (score, row) => [score, row] as const).toSorted(([one], [other]) => other - one);
  const ranks = Array<number>(order.length).fill(0);
  order.forEach(([, row], rank) => {
    ranks[row] = rank;
  });
  return ranks;
}

/** So much of a sentence is looked at, in characters: a longer one is many. */
const LOOKED_AT = 600;

interface Values {
  date: boolean;
  period: boolean;
  money: boolean;
  words: number;
  said: string;
  saidInHeadings: string;
}

const memo = new WeakMap<Outline, Values[]>();

/** What values each sentence of an outline has, how many words, and which ones stand in it and over it: worked out once for all facts. */
function valuesOf(outline: Outline): readonly Values[] {
  const known = memo.get(outline);
  if (known) return known;
  const values = outline.sentences.map((sentence): Values => {
    const text = sentence.text.slice(0, LOOKED_AT);
    return {
      date: findDates(text).length > 0,
      period: findPeriods(text).length > 0,
      money: findMoney(text).length > 0,
      words: text.split(WHITE_SPACE).length,
      said: wordsOf(text),
      saidInHeadings: wordsOf(headingsOf(outline, sentence)),
    };
  });
  memo.set(outline, values);
  return values;
}

/** What is known of every sentence of a paper, in the order of its outline, for one fact: a row each of `STATING_FEATURES`. */
export function statingFeatures(
  { outline, provisions }: Pick<Source, 'outline' | 'provisions'>,
  id: StatedFact,
  words: readonly string[],
  scores: StatingScores,
): number[][] {
  const { sentences } = outline;
  const {
    category,
    near,
    subjects,
  }: { category: Category | null; near: readonly string[]; subjects: readonly ProvisionId[] } = STATED_FACTS[id];
  const likeliest = (row: number, of: readonly ProvisionId[]) =>
    Math.max(...of.map((subject) => logOdds(provisions.probability(row, subject))));
  const others = SUBJECTS.filter((subject) => !subjects.includes(subject));
  const own = sentences.map((_, row) => likeliest(row, subjects));
  const papers = scores.get(id) ?? new Float32Array(sentences.length);
  const otherPapers = [...scores].filter(([fact]) => fact !== id && !near.includes(fact)).map(([, score]) => score);
  const best = papers.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const [byOwn, byPapers] = [ranksOf(own), ranksOf(papers)];
  const is = (test: boolean) => (test ? 1 : 0);
  const values = valuesOf(outline);
  const hasWord = (said: string) => said !== '' && saysOneOf(words, said);
  return sentences.map((sentence, row) => {
    const text = sentence.text.slice(0, LOOKED_AT);
    const { date, period, money, words: count, said, saidInHeadings } = values[row] as Values;
    return [
      1,
      clipped(own[row] as number),
      clipped(papers[row] as number, MOST_OF_PAPERS),
      clipped(likeliest(row, others)),
      clipped(Math.max(...otherPapers.map((score) => score[row] as number)), MOST_OF_PAPERS),
      category ? clipped(logOdds(provisions.probability(row, category))) : 0,
      is(hasWord(said)),
      is(date),
      is(period),
      is(money),
      is(hasWord(saidInHeadings)),
      clipped(own[row - 1] ?? NOTHING),
      clipped(own[row + 1] ?? NOTHING),
      is(row < BEGINNING * sentences.length),
      is(row > ENDING * sentences.length),
      Math.log(1 + count),
      is(text.includes('\t')),
      Math.log(1 + (byOwn[row] as number)),
      Math.log(1 + (byPapers[row] as number)),
      clipped(best - (papers[row] as number), MOST_OF_PAPERS),
      is(text.length < FEW_LETTERS),
    ];
  });
}

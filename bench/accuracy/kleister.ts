import type { Facts } from '../../src/shared/analysis';
import { foldDate, foldParty, foldPeriod, foldPlace } from './answers';
import { answerOf, partyNames } from './facts';
import { type Counts, totalOf } from './presence';

/** The labels of a non-disclosure agreement of Kleister NDA; null for none. */
export interface LabelledNda {
  pdf: string;
  effective_date: string | null;
  jurisdiction: string | null;
  term: string | null;
  party: string[];
}

function single(
  gold: readonly LabelledNda[],
  facts: readonly Facts[],
  label: 'effective_date' | 'jurisdiction' | 'term',
  fact: 'effectiveDate' | 'governingLaw' | 'term',
  fold: (text: string | null) => string | null,
): Counts {
  return countSets(gold, (nda, index) => {
    const read = facts[index]?.[fact];
    const answer = read ? answerOf(read) : null;
    const given = answer ? fold(answer) : null;
    return {
      wanted: new Set(nda[label] ? [fold(nda[label])] : []),
      given: new Set(given ? [given] : []),
    };
  });
}

function countSets(
  gold: readonly LabelledNda[],
  setsOf: (nda: LabelledNda, index: number) => { wanted: Set<string | null>; given: Set<string | null> },
): Counts {
  const counts: Counts = { right: 0, wrong: 0, missed: 0 };
  gold.forEach((nda, index) => {
    const { wanted, given } = setsOf(nda, index);
    const right = wanted.intersection(given).size;
    counts.right += right;
    counts.wrong += given.size - right;
    counts.missed += wanted.size - right;
  });
  return counts;
}

/** Answers that are the label's exactly, after folding; the last row is all four together (the benchmark's micro F1). */
export function kleisterCounts(gold: readonly LabelledNda[], facts: readonly Facts[]): Map<string, Counts> {
  const counts = new Map([
    ['effective date', single(gold, facts, 'effective_date', 'effectiveDate', foldDate)],
    ['jurisdiction', single(gold, facts, 'jurisdiction', 'governingLaw', foldPlace)],
    [
      'party',
      countSets(gold, ({ party }, index) => ({
        wanted: new Set(party.map(foldParty)),
        given: partyNames(facts[index]),
      })),
    ],
    ['term', single(gold, facts, 'term', 'term', foldPeriod)],
  ]);
  return counts.set('all together (micro)', totalOf(counts.values()));
}

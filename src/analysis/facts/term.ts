import type { Fact } from '../../shared/analysis';
import { missing } from './fact';
import { factOf } from './ranked-fact';
import type { Candidate } from './ranking/candidates';
import { likeliest, type Ranked, rank } from './ranking/ranker';
import type { Source } from './source';
import { lastDayBeside } from './term-start';

/** Beside a likelier value in the same sentence a second one is believed from this probability on: 'for three years, until May 4, 2023'. */
const BESIDE = 0.05;

/** What the contract says of its own term: how it ends, and how long it lasts, where that is written. */
export interface TermReading {
  /** The likeliest value. */
  best: Ranked;
  /** The period of the term and its last day, each where it is the best value or stands beside it. */
  period: (Ranked & { first: Candidate & { kind: 'period' } }) | null;
  until: (Ranked & { first: Candidate & { kind: 'date' } }) | null;
}

/** What the contract says of its own term; null where nothing is likely enough. */
export function termReading(source: Source): TermReading | null {
  const best = likeliest(source, 'term');
  if (!best) return null;
  const sentence = best.candidates[0]?.sentence;
  let period: TermReading['period'] = null;
  let until: TermReading['until'] = null;
  for (const value of rank(source, 'term')) {
    const isBest = value.probability === best.probability;
    const first = value.candidates.find((candidate) => isBest || candidate.sentence === sentence);
    if (!first || (!isBest && value.probability < BESIDE)) continue;
    if (first.kind === 'period') period ??= { ...value, first };
    if (first.kind === 'date') until ??= { ...value, first };
  }
  if (period && !until) {
    const last = lastDayBeside(source, period.first);
    if (last) until = { ...period, candidates: [last], first: last };
  }
  return { best, period, until };
}

/** How long the contract lasts from its start ('3 years'), the renewals left out. */
export function term(source: Source): Fact {
  const reading = termReading(source);
  if (!reading) return missing(source.contract);
  if (reading.best.candidates[0]?.kind === 'date' && !reading.period) return missing(source.contract);
  return factOf(source, reading.period ?? reading.best);
}

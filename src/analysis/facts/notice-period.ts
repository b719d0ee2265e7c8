import type { Fact } from '../../shared/analysis';
import { rankedFact } from './ranked-fact';
import type { Source } from './source';

/** How much notice stops a renewal ('60 days'). Notice to terminate at will is a clause of its own. */
export function noticePeriod(source: Source): Fact {
  return rankedFact(source, 'notice');
}

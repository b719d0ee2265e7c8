import type { Fact } from '../../shared/analysis';
import { rankedFact } from './ranked-fact';
import type { Source } from './source';

/** The date of the contract: that on which it is made, or last signed. A blank or redacted date is not guessed. */
export function agreementDate(source: Source): Fact {
  return rankedFact(source, 'agreement');
}

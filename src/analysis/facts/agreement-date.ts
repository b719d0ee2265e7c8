import type { Fact } from '../../shared/analysis';
import { recogniseKind } from '../kinds/recognise';
import { rankedFact } from './ranked-fact';
import type { Source } from './source';

/**
 * The date of the contract: that on which it is made, or last signed. A blank or redacted date is not guessed, and that of the paper which it
 * changes or stands under is not its own.
 */
export function agreementDate(source: Source): Fact {
  return rankedFact(source, 'agreement', recogniseKind(source).under?.date ?? null);
}

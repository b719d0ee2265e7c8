import { BY_ANOTHER, BY_THE_NEXT, MANY, NAMED_BEFORE } from '../facts/taken-out-behind';
import { wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { toldWhereProved } from './key-terms/own-words';

/** What is taken out of a limit by other sentences than the one that is quoted: 'howsoever arising' alone would be told of too much. */
export function takenOutElsewhere(reading: Reading, limit: string): string {
  const { liabilityCap } = reading.facts;
  const except = liabilityCap.value?.except;
  if (!except || !ELSEWHERE.has(except)) return '';
  // What stands behind may be quoted with it, what stands before is not.
  const [own = ''] = except === NAMED_BEFORE ? limit.split('. ') : [limit];
  const isAlone = except === NAMED_BEFORE || toldWhereProved(reading, liabilityCap)?.evidence.length === 1;
  return isAlone && !EXCEPTS.test(own) ? `, ${except}` : '';
}
const ELSEWHERE: ReadonlySet<string> = new Set([MANY, BY_THE_NEXT, NAMED_BEFORE, BY_ANOTHER]);
const EXCEPTS = wording('except*, save, subject to, other than, apart from, unless, for {anything,everything} else');

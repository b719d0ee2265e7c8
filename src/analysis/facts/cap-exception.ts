import { wording } from '../lexicon/words';
import type { Cap } from './cap-words';
import type { Source } from './source';
import { BY_ANOTHER, isTakenOutAhead, MANY, NAMED_BEFORE, takenOutBehind } from './taken-out-behind';

const EXCEPTS_AHEAD = wording(
  'except(ing) {for,in,as,with,where,to}, save {for,in,as,where}, other than {for,in,as,with}, apart from',
);
/** 'For anything else', 'Apart from that', 'For the rest': what stands before has a limit of its own, or none. */
const AFTER_OTHERS = wording(
  'for {anything,everything,all} else, for the rest, {apart from,other than,subject to,beyond,save for,except for} {that,this,these,those}, otherwise',
);
/** 'Subject to clause 9.2, the liability of': what that clause says is not limited. */
const SUBJECT_TO = wording(
  'subject to (the )({terms,provisions} of )({this,these} ){clause,section,paragraph,article,sub-clause,subclause,exceptions,exclusions}(s)',
);
/** What is taken out of a limit, by its own words, those before it in its sentence or the next sentences. */
export function exceptionOf(
  source: Source,
  { except }: Cap,
  { ahead, at }: { ahead: string; at: number },
): string | null {
  const elsewhere = takenOutBehind(source, at);
  if (except) return elsewhere && !except.startsWith('with') ? `${except}, and ${elsewhere}` : except;
  if (AFTER_OTHERS.test(ahead)) return NAMED_BEFORE;
  if (EXCEPTS_AHEAD.test(ahead) || SUBJECT_TO.test(ahead)) return MANY;
  const isAhead = (elsewhere === null || elsewhere === BY_ANOTHER) && isTakenOutAhead(source, at);
  return isAhead ? NAMED_BEFORE : elsewhere;
}

import type { Sentence } from '../document/outline';
import { CLAUSE_NUMBER, WHITE_SPACE } from '../lexicon/characters';
import { openingWords, wording } from '../lexicon/words';

const ITSELF =
  '{this,the,our,your} ({whole,stall,stall site,hire,rental,service,services} ){agreement,contract,arrangement,engagement,booking,hire,letter,deed,order,letting,mandate,appointment,commission}';
const ENDS =
  ' ({shall,will} )({automatically,then,otherwise} ){finish,finishes,end,ends,expire,expires,lapse,lapses,{come,comes} to {an,its} end,is over,is at an end}';
const ON_EVENT = ' {when,once,with,upon,as soon as,on completion of,on the completion of} ';
/** 'This contract ends when the last load is delivered'. */
const ENDS_ON_EVENT = openingWords(CLAUSE_NUMBER, ITSELF, ENDS, ON_EVENT);
/** 'It finishes when pack-out is done': behind a sentence on the contract itself. */
const IT_ENDS = openingWords('it', ENDS, ON_EVENT);
const STARTS = wording(
  ITSELF,
  ' ({shall,will} ){start,starts,begin,begins,commence,commences,take effect,takes effect,runs,applies}',
);
/** What only may happen, or one side does wrong, is no end of its own. */
const BY_FAULT = wording(
  'breach*, default*, notice, fail*, insolv*, bankrupt*, dies, death, cancel*, either {party,side,of us}, terminat*',
);

/** Whether a sentence says by what happening the contract is over, for itself or with the one before it. */
export function endsOnEvent(sentences: readonly Sentence[], row: number): boolean {
  // Short sentences stand together in one.
  const parts = (sentences[row]?.text ?? '').replace(WHITE_SPACE, ' ').split('. ');
  return parts.some((part, at) => {
    if (BY_FAULT.test(part)) return false;
    const before = at > 0 ? parts[at - 1] : sentences[row - 1]?.text;
    return ENDS_ON_EVENT.test(part) || (IT_ENDS.test(part) && STARTS.test(before ?? ''));
  });
}

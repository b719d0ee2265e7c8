import { sentenceAt } from '../document/sentence-evidence';
import { closingWords, wording } from '../lexicon/words';
import type { Source } from './source';

const PLANNED = '{planned,expected,estimated,anticipated,intended,hoped,projected,targeted}';
/** 'And is planned to finish on', before a day. */
const IS_PLANNED = closingWords([
  `${PLANNED} (to )(be ){finish,finished,end,ended,complete,completed,conclude,done,over,run}( on)( by)( in)( until)( about)( around)( the) `,
  `${PLANNED} {end date,completion date,end,finish,completion} ({is,being,of} )(on )(the )`,
]);
const UNTIL = wording('until, till, when, once');

/** Whether a day stands as that of a plan only, behind what really ends the contract: 'runs until the last part is paid, and is planned to finish on'. */
export function isPlannedEnd(
  { outline, plain }: Pick<Source, 'outline' | 'plain'>,
  { start }: { start: number },
): boolean {
  const before = plain.slice(sentenceAt(outline, start)?.start ?? start, start);
  const planned = IS_PLANNED.exec(before);
  return planned !== null && UNTIL.test(before.slice(0, planned.index));
}

import { closingWords, wording } from '../lexicon/words';

const PLANNED = '{planned,expected,estimated,anticipated,intended,hoped,projected,targeted,due by plan}';
/** 'And is planned to finish on', before a day. */
const IS_PLANNED = closingWords([
  `${PLANNED} (to )({be ,})({finish,finished,end,ended,complete,completed,conclude,done,over,run})( on)( by)( in)( until)( about)( around)( the) `,
  `${PLANNED} {end,finish,completion,end date,completion date} ({is,being,of} )(on )(the )`,
]);
const UNTIL = wording('until, till, when, once');

/** Whether the words of a sentence before a day tell it only as that of a plan, and name what really ends the contract ahead of it: 'runs until the last part is paid, and is planned to finish on'. */
export const isPlannedEnd = (before: string): boolean => {
  const planned = IS_PLANNED.exec(before);
  return planned !== null && UNTIL.test(before.slice(0, planned.index));
};

import { anyWording, asWritten, closingWords, openingWords, wording } from '../../lexicon/words';

/** 'In this way', 'in the same time', 'decides otherwise', 'bring your own,': what they mean stands in another sentence. */
const LEFT_HANGING = anyWording(
  wording([
    'in this way, in the same {time,way,manner}, decide(s) otherwise, finds otherwise, the same applies, accordingly',
  ]),
  wording('{your,our,his,her,its,their} own', /(?=[,.;:]|$)/),
);
/** One who speaks, or either of two, is not the 'it' or 'they' of the condition behind. */
const SPEAKER = asWritten(openingWords('You, We, I, Either party, Neither party, Each party, The parties'));
const IF_IT = wording(
  '{if,when,once,unless,until,where} {it,they} {is,are,was,were,falls,fall,fails,fail,has,have,does,do,cannot}',
);

/** Whether a line speaks of something that its own words do not name, beside what `pointsElsewhere` hears. */
export function isLeftHanging(line: string): boolean {
  if (LEFT_HANGING.test(line)) return true;
  const condition = SPEAKER.test(line) ? IF_IT.exec(line) : null;
  if (!condition) return false;
  // 'You may end the plan if it is changed': the plan is named.
  const before = line.slice(0, condition.index);
  return !NAMES_THING.test(before);
}

const NAMES_THING = wording('{the,this,that,a,an,any,your,our} (?!other|party)+');

/** What a paper says it holds, uses or shows, and what somebody may expect: 'we keep your name', 'you will see two drafts'. */
export const NOTHING_OWED = anyWording(
  openingWords('{see,find,notice,hear,get to see,have access}'),
  openingWords(
    '{keep,collect,hold,store,record,process,use}',
    /(?: [\w'-]+){0,3} /,
    'name(s), data, details, photograph(s), information about you, e{ ,-}mail address, contact details',
  ),
);

/** A list whose items stand below was cut off: 'shall pay the Author, on copies sold,'. */
export const CUT_OFF = closingWords(/[,:]\s*/);

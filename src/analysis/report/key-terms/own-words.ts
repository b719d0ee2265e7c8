import { anyWording, closingWords, openingWords, wording } from '../../lexicon/words';
import type { Passage } from '../../statements/passages';
import { isLegible } from './legible';
import { plainly } from './wording';

/** Longest line that is a sentence of the contract, in characters. */
const LONGEST = 140;
/** 'After that', 'for that time', 'the amount above': what they mean stands in another sentence. */
const POINTS_AWAY = anyWording(
  wording([
    '{after,before,until,for,by,in,of,on,with,from,during,at,under,upon} that',
    '{after,before,until,upon,during,on,following} such a(n), hers, theirs',
    'in {which,such} case, the foregoing, the {latter,former}, {amount,sum,rate,percentage,fee,number}(s) above, as aforesaid',
  ]),
  closingWords('{these,those,this}'),
);
const BEGINS_AWAY = openingWords([
  'it, its, he, she, they, their, his, her, these, those, such, otherwise, then, thereafter, however, in addition',
  'this {amount,sum,fee,percentage,charge,does,will,shall,is,may}, that, {if,unless} {it,he,she,they,not,so,this,that}',
]);
const SUCH =
  /\b(?:such|these|said|(?<=\b(?:where|if|when|unless|once)\s)that)\s(?!as\b|that\b|an?\b|other\b)([a-z]+)(?:\s([a-z]+))?(?![^,.;]{0,60}\sas\b)/gi;
const STEM = 5;

/** Whether a line speaks of something that only another sentence names: 'after that', 'such notice' where no notice was spoken of. */
export function pointsElsewhere(line: string): boolean {
  if (POINTS_AWAY.test(line)) return true;
  return [...line.matchAll(SUCH)].some(({ index, 1: one = '', 2: other = '' }) => {
    const before = line.slice(0, index).toLowerCase();
    return ![one, other].some((word) => word.length > 2 && before.includes(word.toLowerCase().slice(0, STEM)));
  });
}

/**
 * A short sentence of the contract as it stands, which may be told by itself; null where it is long, broken or hangs on another.
 * @param longest in characters
 */
export function ownSentence({ text, lead, isWhole }: Passage, longest = LONGEST): string | null {
  const said = plainly(text.slice(lead)).replace(/[\s.;:,]+(?:and|or)?$/, '');
  if (
    !isWhole ||
    said.length > longest ||
    !(longest > LONGEST ? /^[A-Z$€£]/ : /^[A-Z]/).test(said) ||
    !said.includes(' ')
  )
    return null;
  return BEGINS_AWAY.test(said) || pointsElsewhere(said) || !isLegible(said, true) ? null : said;
}

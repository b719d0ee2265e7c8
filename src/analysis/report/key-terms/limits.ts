import { WHITE_SPACE } from '../../lexicon/characters';
import { closingWords, everywhere, inClause, openingWords, wording } from '../../lexicon/words';
import type { Passage } from '../../statements/passages';
import { condensed } from './condense';
import { isLegible } from './legible';
import { pointsElsewhere } from './own-words';
import { plainly } from './wording';

/** Longest line that is told with the words that limit it, in characters. */
export const LONGEST_WITH_LIMITS = 270;

/** Words by which a sentence takes back or narrows what it says: a line without what follows them is a half-truth. */
const LIMITING = wording([
  'unless, except(ing), save {for,that,in,where,as,to,with,when}, other than, apart from, but, however, provided( that)',
  'so long as, as long as, only {if,when,where,after,upon,to,with,on,in,for,during,at,by,until}, subject to, until',
  'to the extent, insofar as, in so far as, limited to, not (to )exceed(ing), in no event, excluding, exclusive of',
  'or such {greater,longer,shorter,other,lesser,later,earlier}, up to',
]);
/** The same words where they limit nothing, or only point to another clause. */
const HARMLESS = everywhere(
  wording([
    'but not limited to, but not the obligation, but also, not limited to, without being limited to, not only, but for, not subject to',
    'unless ~3 {otherwise,expressly} ~3 {agreed,provided,specified,required,stated,set}, unless the parties agree otherwise',
    'except as ~2 {provided,set forth,specified,stated,described} (herein, in this +)',
    'subject to the following, subject to (the )({statutory,usual,lawful,applicable,any,all} ){deduction,tax,withholding,law,VAT}*',
    'subject to (and in accordance with )(the )(remaining )({terms,provisions,conditions}( and {conditions,provisions}) of )(this ){agreement,contract,section,article,clause,paragraph,lease}*',
    'provided {by,in,to,for,with,under,at,from,herein,or,and,as}, {as,be,is,are,was,were,been,services,have,has} provided',
  ]),
);

/** The text with blanks for words that look like limits and are none, at the same offsets. */
export function withoutHarmless(text: string): string {
  return text.replace(HARMLESS, (words) => '.'.repeat(words.length));
}

/** Where the first words stand that limit the rest of a text; -1 where none do. */
export function limitAt(text: string): number {
  return withoutHarmless(text).search(LIMITING);
}

/** Words behind which a cut text says something else: the cause of an indemnity, what a licence is for, the other of two sums. */
const NARROWING = wording([
  'solely, exclusively, {lesser,greater,lower,higher,earlier,later} of',
  '{arising,resulting,caused,suffered,incurred} {out of,from,by,as a result}*, as a result of, by reason of, based {on,upon}, due to',
]);
/** 'Arising out of the use of the goods': a first cause is told. */
const TOLD_CAUSE = new RegExp(`${NARROWING.source}.{15}`, 'i');
const HALF = closingWords('{lesser,greater,lower,higher,earlier,later} of', inClause(80));

/**
 * A text in at most `room` characters where a cut takes away nothing that limits it; where it would, the whole text, if there is room for it
 * within `most`.
 * @param isNarrow whether every word limits: what is forbidden or granted
 * @returns null where that much room is not there
 */
export function toldWhole(text: string, room: number, most: number, isNarrow: boolean): string | null {
  const short = condensed(text, room);
  if (!short.endsWith('…')) return short;
  const whole = condensed(text, most);
  if (!whole.endsWith('…') && whole.length <= most) return whole;
  if (isNarrow) return null;
  const plain = text.replace(WHITE_SPACE, ' ').trim();
  for (const part of PARTS) {
    const head = condensed(text, Math.min(most, room * part));
    const rest = plain.slice(head.length - 1);
    const narrowing = TOLD_CAUSE.test(head) ? -1 : rest.search(NARROWING);
    // Words left out before a limit are not seen to be missing: 'at the option… not exceeding €4,000'.
    if (!HALF.test(head) && limitAt(rest) < 0 && narrowing < 0) return head;
  }
  return null;
}
/** How long the beginning is tried to be, as a share of the room. */
const PARTS: readonly number[] = [1, 0.7, 0.5, 1.6];

/** Before the clause that begins behind a semicolon or a comma: it limits what stands before it. */
export const GOES_ON_LIMITING = openingWords(
  '{provided,but,except,unless,however,save,and provided,subject to,so long as}',
);

const BEGINS_SMALL = openingWords(
  '(the ){foregoing,same,said,such}, in {such,that,this,either,which}, {if,unless} {so,not,it}',
);

/** A sentence of the contract as a line of its own, with all that limits it; null where it is long, broken or hangs on another. */
export function wholeSentence({ text, lead, isWhole }: Passage): string | null {
  const said = plainly(text.slice(lead)).replace(/[\s.;:,]+$/, '');
  if (!isWhole || said.length > LONGEST_WITH_LIMITS || !/^[A-Z]/.test(said) || text.trim().endsWith(':')) return null;
  return BEGINS_SMALL.test(said) || pointsElsewhere(said) || !isLegible(said) ? null : said;
}

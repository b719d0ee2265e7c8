import { CLAUSE_NUMBER } from '../lexicon/characters';
import { anyWording, inClause, openingWords, upTo, wording } from '../lexicon/words';
import type { Source } from './source';

/** What is said of a limit whose exceptions would be too long to tell. */
export const MANY = 'with exceptions that the clause names';
export const BY_THE_NEXT = 'with exceptions that the next sentence names';
export const NAMED_BEFORE = 'with exceptions that are named before it';
export const BY_ANOTHER = 'with exceptions that another sentence names';
/** 'None of this limits responsibility for injury', 'this cap does not apply to clause 5'. */
const TAKES_OUT = openingWords(CLAUSE_NUMBER, [
  'none of this, nothing in {this,these}, nothing (here )(herein )(shall ){limits,limit,excludes,exclude}',
  '{this,that,the} ({foregoing,above,financial,liability} ){limit,cap,limitation,ceiling} {does,shall,will} not',
  '{these,those,the} ({foregoing,above} )limit(ation)s {do,shall,will} not',
  'this {paragraph,clause,section,provision,article} {does,shall,will} not',
]);
/** 'Nothing in this Agreement limits or excludes liability for death', wherever the paper says it. */
const OF_WHOLE_PAPER = wording(
  'nothing (contained )(herein )(in )(this )({agreement,contract,lease,letter,terms,licen{c,s}e,deed,engagement,order} )',
  upTo(80, '.;'),
  '{limit,exclude,restrict,limits,excludes,restricts,limiting,excluding}',
  upTo(80, '.;'),
  'liability, responsibility',
);

/** 'For loss of data the limit is £500,000', 'There is no limit for death'. */
const OTHER_LIMIT_BEHIND = wording('the {limit,cap,ceiling} is, {no,without} {limit,cap} {for,on}');

/** What one of the two sentences behind a limit says of it: that something is taken out of it, or has another limit. */
export function takenOutBehind({ outline }: Source, at: number): string | null {
  const index = outline.sentences.findIndex(({ start, end }) => start <= at && at < end);
  const [next = '', further = ''] =
    index < 0 ? [] : outline.sentences.slice(index + 1, index + 3).map(({ text }) => text);
  const takesOut = (text: string) => TAKES_OUT.test(text) && LIMITS.test(text);
  if (takesOut(next) || OTHER_LIMIT_BEHIND.test(next)) return BY_THE_NEXT;
  if (takesOut(further) && !OF_WHO_BUYS.test(further)) return MANY;
  return outline.sentences.some(({ text }) => OF_WHOLE_PAPER.test(text) && !OF_WHO_BUYS.test(text)) ? BY_ANOTHER : null;
}

/** 'Nothing in this section limits Customer's liability' takes nothing out of the supplier's limit. */
const OF_WHO_BUYS = wording("{customer,client,buyer,hirer,licensee,subscriber,user,guest,tenant}('s)");

const LIMITS = wording('limit(s), exclude(s), restrict(s), apply, affect(s)');

/** 'Each Party is liable without limit for intent', 'liability for fraud is unlimited', 'nothing in this agreement limits liability for death'. */
const UNLIMITED = anyWording(
  wording('liable, liability, responsible, responsibility, answers', inClause(60), [
    'without {limit,limitation,any limit}, unlimited, unlimitedly, {is,are} not {limited,excluded}, to the full extent, in full',
  ]),
  wording('{unlimited,full} {liability,responsibility}, {unlimited,unlimitedly,fully} {liable,responsible}'),
  wording(
    'nothing in {this,these}',
    inClause(60),
    '{limits,limit,excludes,exclude}',
    inClause(60),
    'liability, responsibility',
  ),
);
/** How many sentences ahead of a limit may say what it is not for. */
const AHEAD = 3;

/** Whether a sentence shortly ahead of a limit says of what there is none. */
export function isTakenOutAhead({ outline }: Source, at: number): boolean {
  const index = outline.sentences.findIndex(({ start, end }) => start <= at && at < end);
  return outline.sentences
    .slice(Math.max(0, index - AHEAD), Math.max(0, index))
    .some(({ text }) => UNLIMITED.test(text));
}

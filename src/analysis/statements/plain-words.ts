import * as modals from '../lexicon/en/modals';
import { anyOf } from '../lexicon/phrases';

/** Sources of patterns for rights, duties and bans in any words, without capturing groups. */

/** 'may', 'can', 'is free to': a right. 'may not' and 'can never' are none. */
export const MAY = `(?:${anyOf(modals.MAY)})(?! not\\b| never\\b| only\\b)`;
/** 'must not', 'can't', 'will never': a ban. */
export const MUST_NOT = `(?:(?:must|may|can|will|shall) (?:not|never)|${anyOf(modals.MUST_NOT)})`;
/** 'whenever it likes', 'without a reason': nothing has to have happened. */
export const AT_WILL = anyOf(modals.AT_WILL);
/** 'right away', 'the same day': with no time between. */
export const AT_ONCE = anyOf(modals.AT_ONCE);

import type { Sentence } from '../document/outline';
import { closingWords, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { type Actor, partiesIn } from './parties';
import { statementsIn } from './statements';

/** Whose claims a sentence bars: those of one side, or those against one. */
export interface Barred {
  of: 'claims of' | 'claims against';
  actor: Actor;
  /** Whether somebody else is named with it: 'against Seller or Owner'. */
  isWithOthers: boolean;
}

const CLAIM = '{action(s),claim(s),suit(s),proceeding(s),lawsuit(s),demand(s)}';
const AGAINST = closingWords('against (the )');
const BY = closingWords([
  '{brought,commenced,filed,made,instituted,maintained,asserted,started} by (the )',
  `${CLAIM} {by,of} (the )`,
]);
const ANOTHER = /^,? (?:or|and|nor) (?:the |its |any )?\p{Lu}/u;
const BRINGS = wording('bring, brings, commence, file, make, start, raise, institute, assert, sue');
/** How much of what somebody must do its verb stands in, and of what stands before a name is looked at. In characters. */
const ROOM = 40;

/** Of whom, or against whom, the claims are that a sentence bars after a time; null where it bars those of both or does not say. */
export function barredClaims(reading: Reading, sentence: Sentence): Barred | null {
  const { text } = sentence;
  const { statements } = statementsIn(reading, sentence);
  const brings = statements.find(
    ({ force, what }) =>
      (force === 'must' || force === 'must not' || force === 'may') && BRINGS.test(what.slice(0, ROOM)),
  );
  if (brings) return brings.who.joint ? null : { of: 'claims of', actor: brings.who, isWithOthers: false };
  const named = partiesIn(reading, text).flatMap(({ actor, from, to }): Barred[] => {
    const isWithOthers = ANOTHER.test(text.slice(to, to + ROOM));
    const before = text.slice(Math.max(0, from - ROOM), from);
    if (BY.test(before)) return [{ of: 'claims of', actor, isWithOthers }];
    return AGAINST.test(before) ? [{ of: 'claims against', actor, isWithOthers }] : [];
  });
  if (named.some(({ actor }) => actor.joint)) return null;
  return named.find((one) => one.of === 'claims of') ?? named[0] ?? null;
}

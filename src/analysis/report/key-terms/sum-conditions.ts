import { anyWording, closingWords, nearestInPhrase, onlyWords, openingWords, wording } from '../../lexicon/words';
import type { Passage } from '../../statements/passages';
import { withoutHarmless } from './limits';
import { ownSentence } from './own-words';

/** Labels that do not say what a sum is for. */
export const BARE = onlyWords('Payment, Charge, Costs, Expenses');
/** What makes a sum hang on something, before or behind it. */
const HANGS = wording(
  'if, unless, provided( that), except, save {for,that,where}, but only, so long as, as long as, only {if,when,where,after}, subject to, in the event, in case',
);
const HANGS_AHEAD = anyWording(openingWords('after, should, where, when, until'), HANGS);
/** 'Must not hire its staff, unless it pays a fee of'. */
const UNLESS_PAID = closingWords('unless', nearestInPhrase(30), '{pay,pays,paid,paying}', nearestInPhrase(60), '');
const AT_DISCRETION = anyWording(
  /\b(?:may|can),? (?:if (?:you|it|he|she|they) (?:so )?(?:wish|like|choose|want)(?:e?s)?,? )?(?:[\w'-]+ ){0,3}?(?:buy|purchase|add|upgrade|extend|renew|rent|hire|book)\b/i,
  wording(
    'optional, discretion+, may be {considered,eligible}, {may,might,can} {offer,award,grant,receive,be awarded,deduct,raise,increase}',
  ),
);
/** 'For anything over 40 hours': the sum is not owed from the first. */
const OVER = openingWords(/[^.;,$€£]{0,30}/, 'for', nearestInPhrase(24), '{over,above,beyond,more than,in excess of} ');
/** Labels that say themselves on what a sum hangs. */
const SELF_EXPLAINING = wording([
  'late, liquidated damages, termination, cancel*, limit, insurance, deposit, overtime, return*, exit, instalment, part of, if',
  'interest, retry, penalt+, excess, break*, damages, credit, advance',
]);
/** Longest sentence that stands for a sum which hangs on something, in characters. */
export const LONGEST_QUOTED = 200;
const NUMBER = /^\W*(?:\d[\d.]*\s|\(?\w{1,3}[.)]\s)?\W*/;

/** Whether a sum, or a share, is owed on a condition, at a discretion or only above something. */
function hangs(text: string, { start, end }: { start: number; end: number }): boolean {
  const ahead = withoutHarmless(text.slice(0, start)).replace(NUMBER, '').split(',')[0] ?? '';
  const behind = withoutHarmless(text.slice(end)).split(/;|\.\s/)[0] ?? '';
  return (
    HANGS_AHEAD.test(ahead) ||
    UNLESS_PAID.test(text.slice(0, start)) ||
    HANGS.test(behind) ||
    AT_DISCRETION.test(text.slice(0, end)) ||
    OVER.test(text.slice(end))
  );
}

/** What a line becomes where its sum hangs on something: the sentence itself; '' where that is too long and the label says nothing. */
export function conditional(
  passage: Passage,
  text: string,
  at: { start: number; end: number },
  label: string,
): string | null {
  if (SELF_EXPLAINING.test(label) || !hangs(text, at)) return null;
  return ownSentence(passage, LONGEST_QUOTED) ?? (BARE.test(label) ? '' : null);
}

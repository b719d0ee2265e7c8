import { hasDigit, hasLetters, hasSign, WHITE_SPACE } from '../lexicon/characters';
import { anyWording, asWritten, onlyWords, unlessNext, wording } from '../lexicon/words';
import { numberingOf } from '../provisions/input/numbering';

/** Words that only a sentence has. 'May' is a month. */
const STATES = wording('shall, will, must, is, are, was, were, be, been, has, have, had, agree(s), mean(s), hereby');
const MAY = asWritten(anyWording(wording('may'), wording('MAY', unlessNext(' #*'))));
/** Further verbs; without their s some are nouns as well ('Grant of Licence', 'Start Date'). */
const FURTHER = [
  'grant',
  'undertake',
  'represent',
  'warrant',
  'acknowledge',
  'accept',
  'disclaim',
  'commence',
  'expire',
  'terminate',
  'continue',
  'start',
  'end',
  'pay',
  'waive',
  'assign',
  'appoint',
  'survive',
  'get',
  'give',
  'keep',
  'own',
  'owe',
  'belong',
  'last',
  'run',
  'renew',
  'buy',
  'sell',
  'let',
  'make',
  'take',
  'follow',
  'earn',
  'help',
  'split',
  'share',
];
const OTHER = "can|cannot|does|do|applies|apply|goes|go|may|\\w{2,6}n't";
const VERBS = new RegExp(`\\b(?:${OTHER}|(?:${FURTHER.join('|')})s?)\\b|^\\W*no (?:class|jury|refunds?)\\b`, 'i');
const VERBS_WITH_S = new RegExp(`\\b(?:${OTHER}|(?:${FURTHER.join('|')})s)\\b`, 'i');
const BARE = /^[\d.()\sA-Za-z,&/’'-]{0,80}$/;
const MOST_WORDS = 14;
const SMALL_WORD = asWritten(onlyWords('a, an, and, as, at, by, for, in, of, on, or, the, to, with, between, among'));

/** Whether words say something rather than name it: they have a modal verb, 'to be', 'to have', 'agree' or 'mean'. */
export function statesSomething(text: string): boolean {
  return STATES.test(text) || MAY.test(text);
}

/** Whether there is a verb, or a word that may be one. */
export function hasVerb(text: string): boolean {
  return STATES.test(text) || VERBS.test(text);
}

/** Whether each word but small ones like 'of' and 'the' begins with a capital or a figure; at most so many words. */
export function isTitleCase(text: string, mostWords: number): boolean {
  const words = text.split(WHITE_SPACE).filter((word) => hasLetters(word));
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    words.every((word) => /^["'([]?[A-Z0-9]/.test(word) || SMALL_WORD.test(word))
  );
}

/**
 * Whether a sentence is nothing but the heading of a part, which binds nobody: 'Exclusivity', '12.3 Limitation of Liability',
 * '13.5 Governing Law; Waiver of Jury Trial.', '3.1 Grant of Rights.' "Seller is exclusive" and 'Governing law: Ohio' are none.
 */
export function isHeadingAlone(text: string): boolean {
  if (BARE.test(text) && !hasVerb(text)) {
    const small = text.match(/\b[a-z]{4,}\b/g) ?? [];
    return !(text.trimEnd().endsWith('.') && small.length >= 3);
  }
  const title = text.trim().slice(numberingOf(text.trim())?.length ?? 0);
  // In capitals a sentence looks like a title: 'PROVIDER DISCLAIMS ALL WARRANTIES.'
  const isTitle =
    (title.includes(';') || title.endsWith('.')) &&
    /\p{Ll}{2}/u.test(title) &&
    !hasDigit(title) &&
    !hasSign(title, ':\t');
  return isTitle && isTitleCase(title, MOST_WORDS) && !statesSomething(title) && !VERBS_WITH_S.test(title);
}

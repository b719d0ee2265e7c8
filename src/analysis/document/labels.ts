import {
  endsWithSign,
  hasLetters,
  opensWithSmallLetter,
  WHITE_SPACE,
  withoutEnd,
  withoutStart,
} from '../lexicon/characters';
import { anyWording, closingWords, onlyWords, openingWords, wording } from '../lexicon/words';
import { legalFormOf } from '../mentions/legal-forms';
import { enumeratorOf } from '../pdf/enumerator';
import { statesSomething } from './headings';
import { plainText } from './plain-text';

const LONGEST = 70;
const MOST_WORDS = 9;
/** Words that lead on to something, beside those of any sentence: 'The agreement consists of:'. */
const LEADS_ON = wording([
  'can, cannot, could, would, should, do, does, consist(s), includ{es,ing}, follows, acknowledge(s)',
  'represent(s)',
]);
/** 'Ending on and including' asks for a day. */
const AND_INCLUDING = closingWords('on and including');
/** Words that begin a clause, the title of an appendix, or what comes before the terms. */
const NO_BEGINNING = anyWording(
  openingWords([
    'this, these, that, such, upon, when, where, whereas, while, because, although, subject to',
    'notwithstanding, provided, in addition, for {purposes,example}, except, now, witnesseth, recitals',
  ]),
  onlyWords('{schedule,exhibit,annex(ure),appendix,attachment}( *1-4)'),
);
/** Numbers of streets, postcodes, telephones; lines to write on; signatures; addresses of e-mail and of the web. */
const NO_LABEL = /\d{3}|_{3}|\.{4}|@|\/s\/|:\/\/|www\.|^[^\p{L}]*$|[;!,]$/iu;
/** Words that end in a legal form are a name, but for these, which name a role or a question ('Name of company'). */
const ROLE_FORMS = onlyWords('company, corporation, partnership, limited liability company');

/** The number of a row that came between the lines of its label: 'Commencing on and A8 including'. */
const NUMBER_BETWEEN = /(?<=\p{L}) \p{Lu}\d{1,2}(?= \p{L})/u;

/** What a label of a form says, without its number, colon, quotes and hint: 'Booking fee' of '3. Booking fee (now):'. */
export function labelWords(label: string): string {
  const plain = plainText(label).trim();
  const said = plain
    .slice(enumeratorOf(plain).length)
    .replace(/\([^()]*\)|\[[^[\]]*\]|["*]/g, ' ')
    .replace(NUMBER_BETWEEN, '');
  return withoutEnd(withoutStart(said, '–—-'), ':.,?–-').replace(WHITE_SPACE, ' ').trim();
}

/**
 * The names that a label gives to its value, in small letters: the whole first, then each of two that it joins ('governing law &
 * jurisdiction', 'governing law', 'jurisdiction').
 */
export function labelNames(label: string): string[] {
  const whole = labelWords(label).toLowerCase().replace(openingWords('{the,your,our,its} '), '');
  const parts = whole.split(/\s?[/&,]\s?| and /).filter((part) => hasLetters(part, 2));
  return [...new Set([whole, ...parts])];
}

/**
 * Whether words read like the label of a form: a few of them, no sentence, no name of a company, no address and no number.
 * @param text as printed, with number and colon
 */
export function isLabel(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || NO_LABEL.test(trimmed)) return false;
  const words = labelWords(trimmed);
  const count = words.split(' ').length;
  if (!hasLetters(words, 2) || count > MOST_WORDS) return false;
  if (statesSomething(words) || LEADS_ON.test(words.replace(AND_INCLUDING, '')) || NO_BEGINNING.test(words))
    return false;
  if (endsWithSign(trimmed, '.!') && !closingWords('no.').test(trimmed)) return false;
  // 'and', 'as of:' and 'by and between' begin small; so does no label without a colon.
  if (opensWithSmallLetter(words) && !trimmed.endsWith(':')) return false;
  const form = legalFormOf(words);
  return form === null || count === 1 || ROLE_FORMS.test(form);
}

/**
 * What a form asks for, by which a label is known even without a colon: alone on its line above the value. Names as of `labelNames`.
 */
const ASKED: ReadonlySet<string> = new Set([
  'date',
  'agreement date',
  'contract date',
  'date of agreement',
  'date of this agreement',
  'effective date',
  'award/effective date',
  'commencement date',
  'start date',
  'start',
  'order date',
  'end date',
  'expiration date',
  'expiry date',
  'expiry',
  'renewal date',
  'closing date',
  'completion date',
  'delivery date',
  'term',
  'initial term',
  'contract term',
  'agreement term',
  'lease term',
  'subscription term',
  'renewal term',
  'duration',
  'length of term',
  'contract period',
  'notice period',
  'governing law',
  'applicable law',
  'jurisdiction',
  'venue',
  'courts',
  'price',
  'purchase price',
  'contract price',
  'contract sum',
  'total contract value',
  'contract value',
  'total price',
  'total',
  'fee',
  'fees',
  'monthly fee',
  'annual fee',
  'subscription fee',
  'licence fee',
  'license fee',
  'set-up fee',
  'rent',
  'monthly rent',
  'annual rent',
  'salary',
  'deposit',
  'security deposit',
  'payment terms',
  'currency',
  'liability cap',
  'cap on liability',
  'limit of liability',
  'liability limit',
  'maximum liability',
  'territory',
  'premises',
  'property',
  'product',
  'products',
  'services',
  'interest rate',
  'principal',
  'principal amount',
  'loan amount',
]);

/** Whether a form asks for what has just this name, as `labelNames` writes it. */
export function isAskedName(name: string): boolean {
  return ASKED.has(name);
}

/** Whether a form asks for this; a label that is known needs no colon. */
export function isAskedFor(label: string): boolean {
  return isLabel(label) && labelNames(label).some((name) => ASKED.has(name));
}

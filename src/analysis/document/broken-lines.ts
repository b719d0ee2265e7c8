import { isInCapitals, wordsIn } from '../lexicon/characters';
import { asWritten, closingWords, openingWords } from '../lexicon/words';
import { statesSomething } from './headings';

/** No sentence ends so: 'PAYMENTS WITHIN 10' before 'BUSINESS DAYS.', 'shall be paid to the' before 'Landlord'. */
const LEFT_OPEN = closingWords(
  '{within,of,the,a,an,to,by,for,and,or,at,with,from,under,than,such,any,each,its,their,your,our,which,not,shall,will,must}( )',
);
const OPEN_FIGURE = closingWords(
  'within, than, after, before, exceed, exceeding, least, most, up to',
  / (?:\d{1,3}|[\w-]+ \(\d{1,3}\)) ?/,
);
/** A line in capitals that goes on from the one before: 'AND WHETHER OR NOT CAUSED BY THE NEGLIGENCE OF VENDOR.' */
const GOES_ON = asWritten(openingWords('AND, OR, BUT, EXCEPT, UNLESS, PROVIDED, WHETHER, INCLUDING, EVEN, REGARDLESS'));
/** Fewer words in capitals are what stands between the names of two parties. */
const LEAST_IN_CAPITALS = 4;

/** Whether a sentence goes on in the next line though that begins with a capital letter, for which it is taken for a heading or a sentence of its own. */
export function goesOnInCapitals(text: string, next: string): boolean {
  if (text.includes('\t') || next.includes('\t') || !statesSomething(text)) return false;
  if (LEFT_OPEN.test(text) || OPEN_FIGURE.test(text)) return true;
  const words = wordsIn(next).slice(0, LEAST_IN_CAPITALS);
  return GOES_ON.test(next) && words.length === LEAST_IN_CAPITALS && isInCapitals(words.join(''));
}

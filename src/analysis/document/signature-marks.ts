import { asWritten, openingWords, upTo, wording } from '../lexicon/words';

/** Marks that stand for a signature wherever they are: conformed ("/s/", "Sd/-", 's/ Ann Lee'; not 's/n', 's/o' and their like, nor 's/he', nor before a line that is still empty). */
const CONFORMED =
  /\/s\/(?! ?[_.…]{3})|\bs\/(?!\p{L}(?![\p{L}.])|he\b)\s?\p{L}|\bSd\/-|\((?:sgd\.?|e-?signed)\)|\[signed\]|\bDocuSigned by\b/iu;
/** Words within round or square brackets, with so many characters behind them. */
const inBrackets = (words: string, behind: number): RegExp =>
  wording('{\\(,\\[}', words, upTo(behind, '()[\\]'), '{\\),\\]}');
/** What a page of signatures says of one, and a clause may say of many: told by the name beside it. */
const TOLD = [
  // '/signed on tablet/', '(signed in ink 11/15/24)', '[signed electronically]', '(signature on file, 7/14/2025)'.
  /\/ ?(?:e-?)?signed(?: [^/]{1,40})?\//i,
  inBrackets('(e(-))signed {in,on,by,at,with,via,electronically,digitally,online}', 60),
  inBrackets('(original )signature on file', 40),
  // 'Accepted electronically by Ann Lee', 'Electronically signed by: Ann Lee'.
  /\b(?:[Ss]igned|[Aa]ccepted|[Ee]xecuted|[Aa]greed|[Aa]pproved),? (?:electronically|digitally|online) by:? \p{Lu}/u,
  /\b(?:[Ee]lectronically|[Dd]igitally|E-|e-|ELECTRONICALLY|DIGITALLY) ?(?:signed|accepted|executed|SIGNED) (?:by|BY):? \p{Lu}/u,
  openingWords('{electronically,digitally} signed'),
  wording(
    '{signed,accepted} {with,via,through,using} {DocuSign,Adobe,HelloSign,Dropbox Sign,PandaDoc,SignNow,Yousign,Skribble}',
  ),
  // '(signed) "Ann Lee"', '(s) Ann Lee', '[L.S.] Ann Lee'.
  /\(signed\):? ?["“'‘]\p{Lu}/iu,
  /(?:^|: )\(s\) \p{Lu}/u,
  /[([]L\. ?S\.[)\]] \p{Lu}\p{Ll}/u,
];
/** Clauses say what signing is to be; 'May' is a month. */
const IS_CLAUSE = asWritten(wording('shall, may, must, will, would, if, unless, when, where, until'));
const LONGEST = 240;

/** Whether a cell says that the one whom it names signed there: a sign that stands for the signature, or words of a page of signatures (of no clause on signing). */
export function isMarked(cell: string): boolean {
  if (CONFORMED.test(cell)) return true;
  return cell.length <= LONGEST && !IS_CLAUSE.test(cell) && TOLD.some((mark) => mark.test(cell));
}

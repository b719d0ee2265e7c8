import { isTitleCase, statesSomething } from '../document/headings';
import { evidenceAt } from '../evidence';
import {
  COLON,
  endsWithSign,
  hasDigit,
  hasLetters,
  hasSign,
  isInCapitals,
  lettersIn,
  opensWithCapital,
  opensWithDigit,
  WHITE_SPACE,
  withoutEnd,
  withoutSigns,
  wordsIn,
} from '../lexicon/characters';
import { closingWords, openingWords, perhaps, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { endsLikeOrganisation, soundsLikeOrganisation } from '../mentions/legal-forms';
import { isBesideBody, type Paragraph } from '../pdf/contract-text';
import { type Fact, found } from './fact';
import { isPerson } from './parties/mention';
import type { Source } from './source';

/** How many lines a letter has before it greets; how many of a paper may hold its title. */
const FIRST_LINES = 20;
const HEAD_LINES = 5;
const LEAST_WORDS = 3;
const MOST_WORDS = 16;
/** A line above a greeting is a subject from so many words on, of which so many are small: shorter ones are addresses and names. */
const LEAST_ABOVE = 8;
const LEAST_SMALL = 2;
const SURE = 0.55;
/** How many lines from the greeting 'Re:' may stand. */
const NEAR = 3;
const LONGEST_HEAD = 160;

const GREETS = openingWords(
  'dear, hello, hi, ladies and gentlemen, gentlemen, to whom it may concern, sehr geehrt{e,er}',
);
/** What stands above a greeting and is no subject. */
const OF_POST = openingWords([
  'by, via, sent, delivered, for the attention, attn, attention, private, strictly, without prejudice, subject to, to, from',
  'for, c/o, cc, date(d), confidential, personal, our ref, your ref, ref(erence), tel, phone, fax, page, enclosed, attached',
]);
/** Words of a sentence, or of who is written to. */
const NOT_SUBJECT = wording([
  "I, we, I'm, we're, you, us, me, thank, thanks, please, is, are, was, were, will, shall, have, has, had, am, hope, hereby",
  'trading as, refer, confirm, pleased, delighted, writing, further to, following',
]);
/** 'Saturday 4 May 2025 at the mill' tells when. */
const WEEKDAY = openingWords('{mon,tues,wednes,thurs,fri,satur,sun}day');
const isSmallWord = (word: string): boolean =>
  word.length > 1 && lettersIn(word)[0] === word && word === word.toLowerCase();

/** What a title names. */
const PAPERS = [
  'agreement, contract, lease, sublease, licen{c,s}e, tenancy, deed, indenture, memorandum, guarant{y,ee}, note, undertaking',
  'terms, conditions, order form, purchase order, quotation, term sheet, mandate, franchise, settlement, bill of sale, charter',
  '{enrolment,enrollment,registration,application,booking,hire,rental,membership,consent} form, offer, retainer, letting',
];
const PAPER_FIRST = openingWords(PAPERS);
const PAPER_LAST = closingWords(PAPERS, perhaps(' \\(', 60, '\\)'));
/** 'Contract of Sale', 'MINUTE OF AGREEMENT anent Services'; in 'Contract Scanner' the word names no paper. */
const PAPER_OF = wording(PAPERS, ' {of,for,on,to,and,with,anent,governing,relating,concerning}');
/** Scots for 'on', which title case leaves small. */
const ANENT = wording('anent, governing, relating, concerning, as, its, their');
/** Words after which a title in small letters says what it is of: 'Plot letting for Plot 42A', 'Terms for everybody who buys here'. */
const SMALL_PAPER =
  /^(?:[\p{L}-]+ ){0,2}(?:terms|conditions|agreement|contract|letting|licen[cs]e|franchise|tenancy|lease)\b(?: (?:for|of|on|and|with|to)\b|$)|^[\p{L}-]+ form and \p{L}+ agreement\b/iu;
/** What leads on from a title to the parties, the day or the number on the same line. */
const LEADS_ON =
  /,? (?:by and )?between\b|,? (?:is )?(?:made|entered into|concluded|signed) (?:the|this|on|as|by|at|in)\b|,? dated\b|,? pursuant to\b|,? (?:under|according to|within the meaning of) (?:art|section|§)|,? n(?:o|r)\.? ?(?:[\w/-]*\d|[A-Z]{1,4}-)| \(|\t/i;
/** '(SHORT FORM)', '(Kitchen and Half Bath)' behind a title. */
const ASIDE = /^ \((?:[A-Za-z][\p{L}&',-]{0,20} ?){1,7}\)/u;
/** 'Re: Renewal of Support Agreement' in a letter. */
const RE = openingWords('re', COLON, ' ', perhaps(' '), perhaps(' '));
/** Between the name of a firm or of a form and the title on one line. */
const PARTS = / {1,2}(?:[-–—|·]|--) {1,2}/;
const NO_TITLE = openingWords([
  'this, exhibit, schedule, annex, appendix, page, draft, copy, to, from, for, attn, cc, your, our, form, re, subject, date',
  'attached, enclosed, table of contents, contents, version, last, between, parties, background, whereas, article, section, without prejudice, subject to',
]);
/** What no title ends with. */
const JOINS = closingWords('and, of, for, to, the, with, by, &, on');

/**
 * The title of a paper in which neither the ranker nor a line of its own shows one: what a letter is on, between its greeting and its text or above the
 * greeting; or the words at the head of a line that goes on with the parties, the day or a number ('SERVICES AGREEMENT No. 4 between ...').
 */
export function titleAtHead(source: Source): Fact<string> | null {
  const { contract, plain } = source;
  const lines = contract.paragraphs.slice(0, FIRST_LINES).filter((paragraph) => !isBesideBody(paragraph));
  const greeting = lines.findIndex(({ start, end }) => GREETS.test(plain.slice(start, end)));
  const isLetter = greeting >= 0 && isShortGreeting(lines[greeting]);
  const title = (isLetter ? subjectBeside(plain, lines, greeting) : null) ?? headOfLine(plain, lines, greeting);
  if (!title) return null;
  const value = contract.text.slice(title.start, title.end).replace(WHITE_SPACE, ' ');
  return found({ value, confidence: SURE, evidence: [evidenceAt(contract, title.start, title.end)] });
}

/** 'Hello. We are Acme, and these are our terms.' greets whoever reads. */
const isShortGreeting = (line: Span | undefined) => line !== undefined && line.end - line.start <= LONGEST_GREETING;
const LONGEST_GREETING = 60;

type Span = Pick<Paragraph, 'start' | 'end'>;

/** The line of a letter that says what it is on. */
function subjectBeside(plain: string, lines: readonly Paragraph[], greeting: number): Span | null {
  const [above, , below, text] = [greeting - 1, greeting, greeting + 1, greeting + 2].map((at) => lines[at]);
  const words = (line: Span | undefined) => (line ? plain.slice(line.start, line.end).trim() : '');
  const named = lines.slice(Math.max(0, greeting - NEAR), greeting + NEAR).find((line) => RE.test(words(line)));
  const lead = RE.exec(words(named))?.[0].length ?? 0;
  if (named && mayBeSubject(words(named).slice(lead))) return { start: named.start + lead, end: named.end };
  if (
    below &&
    mayBeSubject(words(below)) &&
    !OF_POST.test(words(below)) &&
    (opensWithCapital(words(text)) || opensWithDigit(words(text)))
  )
    return below;
  const line = words(above);
  const small = line.split(' ').slice(1, -1).filter(isSmallWord).length;
  const isLong = wordsIn(line).length >= LEAST_ABOVE && small >= LEAST_SMALL && !hasDigit(line);
  return above && isLong && mayBeSubject(line) && !OF_POST.test(line) ? above : null;
}

function mayBeSubject(line: string): boolean {
  if (wordsIn(line).length > MOST_WORDS || !opensWithCapital(line) || !hasLetters(line, 4)) return false;
  if (
    endsWithSign(line, '.,;:!?') ||
    hasSign(line, '\t@') ||
    line.includes(': ') ||
    JOINS.test(line) ||
    NOT_SUBJECT.test(line)
  )
    return false;
  const [day] = findDates(line);
  const beside = day ? `${line.slice(0, day.start)} ${line.slice(day.end)}` : line;
  const isDay = wordsIn(beside).length < LEAST_WORDS || WEEKDAY.test(line);
  return !isDay && !endsLikeOrganisation(line) && !isPerson(line);
}

/** The words at the head of one of the first lines that name a paper. */
function headOfLine(plain: string, lines: readonly Paragraph[], greeting: number): Span | null {
  for (const { start, end } of lines.slice(0, greeting >= 0 ? Math.min(greeting, HEAD_LINES) : HEAD_LINES)) {
    const line = plain.slice(start, Math.min(end, start + LONGEST_HEAD));
    let at = 0;
    for (const part of line.split(PARTS)) {
      const from = line.indexOf(part, at);
      at = from + part.length;
      const head = headOf(from > 0 ? (part.split(': ', 1)[0] ?? '') : part);
      if (head === null) continue;
      // A line that is a title from end to end is one title: 'TERM SHEET – SERIES A SHARES'.
      const isAll = from === 0 && end - start <= LONGEST_HEAD && head === part && isTitleCase(line, MOST_WORDS);
      return { start: start + from, end: start + (isAll ? line.trimEnd().length : from + head.length) };
    }
  }
  return null;
}

/** The title that a part of a line begins with; null where it begins with none. */
function headOf(part: string): string | null {
  const cut = LEADS_ON.exec(part)?.index;
  const bare = withoutEnd(part.slice(0, cut), ',;:–—-');
  const head = `${bare}${cut === bare.length ? (ASIDE.exec(part.slice(cut))?.[0] ?? '') : ''}`;
  const isWhole = cut === undefined || part.startsWith(' (', cut);
  return isTitle(head, cut !== undefined) || (isWhole && isSmallTitle(head)) ? head : null;
}

/** Whether a sentence or a part of one ends in words. */
const isBroken = (words: string): boolean =>
  endsWithSign(words, '.;') || ['. ', ': ', '; '].some((end) => words.includes(end));

/** Whether words in capitals, or each with a capital, name a paper. */
function isTitle(head: string, leadsOn: boolean): boolean {
  const count = wordsIn(head).length;
  if (count > MOST_WORDS || (count < 2 && !(leadsOn && isInCapitals(head)))) return false;
  const namesPaper = [PAPER_LAST, PAPER_OF].some((words) => words.test(head)) || (leadsOn && PAPER_FIRST.test(head));
  if (!namesPaper || NO_TITLE.test(head) || JOINS.test(head) || isBroken(head)) return false;
  if (statesSomething(head) || endsLikeOrganisation(head)) return false;
  if (soundsLikeOrganisation(head) && !PAPER_OF.test(head)) return false;
  return isTitleCase(withoutSigns(head.replace(ANENT, 'of'), '('), MOST_WORDS);
}

/** 'Plot letting for Plot 42A', 'Registration form and parent agreement, 2025/26'. */
function isSmallTitle(head: string): boolean {
  const isShort = wordsIn(head).length <= MOST_WORDS && opensWithCapital(head) && wordsIn(head).length > 1;
  return (
    isShort &&
    !JOINS.test(head) &&
    SMALL_PAPER.test(head) &&
    !NO_TITLE.test(head) &&
    !statesSomething(head) &&
    !isBroken(head)
  );
}

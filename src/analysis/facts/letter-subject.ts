import { evidenceAt } from '../evidence';
import { endsWithSign, wordsIn } from '../lexicon/characters';
import { openingWords, wording } from '../lexicon/words';
import type { Paragraph } from '../pdf/contract-text';
import { type Fact, found } from './fact';
import type { Source } from './source';

/** The line of a letter that says what it is on: 'Re: Restricted Stock Award', 'Engagement letter - review of costs'. */
const SUBJECT = /^(?:(?:re|subject|concerning):\s{1,3}(.{4,80})|((?:engagement|offer|award|side) letter\b.{0,60}))$/i;
const OF_LETTER = 0.6;
/** In characters: a letter says what it is on above its greeting. */
const HEAD = 2000;
export const GREETS = openingWords('dear, hello, hi, ladies and gentlemen, gentlemen, to whom it may concern');
/** A section's heading is short, and calls no paper what it is. */
const MOST_WORDS = 3;
const IS_PAPER = wording(
  'agreement, contract, deed, lease, licen{c,s}e, tenancy, terms, conditions, letter, note, form, order, guarant{ee,y}, amendment, addendum',
);

const lineOf = ({ plain }: Source, { start, end }: Paragraph): string => plain.slice(start, end).trim();

/** The subject of a letter that has no title; null where it has none. */
export function subjectOf(source: Source): Fact<string> | null {
  const { contract } = source;
  for (const paragraph of contract.paragraphs) {
    if (paragraph.start > HEAD) break;
    const match = SUBJECT.exec(lineOf(source, paragraph));
    const words = match?.[1] ?? match?.[2];
    if (words && !endsWithSign(words, '.;')) {
      const evidence = [evidenceAt(contract, paragraph.start, paragraph.end)];
      return found({ value: words, confidence: OF_LETTER, evidence });
    }
  }
  return null;
}

/** The subject above a letter's greeting, where what was taken for the title is the heading of a section below it: 'Release', 'Severance pay'. Null where it is more than that. */
export function subjectAhead(source: Source, { value, evidence: [title] }: Fact<string>): Fact<string> | null {
  if (value === null || !title || wordsIn(value).length > MOST_WORDS || IS_PAPER.test(value)) return null;
  const greeting = source.contract.paragraphs.find(
    (paragraph) => paragraph.start < HEAD && GREETS.test(lineOf(source, paragraph)),
  );
  if (!greeting || title.start < greeting.end) return null;
  const subject = subjectOf(source);
  const [said] = subject?.evidence ?? [];
  // The line right below the greeting says what the letter is on as well.
  const isBelow = source.contract.paragraphs.some(({ start }) => start > greeting.start && start < title.start);
  return subject && said && said.end <= greeting.start && isBelow ? subject : null;
}

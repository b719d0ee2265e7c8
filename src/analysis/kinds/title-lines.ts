import { plainText } from '../document/plain-text';
import type { Fact } from '../facts/fact';
import type { Source } from '../facts/source';
import { endsWithSign, isInCapitals } from '../lexicon/characters';
import { inClause, wording } from '../lexicon/words';
import { isBesideBody } from '../pdf/contract-text';
import { looksLikeTitle } from '../provisions/input/headings';
import { foldWords } from './fold';

/** A line that may be the paper's title, or the name by which it calls itself. `weight` says how likely it is one, 0 to 1. */
export interface TitleLine {
  words: string[];
  start: number;
  end: number;
  weight: number;
}

/** What titles of contracts are called. Folded words. */
export const CLASS_NOUNS: ReadonlySet<string> = new Set(
  foldWords(
    'agreement contract deed lease sublease license terms conditions letter note memorandum addendum amendment undertaking bond guaranty release order schedule policy plan charter certificate warrant assignment covenant statement indenture instrument tenancy nda msa sow dpa baa sla eula spa apa safe',
  ),
);

/** What private persons call a paper that they both sign. Folded words. */
const DEALS: ReadonlySet<string> = new Set([
  ...CLASS_NOUNS,
  ...foldWords('sale deal loan hire rental rent let digs iou booking job promise'),
]);

const SEARCHED = 3_000;
const MOST_LINES = 14;
const MOST_WORDS = 18;
/** Lines this near to the top are titles more often than later ones. */
const TOP_LINES = 5;
const WEIGHT = { name: 1, self: 0.9, subject: 0.9, top: 0.8, below: 0.5 };
const SUBJECT = /^(?:re|subject|in re|reference)\s*[:.]\s*/i;
/** 'this Mutual Non-Disclosure Agreement', 'these Terms of Service': how a paper calls itself. */
const SELF = /\b[Tt](?:his|hese|HIS|HESE) ((?:[A-Z][\w'&/-]*,? |(?:and|of|for|to|on|in|or|&) ){0,9}[A-Z][\w'-]*)/g;
const MOST_SELVES = 3;
/** 'This letter, once you sign it, is your | promissory note': what a letter says that it is. */
const SAYS_WHAT_IT_IS = wording(
  'th{is,ese} {letter,paper,page,form,document,email}',
  inClause(60),
  ' {is,are,makes,forms,sets out} {your,our,a,an,the} ',
);
const SAID = 60;
const NUMBERED = /^(?:\d{1,2}[.)]|\([a-z\d]{1,3}\)|[A-Z]\.|article\b)/i;
/** In words: a line that ends in 'agreement' is no sentence. */
const SHORT_LINE = 10;

/** The lines that may tell what the paper is, likeliest first. */
export function titleLines({ contract, plain }: Source, name: Fact<string>): TitleLine[] {
  const lines: TitleLine[] = [];
  const add = (start: number, end: number, weight: number, text = plain.slice(start, end)): void => {
    const words = foldWords(text);
    if (words.length > 0 && words.length <= MOST_WORDS) lines.push({ words, start, end, weight });
  };
  const [named] = name.status === 'found' ? name.evidence : [];
  if (named) add(named.start, named.end, WEIGHT.name, plainText(name.value ?? named.quote));
  let seen = 0;
  for (const paragraph of contract.paragraphs) {
    if (paragraph.start > SEARCHED || isBesideBody(paragraph) || seen >= MOST_LINES) break;
    seen++;
    const text = plain.slice(paragraph.start, paragraph.end).trim();
    const subject = SUBJECT.exec(text)?.[0].length ?? 0;
    if (subject > 0) add(paragraph.start + subject, paragraph.end, WEIGHT.subject);
    else if (isTitleLike(text, seen === 1))
      add(paragraph.start, paragraph.end, seen <= TOP_LINES ? WEIGHT.top : WEIGHT.below);
  }
  for (const match of [...plain.slice(0, SEARCHED).matchAll(SELF)].slice(0, MOST_SELVES)) {
    const own = match[1] ?? '';
    if (!foldWords(own).some((word) => CLASS_NOUNS.has(word)) || foldWords(own).length < 2) continue;
    const start = match.index + match[0].length - own.length;
    add(start, start + own.length, WEIGHT.self);
  }
  const said = SAYS_WHAT_IT_IS.exec(plain.slice(0, SEARCHED));
  if (said) {
    const start = said.index + said[0].length;
    const name = plain.slice(start, start + SAID).split(/[.,;:(]|\b(?:to|with|between|for|and)\b/)[0] ?? '';
    if (foldWords(name).some((word) => CLASS_NOUNS.has(word))) add(start, start + name.length, WEIGHT.self);
  }
  return lines.sort((one, other) => other.weight - one.weight);
}

/** Short and no sentence: in capitals, with each main word capitalised, or the first line of all if it names a deal. */
function isTitleLike(text: string, isFirst: boolean): boolean {
  if (text.length < 3 || text.length > 160 || endsWithSign(text, '.;,') || NUMBERED.test(text)) return false;
  if (CLASS_NOUNS.has(foldWords(text).at(-1) ?? '') && text.split(' ').length <= SHORT_LINE) return true;
  if (isFirst && text.split(' ').length <= SHORT_LINE && foldWords(text).some((word) => DEALS.has(word))) return true;
  return looksLikeTitle(text.replace(/[–—:|-]+/g, ' ')) || isInCapitals(text);
}

import { endsWithSign } from '../lexicon/characters';
import { closingWords, wording } from '../lexicon/words';
import type { ContractText, ParagraphKind } from '../pdf/contract-text';
import { endsInAbbreviation } from './abbreviations';
import { goesOnInCapitals } from './broken-lines';
import type { ContractDocument } from './document';
import { hasVerb, isHeadingAlone } from './headings';
import type { Outline, Sentence } from './outline';
import { plainText } from './plain-text';
import { isUnticked, withoutUnticked } from './tick-boxes';

/** What a sentence must be part of for a rule to rest on it: the text, and its structure. */
export interface OperativeText {
  contract: ContractText;
  document: ContractDocument;
  outline: Outline;
}

/** Longer "sentences" are tables or broken extraction; rules look at their start only, which bounds every pattern's cost. */
const SENTENCE_LIMIT = 3_000;
const FURNITURE: readonly ParagraphKind[] = ['header', 'footer', 'hidden', 'heading'];
const CONTENTS_LINE = /(?:\.\s?){4,}\s*\d{1,4}\s*$|_{2,}\s*\d{1,3}\s*$|^\s*table of contents/i;
const NUMBERED_WITH_PAGE = /^\s*(?:(?:section|article|exhibit)\s)?[\dA-Z.]{1,8}\s.{3,160}\s\d{1,3}\s*$/i;
/** 'Payment terms: Net 30' ends in days, not in a page. */
const NET_DAYS = closingWords('net #1-3');
const memo = new WeakMap<Outline, Sentence[]>();

/** "Now, therefore, the parties agree as follows": what comes after binds, whatever section it was put into. */
const RECITALS_END = wording('now(,) therefore, {agree,covenant}* as follows, in consideration of the');

/** Indices of the recital sections, each with the offset at which its recitals end. */
function recitalEnds(outline: Outline): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { section, text, start } of outline.sentences) {
    if (section === null || outline.sections[section]?.kind !== 'recitals') continue;
    if (!ends.has(section) && RECITALS_END.test(text)) ends.set(section, start);
  }
  return ends;
}

function isFurniture(contract: ContractText, { paragraph }: Sentence): boolean {
  const kind = contract.paragraphs[paragraph]?.kind;
  return kind !== undefined && FURNITURE.includes(kind);
}

function isOperative({ contract, outline }: OperativeText, sentence: Sentence, ends: Map<number, number>): boolean {
  if (isFurniture(contract, sentence)) return false;
  if (CONTENTS_LINE.test(sentence.text.slice(0, 300))) return false;
  if (/^\s*(?:\([a-z]\)\s*|[A-Z]\.\s*)?whereas\b/i.test(sentence.text)) return false;
  if (NUMBERED_WITH_PAGE.test(sentence.text) && !hasVerb(sentence.text) && !NET_DAYS.test(sentence.text.trimEnd()))
    return false;
  if (isHeadingAlone(sentence.text)) return false;
  if (sentence.section === null || outline.sections[sentence.section]?.kind !== 'recitals') return true;
  return sentence.start >= (ends.get(sentence.section) ?? Number.POSITIVE_INFINITY);
}

/** Whether a sentence is the rest of the one before it, which an abbreviation or a line in capitals had cut in two. */
function isRestOf({ contract }: OperativeText, last: Sentence, next: Sentence): boolean {
  if (endsInAbbreviation(last.text, next.text)) return true;
  const isNextLine = next.paragraph === last.paragraph + 1 && next.section === last.section;
  return (
    isNextLine &&
    !isFurniture(contract, last) &&
    !endsWithSign(last.text, ENDINGS) &&
    goesOnInCapitals(last.text, next.text)
  );
}
const ENDINGS = '.!?:;"”)]';

/** 'For a consideration of Rs.' and '2,25,00,000 only.' are one sentence, and so are 'PAYMENTS WITHIN 10' and 'BUSINESS DAYS.' */
function madeWhole(source: OperativeText): Sentence[] {
  const whole: Sentence[] = [];
  for (const sentence of source.outline.sentences) {
    const last = whole.at(-1);
    if (!last || !isRestOf(source, last, sentence)) {
      whole.push(sentence);
      continue;
    }
    const text = source.contract.text.slice(last.start, sentence.end);
    whole[whole.length - 1] = { ...last, end: sentence.end, text };
  }
  return whole;
}

/**
 * The sentences that bind: no headings, running headers, lines of a table of contents, recitals or options that nobody ticked. Each
 * is cut to 3,000 characters and its `text` has plain quotes, dashes and spaces, character for character, and spaces for unticked
 * options beside ticked ones; `start` and `end` stay true.
 */
export function operativeSentences(source: OperativeText): Sentence[] {
  const known = memo.get(source.outline);
  if (known) return known;
  const ends = recitalEnds(source.outline);
  const sentences = madeWhole(source)
    .filter((sentence) => isOperative(source, sentence, ends))
    .filter(({ text, start }) => !isUnticked(text, start, source.document.unticked))
    .map((sentence) => ({
      ...sentence,
      text: plainText(
        withoutUnticked(sentence.text.slice(0, SENTENCE_LIMIT), sentence.start, source.document.unticked),
      ),
      end: Math.min(sentence.end, sentence.start + SENTENCE_LIMIT),
    }));
  memo.set(source.outline, sentences);
  return sentences;
}

import type { Evidence } from '../../shared/analysis';
import { operativeSentences } from '../document/operative';
import type { Sentence } from '../document/outline';
import { sentenceEvidence } from '../document/sentence-evidence';
import { hasDigit, withoutStart } from '../lexicon/characters';
import { runInTitle } from '../provisions/input/headings';
import { numberingOf } from '../provisions/input/numbering';
import type { Reading } from '../reading';
import { isDefinition } from './search';

/** A binding sentence, with what a page or line break had cut from it. Text is plain, offsets are those of the contract. */
export interface Passage {
  start: number;
  end: number;
  text: string;
  /** The sentences of which it is made, each with the place of its text in the passage's. */
  parts: { sentence: Sentence; at: number }[];
  /** Characters of the number and run-in title before the first word of the sentence itself. */
  lead: number;
  section: number | null;
  /** Whether the text ends where a sentence ends, not in the middle of one. */
  isWhole: boolean;
  isDefinition: boolean;
}

const ENDED = /[.!?:;]["')\]]{0,2}\s*$|;\s(?:and|or)\s*$/;
const CONTINUES = /^\s*[a-z(,$\d"]/;
const MARKER = /^\s*(?:\(?(?:[a-z]{1,4}|\d{1,2}|[A-Z])[).]\s|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu})/u;
const MOST_JOINED = 3;
/** What may stand between a run-in title and its sentence, and how much of it. */
const BEHIND_TITLE = '"\'.:–-';
const MOST_BEHIND_TITLE = 6;

const memo = new WeakMap<Reading['outline'], Passage[]>();

/** Characters of a number and a run-in title: '4.2 Payment Terms. ' before 'Customer shall pay'. */
function leadOf(text: string): number {
  const numbered = numberingOf(text)?.length ?? 0;
  // '99.5% of each month' begins with a figure, no number of a section.
  const next = text.charAt(numbered);
  const number = hasDigit(next) || next === '%' ? 0 : numbered;
  const title = runInTitle(text.slice(number));
  const at = title ? text.indexOf(title, number) + title.length : number;
  const behind = text.slice(at, at + MOST_BEHIND_TITLE);
  const start = title ? at + behind.length - withoutStart(behind, BEHIND_TITLE).length : number;
  // The number of a lettered item below its section: '4.2 (a) Customer shall'.
  return (
    start +
    (numberingOf(text.slice(start))?.style.startsWith('paren') ? (numberingOf(text.slice(start))?.length ?? 0) : 0)
  );
}

function joined(
  sentences: readonly Sentence[],
  first: Sentence,
  from: number,
): Pick<Passage, 'text' | 'end' | 'parts'> {
  let { text, end } = first;
  const parts = [{ sentence: first, at: 0 }];
  while (parts.length < MOST_JOINED && !ENDED.test(text)) {
    const next = sentences[from + parts.length];
    if (!next || !CONTINUES.test(next.text) || MARKER.test(next.text) || next.start - end > 400) break;
    parts.push({ sentence: next, at: text.length + 1 });
    text = `${text} ${next.text}`;
    end = next.end;
  }
  return { text, end, parts };
}

/** The binding sentences of the contract in order, those parted by a page break made whole. */
export function passagesOf(reading: Reading): Passage[] {
  const known = memo.get(reading.outline);
  if (known) return known;
  const sentences = operativeSentences(reading);
  const passages: Passage[] = [];
  for (let index = 0; index < sentences.length; ) {
    const sentence = sentences[index];
    if (!sentence) break;
    const { text, end, parts } = joined(sentences, sentence, index);
    passages.push({
      start: sentence.start,
      end,
      text,
      parts,
      lead: leadOf(text),
      section: sentence.section,
      isWhole: ENDED.test(text),
      isDefinition: isDefinition(text),
    });
    index += parts.length;
  }
  memo.set(reading.outline, passages);
  return passages;
}

/** The passage in which a place of the contract stands; undefined where no binding sentence does. */
export function passageAround(reading: Reading, offset: number): Passage | undefined {
  return passagesOf(reading).find(({ start, end }) => start <= offset && offset < end);
}

/** The passage as evidence; a very long one is cut around the words at `from` to `to` of its text. */
export function passageProof(reading: Reading, passage: Passage, from = 0, to = passage.text.length): Evidence {
  const end = Math.min(passage.end, passage.start + to);
  return sentenceEvidence(
    reading.contract,
    reading.outline,
    passage.start + from,
    Math.max(passage.start + from + 1, end),
  );
}

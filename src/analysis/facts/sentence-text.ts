import type { Source } from './source';

/** A sentence as plain text. Offsets are those of the contract's text. */
export interface SentenceText {
  start: number;
  end: number;
  text: string;
}

/** The longest stretch that a rule reads as one sentence; a longer one is a list. */
const LONGEST = 1500;

/** The sentences of the body, each with what follows it when a line break cut it short. */
export function sentenceTexts({ plain, outline }: Source): SentenceText[] {
  return outline.sentences.map((sentence, index) => {
    const next = outline.sentences[index + 1];
    const whole = /[.!?]["')]?$/.test(sentence.text) || !next || !/^[a-z(0-9"]/.test(next.text);
    const end = whole ? sentence.end : next.end;
    return { start: sentence.start, end, text: plain.slice(sentence.start, Math.min(end, sentence.start + LONGEST)) };
  });
}

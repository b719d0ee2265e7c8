import type { OperativeText } from '../document/operative';
import type { Sentence } from '../document/outline';
import { isPlain } from '../document/plain-document';
import { isUnticked } from '../document/tick-boxes';
import {
  endsWithSign,
  hasDigit,
  hasLetters,
  hasSign,
  NUMBERING,
  opensWithCapital,
  withoutStart,
} from '../lexicon/characters';
import { everywhere, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { ParagraphKind } from '../pdf/contract-text';
import type { ProvisionId } from '../provisions/heads/provision-ids';
import type { ProvisionScores } from '../provisions/provision-scores';
import { speaksOf } from './speaks-of';

/**
 * What a fact is about, as a trained head knows it: all that speaks of it in whosever words, be it denied, conditional or left open. Its sentences are
 * those of `provisions/sentences/speaks-of-*.txt`.
 */
export interface Subject {
  provision: ProvisionId;
  /** From this probability on a sentence speaks of it. */
  sure: number;
  /** In a paper in everyday words, from this one on where it also has a word of the fact (`speaksOf`). */
  likely: number;
  /** Only lines that begin before this many characters of the contract, headings among them: its letterhead and title. */
  head?: number;
}

/** Fitted on 43 labelled papers and half A of others: below, what is heard is mostly about something else (docs/accuracy.md). */
export const SUBJECTS = {
  start: { provision: 'speaks-of-start', sure: 0.2, likely: 0.05 },
  term: { provision: 'speaks-of-term', sure: 0.2, likely: 0.05 },
  /** Of the day on which it ends most of what is less likely says when other things end. */
  end: { provision: 'speaks-of-term', sure: 0.2, likely: 0.12 },
  renewal: { provision: 'speaks-of-renewal', sure: 0.2, likely: 0.1 },
  notice: { provision: 'speaks-of-notice-to-end', sure: 0.2, likely: 0.1 },
  law: { provision: 'speaks-of-law', sure: 0.2, likely: 0.1 },
  courts: { provision: 'speaks-of-courts', sure: 0.2, likely: 0.05 },
  disputes: { provision: 'speaks-of-disputes', sure: 0.2, likely: 0.1 },
  limit: { provision: 'speaks-of-liability-limit', sure: 0.2, likely: 0.1 },
  paperName: { provision: 'speaks-of-paper-name', sure: 0.15, likely: 0.15, head: 600 },
  price: { provision: 'speaks-of-price', sure: 0.2, likely: 0.08 },
} satisfies Record<string, Subject>;

/** A sentence that speaks of a subject, and how likely it does. */
export interface Spoken {
  sentence: Sentence;
  confidence: number;
}

/**
 * In so many sentences some sound like anything: in half A of CUAD's contracts that are so long 5 of 27 sentences heard below one half spoke of the
 * thing, above it 4 of 8.
 */
const LONG = 200;
const SURE_WHEN_LONG = 0.5;
/** No contract has so many: it is broken extraction or an attack, whose sentences say nothing. */
const TOO_MANY = 20_000;

const FURNITURE: readonly ParagraphKind[] = ['header', 'footer', 'hidden'];
/** A heading has so few words, and no figure or colon. */
const MOST_OF_HEADING = 6;
const LEAST_OF_SENTENCE = 3;

/** Whether a line only names what comes after it: 'Disputes.', 'How to leave', but not 'Ohio law governs.' or 'Law: Ohio'. */
function isTitle(text: string): boolean {
  const unnumbered = withoutStart(text, `${NUMBERING}§`);
  if (hasDigit(unnumbered) || hasSign(unnumbered, ':\t')) return false;
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length < LEAST_OF_SENTENCE) return true;
  if (words.length > MOST_OF_HEADING) return false;
  return !endsWithSign(text.trimEnd(), '.!?') || words.every((word) => opensWithCapital(word) || word.length < 4);
}

const OF_A_DAY = everywhere(
  wording([
    'date(d), sent, signed, executed, on, at, this, the, day, of, am, pm, a.m, p.m',
    '{mon,tue,tues,wed,wednes,thu,thur,thurs,fri,sat,satur,sun}(day)',
  ]),
);

/** Whether a line is a day and does not say what of: 'Date: 31 October 2025', 'DATED this 4th day of May 2026'. */
export function isDayAlone(text: string): boolean {
  const dates = text.length > LONGEST_DAY ? [] : findDates(text);
  if (dates.length === 0) return false;
  const rest = dates.reduceRight((line, { start, end }) => line.slice(0, start) + line.slice(end), text);
  return !hasLetters(rest.replace(OF_A_DAY, ''));
}

const LONGEST_DAY = 80;

/** Whether a sentence is one to be heard: no running header, hidden text, heading or option that nobody ticked. Unlike what binds, a line of a table is. */
export function isHeard(
  { contract, document }: OperativeText,
  { text, start, paragraph }: Sentence,
  { head }: Pick<Subject, 'head'> = {},
): boolean {
  const kind = contract.paragraphs[paragraph]?.kind;
  if ((kind && FURNITURE.includes(kind)) || isUnticked(text, start, document.unticked)) return false;
  return head === undefined ? !(isTitle(text) || isDayAlone(text)) : start < head;
}

/** Whether a paper has so few sentences that what is heard in it is mostly about the thing itself. */
export function isShort({ outline }: OperativeText): boolean {
  return outline.sentences.length <= LONG;
}

/** The rankers of whole papers have seen none of fewer sentences. */
const FEW = 12;

/** Whether a paper is as long as those that were labelled as a whole: neither a few lines nor a book. */
export function isOfUsualLength(source: OperativeText): boolean {
  return isShort(source) && source.outline.sentences.length >= FEW;
}

/** How likely the words from `start` to `end` speak of one of the subjects, 0 to 1: by the likeliest of their sentences. */
export function heardFrom(
  { outline, provisions }: OperativeText & { provisions: Pick<ProvisionScores, 'probability'> },
  subjects: readonly { provision: Parameters<ProvisionScores['probability']>[1] }[],
  { start, end }: { start: number; end: number },
): number {
  const rows = outline.sentences.flatMap((sentence, row) =>
    sentence.start < end && start < sentence.end ? [row] : [],
  );
  return Math.max(0, ...rows.flatMap((row) => subjects.map(({ provision }) => provisions.probability(row, provision))));
}

/**
 * The likeliest sentence that speaks of one of the subjects; null where none is likely enough.
 * @param words those of the fact, one of which a less likely sentence must have
 * @param isMeant a sentence of which it is not so speaks of another thing
 */
export function sentenceThatSpeaksOf(
  source: OperativeText & { provisions: Pick<ProvisionScores, 'probability'> },
  subjects: readonly Subject[],
  words: readonly string[],
  isMeant: (sentence: Sentence) => boolean = () => true,
): Spoken | null {
  const count = source.outline.sentences.length;
  if (count > TOO_MANY) return null;
  const isLong = count > LONG;
  const isEveryday = isPlain(source);
  let best: Spoken | null = null;
  source.outline.sentences.forEach((sentence, row) => {
    for (const subject of subjects) {
      const { provision, sure } = subject;
      const confidence = source.provisions.probability(row, provision);
      const inPlain = isEveryday ? subject.likely : sure;
      if (confidence < (isLong ? SURE_WHEN_LONG : inPlain) || confidence <= (best?.confidence ?? 0)) continue;
      const isAbout = confidence >= sure || speaksOf({ speaksOf: words }, sentence.text);
      if (isAbout && isHeard(source, sentence, subject) && isMeant(sentence)) best = { sentence, confidence };
    }
  });
  return best;
}

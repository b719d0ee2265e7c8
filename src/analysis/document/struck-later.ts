import { COLON, DIGITS } from '../lexicon/characters';
import {
  ACCEPTS_ALL,
  DOUBTED,
  NAMES_NUMBER,
  NOT_ALL,
  NOT_SENT,
  OFFERED,
  PART_OF,
  REFUSES,
  REST_STAYS,
  STRIKES_BY_NUMBER,
  STRIKES_UNDER_NUMBER,
} from '../lexicon/en/mail-changes';
import { everywhere, openingWords, wording } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { type Mail, mailsOf } from './mail-chain';
import { type MailTerm, termNamed, writerOf } from './mail-terms';
import type { Sentence } from './outline';
import { plainText } from './plain-text';
import type { Span } from './tick-boxes';

/** A sentence of a mail, in plain characters. */
export interface Written {
  text: string;
  start: number;
  end: number;
  mail: Mail;
  writer: string;
}

/** A line of a head that stands before the first words of a mail. */
const OF_HEAD = openingWords('from, to, cc, bcc, date, sent, subject, re', COLON);

/** How many characters of a sentence belong to the head of its mail. */
function headIn(text: string, start: number, { dated }: Mail): number {
  const behindDay = Math.max(0, Math.min(text.length, dated.end - start));
  const lines = text.slice(behindDay).split('\n');
  // What follows the day on its line is its time: '10:11'.
  const isOfDay = (row: number) => row === 0 && behindDay > 0;
  const first = lines.findIndex((line, row) => !isOfDay(row) && line.trim() !== '' && !OF_HEAD.test(line.trim()));
  return first < 0 ? text.length : text.length - lines.slice(first).join('\n').length;
}

/** The sentences of the mails of which a paper is made, in the order in which they were sent; none where it is no exchange. */
export function writtenIn(contract: ContractText, sentences: readonly Sentence[]): Written[] {
  const mails = mailsOf(contract);
  const writers = new Map(mails.map((mail) => [mail, writerOf(contract, mail)]));
  const written = sentences.flatMap(({ text, start, end }): Written[] => {
    const mail = mails.find((one) => one.start <= start && start < one.end);
    const cut = mail ? headIn(text, start, mail) : 0;
    return mail && cut < text.length
      ? [{ text: plainText(text.slice(cut)), start: start + cut, end, mail, writer: writers.get(mail) ?? '' }]
      : [];
  });
  return written.toSorted((one, other) => one.mail.sent.localeCompare(other.mail.sent) || one.start - other.start);
}

/** The figures of a text. */
export const numbersIn = (text: string): number[] => (text.match(everywhere(DIGITS)) ?? []).map(Number);
/** Whether a sentence is a question. */
export const isAsked = (text: string): boolean => text.trimEnd().endsWith('?');

const QUOTED = wording(':( )"');

/** The numbers of the terms that a sentence does away with as a whole. */
function struckBy(text: string): number[] {
  const under = STRIKES_UNDER_NUMBER.exec(text)?.[0];
  // 'Item 3 now reads: "If ..."': what it reads is no condition.
  const said = text.split(QUOTED)[0] ?? text;
  if (DOUBTED.test(under ? text.slice(under.length) : said)) return [];
  if (under) return numbersIn(under).slice(0, 1);
  return STRIKES_BY_NUMBER.flatMap((strikes) => {
    const match = strikes.exec(said);
    return match && !PART_OF.test(said.slice(0, match.index)) ? numbersIn(match[0]) : [];
  });
}

/** Whether a sentence takes all that was asked. */
export const accepts = (text: string): boolean => ACCEPTS_ALL.test(text) && !NOT_ALL.test(text) && !isAsked(text);

/** Whether a sentence names a term by its number otherwise than to strike it: to keep it, or to say something of it. */
function speaksOf(text: string, number: number): boolean {
  const named = NAMES_NUMBER.exec(text)?.[0] ?? '';
  return numbersIn(named).includes(number) && !struckBy(text).includes(number);
}

/**
 * Whether those who wrote a term took what a later mail asks of it: they ask it themselves, or a mail of theirs behind it takes all.
 * @param isOffer whether it was but asked or offered, so that no word of a refusal may stand in the answer
 */
export function isTaken(written: readonly Written[], term: MailTerm, asking: Written, owner: string, isOffer: boolean) {
  const later = written.filter(({ mail }) => mail.sent > asking.mail.sent);
  if (later.some(({ text }) => speaksOf(text, term.number) || NOT_SENT.test(text))) return false;
  const isOwn = asking.writer !== '' && asking.writer === owner;
  if (isOwn && !isOffer) return true;
  const answers = later.filter(({ writer }) => (isOwn || owner === '' ? writer !== asking.writer : writer === owner));
  if (answers.some(({ text }) => REST_STAYS.test(text))) return false;
  const first = answers[0]?.mail;
  if (isOffer && answers.some(({ text, mail }) => mail === first && REFUSES.test(text))) return false;
  return answers.some(({ text }) => accepts(text));
}

/**
 * Of a paper that is made of mails: the numbered terms that a later mail does away with, with the consent of those who wrote them, in the order of the text.
 * 'Point 6 drops out', 'Agreed': nothing may rest on point 6. What is said under a condition, of a part of a term, or where two lists have the number, strikes nothing.
 */
export function struckLater(contract: ContractText, sentences: readonly Sentence[]): Span[] {
  const written = writtenIn(contract, sentences);
  const struck = new Map<number, Span>();
  for (const asking of written)
    for (const number of struckBy(asking.text)) {
      const term = termNamed(contract, number, asking.mail);
      if (!term) continue;
      const owner = writerOf(contract, term.mail);
      const isUnder = STRIKES_UNDER_NUMBER.test(asking.text);
      // 'No' to what the others ask of a term leaves it as it is.
      if (isUnder && owner === asking.writer) continue;
      const isOffer = isAsked(asking.text) || (owner === asking.writer && OFFERED.test(asking.text));
      if (isTaken(written, term, asking, owner, isOffer)) struck.set(term.start, { start: term.start, end: term.end });
    }
  return [...struck.values()].toSorted((one, other) => one.start - other.start);
}

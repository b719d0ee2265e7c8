import { COLON, NO_WORD } from '../lexicon/characters';
import { ADDED_PART, ADDED_WINS, BOTH_SIGNED, COUNTERSIGNED, REMARK } from '../lexicon/en/set-anew';
import { kept, nearestWithout, openingWords } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { ContractText } from '../pdf/contract-text';
import { type Line, linesOf } from './lines';
import { mailsOf } from './mail-chain';
import { writerOf } from './mail-terms';
import { plainText } from './plain-text';
import type { Span } from './tick-boxes';

/** A part of a paper that stands behind the terms and may set them anew. */
export interface LaterPart extends Span {
  form: 'mail' | 'addition' | 'remark';
  /** Who wrote a mail, in small letters; '' where nothing tells. */
  writer: string;
  /** By which mails are put in order. */
  sent: string;
  /** What shows that both sides hold to it, where more than one of them need not be asked; null where nothing does. */
  agreed: Span | null;
}

/** 'From: A. To: B. Date: 3 November 2025. Subject: …': the head of a mail in one line. */
const HEAD_IN_LINE = openingWords(NO_WORD, 'from', COLON, ' ', kept(nearestWithout(60, ':')), '(. )(, )( )to', COLON);
/** What is added to a paper stands behind so much of it. */
const BEHIND = 1 / 3;
/** So many lines below a remark its countersignature stands at most. */
const NEAR = 4;

const endOf = ({ text, start }: Line): number => start + text.length;

/** The mails of which each has its head in one line, behind a paper to which they are kept. */
function mailsInLines(lines: readonly Line[], end: number): LaterPart[] {
  const heads = lines.flatMap((line): (Omit<LaterPart, 'end'> & { head: number })[] => {
    const plain = plainText(line.text);
    const [, writer = ''] = HEAD_IN_LINE.exec(plain) ?? [];
    const day = findDates(plain).find(({ kind }) => kind === 'day');
    if (writer === '' || !day?.iso) return [];
    return [
      {
        form: 'mail',
        writer: writer.trim().toLowerCase(),
        sent: day.iso,
        agreed: null,
        start: endOf(line),
        head: line.start,
      },
    ];
  });
  return heads.map(({ head: _, ...mail }, at) => ({ ...mail, end: heads[at + 1]?.head ?? end }));
}

function mails(contract: ContractText, lines: readonly Line[]): LaterPart[] {
  const chain = mailsOf(contract).map(
    (mail): LaterPart => ({
      form: 'mail',
      writer: writerOf(contract, mail),
      sent: mail.sent,
      agreed: null,
      start: mail.dated.end,
      end: mail.end,
    }),
  );
  const found = chain.length > 0 ? chain : mailsInLines(lines, contract.text.length);
  return found.toSorted((one, other) => one.sent.localeCompare(other.sent));
}

/** The first line with some words, as a span; null where none has them. */
function lineWith(lines: readonly Line[], words: RegExp): Span | null {
  const line = lines.find(({ text }) => words.test(plainText(text)));
  return line ? { start: line.start, end: endOf(line) } : null;
}

/** What is added behind the body, with the words by which it goes before it, or its signs of both. */
function additions(lines: readonly Line[], end: number): LaterPart[] {
  const from = lines.findIndex(({ text, start }) => start > end * BEHIND && isTitle(plainText(text)));
  const head = lines[from];
  if (!head) return [];
  const agreed = lineWith(lines.slice(0, from), ADDED_WINS) ?? lineWith(lines.slice(from), BOTH_SIGNED);
  return [{ form: 'addition', writer: '', sent: '', agreed, start: endOf(head), end }];
}

/** Whether a line heads a part: it has no words of a sentence behind its name. */
function isTitle(text: string): boolean {
  const name = ADDED_PART.exec(text.trim())?.[0];
  if (name === undefined) return false;
  const rest = text.trim().slice(name.length);
  return rest === '' || name.endsWith('(') || rest.trimStart().startsWith('(') || text === text.toUpperCase();
}

/** Remarks beside a signature, each with the line below by which the other side takes it. */
function remarks(lines: readonly Line[]): LaterPart[] {
  return lines.flatMap((line, at): LaterPart[] =>
    REMARK.test(line.text)
      ? [
          {
            form: 'remark',
            writer: '',
            sent: '',
            agreed: lineWith(lines.slice(at + 1, at + 1 + NEAR), COUNTERSIGNED),
            start: line.start,
            end: endOf(line),
          },
        ]
      : [],
  );
}

const memo = new WeakMap<ContractText, LaterPart[]>();

/** The parts that stand behind the terms of a paper and may set them anew: mails, what is added, remarks beside a signature. */
export function laterParts(contract: ContractText): LaterPart[] {
  const known = memo.get(contract);
  if (known) return known;
  const lines = linesOf(contract.text);
  const found = [...mails(contract, lines), ...additions(lines, contract.text.length), ...remarks(lines)];
  memo.set(contract, found);
  return found;
}

import { openingWords, upTo, wording } from '../lexicon/words';
import { isBesideBody, type Paragraph } from '../pdf/contract-text';
import type { Source } from './source';

/** How much of a contract may come before its first clause: title, table of contents and the paragraph that names the parties. */
const OPENING = 12_000;
/** Of a short paper no more than this share: what stands at its end says how many copies were made. */
const OPENING_SHARE = 0.6;

/** Of how many pieces a broken paragraph may be put together. */
const MOST_PIECES = 4;

export interface Opening {
  /** The paragraph that names the contract, its date and its parties. */
  start: number;
  end: number;
}

const NAMING = wording(
  '({is ,are ,was })(hereby ){made,entered,dated,executed,effective,by and between,by and among,between,among}',
);
const SUBJECT = wording([
  'agreement, contract, amendment, addendum, lease, license, letter, memorandum, deed, indenture, note',
  'order, plan, undertaking, warrant',
]);
/** 'This Lease, made on 3 May 2025 between ...'. */
const OF_ITSELF = openingWords(
  '({",\'}){this,the} ',
  upTo(120, '.'),
  'agreement, contract, amendment, lease, license, addendum',
);
const PARTY = wording('between, among, and, with, parties, company, corporation, inc, llc, ltd');

/** The paragraph that opens the contract ('This Agreement is made as of ... between ...'), or null where none reads like one. */
export function openingOf({ plain, contract }: Source): Opening | null {
  const limit = Math.min(OPENING, OPENING_SHARE * plain.length);
  let best: (Opening & { score: number }) | null = null;
  for (const [index, paragraph] of contract.paragraphs.entries()) {
    if (paragraph.start > limit || isBesideBody(paragraph)) break;
    const text = plain.slice(paragraph.start, paragraph.end);
    if (text.length < 60 && !openingWords('this').test(text)) continue;
    const score = scoreOf(text.slice(0, 1500)) - paragraph.start / OPENING;
    if (score > 2 && (!best || score > best.score))
      best = { start: paragraph.start, end: wholeEnd(plain, contract.paragraphs, index), score };
  }
  return best && { start: best.start, end: best.end };
}

/** A paragraph that a page's layout broke within its sentence goes on in the next ones. */
function wholeEnd(plain: string, paragraphs: Paragraph[], index: number): number {
  let last = index;
  while (last < index + MOST_PIECES) {
    const piece = paragraphs[last];
    const next = paragraphs[last + 1];
    if (!piece || !next || isBesideBody(next)) break;
    if (!/[a-z,A-Z]$/.test(plain.slice(piece.start, piece.end)) || !/^[a-z\dA-Z("]/.test(plain.slice(next.start)))
      break;
    if (/^(?:whereas|recitals?|witness|background|\d+\.|article|section)\b/i.test(plain.slice(next.start, next.end)))
      break;
    last++;
  }
  return paragraphs[last]?.end ?? 0;
}

function scoreOf(text: string): number {
  let score = openingWords('whereas, recital(s)').test(text) ? -2 : 0;
  if (NAMING.test(text)) score += 1;
  if (SUBJECT.test(text.slice(0, 300))) score += 1;
  if (wording('(by and ){between,among}').test(text) && PARTY.test(text)) score += 1;
  if (/\((?:[^()]{0,60})"[^"]{1,60}"/.test(text)) score += 1;
  if (
    openingWords(upTo(20, 'a-z'), '(the ){term,obligation(s),section}').test(text) ||
    wording('shall').test(text.slice(0, 160))
  )
    score -= 1;
  if (OF_ITSELF.test(text)) score += 1;
  return score;
}

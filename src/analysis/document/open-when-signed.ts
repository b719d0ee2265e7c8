import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { type ContractText, isBesideBody } from '../pdf/contract-text';
import type { SignatureLine } from './signature-lines';

/** In characters: the day of who signs stands so near. */
const NEAR = 300;
const DRAWN = '(?:_{4,}|\\.{6,}|…{2,})';
/** 'Date: ________' and what is asked of the same person before it in the line. */
const OPEN_DAY = new RegExp(`\\bdated?\\s?:?\\s{0,3}${DRAWN}`, 'gi');
const DAY = wording('date(d)');
const OF_WITNESS = wording('witness*, notary, in the presence of, before me');
const OPEN_INITIALS = /\binitials?(?: here)?\s?:?\s{0,3}_{2,}/i;
const GIVEN_INITIALS = /\b(?:INITIALS?|[Ii]nitials?)\s?:?\s{1,3}\p{Lu}\.?\p{Lu}/u;

/** Whether all places of a copy are signed, or named and dated, so that what is open beside them was forgotten. */
export function isSignedThroughout({ text }: ContractText, lines: readonly SignatureLine[]): boolean {
  if (lines.length === 0 || lines.some(({ state }) => state === 'empty')) return false;
  return lines.some(
    ({ state, evidence }) =>
      state === 'marked' ||
      findDates(text.slice(evidence.start, evidence.end + NEAR)).some(({ kind }) => kind === 'day'),
  );
}

/** The days that are left open where somebody signed, or is named, and another dated his signature. */
export function leftUndated(contract: ContractText, lines: readonly SignatureLine[]): Evidence[] {
  if (lines.some(({ state }) => state === 'empty')) return [];
  const near = contract.paragraphs.filter(
    (paragraph) => !isBesideBody(paragraph) && isAtSignature(contract, lines, paragraph),
  );
  const texts = near.map(({ start, end }) => ({ start, end, text: contract.text.slice(start, end) }));
  const isDatedBeside = texts.some(({ text }) =>
    findDates(text).some(({ kind, start }) => kind === 'day' && DAY.test(text.slice(Math.max(0, start - 10), start))),
  );
  if (!isDatedBeside) return [];
  return texts.flatMap(({ start, end, text }) => {
    const open = [...text.matchAll(OPEN_DAY)];
    // A line beside it is to sign on: nobody signed there.
    if (open.length === 0 || OF_WITNESS.test(text) || text.replace(OPEN_DAY, '').includes('____')) return [];
    return [evidenceAt(contract, start, end)];
  });
}

/** Whether a paragraph stands where the parties sign: one that says so, or the last of a paper. */
function isAtSignature(
  { text }: ContractText,
  lines: readonly SignatureLine[],
  { start, end }: { start: number; end: number },
): boolean {
  if (end - start > NEAR) return false;
  const isLast = start > text.length - 2 * NEAR;
  return isLast || lines.some(({ evidence }) => evidence.start < end + NEAR && start < evidence.end + NEAR);
}

/** Where initials are left open in a copy that is signed, or beside those of the other side. */
export function initialsLeftOpen(contract: ContractText, lines: readonly SignatureLine[]): Evidence[] {
  const open = contract.paragraphs.find(({ start, end }) => OPEN_INITIALS.test(contract.text.slice(start, end)));
  if (!open) return [];
  const isGiven = GIVEN_INITIALS.test(contract.text.slice(open.start, open.end));
  return isGiven || isSignedThroughout(contract, lines) ? [evidenceAt(contract, open.start, open.end)] : [];
}

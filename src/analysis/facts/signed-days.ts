import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { withoutStart } from '../lexicon/characters';
import { openingWords, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { Day } from './day';
import { isDeadline } from './deadline';
import type { Source } from './source';

/** A line on which somebody signs: for a side, under its role, or by a formula. */
const SIGNS = openingWords([
  '{signed,confirmed,agreed,accepted,executed,approved,acknowledged,signature} {by,for,of,on behalf of}',
  'for {the,and on behalf of}, on behalf of, signed, /s/, by:',
  '{landlord,tenant,customer,client,supplier,provider,contractor,owner,buyer,seller,company,employee,employer,parent,hirer,member}:',
]);
/** 'Ann Borel          Date: May 10, 2024'. */
const NAMED = /^(?:\p{Lu}[\p{L}.'’-]*[ \t]+){2,4}(?:[ \t]|Dated?:|\|)/u;
/** 'For Acme Mills Ltd: Ann Lee, manager | 14 May 2025'. */
const FOR_NAMED = /^For \p{Lu}[^:\t|]{0,80}[:\t|]/u;
/** What may stand after the day in such a line, besides blanks. */
const AFTER = ').,;';
/** How much of a paper's end holds the signatures, in characters. */
const END = 1_500;
const LONGEST = 200;

/** A day on which somebody signed, with the line that says so. */
export interface SignedDay extends Day {
  evidence: Evidence;
}

/** 'Accepted by L. Achterberg on 9 June 2025', 'Customer's go-ahead, 9 June 2025', 'Countersigned: G. Moss, 11 June 2025'. */
const ACCEPTS = wording(
  'accepted, agreed, countersigned, signed, signature, confirmed, approved, acceptance, go-ahead, order placed, ordered',
);
/** What is only asked for: 'to be accepted by', 'valid until signed before'. */
const ASKED = wording([
  '{please,must,should,shall,will,to be,if,unless,until,open for} ~6 {accepted,agreed,signed,acceptance,confirmed,signature}',
  'notary, sworn, subscribed, witness*, printed, revised, born, by no later than, on or before, deadline',
]);

/** The days that close the lines of signatures at a paper's end: 'For the school: Ruth Abernathy, Director, March 22, 2027'. In order of the text. */
export function signedDays(source: Source): SignedDay[] {
  return daysAtEnd(source, (line, after) => (SIGNS.test(line) || isNamed(line)) && withoutStart(after, AFTER) === '');
}

const DATE = wording('date');
const isNamed = (line: string) => FOR_NAMED.test(line) || (NAMED.test(line) && DATE.test(line));

/** The days on which somebody signed or accepted, by short lines at a paper's end that say so in whatever words. In order of the text. */
export function acceptedDays(source: Source): SignedDay[] {
  return daysAtEnd(source, (line) => (SIGNS.test(line) || ACCEPTS.test(line)) && !ASKED.test(line));
}

function daysAtEnd({ contract, plain }: Source, isSigned: (line: string, after: string) => boolean): SignedDay[] {
  const from = Math.max(plain.length / 2, plain.length - END);
  return contract.paragraphs.flatMap(({ start, end, kind }) => {
    if (start < from || end - start > LONGEST || kind === 'heading') return [];
    const line = plain.slice(start, end);
    // Dots that lead to a name look like a blank to fill in.
    const [day, ...others] = findDates(line).filter((date) => date.kind !== 'blank');
    if (day && isDeadline(line.slice(0, day.start))) return [];
    if (day?.kind !== 'day' || !day.iso || others.length > 0 || !isSigned(line, line.slice(day.end))) return [];
    const written = contract.text.slice(start + day.start, start + day.end);
    return [{ iso: day.iso, written, evidence: evidenceAt(contract, start, end) }];
  });
}

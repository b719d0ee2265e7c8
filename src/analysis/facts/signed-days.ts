import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { openingWords } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { Day } from './day';
import type { Source } from './source';

/** A line on which somebody signs: for a side, under its role, or by a formula. */
const SIGNS = openingWords([
  '{signed,confirmed,agreed,accepted,executed,approved,acknowledged,signature} {by,for,of,on behalf of}',
  'for {the,and on behalf of}, on behalf of, signed, /s/, by:',
  '{landlord,tenant,customer,client,supplier,provider,contractor,owner,buyer,seller,company,employee,employer,parent,hirer,member}:',
]);
/** What may stand after the day in such a line. */
const AFTER = /^[\s).,;]*$/;
/** How much of a paper's end holds the signatures, in characters. */
const END = 1_500;
const LONGEST = 200;

/** A day on which somebody signed, with the line that says so. */
export interface SignedDay extends Day {
  evidence: Evidence;
}

/** The days that close the lines of signatures at a paper's end: 'For the school: Ruth Abernathy, Director, March 22, 2027'. In order of the text. */
export function signedDays({ contract, plain }: Source): SignedDay[] {
  const from = Math.max(plain.length / 2, plain.length - END);
  return contract.paragraphs.flatMap(({ start, end, kind }) => {
    if (start < from || end - start > LONGEST || kind === 'heading') return [];
    const line = plain.slice(start, end);
    // Dots that lead to a name look like a blank to fill in.
    const [day, ...others] = findDates(line).filter((date) => date.kind !== 'blank');
    const closes = day?.kind === 'day' && day.iso && others.length === 0 && AFTER.test(line.slice(day.end));
    if (!closes || !SIGNS.test(line)) return [];
    const written = contract.text.slice(start + day.start, start + day.end);
    return [{ iso: day.iso ?? '', written, evidence: evidenceAt(contract, start, end) }];
  });
}

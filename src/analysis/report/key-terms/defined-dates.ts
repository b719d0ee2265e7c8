import type { Evidence } from '../../../shared/analysis';
import { formatDay } from '../../../shared/format';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { sourceOf } from '../../facts/source';
import { onlyWords } from '../../lexicon/words';
import { findDates, shift } from '../../mentions/dates';
import type { Reading } from '../../reading';
import type { Line } from './line';

/** '(the "Closing Date")' right after a day, with nothing but an alternative between. */
const DEFINED =
  /^(?: or (?:such|any) (?:other|later) (?:date|day)[^.;()]{0,60})?,? \((?:the |each,? an? )?"([A-Z][A-Za-z -]{2,30} (?:Date|Deadline))"\)/;
/** '"Outside Date" means March 1, 2026'. */
const MEANS = /"([A-Z][A-Za-z -]{2,30} (?:Date|Deadline))" (?:shall )?(?:means?|is)(?: on)? $/;
/** What the facts tell already. */
const TOLD = onlyWords(
  '{Effective,Commencement,Start,Agreement,Contract,Expiration,Expiry,Termination,End,Execution,Signing,Subscription {Start,End}} Date',
);
const MOST = 4;

/** A name in quotation marks, and how far from it its day may stand, in characters. */
const NAME = /"[A-Z][A-Za-z -]{2,30} (?:Date|Deadline)"/g;
const BEFORE = 170;
const AFTER = 60;

/** A day with the name that the contract gives it. */
export interface DefinedDate {
  name: string;
  iso: string;
  evidence: Evidence[];
}

/** Days that the contract gives a name of their own ('Closing Date', 'Long Stop Date'), each once. */
export function definedDates({ contract, document, outline }: Reading): DefinedDate[] {
  const { plain } = sourceOf(contract, document);
  const seen = new Set<string>();
  const found: DefinedDate[] = [];
  for (const { index, 0: quoted } of plain.matchAll(NAME)) {
    if (found.length === MOST) break;
    const from = Math.max(0, index - BEFORE);
    for (const mention of findDates(plain.slice(from, index + quoted.length + AFTER))) {
      const { start, end, iso, kind } = shift(mention, from);
      const name =
        DEFINED.exec(plain.slice(end, end + 140))?.[1] ?? MEANS.exec(plain.slice(Math.max(0, start - 60), start))?.[1];
      if (kind !== 'day' || !iso || !name || TOLD.test(name) || seen.has(name)) continue;
      seen.add(name);
      found.push({ name, iso, evidence: [sentenceEvidence(contract, outline, start, end)] });
    }
  }
  return found;
}

/** The same as lines: 'Closing Date: Sep 30, 2024', 'Long Stop Date: Dec 31, 2024'. */
export function definedDateLines(reading: Reading): Line[] {
  return definedDates(reading).map(({ name, iso, evidence }) => ({
    text: `${name}: ${formatDay(iso)}`,
    evidence,
    weight: 5,
  }));
}

import type { Evidence, KeyTerms } from '../../../shared/analysis';
import type { Reading } from '../../reading';
import { dateLines } from './dates';
import { financialLines } from './financial-terms';
import { bestLines, LINES_PER_LIST, type Line } from './line';
import { obligationLines } from './obligations';
import { partyLines } from './parties';
import { terminationLines } from './termination';

const LISTS = ['parties', 'financialTerms', 'dates', 'obligations', 'termination'] as const;
type ListName = (typeof LISTS)[number];
const READERS: Readonly<Record<ListName, (reading: Reading) => Line[]>> = {
  parties: partyLines,
  financialTerms: financialLines,
  dates: dateLines,
  obligations: obligationLines,
  termination: terminationLines,
};

/** The contract's key terms as short lines, weightiest first, each with the words that prove it. None for 'Not a contract'. */
export function keyTermsOf(reading: Reading): KeyTerms {
  const isContract = reading.kind.family !== 'not-a-contract';
  const lists = Object.fromEntries(
    LISTS.map((name) => [
      name,
      isContract ? bestLines(READERS[name](reading), LINES_PER_LIST, name !== 'parties') : [],
    ]),
  ) as Record<ListName, Line[]>;
  const texts = (name: ListName): string[] => lists[name].map((line) => line.text);
  const proofs = (name: ListName): Evidence[][] => lists[name].map((line) => line.evidence);
  return {
    parties: texts('parties'),
    financialTerms: texts('financialTerms'),
    dates: texts('dates'),
    obligations: texts('obligations'),
    termination: texts('termination'),
    evidence: {
      parties: proofs('parties'),
      financialTerms: proofs('financialTerms'),
      dates: proofs('dates'),
      obligations: proofs('obligations'),
      termination: proofs('termination'),
    },
  };
}

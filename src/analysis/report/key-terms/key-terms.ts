import type { Evidence, KeyTerms } from '../../../shared/analysis';
import { withoutTicks } from '../../document/tick-marks';
import type { Reading } from '../../reading';
import { dateLines } from './dates';
import { financialLines } from './financial-terms';
import { bestLines, isTold, LINES_PER_LIST, type Line } from './line';
import { obligationLines } from './obligations';
import { partyLines } from './parties';
import { asSetLater } from './replaced-later';
import { terminationLines } from './termination';

type ListName = Exclude<keyof KeyTerms, 'evidence'>;
/** In which order the lists are read, each leaving out what one before it tells. */
const READERS: readonly (readonly [ListName, (reading: Reading, elsewhere: readonly Line[]) => Line[]])[] = [
  ['parties', partyLines],
  ['termination', terminationLines],
  ['financialTerms', financialLines],
  ['dates', dateLines],
  ['obligations', obligationLines],
];

/** The contract's key terms, weightiest first: days as lines, the rest in its own words, each with what proves it. None for 'Not a contract'. */
export function keyTermsOf(reading: Reading): KeyTerms {
  const isContract = reading.kind.family !== 'not-a-contract';
  const lists: Record<ListName, Line[]> = {
    parties: [],
    financialTerms: [],
    dates: [],
    obligations: [],
    termination: [],
  };
  const told: Line[] = [];
  for (const [name, read] of isContract ? READERS : []) {
    const inForce = (elsewhere: readonly Line[]) => asSetLater(reading, read(reading, elsewhere));
    const others = inForce(told).filter((line) => !isTold(line, told));
    // A list whose lines all stand in others repeats them: an empty one would say that nothing was found.
    const lines = others.length > 0 ? others : inForce([]);
    lists[name] = bestLines(lines, LINES_PER_LIST, name !== 'parties');
    told.push(...lists[name]);
  }
  const texts = (name: ListName): string[] => lists[name].map((line) => withoutTicks(line.text));
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

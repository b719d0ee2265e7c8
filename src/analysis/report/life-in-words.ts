import type { Evidence } from '../../shared/analysis';
import { WHITE_SPACE } from '../lexicon/characters';
import { findDates } from '../mentions/dates';

/** 'DATE DUE: 05/10/2024 7:30 AM', in characters. */
const LONGEST_ROW = 60;

/**
 * How long a contract runs where no one day or length is told: in the words of its sentence, or of a form's row that names a day. It is not said to give no date where its words give one.
 * @param said the words of its sentence; null where there is no room for them
 */
export function lifeInWords(evidence: readonly Evidence[], said: string | null): string {
  const dated = evidence.filter(({ quote }) => findDates(quote).length > 0);
  const row = dated.find(({ quote }) => quote.length <= LONGEST_ROW)?.quote.replace(WHITE_SPACE, ' ');
  const words = said ?? row;
  if (words) return `On how long it runs it says: “${words}”`;
  return `How long it runs is said in ${dated.length > 0 ? 'its words alone' : 'words that give no date'}`;
}

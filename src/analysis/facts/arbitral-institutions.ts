import { asWritten, wording } from '../lexicon/words';

/** Who administers an arbitration, by the words in the contract and the name for people. */
const INSTITUTIONS: [words: string, name: string][] = [
  ['International Chamber of Commerce, ICC', 'ICC'],
  ['London Court of International Arbitration, LCIA', 'LCIA'],
  ['American Arbitration Association, AAA', 'AAA'],
  ['J(.)A(.)M(.)S, Judicial Arbitration and Mediation Services', 'JAMS'],
  ['Singapore International Arbitration Cent{re,er}, SIAC', 'SIAC'],
  ['Hong Kong International Arbitration Cent{re,er}, HKIAC', 'HKIAC'],
  ['China International Economic and Trade Arbitration Commission, CIETAC', 'CIETAC'],
  ['Stockholm Chamber of Commerce', 'SCC'],
  ['CPR', 'CPR'],
  ['UNCITRAL', 'UNCITRAL rules'],
];
/** How far from the seat the rules are named, in characters. */
const AROUND = 500;

/** Who administers an arbitration, by the words around a place of plain text. */
export function institutionIn(plain: string, at: number): string | null {
  const around = plain.slice(Math.max(0, at - AROUND), at + AROUND);
  return INSTITUTIONS.find(([words]) => asWritten(wording(words)).test(around))?.[1] ?? null;
}

import type { RankedFact } from '../../../src/analysis/facts/ranking/weights';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { readLawyersPapers } from '../lawyers-papers';
import { lettersOf, locate } from '../locate';
import type { OwnContract } from './own-contracts';

/** What a paper says of a fact, by a lawyer: the value, the words that say it, and the sentence in which they stand. */
interface Said {
  value: string | null;
  words?: string;
  quote: string;
}

/** A whole paper of our own with its facts, which say where each value stands. */
export interface MarkedPaper {
  /** Who wrote and read it. */
  hand: string;
  name: string;
  text: ContractText;
  facts: Readonly<Record<string, Said | null>>;
}

interface Written {
  facts?: Record<string, Said | null>;
}

/** The papers of which a lawyer marked the facts; with `judged` also those of which an analysis was judged afterwards. */
export async function readMarkedPapers(and?: 'judged'): Promise<MarkedPaper[]> {
  const papers = await readLawyersPapers<Written>(({ facts }) => facts !== undefined, and);
  return papers.map(({ hand, name, text, labels: { facts = {} } }) => ({ hand, name, text, facts }));
}

/** What each ranked fact is called among those of a paper; the last day and the length of a term are one choice. */
const NAMES: Readonly<Record<RankedFact, readonly string[]>> = {
  agreement: ['agreementDate'],
  effective: ['effectiveDate'],
  term: ['term', 'expirationDate'],
  renewal: ['renewalTerm'],
  notice: ['noticePeriod'],
  price: ['contractValue'],
};

/** Where a quote, or words within it, stand in the text of a paper; null where they can't be found. */
export function placeOf(
  { text }: Pick<MarkedPaper, 'text'>,
  { quote, words }: Said,
): [start: number, end: number] | null {
  const letters = lettersOf(text.text);
  const whole = locate(letters, quote, 0);
  if (!whole || !words || words === quote) return whole;
  const [from, to] = whole;
  const inside = locate(lettersOf(text.text.slice(from, to)), words, 0);
  return inside ? [from + inside[0], from + inside[1]] : null;
}

/** The places of a paper's dates and lengths, for the rankers. */
export function marksOf(paper: MarkedPaper): OwnContract['marks'] {
  return (Object.keys(NAMES) as RankedFact[]).flatMap((fact) =>
    NAMES[fact].flatMap((name) => {
      const said = paper.facts[name];
      const place = said && placeOf(paper, said);
      return place ? [{ fact, start: place[0], end: place[1] }] : [];
    }),
  );
}

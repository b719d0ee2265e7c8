import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { overlaps } from '../evidence';
import { WHITE_SPACE, withoutLast } from '../lexicon/characters';
import { findMoney, formatMoney } from '../mentions/money';
import type { Reading } from '../reading';
import { financialLines } from './key-terms/financial-terms';
import { bestLines, type Line } from './key-terms/line';

/** Longest sentence of the contract that stands within the summary, in characters. */
export const LONGEST_QUOTED = 320;
/** A clause that less surely speaks of what is asked, price or time, is shown beside its fact and not in the summary. */
export const LEAST_SURE = 0.5;
/** A row of a table tells less where it is long. */
const LONGEST_ROW = 120;
/** Sums of this weight are what the deal costs; lighter ones are side payments, limits and thresholds. */
const MAIN_SUM = 9;

/** What the deal costs, with the path of the part of the analysis that it rests on. */
export interface ToldPrice extends Pick<Line, 'text' | 'evidence'> {
  path: string;
}

/** What the deal costs: the line that proves its value, in figures or as a clause on the price; of a paper that speaks of no price the weightiest line of a main sum. */
export function priceIn(reading: Reading): ToldPrice | undefined {
  const { contractValue } = reading.facts;
  const lines = financialLines(reading).filter(({ text }) => text.length <= LONGEST_QUOTED);
  const [proof] = contractValue.evidence;
  if (contractValue.status === 'absent' || !proof) {
    const [main] = bestLines(lines.filter(({ weight }) => weight >= MAIN_SUM));
    return main && { ...main, path: 'keyTerms.financialTerms' };
  }
  if (contractValue.status === 'stated' && contractValue.confidence < LEAST_SURE) return undefined;
  const told = shortestAt(lines, proof) ?? (contractValue.status === 'found' ? inItsWords(proof) : undefined);
  if (!told) return undefined;
  const path = 'facts.contractValue';
  return contractValue.evidence.length > 1
    ? { ...inSeveral([told, ...contractValue.evidence.slice(1).flatMap((one) => shortestAt(lines, one) ?? [])]), path }
    : { ...withCurrency(told, contractValue), path };
}

/** 'Total net 22,180.00 (EUR 22,180)': the cell of a table has no sign of its own. */
function withCurrency(told: Told, { value }: Reading['facts']['contractValue']): Told {
  return value && findMoney(told.text).length === 0 ? { ...told, text: `${told.text} (${formatMoney(value)})` } : told;
}

function shortestAt(lines: readonly Line[], proof: Evidence): Line | undefined {
  const [shortest] = lines
    .filter(({ evidence }) => evidence.some((one) => overlaps(one, proof)))
    .toSorted((one, other) => one.text.length - other.text.length);
  return shortest;
}

/** The parts of a price, each in its words, as far as there is room. */
function inSeveral([first, ...rest]: readonly [Told, ...Told[]]): Told {
  return rest.reduce((all, one) => {
    const text = `${all.text}”; “${one.text}`;
    const isNew = !all.evidence.some((own) => one.evidence.some((other) => overlaps(own, other)));
    return isNew && text.length <= LONGEST_QUOTED ? { text, evidence: [...all.evidence, ...one.evidence] } : all;
  }, first);
}

type Told = Pick<Line, 'text' | 'evidence'>;

/** A price that stands in no sentence: 'Total $48,138'. */
function inItsWords(proof: Evidence): Pick<Line, 'text' | 'evidence'> | undefined {
  const text = withoutLast(plainText(proof.quote).replace(WHITE_SPACE, ' ').trim(), '.');
  return text.length <= LONGEST_ROW && !text.endsWith(':') ? { text, evidence: [proof] } : undefined;
}

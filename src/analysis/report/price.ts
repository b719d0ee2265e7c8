import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { withoutUnticked } from '../document/tick-boxes';
import { overlaps } from '../evidence';
import { WHITE_SPACE, withoutLast } from '../lexicon/characters';
import { findMoney, formatMoney } from '../mentions/money';
import type { Reading } from '../reading';
import { financialLines } from './key-terms/financial-terms';
import type { Line } from './key-terms/line';

/** Longest sentence of the contract that stands within the summary, in characters. */
export const LONGEST_QUOTED = 320;
/** A clause that less surely speaks of what is asked, price or time, is shown beside its fact and not in the summary. */
export const LEAST_SURE = 0.5;
/** A row of a table tells less where it is long. */
const LONGEST_ROW = 120;

/** What the deal costs: the line that proves its value, in figures or as a clause on the price. Of a paper that speaks of no price any other sum would be told as one. */
export function priceIn(reading: Reading): Told | undefined {
  const { contractValue } = reading.facts;
  const lines = financialLines(reading).filter(({ text }) => text.length <= LONGEST_QUOTED);
  const [proof] = contractValue.evidence;
  if (!proof || (contractValue.status === 'stated' && contractValue.confidence < LEAST_SURE)) return undefined;
  const told = shortestAt(lines, proof) ?? (contractValue.status === 'found' ? inItsWords(reading, proof) : undefined);
  if (!told) return undefined;
  return contractValue.evidence.length > 1
    ? inSeveral([told, ...contractValue.evidence.slice(1).flatMap((one) => shortestAt(lines, one) ?? [])])
    : withCurrency(told, contractValue);
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
function inItsWords({ document }: Reading, proof: Evidence): Pick<Line, 'text' | 'evidence'> | undefined {
  const chosen = withoutUnticked(proof.quote, proof.start, document.unticked);
  const text = withoutLast(plainText(chosen).replace(WHITE_SPACE, ' ').trim(), '.');
  return text.length <= LONGEST_ROW && !text.endsWith(':') ? { text, evidence: [proof] } : undefined;
}

import type { Evidence } from '../../shared/analysis';
import { MAY_RISE } from '../../shared/caveats';
import { mailAround, mailsOf } from '../document/mail-chain';
import { plainText } from '../document/plain-text';
import { withoutUnticked } from '../document/tick-boxes';
import { overlaps } from '../evidence';
import { hasSign, opensWithCapital, WHITE_SPACE, withoutLast } from '../lexicon/characters';
import { asWritten, closingWords } from '../lexicon/words';
import { findMoney, formatMoney } from '../mentions/money';
import type { Reading } from '../reading';
import { isBesidePrice } from './beside-price';
import { isBargained } from './key-terms/bargaining';
import { financialLines } from './key-terms/financial-terms';
import type { Line } from './key-terms/line';
import { sharesOfPeople } from './key-terms/price-tables';
import { grows, isOfChange, ofDelay } from './price-caveats';

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
  const ofAll = sharesOfPeople(reading).find((shares) =>
    shares.some(({ evidence }) => evidence.some((one) => overlaps(one, proof))),
  );
  if (ofAll) return together(ofAll);
  const rise = contractValue.evidence.slice(1).find(grows);
  const withRise =
    rise &&
    shortestAt(
      lines.filter((line) => line.evidence.some((one) => overlaps(one, proof))),
      rise,
    );
  const others = contractValue.evidence.slice(1).filter((one) => !isBesidePrice(one.quote) && !isOfChange(one));
  const quoted = rise && !withRise && others.length === 0 ? inOneQuote(proof, rise) : undefined;
  if (quoted) return quoted;
  const told =
    withRise ?? shortestAt(lines, proof) ?? (contractValue.status === 'found' ? inItsWords(reading, proof) : undefined);
  if (!told) return undefined;
  const all =
    others.length > 0
      ? inSeveral([told, ...others.flatMap((one) => shortestAt(lines, one) ?? rowOf(reading, one, proof) ?? [])])
      : withCurrency(told, contractValue);
  // What grows by a sentence that there is no room for is told as such.
  const but = others.length > 0 ? `; the price${MAY_RISE.replace(', which', '')}` : MAY_RISE;
  const behind = `${rise && !withRise ? but : ''}${ofDelay(contractValue.evidence)}`;
  return behind ? { ...all, but: behind } : all;
}

/** What each of several people brings in: of one alone it would be told as if it were all. Undefined where there is no room for it. */
function together(shares: readonly Told[]): Told | undefined {
  const text = shares.map((share) => share.text).join('”; “');
  return text.length <= LONGEST_QUOTED ? { text, evidence: shares.flatMap(({ evidence }) => evidence) } : undefined;
}

/** A price with the sentence by which it grows, where there is room for both. */
function inOneQuote(proof: Evidence, rise: Evidence): Told | undefined {
  const text = [proof, rise]
    .map(({ quote }) => withoutLast(plainText(quote).replace(WHITE_SPACE, ' ').trim(), '.').replace(CLAUSE, ''))
    .join('”; “');
  return text.length <= LONGEST_QUOTED ? { text, evidence: [proof, rise] } : undefined;
}

/** '4.2 The Licensor may increase the Fees'. */
const CLAUSE = /^\d{1,2}(?:\.\d{1,2}){0,3}[.)]? (?=\p{Lu})/u;
/** How a price opens that stands in a numbered list: '2. Newsletter: €420 each month'. */
const NUMBERED = /^\(?\d{1,2}[.)] (?=\p{Lu})/u;
/** 'Royalty 8% of gross sales, or Rs' is cut. */
const CUT = asWritten(closingWords('Rs, No, Nos, approx, incl, excl, p, c'));

/** A further price that no line tells, in its row: of a paper that is made of mails only where it stands in the list of the first one and nobody came back to it. */
function rowOf(reading: Reading, one: Evidence, first: Evidence): Told | undefined {
  const told = inItsWords(reading, one);
  if (!told || findMoney(told.text).length === 0 || CUT.test(told.text)) return undefined;
  if (mailsOf(reading.contract).length > 0) {
    const isListed = NUMBERED.test(first.quote) && NUMBERED.test(one.quote);
    const isSameMail = mailAround(reading.contract, one.start) === mailAround(reading.contract, first.start);
    if (!isListed || !isSameMail || isBargained(reading, { text: told.text, start: one.start })) return undefined;
  }
  const text = told.text.replace(NUMBERED, '');
  return opensWithCapital(text) && (one.quote.includes('\t') || hasSign(text, ':')) ? { ...told, text } : undefined;
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

/** The words of a price, and what has to stand behind them. */
type Told = Pick<Line, 'text' | 'evidence'> & { but?: string };

/** A price that stands in no sentence: 'Total $48,138'. */
function inItsWords({ document }: Reading, proof: Evidence): Pick<Line, 'text' | 'evidence'> | undefined {
  const chosen = withoutUnticked(proof.quote, proof.start, document.unticked);
  const text = withoutLast(plainText(chosen).replace(WHITE_SPACE, ' ').trim(), '.');
  return text.length <= LONGEST_ROW && !text.endsWith(':') ? { text, evidence: [proof] } : undefined;
}

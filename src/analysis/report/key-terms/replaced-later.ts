import { laterParts } from '../../document/later-parts';
import { plainText } from '../../document/plain-text';
import { type SetAnew, setAnew } from '../../document/set-anew';
import { evidenceAt, overlaps } from '../../evidence';
import { wordsIn } from '../../lexicon/characters';
import { DROPPED, NAMED_BEFORE_SUM, REQUESTS } from '../../lexicon/en/set-anew';
import { findMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import type { Line } from './line';

/** A line that is longer tells more than what a sum is for. */
const ROW = 140;
const LEAST_WORD = 4;
const STEM = 5;
/** What a row is called is known by so many letters at least. */
const LEAST_LABEL = 6;

const stemsOf = (text: string): string[] =>
  wordsIn(text.toLowerCase())
    .filter((word) => word.length >= LEAST_WORD)
    .map((word) => word.slice(0, STEM));

/** What the sums of a text are for, each as it is called right before it: 'total fees', 'balance'. */
function namedSums(text: string): { amount: number; stems: string[] }[] {
  return findMoney(text).map(({ amount, start }) => ({
    amount,
    stems: stemsOf(NAMED_BEFORE_SUM.exec(text.slice(0, start))?.[1] ?? ''),
  }));
}

/** Whether a line tells a row of a form of which a later sentence sets the sum anew. */
function isRowSetAnew({ contract }: Reading, line: string, { text, agreed }: SetAnew): boolean {
  const sums = findMoney(line);
  const label = line.slice(0, sums[0]?.start);
  if (line.length > ROW || sums.length === 0) return false;
  const own = stemsOf(label);
  const isOtherSum = (amount: number) => sums.every((sum) => sum.amount !== amount);
  const name = label.split(':')[0]?.trim() ?? '';
  return (
    namedSums(text).some(
      ({ amount, stems }) => stems.length > 0 && stems.every((stem) => own.includes(stem)) && isOtherSum(amount),
    ) ||
    (name.length >= LEAST_LABEL && text.includes(name)) ||
    [text, ...(agreed ? [contract.text.slice(agreed.start, agreed.end)] : [])].some((words) => {
      const dropped = DROPPED.exec(words)?.[1];
      return dropped !== undefined && stemsOf(dropped).some((stem) => own.includes(stem));
    })
  );
}

/** Whether a line tells a sum that a later sentence names as the one that goes. */
function tellsEarlier(line: string, one: SetAnew): boolean {
  return findMoney(line).some(({ amount }) => one.namesEarlier(String(amount)));
}

/** A line of a term for which another notice was agreed later, with the words that do so. */
function withOtherNotice(reading: Reading, line: Line, changes: readonly SetAnew[]): Line {
  const { noticePeriod } = reading.facts;
  const change = changes.find(
    ({ sentence }) =>
      noticePeriod.evidence.some((one) => one.start === sentence.start) &&
      noticePeriod.evidence.some((one) => one.end <= sentence.start && line.evidence.some((own) => overlaps(own, one))),
  );
  if (!change) return line;
  const words = evidenceAt(reading.contract, change.sentence.start, change.sentence.end);
  return {
    ...line,
    text: `${line.text}; changed later: “${plainText(words.quote)}”`,
    evidence: [...line.evidence, words],
  };
}

/** Whether a line tells what a mail asks, and not what was agreed. */
function isRequest({ contract }: Reading, { text, at }: Line): boolean {
  return (
    REQUESTS.test(text) &&
    laterParts(contract).some(({ form, start }) => form === 'mail' && at !== undefined && start <= at)
  );
}

/** Lines without those of which a later part of the paper sets the figure anew, and those of a notice with the later words. */
export function asSetLater(reading: Reading, lines: readonly Line[]): Line[] {
  const changes = setAnew(reading.contract, reading.outline).filter(({ agreed }) => agreed !== null);
  if (changes.length === 0) return [...lines];
  const isReplaced = ({ text, evidence }: Line) => {
    const last = Math.max(0, ...evidence.map(({ end }) => end));
    return changes.some(
      (one) => last <= one.sentence.start && (tellsEarlier(text, one) || isRowSetAnew(reading, text, one)),
    );
  };
  return lines
    .filter((line) => !isReplaced(line) && !isRequest(reading, line))
    .map((line) => withOtherNotice(reading, line, changes));
}

import type { Evidence } from '../../shared/analysis';
import { type Matter, type SetAnew, setAnew } from '../document/set-anew';
import { evidenceAt } from '../evidence';
import { findMoney } from '../mentions/money';
import type { Period } from '../mentions/periods';
import type { End } from './day';
import { type Fact, found, stated } from './fact';
import type { Source } from './source';
import { type Worth, worth } from './worth';

/** Of which matter a fact tells. */
const TELLS: Readonly<Record<string, Matter>> = {
  effectiveDate: 'start',
  expirationDate: 'end',
  term: 'end',
  contractValue: 'price',
  noticePeriod: 'notice',
};
const AGREED = 0.9;
/** Below what is told as sure of any fact. */
const TO_CHECK = 0.5;
const LATER_WORDS = 'as later words set it, to which both sides agreed';

type Value = End | Worth | Period;

/** The words of a sentence and of those who took it, each once. */
function wordsOf({ contract }: Source, { sentence, agreed }: SetAnew): Evidence[] {
  const spans = agreed ? [sentence, agreed] : [sentence];
  return spans.map(({ start, end }) => evidenceAt(contract, start, end));
}

/** How a value is named by words that put another in its place. */
function nameOf(value: Value | null): string {
  if (value === null || value === 'perpetual') return '';
  if ('iso' in value) return value.iso;
  return String('amount' in value ? value.amount : value.count);
}

/** What a later part sets in the place of what a fact rests on; the last of several counts, and words that stand before those of the fact set nothing. */
function laterThan(source: Source, id: string, fact: Fact<Value>): SetAnew | undefined {
  const { value, evidence } = fact;
  const isBehind = ({ sentence }: SetAnew) => evidence.every(({ end }) => end <= sentence.start);
  /** Of several sums of which none could be told as the price the words name one that goes. */
  const namesOneOf = (one: SetAnew) =>
    value === null &&
    evidence.some((proof) => findMoney(proof.quote).some(({ amount }) => one.namesEarlier(String(amount))));
  return setAnew(source.contract, source.outline).findLast(
    (one) =>
      one.matter === TELLS[id] &&
      (one.sum === null || value === null || one.sum.currency === (value as Worth).currency) &&
      (namesOneOf(one) || (isBehind(one) && (one.isPlain || one.namesEarlier(nameOf(value))))),
  );
}

/**
 * A fact of which a later part of the paper sets the value anew, told as both sides hold to it in the end; where it is not plain that they do, the earlier value has to be
 * checked. Others are given back as they are.
 */
export function withLaterPart<T>(source: Source, id: string, fact: Fact<T>): Fact<T> {
  if (!TELLS[id] || fact.evidence.length === 0) return fact;
  const later = laterThan(source, id, fact as unknown as Fact<Value>);
  if (!later) return fact;
  const words = wordsOf(source, later);
  // A term goes on for longer, and a notice may be another one for that time only: told in the words of both.
  if (id === 'term' || id === 'noticePeriod')
    return later.agreed ? stated(fact.confidence, [...fact.evidence, ...words], fact.rule) : fact;
  if (!later.agreed)
    return { ...fact, confidence: Math.min(fact.confidence, TO_CHECK), evidence: [...fact.evidence, ...words] };
  const value = later.day ?? (later.sum && worth(later.sum, (fact.value as Worth | null)?.per));
  // Further words beside those of a price would be taken for further prices.
  const evidence = later.sum ? words.slice(0, 1) : words;
  return found({ value: value as T, confidence: AGREED, evidence, rule: LATER_WORDS });
}

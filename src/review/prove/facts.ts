import { readsAsEnglish } from '../../analysis/document/language';
import { FACTS } from '../../analysis/facts/declarations/registry';
import { type Fact, found, stated } from '../../analysis/facts/fact';
import type { Facts } from '../../analysis/facts/facts';
import { speaksOf } from '../../analysis/facts/speaks-of';
import { wording } from '../../analysis/lexicon/words';
import { addPeriod } from '../../analysis/mentions/calendar';
import { findDates } from '../../analysis/mentions/dates';
import { findPeriods, formatPeriod, type Period } from '../../analysis/mentions/periods';
import { findPlaces } from '../../analysis/mentions/places';
import { fold } from '../../analysis/pdf/folding';
import type { Reading } from '../../analysis/reading';
import type { Evidence, Fact as ShownFact } from '../../shared/analysis';
import { withoutChoice } from '../../shared/caveats';
import { type FactName, isDayFact } from '../../shared/facts';
import { formatDay, NO_FIXED_END } from '../../shared/format';
import type { Draft } from '../draft';
import { foreignDays, foreignPeriods } from './foreign';
import { proveQuotes } from './quotes';
import { plain } from './words';

type FactClaim = Draft['facts'][number];

/** What the model read and a second reading bore out is less sure than what two engines read alike. */
export const MODEL_CONFIDENCE = 0.75;
export const BY_MODEL = 'read by the model';
const LONGEST_VALUE = 200;

/** A fact as analyses show it, and as the engine's rules see it, where its value is one that they compute with. */
export interface ProvedFact {
  name: FactName;
  shown: ShownFact;
  typed: Fact<unknown>;
}

export type FactProof = { fact: ProvedFact } | { fault: string };

/**
 * A fact whose quotes are in the contract and bear its value out: days and lengths of time are read from the quotes, in English by the code of the built-in engine, in other languages by the
 * names of months and units that the embedded ICU knows; other values stand in their quotes word for word.
 */
export function proveFact(reading: Reading, claim: FactClaim): FactProof {
  const { contract } = reading;
  const isShort = claim.name === 'documentName' || claim.name === 'contractType' || isDayFact(claim.name);
  const proof = proveQuotes(contract, claim.quotes, isShort);
  if ('fault' in proof) return proof;
  const { evidence } = proof;
  const words = evidence.map(({ quote }) => quote).join('\n');
  const english = readsAsEnglish(contract);
  if (english && MISTAKEN.has(claim.name) && !speaksOf(FACTS[claim.name], words))
    return { fault: `The passage does not speak of it (${FACTS[claim.name].label.toLowerCase()}).` };
  if (english && (isOfAnother(reading, claim.name, evidence) || isInsurance(claim.name, words)))
    return { fault: 'The passage is a clause on another subject.' };
  if (claim.name === 'expirationDate' && isPerpetual(claim.value))
    return { fact: factOf(claim.name, 'perpetual', { value: NO_FIXED_END, normalized: 'perpetual' }, evidence) };
  if (isDayFact(claim.name)) {
    const iso = dayIn(words, claim.value);
    return iso
      ? { fact: factOf(claim.name, { iso }, { value: formatDay(iso), normalized: iso }, evidence) }
      : { fault: 'The passage does not have that day.' };
  }
  if (FACTS[claim.name].kind === 'period') return provePeriod(claim, words, evidence);
  const value = claim.value.trim();
  if (value === '' || value.length > LONGEST_VALUE) return { fault: 'The value is empty or too long.' };
  const place = claim.name === 'governingLaw' ? findPlaces(value)[0]?.name : undefined;
  const told = place ?? value;
  const isNamed = place !== undefined && findPlaces(words).some(({ name }) => name === place);
  if (english && claim.name !== 'contractType' && !isNamed && !bearsOut(words, value))
    return { fault: 'The passage does not have those words.' };
  return { fact: factOf(claim.name, typedText(claim.name, told), { value: told, normalized: null }, evidence) };
}

/** Facts that are computed from others: an end from a start and a term, worked out again here. */
export function proveComputed(claim: FactClaim, known: (name: FactName) => ShownFact | undefined): FactProof {
  if (claim.name !== 'expirationDate') return { fault: 'Only an end is computed, from a start and a term.' };
  const inputs = claim.inputs.map((name) => ({ name, fact: known(name) }));
  const start = inputs.find(({ name }) => name === 'effectiveDate' || name === 'agreementDate')?.fact;
  const term = inputs.find(({ name }) => name === 'term')?.fact;
  const length = term?.status === 'found' ? findPeriods(term.normalized ?? '')[0] : undefined;
  if (start?.status !== 'found' || !start.normalized || !length)
    return { fault: 'A start or a term to compute it from was not proved.' };
  const iso = addPeriod(start.normalized, length.count, length.unit);
  const meant = /^\d{4}-\d\d-\d\d$/.test(claim.value.trim()) ? claim.value.trim() : findDates(claim.value)[0]?.iso;
  // Some count the last day, others the anniversary: either is that term, and the anniversary is how this product tells it.
  if (!iso || !meant || Math.abs(Date.parse(iso) - Date.parse(meant)) > 86_400_000)
    return { fault: 'Start and term give another day.' };
  const evidence = [
    ...start.evidence,
    ...(term?.evidence ?? []).filter((one) => !start.evidence.some((other) => other.start === one.start)),
  ];
  const rule = `${start.normalized} + ${formatPeriod(length)}`;
  const { shown, typed, name } = factOf(claim.name, { iso }, { value: formatDay(iso), normalized: iso }, evidence);
  return { fact: { name, shown: { ...shown, rule }, typed: { ...typed, rule } } };
}

function provePeriod(claim: FactClaim, words: string, evidence: Evidence[]): FactProof {
  const periods: Period[] = [...findPeriods(plain(words)), ...foreignPeriods(words)];
  const meant = findPeriods(claim.value)[0];
  const period = meant && periods.find((one) => formatPeriod(one) === formatPeriod(meant));
  if (!period) return { fault: 'The passage does not have that length of time.' };
  const { count, unit } = period;
  if (claim.name === 'renewalTerm') {
    const automatic = /\bautomatic/i.test(claim.value);
    const renewal = { count, unit, automatic };
    const { value, normalized } = FACTS.renewalTerm.print(renewal);
    return { fact: factOf(claim.name, renewal, { value: value ?? formatPeriod(period), normalized }, evidence) };
  }
  // Whether a notice ends the contract or stops a renewal does not stand in its length: the rules see a clause without a value.
  const typed = claim.name === 'noticePeriod' ? null : { count, unit };
  return {
    fact: factOf(claim.name, typed, { value: formatPeriod(period), normalized: formatPeriod(period) }, evidence),
  };
}

function factOf(
  name: FactName,
  value: unknown,
  shown: { value: string; normalized: string | null },
  evidence: Evidence[],
): ProvedFact {
  const support = { confidence: MODEL_CONFIDENCE, evidence, rule: BY_MODEL };
  return {
    name,
    shown: { status: 'found', ...shown, ...support },
    // Where rules want more than the words (a cap's amount, courts and seats) they see a clause and no value.
    typed: value === null ? stated(MODEL_CONFIDENCE, evidence, BY_MODEL) : found({ value, ...support }),
  };
}

/** Text that rules compute with: the place of a law, the name of a type. */
function typedText(name: FactName, value: string): unknown {
  if (name === 'governingLaw') return { place: value };
  return name === 'contractType' || name === 'documentName' ? value : null;
}

function isPerpetual(value: string): boolean {
  return /^(?:perpetual|indefinite|open[- ]ended|none|no fixed end)\b/i.test(value.trim());
}

function dayIn(words: string, value: string): string | null {
  const days = [...findDates(plain(words)).flatMap(({ iso }) => iso ?? []), ...foreignDays(words)];
  const meant = /^\d{4}-\d\d-\d\d$/.test(value.trim())
    ? value.trim()
    : (findDates(value)[0]?.iso ?? foreignDays(value)[0]);
  return days.find((day) => day === meant) ?? null;
}

/** Whether all words and numbers of a value stand in the quote, in whatever order. */
function bearsOut(quote: string, value: string): boolean {
  const words = new Set(fold(quote, 'punctuation').text.split(' '));
  return fold(value, 'punctuation')
    .text.trim()
    .split(' ')
    .every((word) => words.has(word));
}

/** Sums stand for many things: what caps a liability has to speak of it. Other values are plain from their kind, and what they mean is for the second reading. */
const MISTAKEN: ReadonlySet<FactName> = new Set(['liabilityCap']);

const INSURES = wording('insur*, coverage, policy, policies, underwrit*');
const LIMITS = wording(
  'limit*, exceed*, cap, capped, maximum, at most, up to, more than, greater than, beyond, aggregate',
);

/** A sum that is insured is no limit of liability, unless the passage says that it is. */
function isInsurance(name: FactName, words: string): boolean {
  return name === 'liabilityCap' && INSURES.test(words) && !LIMITS.test(words);
}

const SURELY = 0.5;
const HARDLY = 0.05;

/** Whether the clause model is sure that a passage is of another kind and hardly of this one: a liability cap read from a clause on insurance. */
function isOfAnother({ outline, provisions }: Reading, name: FactName, evidence: readonly Evidence[]): boolean {
  const own = FACTS[name].silence?.provision ?? (name === 'liabilityCap' ? 'Cap On Liability' : null);
  if (own === null) return false;
  return evidence.every(({ start, end }) => {
    const at = outline.sentences.findIndex((sentence) => sentence.start < end && start < sentence.end);
    if (at < 0 || provisions.probability(at, own) > HARDLY) return false;
    // Notice ends a contract as it stops a renewal.
    const others = OTHERS.filter((other) => name !== 'noticePeriod' || other !== 'Termination For Convenience');
    return others.some((other) => other !== own && provisions.probability(at, other) > SURELY);
  });
}

const OTHERS = [
  'Insurance',
  'Audit Rights',
  'Warranty Duration',
  'Minimum Commitment',
  'Non-Compete',
  'License Grant',
  'Termination For Convenience',
  'Post-Termination Services',
] as const;

/** A part of the engine's facts in the shape that its rules expect. */
export function typedFacts(facts: Facts, proved: readonly ProvedFact[]): Facts {
  return { ...facts, ...Object.fromEntries(proved.map(({ name, typed }) => [name, typed])) } as Facts;
}

/**
 * Whether two readings of a fact are one: '1 year, renewed automatically' is another renewal than '1 year', a day is the same however it is written, and of two texts one may say more ('courts of Ohio' and
 * 'the state courts of Ohio'), but for types.
 */
export function isSameFact(name: FactName, before: ShownFact | undefined, fact: ShownFact): before is ShownFact {
  if (before?.status !== 'found' || fact.status !== 'found') return false;
  // Who may choose a renewal is told beside its length and does not make it another.
  const [one, other] = [words(withoutChoice(before.value ?? '')), words(withoutChoice(fact.value ?? ''))];
  if (one === other) return true;
  if (isDayFact(name) || (FACTS[name].kind === 'period' && name !== 'renewalTerm'))
    return before.normalized !== null && before.normalized === fact.normalized;
  return FACTS[name].kind === 'text' && name !== 'contractType' && (one.includes(other) || other.includes(one));
}

function words(value: string | null): string {
  return ` ${fold(value ?? '', 'punctuation').text.trim()} `;
}

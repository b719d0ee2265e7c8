import { isUnticked } from '../document/tick-boxes';
import { evidenceAt, overlaps } from '../evidence';
import { type ListedSentence, listedSentences } from '../provisions/classify';
import { ON_EVENT } from './begins-on-event';
import type { FactDeclaration, Silence } from './define-fact';
import { type Fact, found, missing, stated } from './fact';
import type { Source } from './source';
import { heardFrom, isOfUsualLength, isShort, sentenceThatSpeaksOf } from './spoken-of';
import { isStatedFact, statingSentences } from './stating/stating';

/**
 * From this probability of a sentence on, silence is not claimed. Out of fold on labelled contracts 3% of the clauses that are there are still told
 * as absent (docs/accuracy.md).
 */
export const NOT_SILENT = 0.15;

/** The likeliest sentence of a provision that forbids to claim silence: one that is listed as its clause, or is likely enough to be one. */
function likeliestSentence(source: Source, { provision, until, says }: Silence): ListedSentence | null {
  const { outline, provisions, document } = source;
  if (provision === null) return null;
  const likely = outline.sentences.flatMap((sentence, row) => {
    const confidence = provisions.probability(row, provision);
    return confidence >= until ? [{ sentence, confidence }] : [];
  });
  const all = [...listedSentences(source, provisions, provision), ...likely];
  return all
    .filter(
      ({ sentence: { text, start } }) => !isUnticked(text, start, document.unticked) && (!says || says.test(text)),
    )
    .reduce<ListedSentence | null>((best, one) => (best && best.confidence >= one.confidence ? best : one), null);
}

/**
 * A fact without a value of which the contract speaks all the same: with the one value that the sentence gives which most likely states it, else stated, in the
 * contract's own words. Others are given back as they are.
 */
export function orStated<T>(source: Source, declaration: Declared<T>, fact: Fact<T>): Fact<T> {
  const { silence } = declaration;
  if (!silence) return fact;
  if (isOfAnotherThing(source, silence, fact)) return orStated(source, declaration, missing(source.contract));
  if (isNeverOf(source, declaration, fact)) return orStated(source, declaration, missing(source.contract));
  if (fact.status === 'stated')
    return withItsValue(source, declaration, inClearerWords(source, { ...declaration, silence }, fact));
  if (fact.status !== 'absent' && fact.status !== 'unreadable') return fact;
  const likeliest = sentenceOf(source, { ...declaration, silence });
  const other = likeliest ? null : declaration.otherwise?.(source);
  if (other) return other;
  if (!likeliest)
    return isNearlyStated(source, declaration) ? { ...fact, confidence: Math.min(fact.confidence, NEARLY) } : fact;
  const { sentence, confidence } = likeliest;
  const words = evidenceAt(source.contract, sentence.start, sentence.end);
  return withItsValue(source, declaration, stated(rounded(confidence), [words]));
}

/** Whether what is stated for no reason of its own is quoted by sentences alone that never state it. */
function isNeverOf<T>(source: Source, { neverOf }: Declared<T>, { status, rule, evidence }: Fact<T>): boolean {
  if (status !== 'stated' || rule || !neverOf || evidence.length === 0) return false;
  return evidence.every(({ quote }) => neverOf(source, quote));
}

/** Whether a sentence that seems to state a fact speaks of another thing. */
export function isOfOther(
  source: Source,
  { notOf, neverOf }: Pick<FactDeclaration<unknown>, 'notOf' | 'neverOf'>,
  text: string,
): boolean {
  return neverOf?.(source, text) === true || notOf?.(source, text) === true;
}

type Declared<T> = Pick<
  FactDeclaration<T>,
  'id' | 'silence' | 'speaksOf' | 'notOf' | 'neverOf' | 'readIn' | 'otherwise'
>;
type Told = Pick<FactDeclaration<unknown>, 'id' | 'speaksOf' | 'notOf' | 'neverOf'> & { silence: Silence };

/** The sentence that most likely states a fact, of those that do not speak of another thing. */
function bestStating(source: Source, told: Omit<Told, 'silence'>) {
  const { id, speaksOf } = told;
  if (!isStatedFact(id)) return undefined;
  return statingSentences(source, { id, speaksOf }).find(({ sentence }) => !isOfOther(source, told, sentence.text));
}

/** So little below the log-odds from which on a paper is told to state a fact 22 of 76 papers did so all the same, further below 18 of 236. */
const NEAR = 1;
/** How sure silence is of a fact which a sentence nearly states, or which nearly every paper has in words that no head knows. */
const NEARLY = 0.5;

/** Whether some sentence comes so near to stating a fact that silence has to be checked. */
function isNearlyStated(source: Source, declaration: Omit<Told, 'silence'>): boolean {
  if (!isStatedFact(declaration.id)) return true;
  const best = isOfUsualLength(source) ? bestStating(source, declaration) : undefined;
  return best !== undefined && best.logOdds >= best.told - NEAR;
}

/** How likely the one value of such a sentence is the fact's, as it is of our own papers. */
const ONE_VALUE = 0.75;

/** What is stated for no other reason than that nothing read its value, with the one that its sentence gives. */
function withItsValue<T>(source: Source, declaration: Declared<T>, fact: Fact<T>): Fact<T> {
  const { id, readIn } = declaration;
  const [quoted] = fact.evidence;
  if (!readIn || fact.rule || !quoted || !isStatedFact(id)) return fact;
  const best = bestStating(source, declaration);
  if (!best?.isTold || best.sentence.start >= quoted.end || quoted.start >= best.sentence.end) return fact;
  const value = readIn(source, best.sentence);
  if (value === null) return fact;
  const { start, end } = best.sentence;
  return found({ value, confidence: ONE_VALUE, evidence: [evidenceAt(source.contract, start, end)] });
}

/** Of a sentence that hardly states a fact. */
const HARDLY = 0.03;

/** The sentence by which a contract states a fact; null where it is silent. */
function sentenceOf(source: Source, told: Told): ListedSentence | null {
  const { id, silence, speaksOf } = told;
  const likeliest = likeliestSentence(source, silence);
  const listed = likeliest && !isOfOther(source, told, likeliest.sentence.text) ? likeliest : null;
  if (!isStatedFact(id) || !isOfUsualLength(source)) {
    return (
      listed ?? sentenceThatSpeaksOf(source, silence.subjects, speaksOf, ({ text }) => !isOfOther(source, told, text))
    );
  }
  const best = bestStating(source, told);
  if (!best || !(best.isTold || listed)) return listed;
  // Where no sentence seems to state it, the clause that was listed is the likelier one.
  if (!best.isTold && listed && probabilityOf(best.logOdds) < HARDLY) return listed;
  return { sentence: best.sentence, confidence: probabilityOf(best.logOdds) };
}

const probabilityOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/**
 * The second witnesses of a value, of which one must agree in a paper of usual length: whether neither the head that hears the fact's subject nor the
 * clause model hears it where the value stands.
 */
function isOfAnotherThing(source: Source, silence: Silence, { status, evidence, rule }: Fact<unknown>): boolean {
  const { subjects, believed, provision, until } = silence;
  // A value that has a rule has its second witness.
  if (status !== 'found' || rule || believed === undefined || !isShort(source)) return false;
  return evidence.every(
    (quoted) =>
      heardFrom(source, subjects, quoted) < believed &&
      (provision === null || heardFrom(source, [{ provision }], quoted) < until),
  );
}

const rounded = (probability: number) => Math.round(100 * probability) / 100;

/** The second witness of a fact that is stated: where another sentence is likelier to state it than its own one, that is told. */
function inClearerWords<T>(source: Source, told: Told, fact: Fact<T>): Fact<T> {
  if (fact.rule === ON_EVENT || fact.evidence.length === 0 || !isStatedFact(told.id) || !isOfUsualLength(source))
    return fact;
  const best = bestStating(source, told);
  if (!best?.isTold || fact.evidence.some((quoted) => overlaps(quoted, best.sentence))) return fact;
  const { start, end } = best.sentence;
  const clearer = evidenceAt(source.contract, start, end);
  // Of several places, as of a price in parts, the others stay, and so does the one that says what is paid.
  const isPaid = told.id === 'contractValue' && fact.rule !== undefined;
  const others = fact.evidence.length > 1 ? fact.evidence.slice(0, -1) : isPaid ? fact.evidence : [];
  return stated(rounded(probabilityOf(best.logOdds)), [clearer, ...others], fact.rule);
}

import { evidenceAt } from '../evidence';
import { type ListedSentence, listedSentences } from '../provisions/classify';
import type { FactDeclaration, Silence } from './define-fact';
import { type Fact, missing, stated } from './fact';
import type { Source } from './source';
import { heardFrom, isShort, sentenceThatSpeaksOf } from './spoken-of';

/**
 * From this probability of a sentence on, silence is not claimed. Out of fold on labelled contracts 3% of the clauses that are there are still told
 * as absent (docs/accuracy.md).
 */
export const NOT_SILENT = 0.15;

/** The likeliest sentence of a provision that forbids to claim silence: one that is listed as its clause, or is likely enough to be one. */
function likeliestSentence(source: Source, { provision, until, says }: Silence): ListedSentence | null {
  const { outline, provisions } = source;
  if (provision === null) return null;
  const likely = outline.sentences.flatMap((sentence, row) => {
    const confidence = provisions.probability(row, provision);
    return confidence >= until ? [{ sentence, confidence }] : [];
  });
  const all = [...listedSentences(source, provisions, provision), ...likely];
  return all
    .filter(({ sentence }) => !says || says.test(sentence.text))
    .reduce<ListedSentence | null>((best, one) => (best && best.confidence >= one.confidence ? best : one), null);
}

/** A fact without a value of which the contract speaks all the same: stated, in the contract's own words. Others are given back as they are. */
export function orStated<T>(
  source: Source,
  { silence, speaksOf }: Pick<FactDeclaration<unknown>, 'silence' | 'speaksOf'>,
  fact: Fact<T>,
): Fact<T> {
  if (!silence) return fact;
  if (isOfAnotherThing(source, silence, fact)) return orStated(source, { silence, speaksOf }, missing(source.contract));
  if (fact.status === 'stated') return inClearerWords(source, { silence, speaksOf }, fact);
  if (fact.status !== 'absent' && fact.status !== 'unreadable') return fact;
  const likeliest = likeliestSentence(source, silence) ?? sentenceThatSpeaksOf(source, silence.subjects, speaksOf);
  if (!likeliest) return fact;
  const { sentence, confidence } = likeliest;
  const said = stated(rounded(confidence), [evidenceAt(source.contract, sentence.start, sentence.end)]);
  return inClearerWords(source, { silence, speaksOf }, said);
}

/**
 * The second witnesses of a value, of which one must agree in a paper of usual length: whether neither the head that hears the fact's subject nor the
 * clause model hears it where the value stands.
 */
function isOfAnotherThing(source: Source, silence: Silence, { status, evidence }: Fact<unknown>): boolean {
  const { subjects, believed, provision, until } = silence;
  if (status !== 'found' || believed === undefined || !isShort(source)) return false;
  return evidence.every(
    (quoted) =>
      heardFrom(source, subjects, quoted) < believed &&
      (provision === null || heardFrom(source, [{ provision }], quoted) < until),
  );
}

const rounded = (probability: number) => Math.round(100 * probability) / 100;

/** Below this probability a sentence hardly speaks of the fact: of 52 such in labelled papers 23 were about something else. */
const HARDLY = 0.2;
/** Above this one 10 of 92 were. */
const CLEARLY = 0.35;

/**
 * The second witness of a fact that is stated: where its own sentence hardly speaks of it by the head that hears its subject, and another sentence
 * clearly does, that one is told.
 */
function inClearerWords<T>(
  source: Source,
  { silence, speaksOf }: Pick<FactDeclaration<unknown>, 'silence' | 'speaksOf'>,
  fact: Fact<T>,
): Fact<T> {
  const [quoted] = fact.evidence;
  const subjects = silence?.subjects ?? [];
  if (!quoted || subjects.length === 0 || !isShort(source)) return fact;
  if (heardFrom(source, subjects, quoted) >= HARDLY) return fact;
  const clearer = sentenceThatSpeaksOf(source, subjects, speaksOf);
  if (!clearer || clearer.confidence < CLEARLY) return fact;
  const { start, end } = clearer.sentence;
  return stated(rounded(clearer.confidence), [evidenceAt(source.contract, start, end)], fact.rule);
}

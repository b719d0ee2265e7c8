import type { Analysis, Evidence, QuestionAnswer } from '../../shared/analysis';
import type { Limit, OwnQuestion } from '../../shared/playbooks';
import type { Sentence } from '../document/outline';
import { evidenceAt } from '../evidence';
import { findPeriods, formatPeriod, type Period } from '../mentions/periods';
import type { ContractText } from '../pdf/contract-text';
import { outlineOf } from '../provisions/input/segment';
import { type Compared, compareToLimit } from './limit';
import { ownAnswerId } from './own-playbook';
import { paymentPeriods } from './payment-periods';
import { type Phrase, phraseOf, standsIn, type Words, wordsOf } from './phrase';

/** What is asked for an own question rests on: nothing else of the analysis is looked at. */
export type Asked = Pick<Analysis, 'facts' | 'clauses' | 'coverage'>;

const FOUND = 0.9;
const SILENT = 0.8;
const MOST_PASSAGES = 12;

/** A sentence with its words, which every question asks. */
interface Read {
  sentence: Sentence;
  text: string;
  words: Words;
}

/**
 * What a paper answers to a firm's own questions, from its text and what was found in it. Where it is looked for words or clauses, 'yes' says that
 * they are there; where a limit is set, that the value is within it. 'unclear' where a value could not be told or compared, and where what was not
 * found may stand on a page that was not read.
 */
export function ownAnswersOf(
  contract: ContractText,
  analysis: Asked,
  side: string,
  questions: readonly OwnQuestion[],
): QuestionAnswer[] {
  if (questions.length === 0) return [];
  const sentences = outlineOf(contract).sentences.map((sentence): Read => {
    const text = contract.text.slice(sentence.start, sentence.end);
    return { sentence, text, words: wordsOf(text) };
  });
  return questions.map((question) => ({
    id: ownAnswerId(side, question.id),
    title: question.title,
    ...(question.limit
      ? withinLimit(contract, analysis, sentences, question, question.limit)
      : isThere(contract, analysis, sentences, question)),
  }));
}

type Told = Pick<QuestionAnswer, 'answer' | 'value' | 'evidence' | 'confidence'>;

function isThere(contract: ContractText, analysis: Asked, sentences: readonly Read[], own: OwnQuestion): Told {
  const phrases = own.phrases.map(phraseOf);
  const said = speaking(sentences, phrases).map(({ sentence }) => evidenceOf(contract, sentence));
  const clauses = analysis.clauses.filter(({ category }) => own.categories.includes(category));
  const quoted = clauses.map(({ quote, page, start, end }): Evidence => ({ quote, page, start, end }));
  const evidence = eachOnce([...said, ...quoted]);
  if (evidence.length === 0) return silence(analysis);
  const confidence = Math.max(said.length > 0 ? FOUND : 0, ...clauses.map((clause) => clause.confidence));
  return { answer: 'yes', value: null, evidence, confidence };
}

/** A length of time that a limit is held against, with the words that say it. */
interface Value {
  period: Period;
  evidence: Evidence[];
}

function withinLimit(
  contract: ContractText,
  analysis: Asked,
  sentences: readonly Read[],
  own: OwnQuestion,
  limit: Limit,
): Told {
  const values = valuesFor(contract, analysis, sentences, own, limit);
  if (values === 'unclear') return unsure(analysis.facts[limit.of as 'term'].evidence);
  if (values.length === 0) return silence(analysis);
  const compared = values.map((value) => ({ ...value, is: compareToLimit(value.period, limit) }));
  const worst = (['beyond', 'unclear', 'within'] as const satisfies readonly Compared[]).find((is) =>
    compared.some((value) => value.is === is),
  );
  const told = compared.filter(({ is }) => is === worst);
  const answer = worst === 'beyond' ? 'no' : worst === 'within' ? 'yes' : 'unclear';
  const value = [...new Set(told.map(({ period }) => formatPeriod(period)))].join(', ');
  return { answer, value, evidence: eachOnce(told.flatMap(({ evidence }) => evidence)), confidence: FOUND };
}

function valuesFor(
  contract: ContractText,
  { facts }: Asked,
  sentences: readonly Read[],
  own: OwnQuestion,
  limit: Limit,
): Value[] | 'unclear' {
  if (limit.of === 'payment' || limit.of === 'phrases') {
    const read = limit.of === 'payment' ? sentences : speaking(sentences, own.phrases.map(phraseOf));
    return read.flatMap(({ sentence, text, words }) => {
      const periods = limit.of === 'payment' ? paymentPeriods(text, words) : findPeriods(text.replaceAll('\n', ' '));
      return periods.map((period) => ({ period, evidence: [evidenceOf(contract, sentence)] }));
    });
  }
  const { status, normalized, evidence } = facts[limit.of];
  if (status === 'absent') return [];
  const period = status === 'found' ? findPeriods(normalized ?? '')[0] : undefined;
  return period ? [{ period, evidence }] : 'unclear';
}

const speaking = (sentences: readonly Read[], phrases: readonly Phrase[]) =>
  sentences.filter(({ words }) => phrases.some((phrase) => standsIn(phrase, words)));

/** Nothing was found; on pages that were not read it may stand all the same. */
function silence({ coverage: { unreadable, pending = [], truncated, foreign = false } }: Asked): Told {
  if (unreadable.length > 0 || pending.length > 0 || truncated || foreign) return unsure([]);
  return { answer: 'not_stated', value: null, evidence: [], confidence: SILENT };
}

function unsure(evidence: Evidence[]): Told {
  return { answer: 'unclear', value: null, evidence, confidence: 0 };
}

function evidenceOf(contract: ContractText, { start, end }: Sentence): Evidence {
  return evidenceAt(contract, start, end);
}

function eachOnce(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<number>();
  return evidence
    .filter(({ start }) => !seen.has(start) && seen.add(start))
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MOST_PASSAGES);
}

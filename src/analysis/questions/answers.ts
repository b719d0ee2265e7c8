import type { Compliance, Evidence, QuestionAnswer, RiskAssessment } from '../../shared/analysis';
import { bearerOf } from '../burden/bearers';
import { isFullyRead } from '../document/coverage';
import { readsAsEnglish } from '../document/language';
import { operativeSentences } from '../document/operative';
import { evidenceAt } from '../evidence';
import type { Fact } from '../facts/fact';
import { lowerBound } from '../lower-bound';
import { listedSentences } from '../provisions/classify';
import type { Reading } from '../reading';
import { isAskedHere, isPreliminary } from './asked-here';
import { type BearingSentence, bearingSentences, isTurned, isUnlike, saidIn, wordsAgree } from './bearing-sentences';
import { decidedAnswer } from './deciding/decide';
import { QUESTIONS } from './declarations/registry';
import type { QuestionDeclaration } from './define-question';
import { questionsOf } from './questions-of';
import { isSilenceTold } from './silence';
import { withoutContradictions } from './yielding';

/** What rules and compliance points said; answers may rest on their findings. */
export interface Findings {
  riskAssessment: RiskAssessment;
  compliance: Compliance;
}

/** Passages that bear an answer. `sure`: two witnesses agree. */
interface Borne {
  evidence: Evidence[];
  confidence: number;
  sure: boolean;
}

/** Of two opposite answers the one that is so much likelier is given, else neither. */
const CLEARLY = 0.25;
/** A provision that may be there, by this share of its threshold, forbids to call the paper silent where silence would be grave. */
const NOT_SILENT = 0.6;
/** Heads that ask for less are heard from these probabilities on: to be told, to be checked, and to be checked though the words disagree. */
const LEAST_SURE = 0.02;
const LEAST_DOUBT = 0.02;
const WORDLESS = 0.1;
/** Sentences that are so much less likely than the best are no evidence beside it. */
const BESIDE_THE_BEST = 0.1;
/** Of answers that whole papers were learned from the likeliest is given from here on. */
const LIKELY_ENOUGH = 0.4;
/** Terms of service exclude liability in thirty places; what a reader can't take in any more is left out. */
const MOST_PASSAGES = 40;

/** Whether one of these questions asks what the rule looks for: its finding then bears the answer and is not told a second time. */
export function isAsked(rule: string, answers: readonly Pick<QuestionAnswer, 'id'>[]): boolean {
  return answers.some(({ id }) => RULES_BEHIND.get(id)?.has(rule));
}

const RULES_BEHIND = new Map(
  QUESTIONS.map(({ id, yes, no, covers }) => [
    id,
    new Set([...(yes.rules ?? []), ...(yes.otherwise?.rules ?? []), ...(no?.rules ?? []), ...(covers ?? [])]),
  ]),
);

/**
 * What the paper answers to each question of its kind. 'unclear' where the witnesses disagree, where the paper says both, or where it cannot be
 * called silent because pages were not read or a sentence may be the provision.
 */
export function answersOf(reading: Reading, findings: Findings): QuestionAnswer[] {
  const questions = questionsOf(reading.kind.id).filter((question) => isAskedHere(reading, question));
  // The heads and the words are English: of another language they know nothing, not even that it is silent.
  if (!readsAsEnglish(reading.contract)) return questions.map(unheard);
  const answers = withoutContradictions(
    questions,
    questions.map((question) => answerOf(reading, findings, question)),
  );
  const tellsSilence = !isPreliminary(reading);
  return answers.filter(({ answer }, at) => {
    const question = questions[at];
    return answer !== 'not_stated' || (tellsSilence && question !== undefined && isSilenceTold(reading, question));
  });
}

function unheard({ id, title }: QuestionDeclaration): QuestionAnswer {
  return { id, title, answer: 'unclear', value: null, evidence: [], confidence: 0 };
}

/** What bears an answer only where nothing else does is looked for last. */
function answerOf(reading: Reading, findings: Findings, question: QuestionDeclaration): QuestionAnswer {
  const given = answered(reading, findings, question);
  const { otherwise } = question.yes;
  if (!otherwise || given.answer === 'yes') return given;
  const other = answered(reading, findings, { ...question, yes: otherwise });
  return other.answer === 'yes' ? other : given;
}

function answered(reading: Reading, findings: Findings, question: QuestionDeclaration): QuestionAnswer {
  const { id, title } = question;
  const sentences = bearingSentences(reading, question, NOT_SILENT);
  const yes = borneBy(reading, findings, question, 'yes', taken(reading, sentences, 'yes'));
  const no = question.no ? borneBy(reading, findings, question, 'no', taken(reading, sentences, 'no')) : null;
  const answer = (given: QuestionAnswer['answer'], borne: readonly (Borne | null)[]): QuestionAnswer => {
    const evidence = borne.flatMap((one) => one?.evidence ?? []).slice(0, MOST_PASSAGES);
    const bearer =
      given === 'yes' || given === 'no'
        ? bearerOf(reading, evidence, { bears: question[given]?.bears, isOfAnySide: question.kinds === 'any' })
        : undefined;
    return {
      id,
      title,
      answer: given,
      ...(bearer && { bearer }),
      value: null,
      evidence,
      confidence: Math.round(100 * Math.max(0, ...borne.map((one) => one?.confidence ?? 0))) / 100,
    };
  };
  const decided = decidedAnswer(reading, question);
  if (decided && decided.likelihood >= LIKELY_ENOUGH) {
    const { answer: given, likelihood } = decided;
    if (given === 'not_stated')
      return isFullyRead(reading.contract) ? { ...answer(given, []), confidence: likelihood } : answer('unclear', []);
    const borne = (given === 'yes' ? yes : no) ?? bestSentence(reading, question, given);
    if (borne) return answer(given, [{ ...borne, confidence: likelihood }]);
  }
  if (yes?.sure && no?.sure) {
    if (question.both) return answer(question.both, [question.both === 'yes' ? yes : no]);
    if (Math.abs(yes.confidence - no.confidence) < CLEARLY) return answer('unclear', [yes, no]);
    return yes.confidence > no.confidence ? answer('yes', [yes]) : answer('no', [no]);
  }
  if (yes?.sure) return answer('yes', [yes]);
  if (no?.sure) return answer('no', [no]);
  if (yes || (no && minds(question, 'no'))) return answer('unclear', [yes, no]);
  const near = sentences.filter(({ bears }) => minds(question, bears));
  const doubtful = (isGrave(question) ? doubtfulPassage(reading, near) : null) ?? spokenOf(reading, question);
  if (doubtful || !isFullyRead(reading.contract)) return answer('unclear', [doubtful]);
  return { ...answer('not_stated', []), confidence: SILENT };
}

/** How often a paper that is called silent is so; measured on labelled papers (docs/accuracy.md). */
const SILENT = 0.8;

/** The sentence that looks most like what bears an answer, though it does not reach what its head asks for. */
function bestSentence(reading: Reading, question: QuestionDeclaration, bears: 'yes' | 'no'): Borne | null {
  const best = bearingSentences(reading, question, 0).find((one) => one.bears === bears);
  return best ? { evidence: evidenceOf(reading, best.row), confidence: best.probability, sure: false } : null;
}

function borneBy(
  reading: Reading,
  findings: Findings,
  question: QuestionDeclaration,
  bears: 'yes' | 'no',
  taken: Borne | null,
): Borne | null {
  const bearing = question[bears] ?? {};
  const isOfSubject = (passages: Passages) => isAbout(reading, question, bears, passages);
  const all = [
    taken,
    ...(bearing.categories ?? []).map((category) => byCategory(reading, category, isOfSubject)),
    ...(bearing.rules ?? []).map((rule) => byRule(findings, rule, isOfSubject)),
    ...(bearing.facts ?? []).map((name) => byFact(reading.facts[name])),
  ].filter((one) => one !== null);
  if (all.length === 0) return null;
  const sure = all.filter((one) => one.sure);
  const told = sure.length > 0 ? sure : all;
  return {
    evidence: clearestFirst(told.flatMap(({ evidence }) => evidence)),
    confidence: Math.max(...told.map(({ confidence }) => confidence)),
    sure: sure.length > 0,
  };
}

/** Each passage once: the first, which is shown where one is, and the others as they stand in the text. */
function clearestFirst(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<number>();
  const [first, ...others] = evidence.filter(({ start }) => !seen.has(start) && seen.add(start));
  return first ? [first, ...others.sort((one, other) => one.start - other.start)] : [];
}

/** What the heads took for a provision: sure where its words agree, else to be checked where the heads are. */
function taken(reading: Reading, sentences: readonly BearingSentence[], bears: 'yes' | 'no'): Borne | null {
  const over = sentences.filter((one) => one.bears === bears && one.margin >= 0);
  const sure = over.filter(({ agrees, probability }) => agrees && probability >= LEAST_SURE);
  const told =
    sure.length > 0 ? sure : over.filter(({ agrees, probability }) => probability >= (agrees ? LEAST_DOUBT : WORDLESS));
  const [first] = told;
  if (!first) return null;
  return {
    evidence: told
      .filter(({ probability }) => probability >= first.probability * BESIDE_THE_BEST)
      .flatMap(({ row }) => evidenceOf(reading, row)),
    confidence: first.probability,
    // 'To advisers is prohibited' beside 'to none but employees': what seems granted may be taken.
    sure: sure.length > 0 && !over.some(({ turned, probability }) => turned && probability >= WORDLESS),
  };
}

function evidenceOf({ contract, outline }: Reading, row: number): Evidence[] {
  const sentence = outline.sentences[row];
  return sentence ? [evidenceAt(contract, sentence.start, sentence.end)] : [];
}

type Passages = readonly { start: number; end: number }[];

/** Whether one of the passages is about what is asked and does not turn it; what is missing has no passage. */
function isAbout(reading: Reading, question: QuestionDeclaration, bears: 'yes' | 'no', passages: Passages): boolean {
  if (passages.length === 0) return true;
  const { sentences } = reading.outline;
  const isSo = (row: number): boolean => {
    const { text = '' } = sentences[row] ?? {};
    return (
      wordsAgree(reading, row, question.subject) &&
      !isTurned(text, question, bears) &&
      !isUnlike(text, question, bears) &&
      !question[bears]?.provisions?.some((id) => saidIn(reading, row, id) === 'the fair thing')
    );
  };
  return passages.some(({ start, end }) => rowsWithin(reading, start, end).some(isSo));
}

/** The places in the list of those sentences that have some of a stretch. */
function rowsWithin({ outline: { sentences } }: Reading, start: number, end: number): number[] {
  const first = lowerBound(sentences.length, (row) => (sentences[row]?.end ?? 0) <= start);
  const behind = lowerBound(sentences.length, (row) => (sentences[row]?.start ?? 0) < end);
  return Array.from({ length: Math.max(0, behind - first) }, (_, at) => first + at);
}

function byCategory(
  reading: Reading,
  category: Parameters<typeof listedSentences>[2],
  isOfSubject: (passages: Passages) => boolean,
): Borne | null {
  const listed = listedSentences(reading, reading.provisions, category).filter(({ sentence }) =>
    isOfSubject([sentence]),
  );
  if (listed.length === 0) return null;
  return {
    evidence: listed.map(({ sentence }) => evidenceAt(reading.contract, sentence.start, sentence.end)),
    confidence: Math.max(...listed.map(({ confidence }) => confidence)),
    sure: true,
  };
}

const ASSERTED = 0.9;
const TO_CHECK = 0.6;

function byRule(
  { riskAssessment, compliance }: Findings,
  rule: string,
  isOfSubject: (passages: Passages) => boolean,
): Borne | null {
  const found = [...riskAssessment.riskFactors, ...compliance.findings].filter(
    (one) => one.rule === rule && isOfSubject(one.evidence),
  );
  if (found.length === 0) return null;
  const sure = found.some(({ standing }) => standing !== 'to_check');
  return { evidence: found.flatMap(({ evidence }) => evidence), confidence: sure ? ASSERTED : TO_CHECK, sure };
}

function byFact(fact: Fact<unknown>): Borne | null {
  if (fact.status !== 'found' && fact.status !== 'stated' && fact.status !== 'ambiguous') return null;
  return { evidence: fact.evidence, confidence: fact.confidence, sure: true };
}

/** Whether a wrong silence would be grave: elsewhere a doubt makes readers check what is not there. */
function isGrave({ positions }: QuestionDeclaration): boolean {
  return Object.values(positions).some((one) => [one.yes, one.no, one.not_stated].includes('high'));
}

/** Whether some side makes something else of an answer than of silence: where none does, a doubt of it leaves nothing to check. */
function minds({ positions }: QuestionDeclaration, bears: 'yes' | 'no'): boolean {
  return Object.values(positions).some((one) => one[bears] !== one.not_stated);
}

/** The likeliest sentence of a provision that is not likely enough to be told as it and yet has its words. */
function doubtfulPassage(reading: Reading, sentences: readonly BearingSentence[]): Borne | null {
  const near = sentences.find(({ agrees, probability }) => agrees && probability >= LEAST_DOUBT);
  return near ? { evidence: evidenceOf(reading, near.row), confidence: near.probability, sure: false } : null;
}

/** A binding sentence that speaks of what is asked, where the question says in what words: the paper then cannot be called silent. */
function spokenOf(reading: Reading, question: QuestionDeclaration): Borne | null {
  if (!question.spokenOf) return null;
  const binding = new Set(operativeSentences(reading).map(({ start }) => start));
  const row = reading.outline.sentences.findIndex(
    ({ start }, at) => binding.has(start) && wordsAgree(reading, at, question.spokenOf),
  );
  return row < 0 ? null : { evidence: evidenceOf(reading, row), confidence: LEAST_DOUBT, sure: false };
}

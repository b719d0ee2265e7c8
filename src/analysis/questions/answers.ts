import type { Compliance, Evidence, QuestionAnswer, RiskAssessment } from '../../shared/analysis';
import { isFullyRead } from '../document/coverage';
import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import type { Fact } from '../facts/fact';
import { listedSentences } from '../provisions/classify';
import type { ProvisionId } from '../provisions/heads/provision-ids';
import { headingsOf } from '../provisions/input/headings';
import type { Reading } from '../reading';
import { QUESTIONS } from './declarations/registry';
import type { Bearing, QuestionDeclaration } from './define-question';

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
const MOST_PASSAGES = 12;
/** Headings beyond these over a sentence are the paper's parts and its title. */
const HEADINGS = 2;

/** The questions that are asked of a paper of this kind. */
export function questionsOf(kind: string | null): QuestionDeclaration[] {
  return QUESTIONS.filter(({ kinds }) => kinds === 'any' || (kind !== null && kinds.includes(kind)));
}

/** Whether one of these questions asks what the rule looks for: its finding then bears the answer and is not told a second time. */
export function isAsked(rule: string, answers: readonly Pick<QuestionAnswer, 'id'>[]): boolean {
  return answers.some(({ id }) => RULES_BEHIND.get(id)?.has(rule));
}

const RULES_BEHIND = new Map(
  QUESTIONS.map(({ id, yes, no, covers }) => [
    id,
    new Set([...(yes.rules ?? []), ...(no?.rules ?? []), ...(covers ?? [])]),
  ]),
);

/**
 * What the paper answers to each question of its kind. 'unclear' where the witnesses disagree, where the paper says both, or where it cannot be
 * called silent because pages were not read or a sentence may be the provision.
 */
export function answersOf(reading: Reading, findings: Findings): QuestionAnswer[] {
  return questionsOf(reading.kind.id).map((question) => answerOf(reading, findings, question));
}

function answerOf(reading: Reading, findings: Findings, question: QuestionDeclaration): QuestionAnswer {
  const yes = borneBy(reading, findings, question.yes);
  const no = question.no ? borneBy(reading, findings, question.no) : null;
  const { id, title } = question;
  const answer = (given: QuestionAnswer['answer'], borne: readonly (Borne | null)[]): QuestionAnswer => ({
    id,
    title,
    answer: given,
    value: null,
    evidence: borne.flatMap((one) => one?.evidence ?? []).slice(0, MOST_PASSAGES),
    confidence: Math.round(100 * Math.max(0, ...borne.map((one) => one?.confidence ?? 0))) / 100,
  });
  if (yes?.sure && no?.sure) {
    if (question.both) return answer(question.both, [question.both === 'yes' ? yes : no]);
    if (Math.abs(yes.confidence - no.confidence) < CLEARLY) return answer('unclear', [yes, no]);
    return yes.confidence > no.confidence ? answer('yes', [yes]) : answer('no', [no]);
  }
  if (yes?.sure) return answer('yes', [yes]);
  if (no?.sure) return answer('no', [no]);
  if (yes || no) return answer('unclear', [yes, no]);
  const doubtful = doubtfulPassages(reading, question);
  if (doubtful || !isFullyRead(reading.contract)) return answer('unclear', [doubtful]);
  return { ...answer('not_stated', []), confidence: SILENT };
}

/** How often a paper that is called silent is so; measured on labelled papers (docs/accuracy.md). */
const SILENT = 0.8;

function borneBy(reading: Reading, findings: Findings, bearing: Bearing): Borne | null {
  const all = [
    ...(bearing.provisions ?? []).map((id) => byProvision(reading, id, bearing.words)),
    ...(bearing.categories ?? []).map((category) => byCategory(reading, category)),
    ...(bearing.rules ?? []).map((rule) => byRule(findings, rule)),
    ...(bearing.facts ?? []).map((name) => byFact(reading.facts[name])),
  ].filter((one) => one !== null);
  if (all.length === 0) return null;
  const sure = all.filter((one) => one.sure);
  const told = sure.length > 0 ? sure : all;
  return {
    evidence: eachOnce(told.flatMap(({ evidence }) => evidence)),
    confidence: Math.max(...told.map(({ confidence }) => confidence)),
    sure: sure.length > 0,
  };
}

function eachOnce(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<number>();
  return evidence.filter(({ start }) => !seen.has(start) && seen.add(start)).sort((a, b) => a.start - b.start);
}

/** Sentences that the trained head takes for the provision: sure where their words, or those of a heading over them, agree. */
function byProvision(reading: Reading, id: ProvisionId, words: Bearing['words']): Borne | null {
  const { provisions, outline } = reading;
  const fired = provisions.passages(id).map(({ sentence, probability }) => ({
    row: sentence,
    probability,
    agrees: wordsAgree(reading, sentence, words),
  }));
  const sure = fired.filter(({ agrees }) => agrees);
  const told = sure.length > 0 ? sure : fired;
  if (told.length === 0) return null;
  return {
    evidence: told.flatMap(({ row }) => {
      const sentence = outline.sentences[row];
      return sentence ? [evidenceAt(reading.contract, sentence.start, sentence.end)] : [];
    }),
    confidence: Math.max(...told.map(({ probability }) => probability)),
    sure: sure.length > 0,
  };
}

function wordsAgree({ contract, outline }: Reading, row: number, words: Bearing['words']): boolean {
  const sentence = outline.sentences[row];
  if (!sentence || !words) return Boolean(sentence);
  const headings = headingsOf(outline, sentence).split(' | ').slice(0, HEADINGS).join(' ');
  const said = ` ${plainText(`${contract.text.slice(sentence.start, sentence.end)} ${headings}`)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$£€]+/gu, ' ')} `;
  return words.every((group) => group.some((stem) => said.includes(` ${stem.toLowerCase()}`)));
}

function byCategory(reading: Reading, category: Parameters<typeof listedSentences>[2]): Borne | null {
  const listed = listedSentences(reading, reading.provisions, category);
  if (listed.length === 0) return null;
  return {
    evidence: listed.map(({ sentence }) => evidenceAt(reading.contract, sentence.start, sentence.end)),
    confidence: Math.max(...listed.map(({ confidence }) => confidence)),
    sure: true,
  };
}

const ASSERTED = 0.9;
const TO_CHECK = 0.6;

function byRule({ riskAssessment, compliance }: Findings, rule: string): Borne | null {
  const found = [...riskAssessment.riskFactors, ...compliance.findings].filter((one) => one.rule === rule);
  if (found.length === 0) return null;
  const sure = found.some(({ standing }) => standing !== 'to_check');
  return { evidence: found.flatMap(({ evidence }) => evidence), confidence: sure ? ASSERTED : TO_CHECK, sure };
}

function byFact(fact: Fact<unknown>): Borne | null {
  if (fact.status !== 'found' && fact.status !== 'stated' && fact.status !== 'ambiguous') return null;
  return { evidence: fact.evidence, confidence: fact.confidence, sure: true };
}

/**
 * The likeliest sentence of a provision that is not likely enough to be told as it and yet has its words. Looked for only where a wrong silence would be grave:
 * elsewhere it makes readers check what is not there.
 */
function doubtfulPassages(reading: Reading, { yes, no, positions }: QuestionDeclaration): Borne | null {
  const isGrave = Object.values(positions).some((one) => [one.yes, one.no, one.not_stated].includes('high'));
  const near = [yes, no]
    .flatMap((bearing) =>
      (bearing?.provisions ?? [])
        .flatMap((id) => reading.provisions.passages(id, isGrave ? NOT_SILENT : 1))
        .filter(({ sentence }) => wordsAgree(reading, sentence, bearing?.words)),
    )
    .toSorted((one, other) => other.probability - one.probability)[0];
  const sentence = near && reading.outline.sentences[near.sentence];
  if (!sentence) return null;
  const evidence = [evidenceAt(reading.contract, sentence.start, sentence.end)];
  return { evidence, confidence: near.probability, sure: false };
}

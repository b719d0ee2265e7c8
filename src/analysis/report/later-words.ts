import type { Evidence, QuestionAnswer, RiskAssessment } from '../../shared/analysis';
import { laterWords } from '../facts/changed-in-mail';
import type { Reading } from '../reading';

/** Evidence with the words of later mails that change what it quotes: 'Point 5 is fine, but only we can stop'. */
function withLaterWords(reading: Reading, evidence: Evidence[]): Evidence[] {
  const { words } = laterWords(reading, evidence);
  return words.length === 0 ? evidence : [...evidence, ...words];
}

/** Answers, each with the words of later mails that change what it rests on. */
export function answersWithLaterWords(reading: Reading, answers: readonly QuestionAnswer[]): QuestionAnswer[] {
  return answers.map((answer) => ({ ...answer, evidence: withLaterWords(reading, answer.evidence) }));
}

/** Risks, each with the words of later mails that change what it rests on. */
export function risksWithLaterWords(reading: Reading, risks: RiskAssessment): RiskAssessment {
  const riskFactors = risks.riskFactors.map((risk) => ({ ...risk, evidence: withLaterWords(reading, risk.evidence) }));
  return { ...risks, riskFactors };
}

import type { Evidence, QuestionAnswer, RiskAssessment } from '../../shared/analysis';
import { changedLater } from '../document/changed-later';
import { evidenceAt, overlaps } from '../evidence';
import type { Reading } from '../reading';

/** Evidence with the words of later mails that change what it quotes: 'Point 5 is fine, but only we can stop'. */
function withLaterWords({ contract, outline }: Reading, evidence: Evidence[]): Evidence[] {
  const changes = changedLater(contract, outline);
  if (changes.size === 0) return evidence;
  const changed = outline.sentences.filter(
    (sentence) => changes.has(sentence.start) && evidence.some((quoted) => overlaps(quoted, sentence)),
  );
  const later = changed
    .flatMap(({ start }) => changes.get(start)?.by ?? [])
    .filter((one, at, all) => all.findIndex(({ start }) => start === one.start) === at)
    .filter((one) => !evidence.some((quoted) => overlaps(quoted, one)));
  return later.length === 0
    ? evidence
    : [...evidence, ...later.map(({ start, end }) => evidenceAt(contract, start, end))];
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

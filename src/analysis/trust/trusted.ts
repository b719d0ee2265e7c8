import type { Compliance, Evidence, QuestionAnswer, RiskAssessment, Severity } from '../../shared/analysis';
import type { Reading } from '../reading';
import { type Claim, claimOfAnswer, claimOfPoint, claimOfRisk } from './claims';
import { likelihoodsOf } from './verifier';

/** From which likelihood on a claim is asserted, since one that is false costs as much trust as three that are true earn; below it has to be checked. Measured on labelled papers, out of fold (docs/risk-precision.md). */
export const ASSERTED_FROM = 0.75;
/** The same for what rests on silence: of 61 such claims that were told of 42 papers four readers held 7 for so, 22 for not worth a line, the others for false or misleading. */
export const SILENCE_FROM = 0.8;

/** What an analysis claims of a paper before anybody takes sides. */
export interface Claimed {
  risks: RiskAssessment;
  compliance: Compliance;
  answers: QuestionAnswer[];
}

/**
 * The same with how likely each claim is so, and with what is not likely enough as points to check. Nothing is taken away: an answer stays what the paper most
 * likely says.
 */
export function trusted(reading: Reading, { risks, compliance, answers }: Claimed): Claimed {
  const ofAnswers = answers.map((answer) => claimOfAnswer(reading.kind.id, answer));
  const ofRisks = risks.riskFactors.map((risk) => (isAsserted(risk) ? claimOfRisk(risk) : null));
  const ofPoints = compliance.findings.map((point) => (isAsserted(point) ? claimOfPoint(point) : null));
  const claims = [...ofAnswers, ...ofRisks, ...ofPoints].filter((claim) => claim !== null);
  const likelihoods = likelihoodsOf(reading, claims);
  const likely = new Map(claims.map((claim, at) => [claim, rounded(likelihoods[at] ?? 0)]));
  const of = (claim: Claim | null | undefined) => (claim ? likely.get(claim) : undefined);
  return {
    answers: answers.map((answer, at) => {
      const likelihood = of(ofAnswers[at]);
      if (likelihood === undefined) return answer;
      return { ...answer, likelihood, ...(answer.answer === 'unclear' ? {} : standingOf(likelihood, answer.evidence)) };
    }),
    risks: {
      ...risks,
      riskFactors: risks.riskFactors.map((risk, at) => {
        const likelihood = of(ofRisks[at]);
        if (likelihood === undefined) return risk;
        const doubt = standingOf(likelihood, risk.evidence);
        if (!doubt.standing) return { ...risk, likelihood };
        return { ...risk, likelihood, ...doubt, severity: lowered(risk.severity), gravity: risk.severity };
      }),
    },
    compliance: {
      ...compliance,
      findings: compliance.findings.map((point, at) => ({
        ...point,
        ...standingOf(of(ofPoints[at]) ?? 1, point.evidence),
      })),
    },
  };
}

const isAsserted = ({ standing }: { standing?: string | undefined }) => standing !== 'to_check';
const rounded = (likelihood: number) => Math.round(100 * likelihood) / 100;
/** What has to be checked is never high. */
const lowered = (severity: Severity): Severity => (severity === 'high' ? 'medium' : severity);

function standingOf(likelihood: number, evidence: readonly Evidence[]): { standing?: 'to_check' } {
  return likelihood < (evidence.length > 0 ? ASSERTED_FROM : SILENCE_FROM) ? { standing: 'to_check' } : {};
}

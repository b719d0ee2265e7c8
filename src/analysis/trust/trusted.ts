import type { Compliance, QuestionAnswer, RiskAssessment, Severity } from '../../shared/analysis';
import type { Reading } from '../reading';
import { type Claim, claimOfAnswer, claimOfPoint, claimOfRisk } from './claims';
import { likelihoodsOf } from './verifier';

/**
 * From which likelihood on a claim is asserted, since one that is false costs as much trust as three that are true earn; below it has to be checked. What is told
 * as grave must be surer, and what a side could live with is not worth a false line. Measured on labelled papers, each hand left out (docs/risk-precision.md).
 */
const ASSERTED_FROM: Readonly<Record<Severity, number>> = { high: 0.8, medium: 0.75, low: 0.85 };
/** The same for what rests on silence, at least: of 61 such claims that were told of 42 papers four readers held 7 for so, 22 for not worth a line, the others for false or misleading. */
const SILENCE_FROM = 0.8;
/** A point of law has no gravity of its own and is wrong more often than a risk. */
const GRAVITY_OF_POINTS: Severity = 'low';

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
      return { ...answer, likelihood, ...(answer.answer === 'unclear' ? {} : standingOf(likelihood, ofAnswers[at])) };
    }),
    risks: {
      ...risks,
      riskFactors: risks.riskFactors.map((risk, at) => {
        const likelihood = of(ofRisks[at]);
        if (likelihood === undefined) return risk;
        const doubt = standingOf(likelihood, ofRisks[at]);
        if (!doubt.standing) return { ...risk, likelihood };
        return { ...risk, likelihood, ...doubt, severity: lowered(risk.severity), gravity: risk.severity };
      }),
    },
    compliance: {
      ...compliance,
      findings: compliance.findings.map((point, at) => ({
        ...point,
        ...standingOf(of(ofPoints[at]) ?? 1, ofPoints[at]),
      })),
    },
  };
}

const isAsserted = ({ standing }: { standing?: string | undefined }) => standing !== 'to_check';
const rounded = (likelihood: number) => Math.round(100 * likelihood) / 100;
/** What has to be checked is never high. */
const lowered = (severity: Severity): Severity => (severity === 'high' ? 'medium' : severity);

/** From which likelihood on a claim is asserted: by how grave it would be, and by whether it rests on silence. */
export function assertedFrom({ severity, evidence }: Pick<Claim, 'severity' | 'evidence'>): number {
  const least = ASSERTED_FROM[severity ?? GRAVITY_OF_POINTS];
  return evidence.length > 0 ? least : Math.max(least, SILENCE_FROM);
}

function standingOf(likelihood: number, claim: Claim | null | undefined): { standing?: 'to_check' } {
  return claim && likelihood < assertedFrom(claim) ? { standing: 'to_check' } : {};
}

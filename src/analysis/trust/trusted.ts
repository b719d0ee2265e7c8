import type { Compliance, QuestionAnswer, RiskAssessment, Severity } from '../../shared/analysis';
import type { Reading } from '../reading';
import { isOfTerms, soWhenChecked } from '../risks/of-terms';
import { type Claim, claimOfAnswer, claimOfPoint, claimOfRisk } from './claims';
import { featuresOf } from './features';
import { materialitiesOf } from './materiality';
import { likelihoodsOf } from './verifier';

/**
 * From which likelihood on a claim is asserted, since one that is false costs as much trust as three that are true earn; below it has to be checked. What is told
 * as grave must be surer, and what a side could live with is not worth a false line. Measured on labelled papers, each hand left out (docs/risk-precision.md).
 */
const ASSERTED_FROM: Readonly<Record<Severity, number>> = { high: 0.8, medium: 0.75, low: 0.9 };
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

/** What each answer, risk and point claims; null of an answer that claims nothing. */
export interface Claims {
  ofAnswers: (Claim | null)[];
  ofRisks: Claim[];
  ofPoints: Claim[];
}

/** The claims of what was found, each in its place. */
export function claimsIn({ kind }: Reading, { risks, compliance, answers }: Claimed): Claims {
  return {
    ofAnswers: answers.map((answer) => claimOfAnswer(kind.id, answer)),
    ofRisks: risks.riskFactors.map(claimOfRisk),
    ofPoints: compliance.findings.map(claimOfPoint),
  };
}

/**
 * The same with how likely each claim is so, with how material it is, and with what is not likely enough as points to check. Nothing is taken away: an answer
 * stays what the paper most likely says.
 */
export function trusted(reading: Reading, found: Claimed): Claimed {
  const { risks, compliance, answers } = found;
  const { ofAnswers, ofRisks, ofPoints } = claimsIn(reading, found);
  const claims = [...ofAnswers, ...ofRisks, ...ofPoints].filter((claim) => claim !== null);
  const known = featuresOf(reading, claims);
  const likelihoods = likelihoodsOf(claims, known);
  const materialities = materialitiesOf(reading, claims, known);
  const likely = new Map(claims.map((claim, at) => [claim, rounded(likelihoods[at] ?? 0)]));
  const material = new Map(claims.map((claim, at) => [claim, materialities[at] ?? null]));
  const materialityOf = (claim: Claim | null | undefined) => {
    const materiality = claim ? material.get(claim) : null;
    return materiality == null ? {} : { materiality: rounded(materiality) };
  };
  return {
    answers: answers.map((answer, at) => {
      const claim = ofAnswers[at];
      if (!claim) return answer;
      const likelihood = likely.get(claim) ?? 0;
      const doubt = answer.answer === 'unclear' ? {} : standingOf(likelihood, claim);
      return { ...answer, likelihood, ...materialityOf(claim), ...doubt };
    }),
    risks: {
      ...risks,
      riskFactors: risks.riskFactors.map((risk, at) => {
        const claim = ofRisks[at] as Claim;
        const weighed = { ...risk, ...(isOfTerms(risk.rule) && materialityOf(claim)) };
        const seldom = soWhenChecked(risk.rule);
        if (!isAsserted(risk)) return { ...weighed, ...(seldom !== undefined && { likelihood: seldom }) };
        const likelihood = likely.get(claim) ?? 0;
        const doubt = standingOf(likelihood, claim);
        if (!doubt.standing) return { ...weighed, likelihood };
        const atMost = Math.min(likelihood, seldom ?? 1);
        return { ...weighed, likelihood: atMost, ...doubt, severity: lowered(risk.severity), gravity: risk.severity };
      }),
    },
    compliance: {
      ...compliance,
      findings: compliance.findings.map((point, at) => {
        const claim = ofPoints[at] as Claim;
        return isAsserted(point) ? { ...point, ...standingOf(likely.get(claim) ?? 1, claim) } : point;
      }),
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

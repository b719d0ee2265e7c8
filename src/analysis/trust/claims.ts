import type { Compliance, Evidence, QuestionAnswer, RiskAssessment, Severity } from '../../shared/analysis';
import { isOwnRight } from '../../shared/bearer';
import { builtInPositions, sidesOf } from '../playbooks/verdicts';
import type { Position } from '../questions/define-question';
import { questionOf } from '../questions/questions-of';

/** What is claimed of a paper, before anybody takes sides: an answer to a question, or what a rule or compliance point found. */
export interface Claim {
  id: string;
  source: 'answer' | 'rule' | 'compliance';
  /** Of an answer: which; 'unclear' where the paper may say what a side minds. Of what is missing by a rule: 'not_stated'. */
  says: 'yes' | 'no' | 'not_stated' | 'unclear';
  evidence: readonly Evidence[];
  severity: Severity | null;
  bearer?: string | undefined;
  /** The side that minds it, or minds it more than the other. */
  minds?: string | undefined;
}

const RANK: readonly (Severity | null)[] = [null, 'low', 'medium', 'high'];

/** The claim that an answer makes of a paper of a kind, be it that it may be what a side minds; null of one that claims nothing, and of one that no side minds. */
export function claimOfAnswer(kind: string | null, given: QuestionAnswer): Claim | null {
  const { id, answer, evidence, bearer } = given;
  const question = questionOf(id);
  if (!question || (answer === 'unclear' && evidence.length === 0)) return null;
  const answers = answer === 'unclear' ? (['yes', 'no'] as const) : ([answer] as const);
  const minded = (position: Position | undefined) => worstOf(answers.map((one) => position?.[one] ?? null));
  const severity = worstOf(Object.values(question.positions).map(minded));
  if (severity === null) return null;
  const ofSides = sidesOf(kind).map((side) => ({
    id: side.id,
    rank: isOwnRight(bearer, side.id) ? 0 : RANK.indexOf(minded(builtInPositions(kind, side.id).of(question, given))),
  }));
  const most = Math.max(...ofSides.map(({ rank }) => rank));
  const [minds, ...others] = ofSides.filter(({ rank }) => rank === most);
  return {
    id,
    source: 'answer',
    says: answer,
    evidence,
    severity,
    bearer,
    ...(minds && others.length === 0 && { minds: minds.id }),
  };
}

/** The claims of asserted risks that rules found. */
export function claimOfRisk({ rule, severity, evidence, favours }: RiskAssessment['riskFactors'][number]): Claim {
  return {
    id: rule,
    source: 'rule',
    says: evidence.length === 0 ? 'not_stated' : 'yes',
    evidence,
    severity,
    bearer: favours,
  };
}

/** The claim of a compliance point. */
export function claimOfPoint({ rule, evidence }: Compliance['findings'][number]): Claim {
  return {
    id: rule,
    source: 'compliance',
    says: evidence.length === 0 ? 'not_stated' : 'yes',
    evidence,
    severity: null,
  };
}

function worstOf(severities: readonly (Severity | null)[]): Severity | null {
  return severities.reduce((worst, one) => (RANK.indexOf(one) > RANK.indexOf(worst) ? one : worst), null);
}

import type { Compliance, Evidence, QuestionAnswer, RiskAssessment, Severity } from '../../shared/analysis';
import { QUESTIONS } from '../questions/declarations/registry';
import type { QuestionDeclaration } from '../questions/define-question';

/** What is claimed of a paper, before anybody takes sides: an answer to a question, or what a rule or compliance point found. */
export interface Claim {
  id: string;
  source: 'answer' | 'rule' | 'compliance';
  /** Of an answer: which; 'unclear' where the paper may say what a side minds. Of what is missing by a rule: 'not_stated'. */
  says: 'yes' | 'no' | 'not_stated' | 'unclear';
  evidence: readonly Evidence[];
  severity: Severity | null;
  bearer?: string | undefined;
}

const RANK: readonly (Severity | null)[] = [null, 'low', 'medium', 'high'];
const QUESTION_OF = new Map(QUESTIONS.map((question) => [question.id, question]));

/** The question of an id; undefined where there is none, as of rules. */
export function questionOf(id: string): QuestionDeclaration | undefined {
  return QUESTION_OF.get(id);
}

/** The claim that an answer makes, be it that it may be what a side minds; null of one that claims nothing, and of one that no side minds. */
export function claimOfAnswer({ id, answer, evidence, bearer }: QuestionAnswer): Claim | null {
  const question = questionOf(id);
  if (!question || (answer === 'unclear' && evidence.length === 0)) return null;
  const answers = answer === 'unclear' ? (['yes', 'no'] as const) : ([answer] as const);
  const severity = worstOf(
    Object.values(question.positions).flatMap((position) => answers.map((one) => position[one] ?? null)),
  );
  return severity === null ? null : { id, source: 'answer', says: answer, evidence, severity, bearer };
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

import type { QuestionAnswer, RiskFactor } from '../../shared/analysis';
import { questionOf } from '../questions/questions-of';

/** What an analysis raises for one side of a contract, by the side's id. */
export interface Raised {
  side: string;
  risks: readonly RiskFactor[];
}

/** What a paper's analysis asserts: how many risks, and whom the answers among them burden. */
export interface Asserted {
  inAll: number;
  /** The id of a side for each answer of which that is known; 'both' among them. */
  bearers: readonly string[];
}

/**
 * What is asserted to the sides of a paper, of all that is raised. An answer burdens whom its words burden, else the one side to which it is told, if it is asked of its kind of contract
 * alone: what is asked of any contract is told to the side that usually signs where nothing says whom it burdens.
 */
export function assertedOf(raised: readonly Raised[], neutral: string, answers: readonly QuestionAnswer[]): Asserted {
  const all = assertedIn(raised.flatMap(({ risks }) => risks));
  const ofSides = raised
    .filter(({ side }) => side !== neutral)
    .map(({ side, risks }) => ({ side, asserted: assertedIn(risks) }));
  const bearers = answers
    .filter(({ id }) => all.has(id))
    .flatMap(({ id, bearer }) => {
      if (bearer !== undefined) return [bearer];
      const told = ofSides.filter(({ asserted }) => asserted.has(id)).map(({ side }) => side);
      return told.length === 1 && questionOf(id)?.kinds !== 'any' ? told : [];
    });
  return { inAll: all.size, bearers };
}

/** The rules and questions by which something is asserted on words of the paper. */
function assertedIn(risks: readonly RiskFactor[]): ReadonlySet<string> {
  return new Set(
    risks.flatMap(({ standing, evidence, rule }) => (standing === 'asserted' && evidence.length > 0 ? rule : [])),
  );
}

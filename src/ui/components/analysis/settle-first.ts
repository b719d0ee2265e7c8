import { isAnswer } from '../../../shared/acting-for';
import type { Analysis, PlaybookVerdict, RiskAssessment, RiskFactor } from '../../../shared/analysis';
import { groundsOf, isToCheck, MOST_NAMED, withinSentence } from '../../../shared/overall-risk';
import { capitalised } from '../../../shared/phrases';

/** So many findings stand before everything else. */
const MOST_FIRST = 4;

/** What the paper itself lacks is settled after what it says. */
const OF_THE_PAPER: ReadonlySet<string> = new Set(['missing-exhibits', 'blanks', 'unsigned']);

/** The risks of a side in the order in which they are dealt with. */
export interface Settling {
  /** The gravest that are asserted: high ones, or medium ones where none is high. Where the rating comes from points to check alone, those that weigh most. */
  first: RiskFactor[];
  /** The rest of what is asserted and not low. */
  more: RiskFactor[];
  toCheck: RiskFactor[];
  low: RiskFactor[];
}

/** Sorts the risks of an assessment, which come gravest first. */
export function settlingOf({ riskFactors }: RiskAssessment): Settling {
  const grave = groundsOf(riskFactors);
  const gravest = grave.filter((risk) => isToCheck(risk) || risk.severity === grave[0]?.severity);
  const [ofPaper, written] = [true, false].map((wanted) =>
    gravest.filter(({ rule }) => OF_THE_PAPER.has(rule) === wanted),
  );
  const first = [...(written ?? []), ...(ofPaper ?? [])].slice(0, MOST_FIRST);
  return {
    first,
    more: grave.filter((risk) => !isToCheck(risk) && !first.includes(risk)),
    toCheck: riskFactors.filter((risk) => isToCheck(risk) && !first.includes(risk)),
    low: riskFactors.filter((risk) => !isToCheck(risk) && risk.severity === 'low'),
  };
}

/** What the analysis's own playbook makes of the answer that a risk comes from; undefined where it comes from a rule. */
export function verdictOf({ playbook }: Analysis, risk: RiskFactor): PlaybookVerdict | undefined {
  return isAnswer(risk.path) ? playbook?.verdicts.find(({ question }) => question === risk.rule) : undefined;
}

/** The subjects of risks as they stand in a list: 'repairs', 'late fee', each once. */
export function topicsOf(analysis: Analysis, risks: readonly RiskFactor[]): string[] {
  return [...new Set(risks.map((risk) => withinSentence(verdictOf(analysis, risk)?.title ?? risk.type)))];
}

/** The grounds are named if they are not longer than this together. */
const LONG_REASON = 220;

/** Why the rating is what it is, in the words of the gravest findings; what keeps a paper from being rated comes before. */
export function reasonOf(analysis: Analysis): string {
  const { riskAssessment, playbook } = analysis;
  if (riskAssessment.notAssessed) return capitalised(riskAssessment.notAssessed);
  if (!playbook) return riskAssessment.rationale;
  const { first } = settlingOf(riskAssessment);
  if (first.length === 0) return 'Nothing of high or medium severity was found in what was asked and read.';
  if (first.some(isToCheck))
    return `To be checked first: ${topicsOf(analysis, first).slice(0, MOST_NAMED).join('; ')}.`;
  const named = first.slice(0, MOST_NAMED).map(({ type }) => withinSentence(type));
  const reason = named.reduce((told, name) => (told.length + name.length < LONG_REASON ? `${told}; ${name}` : told));
  return `${capitalised(reason)}.`;
}

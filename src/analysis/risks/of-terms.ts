import { RISK_RULES } from './rules/registry';

const OF_TERMS = new Set(
  RISK_RULES.filter(
    ({ family, witness }) =>
      family !== 'paper' && witness !== 'every page' && !(typeof witness === 'object' && 'silence' in witness),
  ).map(({ id }) => id),
);

const SO_WHEN_CHECKED = new Map(RISK_RULES.map(({ id, soWhenChecked }) => [id, soWhenChecked]));

/** How often what a rule finds is so where it has to be checked; undefined where its points are to be read among the others. */
export function soWhenChecked(rule: string): number | undefined {
  return SO_WHEN_CHECKED.get(rule);
}

/** Whether what a rule finds is a term of the contract, and not the state of the paper or what it lacks. */
export function isOfTerms(rule: string): boolean {
  return OF_TERMS.has(rule);
}

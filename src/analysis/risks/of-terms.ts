import { RISK_RULES } from './rules/registry';

const OF_TERMS = new Set(
  RISK_RULES.filter(
    ({ family, witness }) =>
      family !== 'paper' && witness !== 'every page' && !(typeof witness === 'object' && 'silence' in witness),
  ).map(({ id }) => id),
);

/** Whether what a rule finds is a term of the contract, and not the state of the paper or what it lacks. */
export function isOfTerms(rule: string): boolean {
  return OF_TERMS.has(rule);
}

import { echoesAnswers } from '../../shared/acting-for';
import type { Playbook, PlaybookVerdict, RiskFactor, Severity } from '../../shared/analysis';
import { overlaps } from '../evidence';

const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/**
 * What rules found by one-sided wordings, with the side that it favours where the answers know it: 'the customer indemnifies, howsoever caused' is told
 * to the customer as an indemnity, and so is no risk of the provider's either.
 * @param ofSides what each side makes of the answers
 */
export function withFavouredSides(risks: readonly RiskFactor[], ofSides: readonly Playbook[]): RiskFactor[] {
  const [first, second] = ofSides;
  if (!first || !second) return [...risks];
  return risks.map((risk) => {
    if (risk.favours !== undefined || risk.evidence.length === 0 || !echoesAnswers(risk.rule)) return risk;
    const [one, other] = [first, second].map(({ verdicts }) => verdicts.filter((verdict) => isRaised(verdict, risk)));
    if (isToldBy(one ?? [], risk) && other?.length === 0) return { ...risk, favours: second.side };
    if (isToldBy(other ?? [], risk) && one?.length === 0) return { ...risk, favours: first.side };
    return risk;
  });
}

/** Whether a side is told something of words of the risk; what would have to be checked and weighs little is not told. */
function isRaised({ verdict, severity, evidence }: PlaybookVerdict, risk: RiskFactor): boolean {
  if (severity === null || (verdict === 'unclear' && severity === 'low')) return false;
  return evidence.some((one) => risk.evidence.some((its) => overlaps(one, its)));
}

/** Whether it is told for sure, at least as gravely, of all its words. */
function isToldBy(verdicts: readonly PlaybookVerdict[], risk: RiskFactor): boolean {
  const sure = verdicts.filter(
    ({ verdict, severity }) => verdict !== 'unclear' && severity !== null && RANK[severity] <= RANK[risk.severity],
  );
  return risk.evidence.every((its) => sure.some(({ evidence }) => evidence.some((one) => overlaps(one, its))));
}

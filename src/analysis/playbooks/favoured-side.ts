import { echoesAnswers } from '../../shared/acting-for';
import type { Evidence, Playbook, PlaybookVerdict, RiskFactor, Severity } from '../../shared/analysis';
import { overlaps } from '../evidence';

const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/**
 * What rules found by one-sided wordings, with the side that it favours where the answers know it: 'the customer indemnifies, howsoever caused' is told
 * to the customer as an indemnity, and so is no risk of the provider's either. Where the answers tell one side alone, but doubt it or find it less grave, the
 * words themselves have to say the same.
 * @param ofSides what each side makes of the answers
 * @param burdened the id of the side that words burden more likely than the other; null where nothing is known of that
 */
export function withFavouredSides(
  risks: readonly RiskFactor[],
  ofSides: readonly Playbook[],
  burdened: (evidence: readonly Evidence[]) => string | null,
): RiskFactor[] {
  const [first, second] = ofSides;
  if (!first || !second) return [...risks];
  return risks.map((risk) => {
    if (risk.favours !== undefined || risk.evidence.length === 0 || !echoesAnswers(risk.rule)) return risk;
    const [one, other] = [first, second].map(({ verdicts }) => verdicts.filter((verdict) => isRaised(verdict, risk)));
    const bears = (told: readonly PlaybookVerdict[] = [], { side }: Playbook) =>
      isToldBy(told, risk) || (told.length > 0 && burdened(risk.evidence) === side);
    if (other?.length === 0 && bears(one, first)) return { ...risk, favours: second.side };
    if (one?.length === 0 && bears(other, second)) return { ...risk, favours: first.side };
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

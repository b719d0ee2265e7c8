import type { Analysis, Fact, Facts } from '../../shared/analysis';
import { formatEnd } from '../../shared/format';

function textOf(fact: Fact): string | null {
  return fact.status === 'found' ? fact.value : null;
}

/** A date for people ('Mar 1, 2026'), 'No fixed end', or null when it was not found. */
function dayOf(fact: Fact): string | null {
  if (fact.status !== 'found') return null;
  return fact.normalized ? formatEnd(fact.normalized) : fact.value;
}

/** The facts that stand at the top of an analysis, as text for people. */
export function headlineOf(
  facts: Facts,
): Pick<Analysis, 'contractType' | 'jurisdiction' | 'governingLaw' | 'effectiveDate' | 'expirationDate'> {
  return {
    contractType: textOf(facts.contractType),
    jurisdiction: textOf(facts.jurisdiction),
    governingLaw: textOf(facts.governingLaw),
    effectiveDate: dayOf(facts.effectiveDate),
    expirationDate: dayOf(facts.expirationDate),
  };
}

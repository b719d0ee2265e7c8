import type { Reading } from '../reading';

/** Whether a law in force from `day` (YYYY-MM-DD) may reach the contract: false only when it is dated before that day. */
export function mayReach({ facts }: Reading, day: string): boolean {
  const dates = [facts.agreementDate, facts.effectiveDate].flatMap((fact) =>
    fact.status === 'found' ? [fact.value.iso] : [],
  );
  return dates.length === 0 || dates.some((date) => date >= day);
}

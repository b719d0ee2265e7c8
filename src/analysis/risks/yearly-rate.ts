/** A loan that is paid back in equal parts. */
interface EqualParts {
  /** What was lent. */
  principal: number;
  /** What is paid each time, in the same currency. */
  payment: number;
  count: number;
  /** Payments a year. */
  aYear: number;
}

/** Halvings of the range in which the rate lies: more digits than anybody needs. */
const STEPS = 60;

/**
 * The nominal yearly rate of a loan, 0.36 for 36%: the rate a payment at which all payments are together worth what was lent, times the payments of a
 * year (the actuarial method of 12 CFR 1026, Appendix J, for equal payments). Null where less is paid back than was lent.
 */
export function yearlyRate({ principal, payment, count, aYear }: EqualParts): number | null {
  if (payment * count < principal) return null;
  const worth = (rate: number) => (rate === 0 ? payment * count : (payment * (1 - (1 + rate) ** -count)) / rate);
  let [low, high] = [0, payment / principal];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    [low, high] = worth(middle) > principal ? [middle, high] : [low, middle];
  }
  return low * aYear;
}

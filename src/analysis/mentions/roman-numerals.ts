const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** 4 of 'IV' or 'iv'; NaN for what is no Roman numeral up to the hundreds, 0 for ''. */
export function romanValue(numeral: string): number {
  const values = [...numeral.toUpperCase()].map((letter) => VALUES[letter] ?? Number.NaN);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}

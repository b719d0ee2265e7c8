import { lowerBound } from '../../lower-bound';
import type { Money } from '../../mentions/money';

/** What makes two sums one: '1340 EUR'. */
export const sumKey = ({ amount, currency }: Money) => `${currency} ${amount}`;

/** The sums that a contract names: how each stands among the others. */
export class NamedSums {
  private readonly amounts: number[];
  private readonly counts = new Map<string, number>();

  constructor(sums: readonly Money[]) {
    this.amounts = sums.map(({ amount }) => amount).toSorted((one, other) => one - other);
    for (const sum of sums) this.counts.set(sumKey(sum), this.countOf(sum) + 1);
  }

  get count(): number {
    return this.amounts.length;
  }

  /** How often the sum is named. */
  countOf(sum: Money): number {
    return this.counts.get(sumKey(sum)) ?? 0;
  }

  /** How many of the named sums are larger, whatever their currency. */
  largerThan(amount: number): number {
    const { length } = this.amounts;
    return length - lowerBound(length, (index) => (this.amounts[index] ?? 0) <= amount);
  }
}

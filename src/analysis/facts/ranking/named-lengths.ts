import { addDays, addPeriod } from '../../mentions/calendar';
import type { Period } from '../../mentions/periods';
import type { NamedDays } from './named-days';

/** The lengths of time that a contract names: how often each, and whether it lies between two of its days. */
export class NamedLengths {
  private readonly counts = new Map<string, number>();
  private readonly between = new Map<string, boolean>();

  constructor(
    lengths: readonly Pick<Period, 'count' | 'unit'>[],
    private readonly dates: NamedDays,
  ) {
    for (const length of lengths) this.counts.set(keyOf(length), this.countOf(length) + 1);
  }

  /** How often the length is named, in the same unit. */
  countOf(length: Pick<Period, 'count' | 'unit'>): number {
    return this.counts.get(keyOf(length)) ?? 0;
  }

  /** Whether one named day is so much later than another one, give or take the day before; worked out once for a length. */
  isBetweenDays(length: Pick<Period, 'count' | 'unit'>): boolean {
    const key = keyOf(length);
    const known = this.between.get(key) ?? this.find(length);
    this.between.set(key, known);
    return known;
  }

  private find({ count, unit }: Pick<Period, 'count' | 'unit'>): boolean {
    return this.dates.different.some((day) => {
      const end = addPeriod(day, count, unit);
      return end !== null && (this.dates.countOf(end) > 0 || this.dates.countOf(addDays(end, -1)) > 0);
    });
  }
}

function keyOf({ count, unit }: Pick<Period, 'count' | 'unit'>): string {
  return `${count} ${unit}`;
}

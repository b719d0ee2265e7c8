import { lowerBound } from './lower-bound';

/** A day as it stands in the text. */
interface NamedDay {
  start: number;
  iso: string;
}

/** At most so many days are looked at around a place: a table of days says no more by being longer. */
const MOST_NEAR = 40;

/** The days that a contract names, in order of the text: how each stands among the others. */
export class NamedDays {
  private readonly isos: string[];
  private readonly counts = new Map<string, number>();

  constructor(private readonly days: readonly NamedDay[]) {
    this.isos = days.map(({ iso }) => iso).toSorted();
    for (const iso of this.isos) this.counts.set(iso, (this.counts.get(iso) ?? 0) + 1);
  }

  get count(): number {
    return this.days.length;
  }

  /** How often the day is named. */
  countOf(iso: string): number {
    return this.counts.get(iso) ?? 0;
  }

  /** How many of the named days are earlier. */
  earlierThan(iso: string): number {
    return lowerBound(this.isos.length, (index) => (this.isos[index] ?? '') < iso);
  }

  /** The days named at most so many characters away. */
  near(start: number, distance: number): NamedDay[] {
    const from = lowerBound(this.days.length, (index) => (this.days[index]?.start ?? 0) < start - distance);
    const near: NamedDay[] = [];
    for (let index = from; index < this.days.length && near.length < MOST_NEAR; index++) {
      const day = this.days[index];
      if (!day || day.start > start + distance) break;
      near.push(day);
    }
    return near;
  }
}

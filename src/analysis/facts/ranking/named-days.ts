import { lowerBound } from '../../lower-bound';
import { addDays } from '../../mentions/calendar';

/** A day as it stands in the text. */
interface NamedDay {
  start: number;
  iso: string;
}

/** At most so many days are looked at around a place: a table of days says no more by being longer. */
const MOST_NEAR = 40;

/** So many different days are tried as the start of a length. */
const MOST_STARTS = 80;

/** The days that a contract names, in order of the text: how each stands among the others. */
export class NamedDays {
  private readonly isos: string[];
  private readonly counts = new Map<string, number>();
  /** By month and day ('-05-04') the first and the last year of which that day is named. */
  private readonly years = new Map<string, readonly [string, string]>();
  /** The different days in order of the text, of very many the first. */
  readonly different: readonly string[];

  constructor(private readonly days: readonly NamedDay[]) {
    this.isos = days.map(({ iso }) => iso).toSorted();
    for (const iso of this.isos) {
      this.counts.set(iso, (this.counts.get(iso) ?? 0) + 1);
      const [year, day] = [iso.slice(0, 4), iso.slice(4)];
      this.years.set(day, [this.years.get(day)?.[0] ?? year, year]);
    }
    this.different = [...new Set(days.map(({ iso }) => iso))].slice(0, MOST_STARTS);
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

  /** Whether a day is named that is whole years before this one, or before the day after it: a term that ends here may begin on it. */
  isYearsAfter(iso: string): boolean {
    const year = iso.slice(0, 4);
    return [iso, addDays(iso, 1)].some((day) => (this.years.get(day.slice(4))?.[0] ?? year) < year);
  }

  /** Whether a day is named that is whole years after this one, or after the day before it. */
  isYearsBefore(iso: string): boolean {
    const year = iso.slice(0, 4);
    return [iso, addDays(iso, -1)].some((day) => (this.years.get(day.slice(4))?.[1] ?? year) > year);
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

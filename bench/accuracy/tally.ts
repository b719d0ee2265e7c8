/** Labelled answers beside those that were given, by question. */
export class Tally {
  private readonly answers: { name: string; wanted: string; given: string | null }[] = [];

  add(name: string, wanted: string, given: string | null): void {
    this.answers.push({ name, wanted, given });
  }

  /** The questions, in alphabetical order. */
  names(): string[] {
    return [...new Set(this.answers.map(({ name }) => name))].toSorted();
  }

  /** The share of answers that are right, 0 to 1; of one question where it is named. */
  accuracy(name?: string): number {
    const of = this.answers.filter((one) => name === undefined || one.name === name);
    return of.filter(({ wanted, given }) => wanted === given).length / Math.max(1, of.length);
  }

  /** The harmonic mean of precision and recall of one answer, over all questions. */
  f1(answer: string): number {
    const right = this.answers.filter(({ wanted, given }) => wanted === answer && given === answer).length;
    const wanted = this.answers.filter((one) => one.wanted === answer).length;
    const given = this.answers.filter((one) => one.given === answer).length;
    return (2 * right) / Math.max(1, wanted + given);
  }
}

/** Xorshift: the same numbers on every machine. `next()` is an unsigned 32-bit integer, `unit()` from 0 up to 1. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0 || 1;
  }

  next(): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return state >>> 0;
  }

  unit(): number {
    return this.next() / 4_294_967_296;
  }

  /** Shuffles the first `count` items in place (Fisher and Yates). */
  shuffle(items: Int32Array, count = items.length): void {
    for (let index = count - 1; index > 0; index--) {
      const other = this.next() % (index + 1);
      const kept = items[index] ?? 0;
      items[index] = items[other] ?? 0;
      items[other] = kept;
    }
  }
}

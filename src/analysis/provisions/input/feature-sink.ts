import { BUCKETS, bucketOf } from './hash';

/** Sparse rows one after another: row `i` has the features `buckets` and `values` from `starts[i]` to `starts[i + 1]`. */
export interface FeatureRows {
  starts: Int32Array;
  buckets: Int32Array;
  values: Float32Array;
}

/**
 * For each bucket the last group that had it, and its last slot in a row. One pair for all sinks, since a new one of a million places each for every text took
 * longer than filling it: groups are counted over all sinks, and a slot is one's own only where the sink has that bucket there.
 */
const lastGroup = new Int32Array(BUCKETS);
const lastSlot = new Int32Array(BUCKETS);
const MOST_GROUPS = 2 ** 31 - 1;
let groups = 0;

function nextGroup(): number {
  if (groups === MOST_GROUPS) {
    lastGroup.fill(0);
    groups = 0;
  }
  groups++;
  return groups;
}

/**
 * Collects rows of hashed features. A feature counts once in its group, and the group's features share its weight (their
 * values' squares add up to the weight's square), so that long sentences don't outweigh short ones.
 */
export class FeatureSink {
  private group = nextGroup();
  private first = 0;
  private size = 0;
  private buckets = new Int32Array(1 << 14);
  private values = new Float32Array(1 << 14);
  private readonly starts: number[] = [0];
  private pending = new Int32Array(1 << 8);
  private waiting = 0;

  /** Adds a feature to the group that is open. */
  add(hash: number): void {
    const bucket = bucketOf(hash);
    if (lastGroup[bucket] === this.group) return;
    lastGroup[bucket] = this.group;
    if (this.waiting === this.pending.length) this.pending = grown(this.pending, new Int32Array(this.waiting * 2));
    this.pending[this.waiting++] = bucket;
  }

  /** Closes the group: its features get their values. */
  endGroup(weight: number): void {
    const value = weight / Math.sqrt(Math.max(1, this.waiting));
    for (let at = 0; at < this.waiting; at++) this.put(this.pending[at] as number, value);
    this.waiting = 0;
    this.group = nextGroup();
  }

  /** Closes the row. */
  endRow(): void {
    this.first = this.size;
    this.starts.push(this.size);
  }

  rows(): FeatureRows {
    return {
      starts: Int32Array.from(this.starts),
      buckets: this.buckets.slice(0, this.size),
      values: this.values.slice(0, this.size),
    };
  }

  private put(bucket: number, value: number): void {
    const at = lastSlot[bucket] as number;
    if (at >= this.first && at < this.size && this.buckets[at] === bucket) {
      this.values[at] = (this.values[at] as number) + value;
      return;
    }
    if (this.size === this.buckets.length) {
      this.buckets = grown(this.buckets, new Int32Array(this.size * 2));
      this.values = grown(this.values, new Float32Array(this.size * 2));
    }
    this.buckets[this.size] = bucket;
    this.values[this.size] = value;
    lastSlot[bucket] = this.size++;
  }
}

function grown<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

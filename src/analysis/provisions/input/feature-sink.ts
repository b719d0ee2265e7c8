import { BUCKETS, bucketOf } from './hash';

/** Sparse rows one after another: row `i` has the features `buckets` and `values` from `starts[i]` to `starts[i + 1]`. */
export interface FeatureRows {
  starts: Int32Array;
  buckets: Int32Array;
  values: Float32Array;
}

/**
 * Collects rows of hashed features. A feature counts once in its group, and the group's features share its weight (their
 * values' squares add up to the weight's square), so that long sentences don't outweigh short ones.
 */
export class FeatureSink {
  private readonly stamp = new Int32Array(BUCKETS);
  private readonly slot = new Int32Array(BUCKETS);
  private group = 0;
  private first = 0;
  private size = 0;
  private buckets = new Int32Array(1 << 16);
  private values = new Float32Array(1 << 16);
  private readonly rowSlots = new Int32Array(BUCKETS);
  private readonly starts: number[] = [0];
  private pending: number[] = [];

  /** Adds a feature to the group that is open. */
  add(hash: number): void {
    const bucket = bucketOf(hash);
    if (this.stamp[bucket] === this.group + 1) return;
    this.stamp[bucket] = this.group + 1;
    this.pending.push(bucket);
  }

  /** Closes the group: its features get their values. */
  endGroup(weight: number): void {
    const value = weight / Math.sqrt(Math.max(1, this.pending.length));
    for (const bucket of this.pending) this.put(bucket, value);
    this.pending = [];
    this.group++;
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
    const at = this.slot[bucket] as number;
    if (this.rowSlots[bucket] === this.starts.length && at >= this.first) {
      this.values[at] = (this.values[at] as number) + value;
      return;
    }
    if (this.size === this.buckets.length) this.grow();
    this.buckets[this.size] = bucket;
    this.values[this.size] = value;
    this.rowSlots[bucket] = this.starts.length;
    this.slot[bucket] = this.size++;
  }

  private grow(): void {
    const buckets = new Int32Array(this.size * 2);
    buckets.set(this.buckets);
    this.buckets = buckets;
    const values = new Float32Array(this.size * 2);
    values.set(this.values);
    this.values = values;
  }
}

/** Features are hashed into this many bits; which of the buckets the model knows is part of its weights. */
export const BUCKET_BITS = 20;
export const BUCKETS = 1 << BUCKET_BITS;

/** FNV-1a over UTF-16 units: the same number on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/** One number from two, the order of which matters. */
export function mix(first: number, second: number): number {
  const turned = (first << 13) | (first >>> 19);
  return (Math.imul(turned, 0x9e3779b1) + Math.imul(second ^ 0x7f4a7c15, 0x85ebca6b)) | 0;
}

/** The bucket of a hash: MurmurHash3's finaliser, cut to `BUCKET_BITS`. */
export function bucketOf(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  return mixed & (BUCKETS - 1);
}

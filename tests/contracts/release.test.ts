import { expect, test } from 'bun:test';
import { releaseBytes } from '../../src/contracts/release';
import { MIB } from '../../src/shared/limits';

test('a large file is gone, whatever part of its memory is named', () => {
  const whole = new Uint8Array(3 * MIB);
  releaseBytes(whole.subarray(100, 2 * MIB));
  expect(whole.byteLength).toBe(0);
});

test('a small one stays: its memory may be shared with others', () => {
  const small = Buffer.from('%PDF-1.7');
  releaseBytes(small);
  expect(small.toString()).toBe('%PDF-1.7');
});

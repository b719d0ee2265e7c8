import { expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { hashFile } from '../../src/contracts/whole-file';
import { MIB } from '../../src/shared/limits';

test.each([0, 1, 4 * MIB, 9 * MIB + 7])('the hash of %d bytes is their SHA-256', async (length) => {
  const bytes = new Uint8Array(length).map((_, i) => (i * 31) % 253);
  expect(await hashFile(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('others have their turn while a long file is hashed', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  await hashFile(new Uint8Array(12 * MIB));
  order.push('hashed');
  expect(order).toEqual(['another', 'hashed']);
});

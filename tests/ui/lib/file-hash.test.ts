import { expect, test } from 'bun:test';
import { hashOfFile } from '../../../src/ui/lib/file-hash';

/** As Bun's own hasher says. */
const expected = (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex');

test.each([0, 1, 64, 3_000_001])(
  '%i bytes are hashed alike by the browser, and by the library where it does not',
  async (size) => {
    const bytes = new Uint8Array(size).map((_, at) => at % 251);
    const file = new Blob([bytes]);
    expect(await hashOfFile(file)).toBe(expected(bytes));
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    expect(await hashOfFile(file)).toBe(expected(bytes));
    Reflect.deleteProperty(crypto, 'subtle');
    expect(crypto.subtle).toBeDefined();
  },
);

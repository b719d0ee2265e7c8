import { sha256 } from '@noble/hashes/sha2.js';

/** The SHA-256 of a file, worked out while it is read. The page stays awake: each piece of the stream is a task of its own. */
export async function digestOf(file: Blob): Promise<Uint8Array> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return hash.digest();
    hash.update(value);
  }
}

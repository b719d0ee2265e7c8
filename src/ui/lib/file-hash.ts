import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The SHA-256 of a file in lower-case hex. Browsers work it out themselves on https and localhost; elsewhere a library does, as they offer nothing then.
 * Loaded with the first file that is given.
 */
export async function hashOfFile(file: Blob): Promise<string> {
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    : await digestOf(file);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Works it out while the file is read. The page stays awake: each piece of the stream is a task of its own. */
async function digestOf(file: Blob): Promise<Uint8Array> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return hash.digest();
    hash.update(value);
  }
}

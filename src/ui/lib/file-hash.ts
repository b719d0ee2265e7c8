/**
 * The SHA-256 of a file in lower-case hex. Browsers work it out themselves on https and localhost; elsewhere a library does, a piece of the file at a
 * time, as they offer nothing then.
 */
export async function hashOfFile(file: Blob): Promise<string> {
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    : await (await import('./hash-by-library')).digestOf(file);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

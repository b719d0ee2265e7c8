const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Refuses keys that are not ours: segments of letters, digits, '-', '_' and '.', none starting with a dot, so that no key
 * leads out of its folder or onto a side file. Keys are generated, so a refusal is a fault of the program.
 * @throws Error
 */
export function checkKey(key: string): void {
  if (key.length > 512 || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Set where the server is bundled, since its sources are not beside it (`scripts/bundle.ts`). */
declare const BUNDLED_ENGINE_VERSION: string | undefined;

const HEX_DIGITS = 8;

let known: string | undefined;

/**
 * The version of the built-in engine, by which stored analyses are told apart: a hash over what decides its answers, the sources of this
 * folder with their weights. Worked out at the first call, and never kept in a file that every change would have to touch.
 */
export function engineVersion(): string {
  known ??= typeof BUNDLED_ENGINE_VERSION === 'string' ? BUNDLED_ENGINE_VERSION : hashOf(import.meta.dir);
  return known;
}

/** Eight hexadecimal digits over the names and bytes of all files below a folder, whatever the order in which they are listed. */
export function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  let hash = 0n;
  for (const file of files) {
    hash = Bun.hash.xxHash64(file.slice(folder.length), hash);
    hash = Bun.hash.xxHash64(readFileSync(file), hash);
  }
  return hash.toString(16).padStart(16, '0').slice(-HEX_DIGITS);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Asset } from './dist';

const PUBLIC_FOLDER = join(import.meta.dir, '../../public');

/**
 * Every file below `public/` by its address, read once: only what is in this table is ever served, so nothing outside
 * of the folder can be reached. Dot files and what is in dot folders are left out.
 */
export function readPublicFiles(folder = PUBLIC_FOLDER): Map<string, Asset> {
  const files = new Map<string, Asset>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(folder, path).split(sep);
    if (!entry.isFile() || parts.some((part) => part.startsWith('.'))) continue;
    const identity = new Uint8Array(readFileSync(path));
    const etag = `"${Bun.hash(identity).toString(36)}"`;
    files.set(`/${parts.map(encodeURIComponent).join('/')}`, { type: Bun.file(path).type, etag, identity });
  }
  return files;
}

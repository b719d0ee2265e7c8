import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What `scripts/build.ts` leaves beside the assets. All addresses are absolute paths on this server (`/assets/...`). */
export interface Manifest {
  /** Hash of everything the build was made of; the same key means up to date. */
  key: string;
  entry: string;
  /** The script that starts what a contract beside its analysis needs, by itself. */
  firstScript: string;
  styles: string;
  /** The fonts that every page starts with. */
  fonts: string[];
  /** Source file of a dynamically imported module (`src/ui/...`) to its chunk and all chunks that it imports. */
  modules: Record<string, string[]>;
}

/** One asset in each encoding that was worth keeping. */
export interface Asset {
  type: string;
  etag: string;
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** The built browser part, held in memory: some 8 MB, most of it pdf.js, read once per process. */
export interface Dist {
  manifest: Manifest;
  assets: ReadonlyMap<string, Asset>;
}

export const DIST_FOLDER = join(import.meta.dir, '../../dist');

/**
 * Reads the built browser part.
 * @throws Error saying how to build it, if it is not there
 */
export function readDist(folder = DIST_FOLDER): Dist {
  const manifest = readManifest(folder);
  if (!manifest) throw new Error(`The browser part is not built (${folder} is missing). Run "bun run build" first.`);
  const files = join(folder, 'assets');
  const names = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(files, join(parentPath, name)).replaceAll(sep, '/'));
  const known = new Set(names);
  const read = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(files, name)));
  const optional = (name: string) => (known.has(name) ? read(name) : undefined);
  const assets = new Map<string, Asset>();
  for (const name of names.filter((name) => !name.endsWith('.br') && !name.endsWith('.gz'))) {
    assets.set(`/assets/${name}`, {
      type: Bun.file(name).type,
      etag: `"${name}"`,
      identity: read(name),
      br: optional(`${name}.br`),
      gzip: optional(`${name}.gz`),
    });
  }
  return { manifest, assets };
}

let current: Dist | undefined;

/** The built browser part of this process, read on first use. */
export function dist(): Dist {
  current ??= readDist();
  return current;
}

/** The manifest of an earlier build, or null. */
export function readManifest(folder = DIST_FOLDER): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

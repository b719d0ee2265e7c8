import { MOST_DEPTH, PATH_MOST } from './limits';

/** Characters of a name that is kept; the server keeps 300. */
const SHOWN_MOST = 250;
const BETWEEN = ' › ';
/** Control characters, and marks that turn the direction of text. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** What Windows, macOS and archivers put beside people's files. '._Lease.pdf' is no PDF, though it is called so. */
const OF_SYSTEMS = /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const ARCHIVE = /\.(?:zip|zipx|7z|rar|tar|tgz|gz|bz2|xz|zst)$/i;

/** The folders and the name of a path, as '.' and double separators leave them. */
export function partsOf(path: string): string[] {
  return path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
}

/** Whether a program put this file there and nobody looks for it. */
export function isOfSystem(path: string): boolean {
  const parts = partsOf(path);
  return parts.includes('__MACOSX') || OF_SYSTEMS.test(parts.at(-1) ?? '');
}

export const isPdfName = (path: string) => path.toLowerCase().endsWith('.pdf');
export const isZipName = (path: string) => path.toLowerCase().endsWith('.zip');
export const isArchiveName = (path: string) => ARCHIVE.test(path);

/** Why a path is not taken, for people; null where nothing speaks against it. Nothing is ever written by it: what it could harm is what people read. */
export function faultOfPath(path: string): string | null {
  if (UNSEEN.test(path)) return 'The name holds characters that cannot be shown.';
  if (path.length > PATH_MOST) return `The name is longer than ${PATH_MOST.toLocaleString('en-US')} characters.`;
  if (/^(?:[/\\]|[a-z]:)/i.test(path)) return 'The name is an absolute path, which no archive of papers has.';
  const parts = partsOf(path);
  if (parts.includes('..')) return 'The name leads out of the archive (“..”).';
  return parts.length - 1 > MOST_DEPTH ? `It lies in more than ${MOST_DEPTH} folders within one another.` : null;
}

/** A path that may hold anything, fit to be shown. */
export function printable(path: string): string {
  const shown = path.replaceAll(new RegExp(UNSEEN, 'gu'), '\ufffd');
  return shown.length > SHOWN_MOST ? `${shown.slice(0, SHOWN_MOST)}…` : shown || '(no name)';
}

/** How many first folders all of the paths have in common. */
export function sharedFolders(paths: readonly string[]): number {
  const [first = [], ...others] = paths.map((path) => partsOf(path).slice(0, -1));
  let shared = first.length;
  for (const folders of others) {
    const differs = first.slice(0, shared).findIndex((folder, at) => folders[at] !== folder);
    if (differs >= 0) shared = differs;
  }
  return shared;
}

/**
 * The name under which a file of a folder is kept and shown: 'Leases › 2024 › Mill Road.pdf', without the first `shared` folders. Where it is too long
 * its outer folders go.
 */
export function shownName(path: string, shared = 0): string {
  const parts = partsOf(path).map((part) => part.normalize('NFC'));
  const kept = parts.slice(Math.min(shared, parts.length - 1));
  for (let from = 0; from < kept.length; from++) {
    const name = [...(from > 0 ? ['…'] : []), ...kept.slice(from)].join(BETWEEN);
    if (name.length <= SHOWN_MOST || from === kept.length - 1) return name;
  }
  return 'contract.pdf';
}

import { UPLOAD_MAX_BYTES } from '../shared/limits';
import { FILE_EMPTY, FILE_TOO_LARGE } from '../shared/upload-messages';
import { ImportFault } from './import-fault';
import { MOST_FILES } from './limits';
import { faultOfPath, isOfSystem, isPdfName, isZipName, printable, sharedFolders, shownName } from './path';
import { type OpenedZip, openZip } from './zip';

/** A file as it was chosen, with the folders around it, separated by '/'. */
export interface GivenFile {
  path: string;
  blob: Blob;
}

/** A PDF that can be imported: the name it is kept by, its size in bytes, and its bytes, read when they are needed. */
export interface FoundPdf {
  name: string;
  size: number;
  read: () => Blob | Promise<Blob>;
}

/** What a choice of files, folders and ZIPs holds. */
export interface Found {
  pdfs: FoundPdf[];
  /** What would have been a contract and is not taken, and why, for people. */
  refused: { name: string; reason: string }[];
  /** Files that are no PDFs, which nobody expects to be taken. */
  passedOver: number;
}

/** Folders of a path and the name behind it. */
interface Placed {
  path: string;
  size: number;
  read: () => Blob | Promise<Blob>;
}

/**
 * Looks through what was chosen: PDFs by their names, and ZIPs, in which it looks for PDFs. Files that systems leave beside people's are passed over
 * without a word. Folders that all of them lie in are left out of the names.
 */
export async function gather(given: AsyncIterable<GivenFile> | Iterable<GivenFile>): Promise<Found> {
  const placed: Placed[] = [];
  const found: Found = { pdfs: [], refused: [], passedOver: 0 };
  const refuse = (path: string, reason: string) => found.refused.push({ name: printable(path), reason });
  for await (const { path, blob } of given) {
    if (isOfSystem(path)) continue;
    if (isZipName(path)) {
      const zip = await opened(path, blob);
      if (typeof zip === 'string') refuse(path, zip);
      else take(zip, path);
    } else if (isPdfName(path) || blob.type === 'application/pdf') {
      const reason = faultOfPath(path) ?? faultOfSize(blob.size) ?? faultOfCount(placed.length);
      if (reason) refuse(path, reason);
      else placed.push({ path, size: blob.size, read: () => blob });
    } else found.passedOver++;
  }
  found.pdfs = named(placed);
  return found;

  function take({ pdfs, refused, passedOver }: OpenedZip, zipPath: string): void {
    const inZip = (path: string) => `${zipPath.replace(/\.zip$/i, '')}/${path}`;
    for (const { path, reason } of refused) refuse(`${zipPath}: ${path}`, reason);
    found.passedOver += passedOver;
    for (const { path, size, read } of pdfs) {
      const reason = faultOfCount(placed.length);
      if (reason) refuse(`${zipPath}: ${path}`, reason);
      else placed.push({ path: inZip(path), size, read });
    }
  }
}

/** The PDFs of a ZIP, or why it can't be opened. */
async function opened(path: string, blob: Blob): Promise<OpenedZip | string> {
  const fault = faultOfPath(path);
  if (fault) return fault;
  try {
    return await openZip(blob);
  } catch (error) {
    if (error instanceof ImportFault) return error.message;
    throw error;
  }
}

function named(placed: readonly Placed[]): FoundPdf[] {
  const shared = sharedFolders(placed.map(({ path }) => path));
  return placed.map(({ path, size, read }) => ({ name: shownName(path, shared), size, read }));
}

function faultOfSize(size: number): string | null {
  if (size === 0) return FILE_EMPTY;
  return size > UPLOAD_MAX_BYTES ? FILE_TOO_LARGE : null;
}

function faultOfCount(already: number): string | null {
  if (already < MOST_FILES) return null;
  return `Only ${MOST_FILES.toLocaleString('en-US')} PDFs are taken at once. Import the rest afterwards.`;
}

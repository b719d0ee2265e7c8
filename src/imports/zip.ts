import {
  BlobReader,
  type Entry,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_ENCRYPTION,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { UPLOAD_MAX_BYTES } from '../shared/limits';
import { FILE_EMPTY, FILE_TOO_LARGE } from '../shared/upload-messages';
import { ImportFault } from './import-fault';
import { MOST_ENTRIES, MOST_FILES, MOST_RATIO, RATIO_FROM_BYTES, ZIP_MOST_BYTES } from './limits';
import { faultOfPath, isArchiveName, isOfSystem, isPdfName, partsOf, printable } from './path';

/** A PDF in a ZIP: its path there, its size in bytes by the directory, and its bytes. */
export interface ZippedPdf {
  path: string;
  size: number;
  /** Unpacks it in memory. @throws ImportFault where it is damaged or not what the directory says */
  read: () => Promise<Blob>;
}

export interface OpenedZip {
  pdfs: ZippedPdf[];
  /** Entries that are not taken, and why, for people. */
  refused: { path: string; reason: string }[];
  /** Files that are no PDFs. */
  passedOver: number;
}

const OPTIONS = {
  useWebWorkers: false,
  useCompressionStream: true,
  checkSignature: true,
  // Names are judged one by one: one bad name must not take the other papers away.
  filenameValidation: 'tolerant',
} as const;

const NOT_A_ZIP = 'This is no ZIP archive, or it is damaged.';
const DAMAGED = 'It is damaged in the archive and could not be unpacked.';
const GONE = 'The archive could not be read. It may have been moved or changed.';
const LOCKED = 'It is protected by a password. Please unpack it and choose the files.';

/** What the library's faults mean for people; all others are damage. */
const ARCHIVE_WORDS = new Map([
  [ERR_SPLIT_ZIP_FILE, 'The archive is one part of several. Please put them together and try again.'],
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY, 'The archive is protected by a password. Please unpack it and choose the folder.'],
]);
const ENTRY_WORDS = new Map([
  [ERR_ENCRYPTED, LOCKED],
  [ERR_UNSUPPORTED_ENCRYPTION, LOCKED],
]);

/**
 * The PDFs of a ZIP, by its directory. The archive is read where it lies, a part at a time, and an entry is unpacked into memory when it is asked for;
 * nothing is ever written by the names in it.
 * @throws ImportFault where the archive as a whole can't be read
 */
export async function openZip(archive: Blob): Promise<OpenedZip> {
  if (archive.size > ZIP_MOST_BYTES)
    throw new ImportFault('The archive is larger than 10 GB. Please unpack it and choose the folder.');
  const entries = await readDirectory(archive);
  const overlapping = overlaps(entries);
  const opened: OpenedZip = { pdfs: [], refused: [], passedOver: 0 };
  const taken = new Set<string>();
  let unpacked = 0;
  for (const entry of entries) {
    const { filename: path } = entry;
    if (entry.directory || isOfSystem(path)) continue;
    if (!isPdfName(path) && !isArchiveName(path)) {
      opened.passedOver++;
      continue;
    }
    const { uncompressedSize: size } = entry;
    const key = partsOf(path).join('/').normalize('NFC');
    const reason =
      faultOfPath(path) ??
      faultOfEntry(entry) ??
      (overlapping.has(entry) ? 'Its bytes lie within those of another entry, as in no honest archive.' : null) ??
      (taken.has(key) ? 'Another entry of the archive has the same name and was taken.' : null) ??
      (opened.pdfs.length >= MOST_FILES
        ? `Only ${MOST_FILES.toLocaleString('en-US')} PDFs are taken at once.`
        : null) ??
      (unpacked + size > ZIP_MOST_BYTES ? 'The archive unpacks to more than 10 GB; this one was left out.' : null);
    if (reason) {
      opened.refused.push({ path: printable(path), reason });
      continue;
    }
    taken.add(key);
    unpacked += size;
    opened.pdfs.push({ path, size, read: () => unpack(entry) });
  }
  return opened;
}

async function readDirectory(archive: Blob): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let seen = 0;
  try {
    for await (const entry of new ZipReader(new BlobReader(archive), OPTIONS).getEntriesGenerator()) {
      seen++;
      if (seen > MOST_ENTRIES)
        throw new ImportFault(
          `The archive has more than ${MOST_ENTRIES.toLocaleString('en-US')} entries. Please choose a smaller one.`,
        );
      if (isFile(entry)) entries.push(entry);
    }
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault(wordsOfArchive(error), { cause: error });
  }
  return entries;
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

/** What speaks against an entry by the archive's directory alone. */
function faultOfEntry(entry: FileEntry): string | null {
  const { filename, uncompressedSize: size, compressedSize: packed } = entry;
  if (isArchiveName(filename))
    return 'Archives within the archive are not opened. Please unpack it and choose the folder.';
  if (entry.encrypted) return LOCKED;
  if (!METHODS.includes(entry.compressionMethod)) return 'It is packed in a way that cannot be unpacked here.';
  if (entry.symlink) return 'It is a link and not a file.';
  if (size === 0) return FILE_EMPTY;
  if (size > UPLOAD_MAX_BYTES) return FILE_TOO_LARGE;
  if (size > RATIO_FROM_BYTES && size > packed * MOST_RATIO)
    return `It would unpack to over ${MOST_RATIO} times its size, as no PDF does.`;
  return null;
}

/** Entries that begin before the data of one before them ends: how an archive of a few KB unpacks to petabytes. */
function overlaps(entries: readonly FileEntry[]): Set<FileEntry> {
  const found = new Set<FileEntry>();
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) found.add(entry);
    end = Math.max(end, entry.offset + LOCAL_HEADER_BYTES + entry.compressedSize);
  }
  return found;
}

/** Stored and deflated: what nearly all archives have, and what browsers unpack themselves. */
const METHODS = [0, 8];

/** What stands at least before the data of an entry. */
const LOCAL_HEADER_BYTES = 30;

async function unpack(entry: FileEntry): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      length += piece.byteLength;
      // The directory may lie about the size, and what it says is what was judged.
      if (length > entry.uncompressedSize) throw new ImportFault(DAMAGED);
      pieces.push(piece);
    },
  });
  try {
    await entry.getData(sink, OPTIONS);
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault(wordsOfEntry(error), { cause: error });
  }
  return new Blob(pieces, { type: 'application/pdf' });
}

function wordsOfArchive(error: unknown): string {
  return isGone(error) ? GONE : (ARCHIVE_WORDS.get(messageOf(error)) ?? NOT_A_ZIP);
}

function wordsOfEntry(error: unknown): string {
  return isGone(error) ? GONE : (ENTRY_WORDS.get(messageOf(error)) ?? DAMAGED);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** The file was moved, changed or closed since it was chosen, as browsers tell it. */
function isGone(error: unknown): boolean {
  return error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);
}

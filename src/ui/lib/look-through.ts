import { type Found, type GivenFile, gather } from '../../imports/gather';
import { printable } from '../../imports/path';
import type { Chosen } from './chosen';

const UNREADABLE = 'It could not be read. It may have been moved, or you may not open it.';

/** The PDFs of what was chosen, dropped folders and ZIPs included, and what could not be read of it. */
export async function look(chosen: Chosen): Promise<{ found: Found; unreadable: Found['refused'] }> {
  const paths: string[] = [];
  const found = await gather(filesOf(chosen, paths));
  return { found, unreadable: paths.map((path) => ({ name: printable(path), reason: UNREADABLE })) };
}

/** What was chosen, by the name of the folder or archive; '' where it is several things. */
export function labelOf({ files, folders }: Chosen): string {
  const tops = files.map(({ webkitRelativePath, name }) => webkitRelativePath?.split('/')[0] || name);
  const [first, ...others] = new Set([...folders.map(({ name }) => name), ...tops]);
  return first && others.length === 0 ? first : '';
}

async function* filesOf({ files, folders }: Chosen, unreadable: string[]): AsyncGenerator<GivenFile> {
  for (const file of files) yield { path: file.webkitRelativePath || file.name, blob: file };
  for (const folder of folders) yield* filesBelow(folder, unreadable);
}

async function* filesBelow(folder: FileSystemDirectoryEntry, unreadable: string[]): AsyncGenerator<GivenFile> {
  for await (const entry of entriesOf(folder, unreadable)) {
    if (entry.isDirectory) {
      yield* filesBelow(entry as FileSystemDirectoryEntry, unreadable);
      continue;
    }
    const path = pathOf(entry);
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    ).catch(() => null);
    if (file) yield { path, blob: file };
    else unreadable.push(path);
  }
}

/** Browsers hand a folder over in portions, the last of which is empty. */
async function* entriesOf(folder: FileSystemDirectoryEntry, unreadable: string[]): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    ).catch(() => null);
    if (!portion) unreadable.push(pathOf(folder));
    if (!portion?.length) return;
    yield* portion;
  }
}

const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, '');

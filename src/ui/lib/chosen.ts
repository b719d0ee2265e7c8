import { isPdfFile } from './pdf-file';

/** What somebody chose or dropped. Folders have their files inside only when they were dropped; chosen ones come as files with their paths. */
export interface Chosen {
  files: File[];
  folders: FileSystemDirectoryEntry[];
}

/** More than these are imported together; so many are uploaded as single ones are, each watched to the end of its analysis. */
const FEW = 10;

/** What a drop carries. Must be asked while the drop is being told of: afterwards the browser takes it away. */
export function chosenIn({ items, files }: DataTransfer): Chosen {
  const chosen: Chosen = { files: [], folders: [] };
  for (const item of items ?? []) {
    if (item.kind !== 'file') continue;
    const entry = item.webkitGetAsEntry?.();
    const file = item.getAsFile();
    if (entry?.isDirectory) chosen.folders.push(entry as FileSystemDirectoryEntry);
    else if (file) chosen.files.push(file);
  }
  return items ? chosen : { files: [...files], folders: [] };
}

/** Whether it is to be imported: a folder, a ZIP, or more than a few PDFs. */
export function isMany({ files, folders }: Chosen): boolean {
  const inFolder = files.some(({ webkitRelativePath }) => webkitRelativePath);
  const zip = files.some(({ name }) => name.toLowerCase().endsWith('.zip'));
  return folders.length > 0 || inFolder || zip || files.filter(isPdfFile).length > FEW;
}

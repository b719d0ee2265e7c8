import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dir, 'papers');
const MARK = /\{([^{}]+)\}/g;

/** A short paper that we wrote ourselves, one paragraph a line, and the names of its parties as they are marked in it. */
export interface OwnPaper {
  text: string;
  parties: string[];
}

/** Reads a paper in which every party's name is marked once or more: '{Acme Ltd} (“Supplier”)'. */
function markedPaper(written: string): OwnPaper {
  const parties = new Set([...written.matchAll(MARK)].flatMap(([, name]) => name ?? []));
  return { text: written.replace(MARK, '$1'), parties: [...parties] };
}

/** The papers of a file, parted by lines of dashes. */
export function ownPapersIn(file: string): OwnPaper[] {
  return readFileSync(file, 'utf8')
    .split(/^---\s*$/m)
    .map((written) => written.trim())
    .filter((written) => written !== '')
    .map((written) => markedPaper(written.replace(/\n{2,}/g, '\n')));
}

/** The papers beside this file, in the order of their names. */
export function ownPapers(): OwnPaper[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => ownPapersIn(join(FOLDER, file)));
}

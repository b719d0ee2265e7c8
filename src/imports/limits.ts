import { MIB } from '../shared/limits';

const GIB = 1024 * MIB;

/** PDFs of one choice: a folder, a ZIP, or several of them. */
export const MOST_FILES = 10_000;
/** Entries of a ZIP, whatever they are. */
export const MOST_ENTRIES = 100_000;
/** Bytes of a ZIP itself, and of all the PDFs that it unpacks to. */
export const ZIP_MOST_BYTES = 10 * GIB;
/** How often the size of its packed bytes a PDF may have. Real ones lie below 20, as what is in them is packed already; a bomb has up to 1,032. */
export const MOST_RATIO = 200;
/** Below this size the ratio says nothing: a form that is empty packs well. */
export const RATIO_FROM_BYTES = MIB;
/** Folders within folders. */
export const MOST_DEPTH = 30;
/** Characters of a path within a folder or a ZIP. */
export const PATH_MOST = 1_000;

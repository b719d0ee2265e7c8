import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { knownContracts } from '../contracts/known';
import { submitContract } from '../contracts/submit';
import { hashFile } from '../contracts/whole-file';
import { findUserByEmail } from '../db/accounts';
import { AppError } from '../errors';
import { type Found, type GivenFile, gather } from '../imports/gather';
import { type ImportDoors, Importer, type ImportItem } from '../imports/importer';
import { isOfSystem, isPdfName, isZipName, printable } from '../imports/path';
import { openStorage } from '../storage/open';
import { FileProgress } from './file-progress';
import { type CommandDeps, withDatabase } from './with-database';

/** As many as a browser sends. */
const AT_ONCE = 3;

interface ImportOptions {
  user: string;
  json?: boolean;
}

/** `contracts import FOLDER|ZIP --user EMAIL`: the contracts of a folder or an archive become that user's. */
export async function importContracts(path: string, { user: email, json }: ImportOptions): Promise<void> {
  const { items, passedOver } = await withDatabase(async (deps) => {
    const user = await findUserByEmail(deps.db, email);
    if (!user) throw new AppError('not_found', `There is no user ${email}. Please sign up in the browser first.`);
    const found = await look(path);
    return { items: await take(await doorsOf(deps, user.id), found), passedOver: found.passedOver };
  });
  if (json) console.log(JSON.stringify(asJson(items, passedOver), null, 2));
  else report(items, passedOver);
  if (items.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

/** What the folder or the archive holds; a folder's links are refused, since they lead anywhere. */
async function look(path: string): Promise<Found> {
  const what = await stat(path).catch(() => null);
  if (!what) throw new AppError('not_found', `There is no folder or file ${path}.`);
  if (what.isDirectory()) {
    const links: string[] = [];
    const found = await gather(filesBelow(path, links));
    const refused = links.map((name) => ({ name: printable(name), reason: 'It is a link and is not followed.' }));
    return { ...found, refused: [...found.refused, ...refused] };
  }
  if (!isZipName(path)) throw new AppError('invalid', `${path} is neither a folder nor a ZIP archive.`);
  return await gather([{ path: basename(path), blob: Bun.file(path) }]);
}

/** Walked by hand: Bun's own recursion follows links, in circles too. */
async function* filesBelow(folder: string, links: string[], above = ''): AsyncGenerator<GivenFile> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const name = above + entry.name;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, links, `${name}/`);
    else if (entry.isFile()) yield { path: name, blob: Bun.file(path) };
    else if (entry.isSymbolicLink() && isPdfName(name) && !isOfSystem(name)) links.push(name);
  }
}

async function doorsOf({ config, db, now }: CommandDeps, userId: string): Promise<ImportDoors> {
  const storage = await openStorage(config);
  // The server's worker looks for itself.
  const deps = { db, storage, now, wakeWorker: () => undefined };
  return {
    hash: async (file) => await hashFile(await bytesOf(file)),
    ask: (sha256) => knownContracts(deps, userId, sha256),
    send: async ({ name, blob }) => submitContract(deps, { userId, filename: name, bytes: await bytesOf(blob) }),
    failureOf: (error) => {
      if (error instanceof AppError) return { reason: error.message, mayRetry: false };
      return { reason: error instanceof Error ? error.message : String(error), mayRetry: false };
    },
  };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Imports what was found; the items in their order. */
async function take(doors: ImportDoors, found: Found): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  const progress = new FileProgress();
  progress.onTotal({ files: found.pdfs.length });
  const onItems = (changed: ImportItem[]) => {
    for (const item of changed) {
      const before = items[item.id];
      items[item.id] = item;
      if (hasEnded(item) && before && !hasEnded(before)) progress.onFile(item.size);
    }
  };
  try {
    await new Importer(doors, { onItems, onPause: () => undefined, onHalt: () => undefined }, pLimit(AT_ONCE)).add(
      found,
    );
  } finally {
    progress.stop();
  }
  return items;
}

const hasEnded = ({ state }: ImportItem) => state === 'sent' || state === 'known' || state === 'failed';

/** The result for people: what was there already and what failed, each by its name, and the sums. */
function report(items: ImportItem[], passedOver: number): void {
  for (const { name, contract, sameAs, state } of items) {
    if (state !== 'known') continue;
    console.log(`already there  ${name}  ${sameAs ? `(the same bytes as ${sameAs})` : wasUploaded(contract)}`);
  }
  for (const { name, reason, state } of items)
    if (state === 'failed') console.error(`failed         ${name}  ${reason}`);
  const count = (state: ImportItem['state']) => items.filter((item) => item.state === state).length;
  const others = passedOver > 0 ? ` ${passedOver} other ${passedOver === 1 ? 'file is' : 'files are'} no PDF.` : '';
  console.log(
    `${count('sent')} imported, ${count('known')} already there, ${count('failed')} failed.${others}${count('sent') > 0 ? ' Analyzed while a server runs.' : ''}`,
  );
}

function wasUploaded(contract: ImportItem['contract']): string {
  return `(uploaded on ${contract?.uploadedAt} as ${contract?.filename}, ${contract?.id})`;
}

/** The same for programs. */
function asJson(items: ImportItem[], passedOver: number) {
  const of = (state: ImportItem['state']) => items.filter((item) => item.state === state);
  return {
    imported: of('sent').map(({ name, size, contract }) => ({ file: name, bytes: size, id: contract?.id })),
    alreadyThere: of('known').map(({ name, contract, sameAs }) =>
      sameAs ? { file: name, sameAs } : { file: name, id: contract?.id, uploadedAt: contract?.uploadedAt },
    ),
    failed: of('failed').map(({ name, reason }) => ({ file: name, reason })),
    passedOver,
  };
}

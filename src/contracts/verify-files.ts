import type { Database } from '../db/client';
import { findStoredFile } from '../db/contracts';
import { checkFile, type NamedStorage, patiently } from './check-file';
import type { FileFault } from './copy-files';
import { type EveryFileOptions, forEveryFile } from './every-file';

/**
 * Reads the file of every contract and compares it with the SHA-256 taken when it was uploaded.
 * @throws AppError unavailable where the store does not answer
 */
export async function verifyFiles(
  { db, store }: { db: Database; store: NamedStorage },
  options: EveryFileOptions,
): Promise<{ right: number; faults: FileFault[] }> {
  let right = 0;
  const faults: FileFault[] = [];
  await forEveryFile(
    db,
    async (file) => {
      const holding = await patiently(store, () => checkFile(store, file));
      if (holding === 'right') right++;
      else if (await findStoredFile(db, file.id)) faults.push({ id: file.id, fault: holding });
    },
    options,
  );
  return { right, faults };
}

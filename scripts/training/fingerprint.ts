import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { featuresOf } from '../../src/analysis/provisions/input/features';
import { outlineOf } from '../../src/analysis/provisions/input/segment';

const ROOT = join(import.meta.dir, '../..');
const FOLDERS = ['scripts/samples', 'tests/fixtures/plain-english'];

/**
 * One SHA-256 over all that the clause model is given of our own sample contracts: their sections, sentences and features. It changes
 * when anything in `provisions/input` answers differently, and then the model must be trained again.
 * @param textOf makes a contract's text of plain words
 */
export function inputFingerprint(textOf: (plain: string) => ContractText): string {
  const hasher = new Bun.CryptoHasher('sha256');
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join(ROOT, folder)).toSorted()) {
      if (!file.endsWith('.txt')) continue;
      // What is said of a fixture stands below a line of dashes and is no input.
      const [plain = ''] = readFileSync(join(ROOT, folder, file), 'utf8').split('\n-----\n');
      const outline = outlineOf(textOf(plain));
      const { starts, buckets, values, fits, sure } = featuresOf(outline);
      hasher.update(JSON.stringify([file, outline.sections, outline.sentences, [...sure]]));
      for (const part of [starts, buckets, values, fits])
        hasher.update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
    }
  }
  return hasher.digest('hex');
}

/** The fingerprint of the input that `weights.bin` was trained with; to be set anew with every training. */
export const TRAINED_INPUT = '592667ec1323bbf193a8053f48b3bb047145a188f36c802b038c6576f201c2a8';

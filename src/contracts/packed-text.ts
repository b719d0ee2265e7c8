import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { ContractText } from '../analysis/pdf/contract-text';
import { indexText, type TextIndex } from '../search/index-text';
import { storableText } from './storable';

const decompress = promisify(gunzip);

/**
 * The text of a contract as it is kept with a run: gzipped JSON. Made in the process that reads the PDF, since it takes some 40 ms for 200
 * pages, during which a server would answer nobody.
 */
export function packText(contract: ContractText): Uint8Array<ArrayBuffer> {
  return gzipSync(JSON.stringify({ ...contract, text: storableText(contract.text) }));
}

/** @throws Error where the bytes are not of `packText` */
export async function unpackText(packed: Uint8Array): Promise<ContractText> {
  return JSON.parse((await decompress(packed)).toString()) as ContractText;
}

/** What the search needs of a contract, of the text as it is kept. Made in the process that reads the PDF likewise. */
export function indexOf(contract: ContractText): TextIndex {
  return indexText({ ...contract, text: storableText(contract.text) });
}

import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { extractContract } from '../../src/analysis/pdf/pdf';

/** A labelled contract: for each category, spans as [start, end, text] with offsets into the data set's own text. */
export interface GoldContract {
  pdf: string;
  clauses: Record<string, [start: number, end: number, text: string][]>;
}

/** The labels of `gold.jsonl` in a folder that has the PDFs in `pdf/`. */
export function readGold(folder: string): GoldContract[] {
  const lines = readFileSync(join(folder, 'gold.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/**
 * The texts of the PDFs, in the order of the labels.
 * @param texts a folder in which texts are kept from one run to the next; empty it when the extraction changes
 */
export async function readTexts(
  folder: string,
  gold: readonly Pick<GoldContract, 'pdf'>[],
  texts?: string,
): Promise<ContractText[]> {
  const contracts: ContractText[] = [];
  if (texts) await mkdir(texts, { recursive: true });
  for (const { pdf } of gold) {
    const kept = texts && join(texts, `${basename(pdf)}.json`);
    if (kept && existsSync(kept)) {
      contracts.push(await Bun.file(kept).json());
      continue;
    }
    const contract = await extractContract(await Bun.file(join(folder, 'pdf', basename(pdf))).bytes());
    if (kept) await Bun.write(kept, JSON.stringify(contract));
    contracts.push(contract);
  }
  return contracts;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RANKED_FACTS, type RankedFact } from '../../../src/analysis/facts/ranking/weights';

const FOLDER = join(import.meta.dir, 'contracts');
const MARK = /\{([a-z,]+):([^{}]*)\}/g;

/** A short contract that we wrote ourselves, with the places of its facts. */
export interface OwnContract {
  /** One paragraph a line. */
  text: string;
  marks: { fact: RankedFact; start: number; end: number }[];
}

/** Reads a contract in which values are marked as '{effective:1 June 2020}' or '{agreement,effective:1 June 2020}'. */
function markedContract(written: string): OwnContract {
  const marks: OwnContract['marks'] = [];
  let text = '';
  let from = 0;
  for (const match of written.matchAll(MARK)) {
    const { 0: whole, 1: facts = '', 2: value = '', index } = match;
    text += written.slice(from, index);
    for (const name of facts.split(',')) {
      const fact = RANKED_FACTS.find((ranked) => ranked === name);
      if (!fact) throw new Error(`No fact is called "${name}" in "${whole}".`);
      marks.push({ fact, start: text.length, end: text.length + value.length });
    }
    text += value;
    from = index + whole.length;
  }
  return { text: text + written.slice(from), marks };
}

/** Our own contracts, in the order of their files. */
export function ownContracts(): OwnContract[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split(/^---\s*$/m))
    .map((written) => written.trim())
    .filter((written) => written !== '')
    .map((written) => markedContract(written.replace(/\n{2,}/g, '\n')));
}

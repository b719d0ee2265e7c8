import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dir, '../fixtures/plain-english');

/** A contract in everyday words, and what a careful lawyer would say of it. */
export interface PlainContract {
  name: string;
  text: string;
  overall: string;
  /** Ids of the rules that must fire; 'a|b' for one of the two. */
  risks: string[];
  /** Rules that may fire besides, rightly but for little. */
  may: string[];
  /** Clauses that it has, by category; 'A|B' for one of the two. */
  clauses: string[];
  /** Points of compliance to which it gives cause. */
  compliance: string[];
}

function listIn(labels: string, key: string, separator: string): string[] {
  const line = new RegExp(`^${key}:(.*)$`, 'm').exec(labels)?.[1] ?? '';
  return line
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The contracts of `tests/fixtures/plain-english`, all written by us: the text, a line of dashes, what is in it. */
export function plainContracts(): PlainContract[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const [text = '', labels = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n-----\n');
      return {
        name: file.replace(/\.txt$/, ''),
        text,
        overall: listIn(labels, 'overall', ',')[0] ?? '',
        risks: listIn(labels, 'risks', ','),
        may: listIn(labels, 'may', ','),
        clauses: listIn(labels, 'clauses', ';'),
        compliance: listIn(labels, 'compliance', ','),
      };
    });
}

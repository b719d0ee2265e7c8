import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENTENCES_FOLDER } from './provisions/own-provisions';

/** A sentence of our own that says, softens or denies what a question or a rule looks for, or only sounds like it. */
export interface Wording {
  id: string;
  says: 'yes' | 'fair' | 'no' | 'other';
  text: string;
  /** The file it is of: in whose words, and to what end. */
  set: string;
  /** Whether the head of a provision has learned it. */
  isLearned: boolean;
}

const FOLDER = join(import.meta.dir, '../../bench/wordings');

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All of `bench/wordings/*.jsonl`. */
export function readWordings(): Wording[] {
  const learned = new Set(
    readdirSync(SENTENCES_FOLDER)
      .flatMap((file) => readFileSync(join(SENTENCES_FOLDER, file), 'utf8').split('\n'))
      .map((line) => letters(line.slice(2))),
  );
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .trim()
        .split('\n')
        .map((line): Wording => {
          const wording: Pick<Wording, 'id' | 'says' | 'text'> = JSON.parse(line);
          return { ...wording, set: file.replace('.jsonl', ''), isLearned: learned.has(letters(wording.text)) };
        }),
    );
}

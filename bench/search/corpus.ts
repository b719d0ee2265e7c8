import { join } from 'node:path';
import type { ContractText, Page, Paragraph, Run } from '../../src/analysis/pdf/contract-text';

/** Our own training sentences: what contracts say, in some thirty thousand ways. */
const SENTENCES = join(import.meta.dir, '../../src/analysis/provisions/sentences');
const WORDS_PER_PAGE = 500;
const WORDS_PER_HEADING = 400;
/** So many of the words are names, numbers and rare words, which our sentences have too few of. */
const RARE_SHARE = 0.06;
const NUMBER_SHARE = 0.2;
const RARE_WORDS = 60_000;

export async function ownSentences(): Promise<string[]> {
  const files = [...new Bun.Glob('*.txt').scanSync(SENTENCES)].sort();
  const texts = await Promise.all(files.map((name) => Bun.file(join(SENTENCES, name)).text()));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => /^[+-] \S/.test(line))
      .map((line) => line.slice(2)),
  );
}

/** Numbers from 0 to 1, the same ones each time. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** The n-th of the rare words: syllables, so that parts of words are found in many of them. */
export function rareWord(n: number): string {
  const [consonants, vowels, endings] = ['bcdfglmnprstv', 'aeiou', ['', 'er', 'ing', 'ton', 'a', 'us', 'ley']];
  let word = '';
  for (let left = n + 300, i = 0; left > 0 || i < 2; left = Math.floor(left / 65), i++)
    word += (consonants[left % 13] ?? '') + (vowels[Math.floor(left / 13) % 5] ?? '');
  return word + (endings[n % 7] ?? '');
}

/** Of so many things one by Zipf's law: the n-th is met 1/n as often as the first. */
const zipf = (random: () => number, many: number) => Math.floor(many ** random()) - 1;

/** A contract of so many pages: sentences of ours, those of some subjects far more often than others, with rare words, names and numbers among them. */
export function contractOf(sentences: readonly string[], pages: number, seed: number): ContractText {
  const random = randomFrom(seed);
  const paragraphs: Paragraph[] = [];
  const starts: number[] = [0];
  let [text, words] = ['', 0];
  const subject = Math.floor(random() * sentences.length);
  const add = (line: string, kind: Paragraph['kind']) => {
    const start = text.length;
    text += `${line}\n`;
    words += line.split(' ').length;
    const page = Math.min(pages, Math.floor(words / WORDS_PER_PAGE) + 1);
    if (page > starts.length) starts.push(start);
    paragraphs.push({ start, end: text.length - 1, page, kind });
  };
  for (let heading = 0; words < pages * WORDS_PER_PAGE; ) {
    const at = Math.floor(subject + random() ** 3 * sentences.length) % sentences.length;
    const sentence = sentences[at] ?? '';
    if (words >= heading * WORDS_PER_HEADING)
      add(`${++heading}. ${sentence.split(' ').slice(0, 3).join(' ')}`, 'heading');
    add(
      sentence
        .split(' ')
        .map((word) => varied(word, random))
        .join(' '),
      'body',
    );
  }
  const ends = [...starts.slice(1), text.length];
  const runs = starts.map((start, i): Run => [start, ends[i] ?? text.length, i + 1, 72, 72, 468, 648]);
  const pagesOf = starts.map((start, i): Page => {
    return { number: i + 1, start, end: ends[i] ?? text.length, width: 612, height: 792, source: 'text' };
  });
  return { text: text.trimEnd(), pages: pagesOf, paragraphs, runs, truncated: false };
}

function varied(word: string, random: () => number): string {
  if (random() >= RARE_SHARE) return word;
  return random() < NUMBER_SHARE ? String(Math.floor(random() * 5_000)) : rareWord(zipf(random, RARE_WORDS));
}

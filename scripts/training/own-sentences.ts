import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../../src/analysis/document/outline';
import { CATEGORY_NAMES, type Category } from '../../src/analysis/provisions/categories';
import { featuresOf } from '../../src/analysis/provisions/input/features';
import { CATEGORY_COUNT, type Example } from './examples';

const FOLDER = join(import.meta.dir, 'sentences');
/** Our sentences stand in no contract: they are put at every place in turn, so that none is learned from them. */
const PLACES = 10;
/** In no fold: they are always learned from and never measured by. */
const NO_FOLD = -1;

/** The categories of a line's left side; '-' for a sentence that only looks like a clause. */
function categoriesOf(left: string): Category[] {
  if (left.trim() === '-') return [];
  return left.split(';').map((written) => {
    const name = CATEGORY_NAMES.find((category) => category === written.trim());
    if (!name) throw new Error(`No category is called "${written.trim()}".`);
    return name;
  });
}

let read: Example[] | null = null;

/** The sentences that we wrote ourselves, mostly for categories of which few contracts have a clause, an example each; read once. */
export function ownExamples(): Example[] {
  read ??= readExamples();
  return read;
}

/** The sentences as they are written, with the categories of each. */
export function ownLines(): { text: string; categories: Category[] }[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const bar = line.indexOf('|');
      return { text: line.slice(bar + 1).trim(), categories: categoriesOf(line.slice(0, bar)) };
    });
}

function readExamples(): Example[] {
  return ownLines().map(({ text, categories }, index) => exampleOfSentence(text, categories, index % PLACES));
}

function exampleOfSentence(text: string, categories: readonly Category[], place: number): Example {
  const sentences = Array.from(
    { length: PLACES },
    (_, index): Sentence => ({ start: 0, end: 0, text: index === place ? text : '', paragraph: index, section: null }),
  );
  const { starts, buckets, values, fits } = featuresOf({ sections: [], sentences });
  const from = starts[place] ?? 0;
  const to = starts[place + 1] ?? 0;
  const present = CATEGORY_NAMES.map((category) => categories.includes(category));
  return {
    fold: NO_FOLD,
    features: {
      starts: Int32Array.of(0, to - from),
      buckets: buckets.slice(from, to),
      values: values.slice(from, to),
      fits: fits.slice(place * CATEGORY_COUNT, (place + 1) * CATEGORY_COUNT),
      sure: new Set(),
    },
    labels: Uint8Array.from(present, Number),
    present,
  };
}

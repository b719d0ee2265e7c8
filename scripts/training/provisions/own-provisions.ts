import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where each provision of our own has its sentences, a file of its id each. */
export const SENTENCES_FOLDER = join(import.meta.dir, '../../../src/analysis/provisions/sentences');
const EXTENSION = '.txt';
/** Fewer teach a head nothing that holds elsewhere. */
const LEAST_POSITIVES = 25;
const LEAST_NEAR_MISSES = 12;

/** Ids that begin so are of subjects: they have all that speaks of a thing, whatever it says of it. */
const SUBJECT = 'speaks-of-';

/** Whether a provision is a subject, so that sentences of other provisions may speak of it as well. */
export function isSubject(id: string): boolean {
  return id.startsWith(SUBJECT);
}

/** A provision of our own and the sentences that we wrote for it. */
export interface OwnProvision {
  id: string;
  positives: string[];
  /** Sentences that look like it and are not: the opposite, the other side, a definition, a mention in passing. */
  nearMisses: string[];
}

/**
 * Reads a provision's file: `+ sentence`, `- near miss`, `# comment`, a line each.
 * @throws Error for another line, a sentence written twice, or too few of either
 */
export function parseProvision(id: string, source: string): OwnProvision {
  const provision: OwnProvision = { id, positives: [], nearMisses: [] };
  const seen = new Set<string>();
  for (const line of source.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const text = line.slice(2).trim();
    if (!(line.startsWith('+ ') || line.startsWith('- ')) || text === '')
      throw new Error(`${id}: a line is '+ sentence', '- near miss' or '# comment', not "${line}".`);
    if (seen.has(text)) throw new Error(`${id}: "${text}" is written twice.`);
    seen.add(text);
    (line.startsWith('+') ? provision.positives : provision.nearMisses).push(text);
  }
  const { positives, nearMisses } = provision;
  if (positives.length < LEAST_POSITIVES || nearMisses.length < LEAST_NEAR_MISSES)
    throw new Error(`${id}: ${positives.length} sentences and ${nearMisses.length} near misses are too few.`);
  return provision;
}

/** Every provision of our own, by id. */
export function readOwnProvisions(folder = SENTENCES_FOLDER): OwnProvision[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .toSorted()
    .map((file) => parseProvision(file.slice(0, -EXTENSION.length), readFileSync(join(folder, file), 'utf8')));
}

/** A sentence of our own: to which provisions (places in the list) it belongs, and of which it is a near miss. */
export interface OwnSentence {
  text: string;
  positiveOf: Set<number>;
  nearMissOf: Set<number>;
  fold: number;
}

/** All sentences, each once: the same words in two files are of both provisions. Folds go round among a file's sentences and among its near misses. */
export function ownSentencesOf(provisions: readonly OwnProvision[], folds: number): OwnSentence[] {
  const known = new Map<string, OwnSentence>();
  const sentenceOf = (text: string, fold: number): OwnSentence => {
    const sentence = known.get(text) ?? { text, positiveOf: new Set(), nearMissOf: new Set(), fold };
    known.set(text, sentence);
    return sentence;
  };
  provisions.forEach(({ positives, nearMisses }, provision) => {
    positives.forEach((text, index) => {
      sentenceOf(text, index % folds).positiveOf.add(provision);
    });
    nearMisses.forEach((text, index) => {
      sentenceOf(text, index % folds).nearMissOf.add(provision);
    });
  });
  return [...known.values()];
}

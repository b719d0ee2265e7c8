import type { Outline, Sentence } from '../../document/outline';
import { CATEGORY_NAMES } from '../categories';
import { type FeatureRows, FeatureSink } from './feature-sink';
import { hashText, mix } from './hash';
import { headingsOf } from './headings';
import { matchPatterns, type PatternMatches } from './pattern-features';
import { type Word, WordReader } from './words';

/** Longer "sentences" are tables or broken extraction: only this many characters of them are looked at. */
const SENTENCE_LIMIT = 3_000;
/** How far back the sentence that leads in a list ("... the following:") is looked for. */
const LEAD_DISTANCE = 12;
const LEAD_IN = /:\s*$/;
/** Two senses this many meaningful words apart still make a pair. */
const PAIR_DISTANCE = 8;
const PAIR_WORDS = 60;

/** How much each group of features weighs; found by cross-validation. */
const WEIGHT = {
  own: 1,
  pairs: 0.6,
  senses: 0.7,
  heading: 0.7,
  neighbour: 0.3,
  lead: 0.4,
  pattern: 1,
  place: 0.5,
} as const;

const SALT = {
  bigram: hashText('bigram'),
  trigram: hashText('trigram'),
  pair: hashText('pair'),
  sense: hashText('sense run'),
  heading: hashText('heading'),
  before: hashText('before'),
  after: hashText('after'),
  lead: hashText('lead'),
  length: hashText('length'),
  position: hashText('position'),
} as const;
const EVERY = hashText('every sentence');

/** The rows of a contract's sentences, and `fits[sentence * 41 + category]`: 1 where the category's pattern fits. */
export interface SentenceFeatures extends FeatureRows {
  fits: Uint8Array;
  /** Places in `fits` where the words are sure to be such a clause. */
  sure: ReadonlySet<number>;
}

/**
 * What the model sees of every sentence of a contract, a row each: its words, pairs and triples of words and of their senses,
 * pairs of senses near each other, the words of its headings, of the sentences around it and of the one that leads in its list, the clause
 * patterns that match it, its length and place.
 */
export function featuresOf(outline: Outline): SentenceFeatures {
  const fits = new Uint8Array(outline.sentences.length * CATEGORY_NAMES.length);
  const sure = new Set<number>();
  const reader = new WordReader();
  const alike = new Map<string, PatternMatches>();
  const words = outline.sentences.map((sentence) => reader.wordsOf(sentence.text.slice(0, SENTENCE_LIMIT)));
  const sink = new FeatureSink();
  outline.sentences.forEach((sentence, index) => {
    const own = words[index] ?? [];
    const headings = headingsOf(outline, sentence).toLowerCase();
    addWords(sink, own);
    addContext(sink, SALT.heading, reader.wordsOf(headings), WEIGHT.heading);
    addContext(sink, SALT.before, words[index - 1], WEIGHT.neighbour);
    addContext(sink, SALT.after, words[index + 1], WEIGHT.neighbour);
    addContext(sink, SALT.lead, words[leadOf(outline.sentences, index)], WEIGHT.lead);
    const found = addPatterns(sink, sentence, headings, alike);
    for (const column of found.fitting) fits[index * CATEGORY_NAMES.length + column] = 1;
    for (const column of found.sure) sure.add(index * CATEGORY_NAMES.length + column);
    sink.add(EVERY);
    sink.add(mix(SALT.length, Math.min(6, Math.floor(Math.log2(1 + own.length)))));
    sink.add(mix(SALT.position, Math.floor((10 * index) / words.length)));
    sink.endGroup(WEIGHT.place);
    sink.endRow();
  });
  return { ...sink.rows(), fits, sure };
}

/** What a sentence says by itself: runs of its words, pairs of senses near each other, runs of senses. */
export function addWords(sink: FeatureSink, words: readonly Word[]): void {
  addRuns(sink, words);
  addPairs(sink, words);
  addSenseRuns(sink, words);
}

function addRuns(sink: FeatureSink, words: readonly Word[]): void {
  let before = 0;
  let pair = 0;
  words.forEach(({ hash }, index) => {
    sink.add(hash);
    const next = mix(before, hash);
    if (index > 0) sink.add(mix(SALT.bigram, next));
    if (index > 1) sink.add(mix(SALT.trigram, mix(pair, hash)));
    before = hash;
    pair = next;
  });
  sink.endGroup(WEIGHT.own);
}

function addPairs(sink: FeatureSink, words: readonly Word[]): void {
  const senses = [...new Set(words.filter((word) => !word.empty).map((word) => word.sense))].slice(0, PAIR_WORDS);
  senses.forEach((sense, index) => {
    for (const other of senses.slice(index + 1, index + 1 + PAIR_DISTANCE)) {
      sink.add(mix(SALT.pair, mix(Math.min(sense, other), Math.max(sense, other))));
    }
  });
  sink.endGroup(WEIGHT.pairs);
}

/** Single senses, and pairs and triples of those that follow each other when the words that say nothing are left out. */
function addSenseRuns(sink: FeatureSink, words: readonly Word[]): void {
  let before = 0;
  let pair = 0;
  let count = 0;
  for (const { empty, sense } of words) {
    if (empty) continue;
    const next = mix(before, sense);
    sink.add(mix(SALT.sense, sense));
    if (count > 0) sink.add(mix(SALT.sense, next));
    if (count > 1) sink.add(mix(SALT.sense, mix(pair, sense)));
    before = sense;
    pair = next;
    count++;
  }
  sink.endGroup(WEIGHT.senses);
}

function addContext(sink: FeatureSink, salt: number, words: readonly Word[] | undefined, weight: number): void {
  if (!words || words.length === 0) return;
  let before = 0;
  words.forEach(({ hash }, index) => {
    sink.add(mix(salt, hash));
    if (index > 0) sink.add(mix(salt, mix(before, hash)));
    before = hash;
  });
  sink.endGroup(weight);
}

/** The nearest sentence before this one in its section that ends in a colon; -1 when there is none. */
function leadOf(sentences: readonly Sentence[], index: number): number {
  for (let at = index - 1; at >= 0 && index - at < LEAD_DISTANCE; at--) {
    const candidate = sentences[at];
    if (!candidate || candidate.section !== sentences[index]?.section) return -1;
    if (LEAD_IN.test(candidate.text.slice(-3))) return at;
  }
  return -1;
}

const matched = new WeakMap<Sentence, { headings: string; matches: PatternMatches }>();

/**
 * What the patterns say of a sentence. Hundreds are tried, so once for all sentences of the same words, and once for a sentence that a contract in other words
 * shares with the contract itself.
 * @param alike what was found of the outline's sentences so far
 */
function matchesOf(sentence: Sentence, headings: string, alike: Map<string, PatternMatches>): PatternMatches {
  const before = matched.get(sentence);
  if (before?.headings === headings) return before.matches;
  const text = sentence.text.slice(0, SENTENCE_LIMIT);
  const key = `${headings}\n${text}`;
  const matches = alike.get(key) ?? matchPatterns(text, headings);
  alike.set(key, matches);
  matched.set(sentence, { headings, matches });
  return matches;
}

/** Answers which categories' patterns fit and which of them are sure. */
function addPatterns(
  sink: FeatureSink,
  sentence: Sentence,
  headings: string,
  alike: Map<string, PatternMatches>,
): Pick<PatternMatches, 'fitting' | 'sure'> {
  const { hashes, fitting, sure } = matchesOf(sentence, headings, alike);
  for (const hash of hashes) {
    sink.add(hash);
    sink.endGroup(WEIGHT.pattern);
  }
  return { fitting, sure };
}

import { NOT_SMALL_LETTERS } from '../../lexicon/characters';
import { approximateDays } from '../../mentions/periods';
import type { Category } from '../../provisions/categories';
import type { ProvisionId } from '../../provisions/heads/provision-ids';
import { headingsOf } from '../../provisions/input/headings';
import { amongAll, writtenNames } from './among-all';
import type { Candidate, CandidateSentence } from './candidates';
import type { DocumentView } from './document-view';
import { type Token, tokensOf, type Value } from './tokens';

/** Features are hashed into so many buckets. */
export const BUCKETS = 1 << 17;

/** The provisions that a date or period may belong to, its own or another one. */
const CATEGORIES: readonly Category[] = [
  'Document Name',
  'Parties',
  'Agreement Date',
  'Effective Date',
  'Expiration Date',
  'Renewal Term',
  'Notice Period To Terminate Renewal',
  'Termination For Convenience',
  'Post-Termination Services',
  'Warranty Duration',
  'Non-Compete',
  'Minimum Commitment',
  'Audit Rights',
];
/** What a sentence may speak of in whosever words. */
const SUBJECTS: readonly ProvisionId[] = [
  'speaks-of-start',
  'speaks-of-term',
  'speaks-of-renewal',
  'speaks-of-notice-to-end',
  'speaks-of-price',
];
/** Logits of a provision are told in steps of one between these. */
const LEAST_LOGIT = -7;
const MOST_LOGIT = 5;
/** From this logit on a provision is told together with the candidate's kind. */
const LIKELY_LOGIT = -2;
const MOST_RANK = 3;
/** Periods are told apart by these lengths, in days. */
const LENGTHS = [9, 16, 32, 62, 95, 185, 370, 740, 1100, 1900, 3700];
const PLACES = [2, 5, 10, 20, 50];
/** Dates this near to each other, in characters, are dates of one block of signatures. */
const NEAR = 700;
const SHORT_SENTENCE = 80;
/** 'Agreement' as `tokensOf` reads it. */
const OWN_NAME = 'agree';

/** FNV-1a with a finaliser, cut to the number of buckets: the same on every machine. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash & (BUCKETS - 1);
}

/** The buckets of a candidate's features, each once: words around it, provisions and headings of its sentence, place, value. */
export function featuresOf(view: DocumentView, sentence: CandidateSentence, candidate: Candidate): number[] {
  const { kind } = candidate;
  const names: string[] = [];
  const tokens = tokensIn(view, sentence);
  const at = tokens.findIndex((token) => token.start === candidate.start - sentence.start);
  names.push(...valueNames(view, candidate));
  for (const name of [...writtenNames(view, candidate), ...amongAll(view, candidate)])
    names.push(name, `${kind}|${name}`);
  const share = Math.floor((10 * candidate.start) / Math.max(1, view.source.contract.text.length));
  names.push(
    `place=${share}`,
    `sentence<${PLACES.find((limit) => sentence.index < limit) ?? 'far'}`,
    `length=${Math.floor(Math.log2(1 + tokens.length))}`,
    `at=${Math.floor(Math.log2(1 + at))}`,
    ...placeNames(view, sentence, candidate).flatMap((name) => [name, `${kind}|${name}`]),
  );
  for (const name of [...wordNames(tokens, at), ...contextNames(view, sentence, tokens.length, at)])
    names.push(name, `${kind}|${name}`);
  return [...new Set([...sharedBuckets(view, sentence.index, kind), ...names.map(bucketOf)])];
}

const tokensOfSentence = new WeakMap<CandidateSentence, readonly Token[]>();

/** The tokens of a sentence, which are the same for all of its candidates. */
function tokensIn(view: DocumentView, sentence: CandidateSentence): readonly Token[] {
  const tokens = tokensOfSentence.get(sentence) ?? tokensOf(sentence.text, valuesIn(view, sentence));
  tokensOfSentence.set(sentence, tokens);
  return tokens;
}

const shared = new WeakMap<DocumentView, Map<string, readonly number[]>>();

/** The buckets of what all candidates of a kind in a sentence have in common, of which there are many: worked out once. */
function sharedBuckets(view: DocumentView, sentence: number, kind: Candidate['kind']): readonly number[] {
  const known = shared.get(view) ?? new Map<string, readonly number[]>();
  shared.set(view, known);
  const key = `${sentence} ${kind}`;
  const buckets =
    known.get(key) ??
    [
      'bias',
      `kind=${kind}`,
      ...provisionNames(view, sentence, kind),
      ...view.title.map((word) => `${kind}|t|${word}`),
    ].map(bucketOf);
  known.set(key, buckets);
  return buckets;
}

/** In characters: so much of a paper's end holds its signatures. */
const END = 1_500;

/** In what part of the paper a candidate stands, and whether in a row of a table. */
function placeNames({ source }: DocumentView, { index }: CandidateSentence, { start }: Candidate): string[] {
  const sentence = source.outline.sentences[index];
  const section = sentence?.section == null ? null : source.outline.sections[sentence.section];
  const names = [`section=${section?.kind ?? 'none'}`];
  if (sentence?.text.includes('\t')) names.push('row');
  if (start > source.plain.length - END) names.push('end');
  return names;
}

/** The candidates of a sentence, and what its paper calls itself, which is read as 'agreement'. */
function valuesIn({ source }: DocumentView, { start: from, text, candidates }: CandidateSentence): Value[] {
  const at = ({ start, end }: { start: number; end: number }) => ({ start: start - from, end: end - from });
  const values: Value[] = candidates.map((candidate) => ({ ...at(candidate), kind: candidate.kind }));
  const names = source.ownNames
    .filter(({ start, end }) => start >= from && end <= from + text.length)
    .map((place): Value => ({ ...at(place), kind: 'name', text: OWN_NAME }))
    .filter((name) => !values.some(({ start, end }) => name.start < end && start < name.end));
  return [...values, ...names].toSorted((one, other) => one.start - other.start);
}

function valueNames(view: DocumentView, candidate: Candidate): string[] {
  if (candidate.kind === 'period') {
    const days = approximateDays(candidate.period);
    return [`len=${LENGTHS.find((limit) => days <= limit) ?? 'long'}`, `unit=${candidate.period.unit}`];
  }
  if (candidate.kind === 'money') return amongSums(view, candidate);
  return candidate.kind === 'date' ? amongDates(view, candidate) : [];
}

const SUMS = [1, 2, 4, 8];

/** How a sum stands among the others: the price is often the largest, or stands twice. */
function amongSums({ sums }: DocumentView, { money }: Candidate & { kind: 'money' }): string[] {
  return [
    `amount=${Math.floor(2 * Math.log10(money.amount))}`,
    `sums=${SUMS.find((limit) => sums.count <= limit) ?? 'many'}`,
    `same=${Math.min(sums.countOf(money), 4)}`,
    `larger=${Math.min(sums.largerThan(money.amount), 3)}`,
  ];
}

/** How a date stands among the others: signatures are dated one after the other, and the latest makes the contract. */
function amongDates({ dates }: DocumentView, candidate: Candidate & { kind: 'date' }): string[] {
  const before = dates.earlierThan(candidate.iso);
  const same = dates.countOf(candidate.iso);
  const near = dates.near(candidate.start, NEAR);
  return [
    `same=${Math.min(same, 4)}`,
    `later=${Math.min(dates.count - before - same, 3)}`,
    `earlier=${Math.min(before, 3)}`,
    `near=${near.some(({ iso }) => iso > candidate.iso)}${near.some(({ iso }) => iso < candidate.iso)}`,
  ];
}

function provisionNames(view: DocumentView, sentence: number, kind: string): string[] {
  return [...CATEGORIES, ...SUBJECTS].flatMap((category) => {
    const probability = view.source.provisions.probability(sentence, category);
    const logit = Math.log(probability / (1 - probability));
    const names: string[] = [];
    const most = Math.min(MOST_LOGIT, Math.round(logit));
    for (let step = LEAST_LOGIT + 1; step <= most; step++) names.push(`p|${category}|>=${step}`);
    if (logit > LIKELY_LOGIT) names.push(`${kind}|p|${category}`);
    const rank = view.rankOf(sentence, category);
    if (rank < MOST_RANK) names.push(`r|${category}|${rank}`, `${kind}|r|${category}|${rank}`);
    return names;
  });
}

/** Headings, and the words beside a sentence that is no more than a value: 'Effective Date' may stand on the line above. */
function contextNames(view: DocumentView, sentence: CandidateSentence, count: number, at: number): string[] {
  const names: string[] = [];
  const own = view.source.outline.sentences[sentence.index];
  const headings = own ? headingsOf(view.source.outline, own).toLowerCase().split(NOT_SMALL_LETTERS) : [];
  for (const word of headings.slice(0, 12)) if (word.length > 2) names.push(`h|${word}`);
  const before = view.sentences[sentence.index - 1]?.text ?? '';
  const after = view.sentences[sentence.index + 1]?.text ?? '';
  if (at <= 1 || sentence.text.length < SHORT_SENTENCE)
    names.push(
      ...tokensOf(before.slice(-90), [])
        .slice(-5)
        .map(({ text }) => `prev|${text}`),
    );
  if (at >= count - 2)
    names.push(
      ...tokensOf(after.slice(0, 60), [])
        .slice(0, 4)
        .map(({ text }) => `next|${text}`),
    );
  return names;
}

/** Words before (b) and after (a) the candidate: at their places, in runs, and as sets near and far. */
function wordNames(tokens: readonly Token[], at: number): string[] {
  const text = (index: number) => tokens[index]?.text ?? (index < 0 ? '^' : '$');
  const names: string[] = [];
  for (let step = 1; step <= 4; step++) names.push(`b${step}|${text(at - step)}`, `a${step}|${text(at + step)}`);
  names.push(
    `b12|${text(at - 2)} ${text(at - 1)}`,
    `b23|${text(at - 3)} ${text(at - 2)}`,
    `b123|${text(at - 3)} ${text(at - 2)} ${text(at - 1)}`,
    `a12|${text(at + 1)} ${text(at + 2)}`,
    `a123|${text(at + 1)} ${text(at + 2)} ${text(at + 3)}`,
    `ba|${text(at - 1)} ${text(at + 1)}`,
  );
  const set = (name: string, from: number, to: number) =>
    new Set(tokens.slice(Math.max(0, from), Math.max(0, to)).map((token) => `${name}|${token.text}`));
  names.push(...set('nb', at - 6, at), ...set('mb', at - 20, at - 6), ...set('fb', at - 60, at - 20));
  names.push(...set('na', at + 1, at + 7), ...set('ma', at + 7, at + 21), ...set('begin', 0, 6));
  const clause = tokens.slice(Math.max(0, at - 25), at);
  const stop = clause.findLastIndex((token) => token.text === ';' || token.text === ':');
  names.push(...new Set(clause.slice(stop + 1).map((token) => `cb|${token.text}`)));
  const long = tokens
    .slice(Math.max(0, at - 8), at)
    .map((token) => token.text)
    .filter((word) => word.length > 3);
  long.forEach((one, index) => {
    for (const other of long.slice(index + 1, index + 4)) names.push(`pb|${one} ${other}`);
  });
  return names;
}

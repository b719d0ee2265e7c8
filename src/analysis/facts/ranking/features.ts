import { headingsOf } from '../../provisions/input/headings';
import type { Source } from '../source';
import type { Candidate, CandidateSentence } from './candidates';
import { type Token, tokensOf } from './tokens';

/** Features are hashed into so many buckets. */
export const BUCKETS = 1 << 15;

/** How sure the provision model is of each category, for a sentence: logits by category's name. */
export type ProvisionLogits = (sentence: number, category: string) => number;

const CATEGORIES = [
  'Document Name', 'Parties', 'Agreement Date', 'Effective Date', 'Expiration Date', 'Renewal Term', 'Notice Period To Terminate Renewal',
  'Termination For Convenience', 'Post-Termination Services', 'Warranty Duration', 'Non-Compete', 'Minimum Commitment', 'Audit Rights',
] as const;

function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash & (BUCKETS - 1);
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function lengthBucket({ count, unit }: { count: number; unit: string }): string {
  const days = count * ({ day: 1, 'business day': 1.4, week: 7, month: 30.4, quarter: 91.3, year: 365.25 }[unit] ?? 1);
  for (const limit of [9, 16, 32, 62, 95, 185, 370, 740, 1100, 1900, 3700]) if (days <= limit) return `<${limit}`;
  return 'long';
}

/** What a contract's candidates are judged by beside their own sentences. */
export interface DocumentView {
  source: Source;
  sentences: CandidateSentence[];
  provisions: ProvisionLogits;
  /** How many sentences are surer of the category. */
  ranks: (sentence: number, category: string) => number;
  /** All days named. */
  dates: { start: number; iso: string }[];
  /** Words of the title, as tokens. */
  title: string[];
}

/** The buckets of a candidate's features: words before and after it, its sentence's provisions, headings, place and value. */
export function featuresOf(view: DocumentView, sentence: CandidateSentence, candidate: Candidate): number[] {
  const names: string[] = [];
  const kind = candidate.kind;
  const add = (name: string) => { names.push(name); names.push(`${kind}|${name}`); };
  const values = sentence.candidates.map(({ start, end, kind: other }) => ({ start: start - sentence.start, end: end - sentence.start, kind: other }));
  const tokens = tokensOf(sentence.text, values);
  const at = tokens.findIndex((token) => token.start === candidate.start - sentence.start);
  addWords(add, tokens, at);
  names.push('bias', `kind=${kind}`);
  if (kind === 'period') { names.push(`len=${lengthBucket(candidate.period)}`, `unit=${candidate.period.unit}`); }
  if (kind === 'date') for (const name of amongDates(view, candidate)) names.push(name);
  for (const category of CATEGORIES) {
    const logit = view.provisions(sentence.index, category);
    const bin = clamp(Math.round(logit), -7, 5);
    for (let step = -6; step <= bin; step++) names.push(`p|${category}|>=${step}`);
    if (logit > -2) names.push(`${kind}|p|${category}`);
    const rank = view.ranks(sentence.index, category);
    if (rank < 3) names.push(`r|${category}|${rank}`, `${kind}|r|${category}|${rank}`);
  }
  const { outline, contract } = view.source;
  const own = outline.sentences[sentence.index];
  if (own) for (const word of headingsOf(outline, own).toLowerCase().split(/[^a-z]+/).slice(0, 12)) if (word.length > 2) add(`h|${word}`);
  const before = view.sentences[sentence.index - 1]?.text ?? '';
  const after = view.sentences[sentence.index + 1]?.text ?? '';
  const first = at <= 1;
  if (first || sentence.text.length < 80) for (const token of tokensOf(before.slice(-90), []).slice(-5)) add(`prev|${token.text}`);
  if (at >= tokens.length - 2) for (const token of tokensOf(after.slice(0, 60), []).slice(0, 4)) add(`next|${token.text}`);
  const share = (10 * candidate.start) / Math.max(1, contract.text.length);
  names.push(`place=${Math.floor(share)}`, `sentence<${[2, 5, 10, 20, 50].find((limit) => sentence.index < limit) ?? 'far'}`, `length=${Math.floor(Math.log2(1 + tokens.length))}`, `at=${Math.floor(Math.log2(1 + at))}`);
  for (const word of view.title) names.push(`${kind}|t|${word}`);
  return [...new Set(names.map(bucketOf))];
}

const NEAR = 700;

/** How a date stands among the others: signatures are dated one after the other, and the latest makes the contract. */
function amongDates(view: DocumentView, candidate: Candidate & { kind: 'date' }): string[] {
  const names: string[] = [];
  let same = 0;
  let later = 0;
  let earlier = 0;
  let laterNear = false;
  let earlierNear = false;
  for (const other of view.dates) {
    if (other.iso === candidate.iso) same++;
    else if (other.iso > candidate.iso) later++;
    else earlier++;
    if (Math.abs(other.start - candidate.start) > NEAR) continue;
    if (other.iso > candidate.iso) laterNear = true;
    if (other.iso < candidate.iso) earlierNear = true;
  }
  names.push(`same=${Math.min(same, 4)}`, `later=${Math.min(later, 3)}`, `earlier=${Math.min(earlier, 3)}`, `near=${laterNear}${earlierNear}`);
  return names;
}

function addWords(add: (name: string) => void, tokens: readonly Token[], at: number): void {
  const text = (index: number) => tokens[index]?.text ?? (index < 0 ? '^' : '$');
  for (let step = 1; step <= 4; step++) { add(`b${step}|${text(at - step)}`); add(`a${step}|${text(at + step)}`); }
  add(`b12|${text(at - 2)} ${text(at - 1)}`); add(`b23|${text(at - 3)} ${text(at - 2)}`); add(`b123|${text(at - 3)} ${text(at - 2)} ${text(at - 1)}`);
  add(`a12|${text(at + 1)} ${text(at + 2)}`); add(`a123|${text(at + 1)} ${text(at + 2)} ${text(at + 3)}`); add(`ba|${text(at - 1)} ${text(at + 1)}`);
  const near = (from: number, to: number, name: string) => { const seen = new Set<string>(); for (let index = Math.max(0, from); index < Math.min(tokens.length, to); index++) seen.add(text(index)); for (const word of seen) add(`${name}|${word}`); };
  near(at - 6, at, 'nb'); near(at - 20, at - 6, 'mb'); near(at - 60, at - 20, 'fb');
  near(at + 1, at + 7, 'na'); near(at + 7, at + 21, 'ma'); near(0, 6, 'begin');
  const clause = (from: number, step: number) => { const seen = new Set<string>(); for (let index = from; index >= 0 && index < tokens.length && seen.size < 25; index += step) { if (/^[;:]$/.test(text(index))) break; seen.add(text(index)); } return seen; };
  for (const word of clause(at - 1, -1)) add(`cb|${word}`);
  const pair = [text(at - 1), text(at - 2), text(at - 3), text(at - 4), text(at - 5), text(at - 6), text(at - 7), text(at - 8)].filter((word) => word.length > 3);
  for (let one = 0; one < pair.length; one++) for (let other = one + 1; other < Math.min(pair.length, one + 4); other++) add(`pb|${pair[other]} ${pair[one]}`);
}

import { closingWords, everywhere, wording } from '../lexicon/words';
import type { Candidate } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import type { Source } from './source';

/** 'Continues for the Initial Term and thereafter for successive periods of': by these words a length is that of what follows the first term. */
const FOLLOWS = wording(
  'thereafter, successive, {further,additional,subsequent,consecutive,renewal} {period,term}(s), renew*, extend*, roll*',
);
/** The name that a contract gives its first term. */
const NAMED = wording(
  '{initial,original,first,fixed,minimum} ({contract,licen{c,s}e,service,services,subscription,lease,support} ){term,period}',
);
/** '"Initial Term" means', 'the Initial Term is'. */
const DEFINES = everywhere(
  wording(
    '{initial,original,first,fixed,minimum} ({contract,licen{c,s}e,service,services,subscription,lease,support} ){term,period}({",”})(,) {means,shall mean,is,shall be}',
  ),
);
/** In characters: a definition names its length so near behind its verb. */
const NEAR = 80;

/** ', ending on', from the length to the last day of the same definition. */
const ENDS = closingWords('{ending,expiring,ends,expires,until,to,through}( and including)( on)( the) ');

type Length = Candidate & { kind: 'period' };
type Day = Candidate & { kind: 'date' };

/** What a definition says of the first term: its length, and its last day where it names one. */
interface FirstTerm {
  length: Length;
  last: Day | null;
}

/**
 * The length that a definition gives the first term, where what was read as the contract's length stands behind the name of that term and is of what follows it; null where
 * nothing does.
 */
export function lengthOfFirstTerm(source: Source, read: Candidate): FirstTerm | null {
  if (read.kind !== 'period') return null;
  const { plain, outline } = source;
  const { sentences } = viewOf(source);
  const own = sentences[read.sentence];
  if (!own) return null;
  const before = plain.slice(own.start, read.start);
  const name = NAMED.exec(before);
  if (!name || !FOLLOWS.test(before.slice(name.index + name[0].length))) return null;
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    for (const match of words.matchAll(DEFINES)) {
      const from = start + match.index + match[0].length;
      const said = sentences
        .flatMap(({ candidates }) => candidates)
        .filter((one) => one.start >= from && !plain.slice(from, one.start).includes(';'));
      const length = said.find((one): one is Length => one.kind === 'period' && one.start < from + NEAR);
      if (!length) continue;
      const last = said.find((one): one is Day => one.kind === 'date' && ENDS.test(plain.slice(length.end, one.start)));
      return { length, last: last ?? null };
    }
  }
  return null;
}

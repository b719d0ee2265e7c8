import { evidenceAt } from '../evidence';
import type { Period } from '../mentions/periods';
import { ambiguous, type Fact, found, missing } from './fact';
import type { Candidate } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import { valueKey } from './ranking/ranker';
import { tokensOf } from './ranking/tokens';
import type { Source } from './source';

/** How much notice, and what it stops: an automatic renewal, or the contract itself, for no reason. */
export interface Notice extends Period {
  stops: 'renewal' | 'contract';
}

type Length = Candidate & { kind: 'period' };

/** What the clause model must think at least of a sentence by which somebody may end the contract at will. */
const AT_WILL = 0.2;
/** Stems of words (see ranking/tokens.ts) that say that a length is one of notice, near it and anywhere in its sentence. */
const NOTICE = new Set(['notic', 'notice', 'notif', 'notify', 'tell', 'inform', 'writing']);
const ENDS = new Set([
  'terminat',
  'terminate',
  'cancel',
  'end',
  'leav',
  'leave',
  'resign',
  'withdraw',
  'determin',
  'determine',
  'quit',
  'convenience',
  'convenienc',
]);
/** How many words from the length 'notice' stands at most. */
const NEAR = 5;
/** More lengths than these are told by their clauses alone. */
const MOST = 3;

/** The lengths of notice after which a party may end the contract without a reason, each with its first place. */
function lengthsIn(source: Source): Length[] {
  const { provisions } = source;
  const lengths = new Map<string, Length>();
  viewOf(source).sentences.forEach((sentence) => {
    if (provisions.probability(sentence.index, 'Termination For Convenience') < AT_WILL) return;
    const places = sentence.candidates.map(({ start, end, kind }) => ({
      start: start - sentence.start,
      end: end - sentence.start,
      kind,
    }));
    const tokens = tokensOf(sentence.text, places);
    if (!tokens.some(({ text }) => ENDS.has(text))) return;
    for (const candidate of sentence.candidates) {
      if (candidate.kind !== 'period') continue;
      const at = tokens.findIndex(({ start }) => start === candidate.start - sentence.start);
      const near = tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      if (near.some(({ text }) => NOTICE.has(text)) && !lengths.has(valueKey(candidate)))
        lengths.set(valueKey(candidate), candidate);
    }
  });
  return [...lengths.values()];
}

/** How much notice ends the contract without a reason ('30 days'); several lengths where the parties, or times, have their own. */
export function terminationNotice(source: Source): Fact<Notice> {
  const lengths = lengthsIn(source);
  const evidence = lengths.flatMap(({ sentence }) => {
    const said = source.outline.sentences[sentence];
    return said ? [evidenceAt(source.contract, said.start, said.end)] : [];
  });
  const [only] = lengths;
  if (!only || lengths.length > MOST) return missing(source.contract);
  const confidence = Math.min(
    ...lengths.map(({ sentence }) => source.provisions.probability(sentence, 'Termination For Convenience')),
  );
  const readings = lengths.map(({ period: { count, unit } }): Notice => ({ count, unit, stops: 'contract' }));
  const [reading] = readings;
  const proof = { confidence: Math.round(confidence * 100) / 100, evidence };
  return readings.length === 1 && reading
    ? found({ value: reading, ...proof })
    : ambiguous(readings, { ...proof, rule: SEVERAL });
}

const SEVERAL = 'the contract may be ended on different notice by different parties or at different times';

import { type Change, changedLater, type ValueKind } from '../document/changed-later';
import { evidenceAt, overlaps } from '../evidence';
import { type Fact, stated } from './fact';
import type { Source } from './source';

/** Of which values a fact is made; of others words alone tell. */
const MADE_OF: Readonly<Record<string, readonly ValueKind[]>> = {
  effectiveDate: ['day'],
  expirationDate: ['day', 'length'],
  term: ['length', 'day'],
  renewalTerm: ['length'],
  noticePeriod: ['length'],
  liabilityCap: ['sum', 'share'],
  contractValue: ['sum'],
  governingLaw: [],
  jurisdiction: [],
  disputeResolution: [],
};

/** Whether a change of a sentence is one of what the fact tells by it. */
function touches(id: string, { kind }: Change): boolean {
  return kind === null || kind === 'all' || (MADE_OF[id]?.includes(kind) ?? false);
}

/**
 * A fact that rests on a sentence of a mail which a later one changes, told with the later words, and without the value that they take the place of. Others are given back
 * as they are.
 */
export function withLaterMail<T>(source: Source, id: string, fact: Fact<T>): Fact<T> {
  if (!MADE_OF[id] || (fact.status !== 'found' && fact.status !== 'stated')) return fact;
  const { contract, outline } = source;
  const changes = changedLater(contract, outline);
  const changed = outline.sentences.flatMap((sentence) => {
    const change = changes.get(sentence.start);
    return change && touches(id, change) && fact.evidence.some((quoted) => overlaps(quoted, sentence)) ? [change] : [];
  });
  const later = changed
    .flatMap(({ by }) => by)
    .filter((one, at, all) => all.findIndex(({ start }) => start === one.start) === at)
    .filter((one) => !fact.evidence.some((quoted) => overlaps(quoted, one)));
  if (later.length === 0) return fact;
  const evidence = [...fact.evidence, ...later.map(({ start, end }) => evidenceAt(contract, start, end))];
  const isReplaced = changed.some(({ isOnly }) => isOnly);
  return fact.status === 'found' && !isReplaced ? fact : stated(fact.confidence, evidence, fact.rule);
}

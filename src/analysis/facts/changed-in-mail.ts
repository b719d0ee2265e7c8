import type { Evidence } from '../../shared/analysis';
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

/** What later mails make of the sentences that are quoted: the changes that are meant, and their words as evidence, without what is quoted already. */
export function laterWords(
  { contract, outline }: Pick<Source, 'contract' | 'outline'>,
  quoted: readonly Evidence[],
  isMeant: (change: Change) => boolean = () => true,
): { changes: Change[]; words: Evidence[] } {
  const all = changedLater(contract, outline);
  const changes = [...all].flatMap(([at, change]) => {
    const sentence = outline.sentences.find(({ start }) => start === at);
    return sentence && isMeant(change) && quoted.some((one) => overlaps(one, sentence)) ? [change] : [];
  });
  const words = changes
    .flatMap(({ by }) => by)
    .filter((one, at, every) => every.findIndex(({ start }) => start === one.start) === at)
    .filter((one) => !quoted.some((other) => overlaps(other, one)))
    .map(({ start, end }) => evidenceAt(contract, start, end));
  return { changes, words };
}

/**
 * A fact that rests on a sentence of a mail which a later one changes, told with the later words, and without the value that they take the place of. Others are given back
 * as they are.
 */
export function withLaterMail<T>(source: Source, id: string, fact: Fact<T>): Fact<T> {
  if (!MADE_OF[id] || (fact.status !== 'found' && fact.status !== 'stated')) return fact;
  const { changes, words } = laterWords(source, fact.evidence, (change) => touches(id, change));
  if (words.length === 0) return fact;
  const isReplaced = changes.some(({ isOnly }) => isOnly);
  return fact.status === 'found' && !isReplaced
    ? fact
    : stated(fact.confidence, [...fact.evidence, ...words], fact.rule);
}

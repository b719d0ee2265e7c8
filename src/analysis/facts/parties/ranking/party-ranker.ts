import { onlyWords, perhaps } from '../../../lexicon/words';
import { openingOf } from '../../opening';
import type { Source } from '../../source';
import { isNatural, type PartyMention } from '../mention';
import { type PartyCandidate, partyCandidates } from './candidates';
import type { NameKind } from './names-in-text';
import weights from './weights.json';

/** What a cue tells for (above nothing) or against, as `scripts/train-parties.ts` finds it. */
export type PartyWeights = Readonly<Record<string, number>>;

interface Scored {
  candidate: PartyCandidate;
  /** How likely the name is a party's by what stands around it, 0 to 1. */
  probability: number;
}

/** From which probability a name is told that the readers do not tell; what looks like no name of anybody needs more. */
const LEAST: Readonly<Record<NameKind, number>> = { organisation: 0.55, person: 0.55, other: 0.75 };
/** How much surer it must be beside one whom the readers tell: many papers name but one. */
const BESIDE_READ = 0.05;
/** Where nobody else is likely: how likely the two sides must be, and how much less the next one. */
const LEAST_OF_TWO = 0.3;
const NEXT_AT_MOST = 0.5;
/** One of a couple is told with the other. */
const LEAST_BESIDE = 0.25;
/** One of a numbered list of parties. */
const LEAST_IN_LIST = 0.4;
/** From which probability somebody who writes for a firm is a party himself. */
const OWN_PARTY = 0.8;
const LEAST_FIRM = 0.5;
const ENOUGH = 2;
/** Cues of somebody who writes or signs, and those of who writes for himself. */
const WRITES = ['l.from', 'l.to', 'a.email', 'a.office'] as const;
const FOR_HIMSELF = ['l.role', 'a.role', 'a.defined', 'b.first', 'a.trades'] as const;
/** Cues of the firm for which he does. */
const WRITTEN_FOR = ['b.office', 'w.mail', 'b.first', 'b.for', 'b.for-signing', 's.for'] as const;

const has = ({ cues }: PartyCandidate, some: readonly string[]) => some.some((cue) => cues.includes(cue));

/** The probability that a candidate is a party: a logistic regression on its cues. */
export function probabilityOf({ cues }: Pick<PartyCandidate, 'cues'>, by: PartyWeights = weights): number {
  return 1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (by[cue] ?? 0), 0)));
}

/**
 * The parties that the readers tell, mended by the trained ranker where they are unsure: fewer than two, or some whose role no words say. Then names
 * that are likely parties are told as well, and who writes for a firm is told no longer where the firm itself is found.
 */
export function withRanked(source: Source, read: readonly PartyMention[], by: PartyWeights = weights): PartyMention[] {
  if (read.length >= ENOUGH && read.every(({ role, name }) => role !== null || !isNatural(name))) return [...read];
  // The readers read an opening sentence better; who stands alone in one is alone.
  if (read.length === 1 && openingOf(source) !== null) return [...read];
  const scored = partyCandidates(source, read).map((candidate) => ({
    candidate,
    probability: probabilityOf(candidate, by),
  }));
  const told = read.length >= ENOUGH ? corrected(scored) : completed(source, scored, read.length);
  return told.map(({ candidate }) => candidate.mention);
}

/** What is read, with those told whom the readers missed. */
function completed({ plain }: Source, scored: readonly Scored[], read: number): Scored[] {
  const isTold = ({ candidate, probability }: Scored) =>
    candidate.isRead || probability >= LEAST[candidate.kind] + read * BESIDE_READ;
  const told = scored.filter(isTold);
  const rest = scored
    .filter((one) => !told.includes(one))
    .toSorted((one, other) => other.probability - one.probability);
  const beside = rest.filter(
    (one) => one.probability >= LEAST_BESIDE && told.some((other) => isBeside(plain, one, other)),
  );
  const open = rest.filter((one) => !beside.includes(one) && one.candidate.kind !== 'other');
  const missing = read === 0 ? Math.max(0, ENOUGH - told.length - beside.length) : 0;
  const next = open[missing]?.probability ?? 0;
  const likeliest = open
    .slice(0, missing)
    .filter(({ probability }) => probability >= LEAST_OF_TWO && next <= probability * NEXT_AT_MOST);
  return [...told, ...beside, ...likeliest];
}

const AND = onlyWords(perhaps('\\,'), ' {and,&} ');

/** 'Ailsa Drummond and Chidi Okafor': two persons whom only 'and' parts. */
function isBeside(plain: string, { candidate: one }: Scored, { candidate: other }: Scored): boolean {
  const [first, second] = [one, other].toSorted((a, b) => a.mention.start - b.mention.start);
  if (!first || !second || one.kind !== 'person' || other.kind !== 'person') return false;
  return AND.test(plain.slice(first.mention.end, second.mention.start));
}

/** What is read, without who writes for a firm that is found, and with who else stands in the numbered list. */
function corrected(scored: readonly Scored[]): Scored[] {
  const unread = scored.filter(({ candidate }) => !candidate.isRead && candidate.kind !== 'other');
  const firm = unread.find(
    ({ candidate, probability }) =>
      candidate.kind === 'organisation' && probability >= LEAST_FIRM && has(candidate, WRITTEN_FOR),
  );
  const writer = scored
    .filter(
      ({ candidate, probability }) =>
        candidate.isRead &&
        candidate.kind === 'person' &&
        probability < OWN_PARTY &&
        has(candidate, WRITES) &&
        !has(candidate, FOR_HIMSELF),
    )
    .toSorted((one, other) => one.probability - other.probability)[0];
  const listed = unread.filter(
    ({ candidate, probability }) =>
      probability >= LEAST_IN_LIST && has(candidate, ['b.numbered']) && has(candidate, ['b.listed', 'b.listed-above']),
  );
  const isSwapped = firm !== undefined && writer !== undefined;
  return scored.filter(
    (one) =>
      (one.candidate.isRead && !(isSwapped && one === writer)) || (isSwapped && one === firm) || listed.includes(one),
  );
}

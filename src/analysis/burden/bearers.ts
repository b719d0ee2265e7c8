import type { Evidence } from '../../shared/analysis';
import { BOTH_SIDES } from '../../shared/bearer';
import { operativeSentences } from '../document/operative';
import { wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { type Burden, burdenOf } from './burden';
import { type Bears, burdenedIn, performer } from './parts';

/** From these log-odds on, of the sentences that bear an answer together, it is told whom it burdens. Measured on papers of left-out hands (docs/model-card.md). */
const TOLD_FROM = 1;
/** Where what somebody does in the words says one side, it takes so much to be of another mind. */
const DOUBTED_FROM = 0.5;

/** Parts that the words name: who may deduct something 'as its only remedy' and who 'receives a perpetual licence' look like somebody else by all other words. */
const SAID: ReadonlySet<Bears> = new Set([
  'who has one remedy',
  'who licenses',
  'whose claims are barred',
  'whose liability is not limited',
]);

/** 'Employer shall recover its fees and costs from Dentist': who takes looks like who pays by all words but this one. */
const FROM = wording('{recover,collect,claim,deduct}(s) ~9 from');

/**
 * Whom what is found burdens: the id of a side, 'both', or undefined where that is not known. The one place where this is read, for answers and for what rules
 * find.
 * @param known `bears`: by which part in its sentences it burdens somebody; `isOfAnySide`: whether it may burden either side; a question of one kind of contract says by itself whom its answer hurts
 */
export function bearerOf(
  reading: Reading,
  evidence: readonly Evidence[],
  { bears, isOfAnySide = true }: { bears?: Bears | undefined; isOfAnySide?: boolean },
): string | undefined {
  if (bears === 'who performs') return performer(reading);
  const learned = learnedBearer(reading, evidence);
  const read = bears && bearerByPart(reading, bears, evidence);
  const isDoubted =
    read !== BOTH_SIDES && learned !== null && learned.side !== read && Math.abs(learned.logOdds) >= DOUBTED_FROM;
  const isSaid = bears && (SAID.has(bears) || (bears === 'who pays' && evidence.some(({ quote }) => FROM.test(quote))));
  if (read !== undefined && (!isDoubted || isSaid)) return read;
  // Where the two differ, all words together are right nine times of ten from here on, and two times of three below.
  return isOfAnySide && learned && Math.abs(learned.logOdds) >= TOLD_FROM ? learned.side : undefined;
}

/** By the part that somebody plays: undefined where no sentence says so of somebody whose side is known. */
function bearerByPart(reading: Reading, bears: Bears, evidence: readonly Evidence[]): string | undefined {
  const burdened = operativeSentences(reading)
    .filter((sentence) => meets(sentence, evidence))
    .flatMap((sentence) => burdenedIn(reading, bears, sentence) ?? []);
  const [first] = burdened;
  return first !== undefined && burdened.some((one) => one !== first) ? BOTH_SIDES : first;
}

/** By what was learned: null where the sentences may burden both alike. */
function learnedBearer(reading: Reading, evidence: readonly Evidence[]): { side: string; logOdds: number } | null {
  const burden = burdenOfAll(reading, evidence);
  const side = burden && reading.kind.sides[burden.first > 0 ? 0 : 1];
  return side && burden.both < 0 ? { side: side.id, logOdds: burden.first } : null;
}

/** Whom the evidence burdens more likely than the other side, by its words alone, however slight the reason; null where it may burden both alike, or nothing is known. */
export function likelyBearer(reading: Reading, evidence: readonly Evidence[]): string | null {
  return learnedBearer(reading, evidence)?.side ?? null;
}

/** Whom all sentences of the evidence burden together: 'both' as the most likely of them does; null where the kind has no sides, or where nothing is quoted. */
export function burdenOfAll(reading: Reading, evidence: readonly Evidence[]): Burden | null {
  const burdens = reading.outline.sentences.flatMap((sentence, row) =>
    meets(sentence, evidence) ? (burdenOf(reading, row) ?? []) : [],
  );
  if (burdens.length === 0) return null;
  return {
    first: burdens.reduce((sum, { first }) => sum + first, 0) / Math.sqrt(burdens.length),
    both: Math.max(...burdens.map(({ both }) => both)),
  };
}

function meets({ start, end }: { start: number; end: number }, evidence: readonly Evidence[]): boolean {
  return evidence.some((one) => start < one.end && one.start < end);
}

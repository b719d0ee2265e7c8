import type { Evidence, Standing } from '../shared/analysis';
import { isPlain } from './document/plain-document';
import { wording } from './lexicon/words';
import type { Category } from './provisions/categories';
import { listedSentences } from './provisions/classify';
import type { ProvisionId } from './provisions/heads/provision-ids';
import { headingsOf } from './provisions/input/headings';
import type { Reading } from './reading';
import type { Force } from './statements/clauses';
import { partiesIn } from './statements/parties';
import { statementsOf } from './statements/statements';

/** Out of fold, of 40 findings of ours whose words the model held to be less likely than this to be of their kind, most were wrong. */
const AGREES = 0.1;
/** A sentence that is as likely to be the missing provision has to be looked at. */
const MAY_BE_IT = 0.15;
/** A sentence's own heading and that around it; farther out stands the title of the contract. */
const HEADINGS = 2;

const NOBODY = wording('{nobody,no one,no-one} else');

/** What agrees with a rule's words; any one of those named is enough. */
export interface Corroboration {
  /** The provision model holds the quoted words to be of one of these categories. */
  provisions?: readonly Category[];
  /** A trained head takes a quoted sentence for one of these provisions of our own. */
  heads?: readonly ProvisionId[];
  /** A heading over the quoted words has a word that begins like one of these. */
  headings?: readonly string[];
  /** Somebody who is named acts in the quoted words with one of these forces. */
  forces?: readonly Force[];
}

/** What is missing is asserted only where the model is silent on these categories as well. */
export interface Silence {
  silence: readonly Category[];
}

/**
 * The second witness of a finding, beside the words that its rule found. Some findings need none: a term of art has one meaning, a rule
 * that tells who acts has read the sentence's structure, a figure is read from the words themselves, facts have been proved before, what a
 * page shows is there, and what no page has is missing.
 */
export type Witness =
  | Corroboration
  | Silence
  | 'a term of art'
  | 'who acts'
  | 'a figure'
  | 'facts'
  | 'the page'
  | 'every page';

/** A finding, several of which one is told, or none. */
export type Found<F> = F | Iterable<F> | null;

/** Of what a rule found, the first that may be asserted, else the first that has to be checked; null where there is none. */
export function toldOf<F extends { evidence: readonly Evidence[] }>(
  reading: Reading,
  witness: Witness,
  found: Found<F>,
): (F & { standing: Standing }) | null {
  let toCheck: (F & { standing: Standing }) | null = null;
  for (const finding of isMany(found) ? found : found ? [found] : []) {
    const standing = standingOf(reading, witness, finding.evidence);
    if (standing === 'asserted') return { ...finding, standing };
    if (standing) toCheck ??= { ...finding, standing };
  }
  return toCheck;
}

function isMany<F>(found: Found<F>): found is Iterable<F> {
  return typeof found === 'object' && found !== null && Symbol.iterator in found;
}

/** Whether a finding on these words may be asserted, or has to be checked; null where what is said to be missing is there. */
function standingOf(reading: Reading, witness: Witness, evidence: readonly Evidence[]): Standing | null {
  if (typeof witness === 'string') return 'asserted';
  if ('silence' in witness) return silent(reading, witness);
  const [first] = evidence;
  return first && agrees(reading, witness, first) ? 'asserted' : 'to_check';
}

function silent(reading: Reading, { silence }: Silence): Standing | null {
  const { outline, provisions } = reading;
  if (silence.some((category) => listedSentences(reading, provisions, category).length > 0)) return null;
  const doubtful = silence.some((category) =>
    outline.sentences.some((_, row) => provisions.probability(row, category) >= MAY_BE_IT),
  );
  return doubtful ? 'to_check' : 'asserted';
}

function agrees(reading: Reading, witness: Corroboration, { start, end }: Evidence): boolean {
  const { outline, provisions } = reading;
  const rows = outline.sentences.flatMap((sentence, row) =>
    sentence.start < end && start < sentence.end ? [row] : [],
  );
  const isProvision = witness.provisions?.some((category) =>
    rows.some((row) => provisions.probability(row, category) >= AGREES || provisions.isSure(row, category)),
  );
  const isTaken = witness.heads?.some((head) =>
    provisions.passages(head).some(({ sentence }) => rows.includes(sentence)),
  );
  return (
    Boolean(isProvision) ||
    Boolean(isTaken) ||
    isUnder(reading, witness.headings, rows[0]) ||
    acts(reading, witness.forces, start, end) ||
    (isPlain(reading) && namesSide(reading, start, end))
  );
}

/**
 * Whether the quoted words speak of a side by its name, as 'you' or 'we', or of everybody but one ('Nobody else may'). In contracts in everyday words that is enough: the model has
 * seen few of them, and their sentences say what they mean of whom they mean.
 */
function namesSide(reading: Reading, start: number, end: number): boolean {
  const words = reading.contract.text.slice(start, end);
  return NOBODY.test(words) || partiesIn(reading, words).length > 0;
}

function isUnder({ outline }: Reading, words: readonly string[] | undefined, row: number | undefined): boolean {
  const sentence = row === undefined ? undefined : outline.sentences[row];
  if (!words || !sentence) return false;
  const headings = headingsOf(outline, sentence).toLowerCase().split(' | ').slice(0, HEADINGS);
  return headings.some((heading) => words.some((word) => ` ${heading}`.includes(` ${word}`)));
}

function acts(reading: Reading, forces: readonly Force[] | undefined, start: number, end: number): boolean {
  if (!forces) return false;
  return statementsOf(reading).some(
    ({ passage, force }) => passage.start < end && start < passage.end && forces.includes(force),
  );
}

import type { Sentence } from '../document/outline';
import { plainText } from '../document/plain-text';
import { isInPaper, isInSection } from '../document/section-text';
import { hasLetters, WHITE_SPACE } from '../lexicon/characters';
import { BOTH_WISH } from '../lexicon/en/settled-there';
import { MAKES_EXCEPTION, TURNS } from '../lexicon/en/turns';
import { wording } from '../lexicon/words';
import type { ProvisionId } from '../provisions/heads/provision-ids';
import { headingsOf } from '../provisions/input/headings';
import { isSaidByNothing } from '../provisions/says/says';
import type { Reading } from '../reading';
import type { Bearing, QuestionDeclaration } from './define-question';
import { whatIsSaid } from './fair-sentences';
import { isOfSeveral } from './of-several';

/** A sentence that a head took for a provision of the question, or nearly so. */
export interface BearingSentence {
  /** Its place in the outline. */
  row: number;
  bears: 'yes' | 'no';
  /** The provision that its head took it for. */
  provision: ProvisionId;
  probability: number;
  /** By how much, in log-odds, it lies above what its head asks for; negative where it falls short. */
  margin: number;
  /** Whether the words of the question agree. */
  agrees: boolean;
  /** Whether its words are there and it turns what it seems to say. */
  turned: boolean;
}

/** Headings beyond these over a sentence are the paper's parts and its title. */
const HEADINGS = 2;
/** 'Your data', 'COMMERCIAL LEASE', 'Yours sincerely,': so few words without a figure or a colon say nothing. */
const FRAGMENT_WORDS = 4;
/** 'No licence is granted.' */
const SHORT_SENTENCE = wording('is, are, may, shall, will, must');
const SAYS_SOMETHING = /[:\t|%$£€]|\d{2}/;

/**
 * The sentences that may bear an answer, likeliest first. A sentence that the heads of opposite answers claim is given to the one above whose threshold
 * it lies farther; titles and other fragments bear nothing.
 * @param share of its threshold from which on a sentence is looked at
 */
export function bearingSentences(reading: Reading, question: QuestionDeclaration, share: number): BearingSentence[] {
  const all = [
    ...claimed(reading, question, 'yes', share),
    ...(question.no ? claimed(reading, question, 'no', share) : []),
  ];
  const best = new Map<number, BearingSentence>();
  for (const one of all) {
    const other = best.get(one.row);
    if (!other || weighed(one) > weighed(other)) best.set(one.row, one);
  }
  return [...best.values()].toSorted((one, other) => other.probability - one.probability);
}

const EXCEPTED = wording(MAKES_EXCEPTION);

/** Whether an answer calms: some side minds another answer, and this one not much. A turn in the sentence then has to be read by somebody. */
function calms({ positions }: QuestionDeclaration, bears: 'yes' | 'no'): boolean {
  return Object.values(positions).some((one) => {
    const others = [one.yes, one.no, one.not_stated].filter((_, at) => at !== ['yes', 'no'].indexOf(bears));
    return (one[bears] === undefined || one[bears] === 'low') && others.some((other) => other && other !== 'low');
  });
}

/** Whether a sentence turns what it seems to say to a question. */
export function isTurned(text: string, question: QuestionDeclaration, bears: 'yes' | 'no'): boolean {
  const { turns } = question[bears] ?? {};
  if (calms(question, bears) && wording(TURNS).test(text)) return true;
  return turns !== undefined && wording(turns).test(text) && !EXCEPTED.test(text);
}

/** 'Nothing in this Lease waives', 'None of these terms obliges': all that follows is denied. 'Nothing prevents' allows it. */
const DENIES_ALL =
  /^[\s\d.()a-z]{0,8}\b(?:Nothing (?:in|here\w*|contained|about|stated|said|set out)\b|None of (?:this|these|the)\b)(?![^.;]{0,100}\b(?:prevent|restrict|prohibit|limit|preclude|stop|bar|forbid|keep)(?:s|ed|ing)?\b)/;

/** 'If the owner wishes to sell and the tenant wishes to buy, they shall': no recital. */
const BINDS = wording('if, where, when, should, shall, must, may, will, agree(s)');

/** Whether a sentence says something else than what a question asks. */
export function isUnlike(text: string, question: QuestionDeclaration, bears: 'yes' | 'no'): boolean {
  const { unlike, provisions = [] } = question[bears] ?? {};
  if (unlike !== undefined && wording(unlike).test(text)) return true;
  if (BOTH_WISH.test(text) && !BINDS.test(text)) return true;
  return provisions.length > 0 && DENIES_ALL.test(text) && !provisions.some(isSaidByNothing);
}

/** The words of one side agree before the figures of the other are compared. */
function weighed({ margin, agrees }: BearingSentence): number {
  return margin + (agrees ? 100 : 0);
}

function claimed(
  reading: Reading,
  question: QuestionDeclaration,
  bears: 'yes' | 'no',
  share: number,
): BearingSentence[] {
  const { provisions = [], words } = question[bears] ?? {};
  return provisions.flatMap((id: ProvisionId) =>
    reading.provisions
      .passages(id, share)
      .filter(
        ({ sentence }) =>
          !isFragment(reading, sentence) &&
          wordsAgree(reading, sentence, question.subject) &&
          saidIn(reading, sentence, id) === 'the provision',
      )
      .flatMap(({ sentence, probability, margin }) => {
        const text = reading.outline.sentences[sentence]?.text ?? '';
        if (isUnlike(text, question, bears)) return [];
        const isSaid = wordsAgree(reading, sentence, words);
        const turned = isSaid && isTurned(text, question, bears);
        return [{ row: sentence, bears, provision: id, probability, margin, agrees: isSaid && !turned, turned }];
      }),
  );
}

/** What a sentence says that the head of a provision took for it; see `whatIsSaid`. */
export function saidIn(reading: Reading, row: number, provision: ProvisionId): ReturnType<typeof whatIsSaid> {
  const sentence = reading.outline.sentences[row];
  if (!sentence) return 'the provision';
  if (isOfSeveral(reading, sentence.text)) return 'the fair thing';
  return whatIsSaid(provision, sentence.text, (pattern, where) => {
    if (where === 'paper') return isInPaper(reading, pattern);
    return where === 'section' ? isInSection(reading, sentence, pattern) : pattern.test(paragraphOf(reading, sentence));
  });
}

function paragraphOf({ contract }: Reading, { paragraph, text }: Sentence): string {
  const { start, end } = contract.paragraphs[paragraph] ?? {};
  return start === undefined ? text : plainText(contract.text.slice(start, end));
}

/** Whether a sentence is a title or another fragment, which bears nothing. */
export function isFragment({ contract, outline }: Pick<Reading, 'contract' | 'outline'>, row: number): boolean {
  const sentence = outline.sentences[row];
  if (!sentence) return true;
  const text = contract.text.slice(sentence.start, sentence.end).replace(/^\s*[\d.()a-z]{1,5}\s+/i, '');
  const words = text.split(WHITE_SPACE).filter((word) => hasLetters(word));
  if (SAYS_SOMETHING.test(text)) return words.length === 0;
  if (words.length === FRAGMENT_WORDS && text.trim().endsWith('.') && SHORT_SENTENCE.test(text)) return false;
  return words.length <= FRAGMENT_WORDS || (words.length <= 2 * FRAGMENT_WORDS && text === text.toUpperCase());
}

const said = new WeakMap<Sentence, string>();

/** The words of a sentence and of the headings over it, each between two blanks: asked for by nearly every question, worked out once. */
function saidBy({ contract, outline }: Pick<Reading, 'contract' | 'outline'>, sentence: Sentence): string {
  const known = said.get(sentence);
  if (known !== undefined) return known;
  const headings = headingsOf(outline, sentence).split(' | ').slice(0, HEADINGS).join(' ');
  const words = ` ${plainText(`${contract.text.slice(sentence.start, sentence.end)} ${headings}`)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$£€]+/gu, ' ')} `;
  said.set(sentence, words);
  return words;
}

/** Whether a sentence, or a heading over it, has a word of each group; of no groups every sentence has. */
export function wordsAgree(
  reading: Pick<Reading, 'contract' | 'outline'>,
  row: number,
  words: Bearing['words'],
): boolean {
  const sentence = reading.outline.sentences[row];
  if (!sentence || !words) return Boolean(sentence);
  const text = saidBy(reading, sentence);
  return words.every((group) => group.some((stem) => text.includes(` ${stem.toLowerCase()}`)));
}

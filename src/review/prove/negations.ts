import type { Reading } from '../../analysis/reading';
import { partyNames } from '../../analysis/statements/parties';
import { stemOf, wordsOf } from './words';

/** Words that deny what comes next. */
const DENIALS = new Set(
  "not no never neither nor without cannot none nothing nobody n't non can't won't doesn't don't isn't aren't shan't".split(
    ' ',
  ),
);
/** Words that turn what comes next round without denying it, so that either reading may be the passage's: they are left to the second reading. */
const TURNS = [
  'prohibit',
  'forbid',
  'forbidden',
  'bar',
  'ban',
  'exclud',
  'disclaim',
  'waiv',
  'refus',
  'lack',
  'los',
  'lose',
  'deni',
  'deny',
  'prevent',
  'unable',
  'only',
  'before',
  'restrict',
  'limit',
  'releas',
  'free',
  'instead',
  'rather',
  'fail',
  'reject',
  'avoid',
  'unlimit',
  'uncap',
  'absenc',
  'absent',
  'miss',
  'even',
  'regardless',
  'irrespectiv',
  'hardly',
  'few',
  'little',
  'silent',
  'forfeit',
  'withhold',
  'withheld',
  'declin',
  'stop',
  'ceas',
];
/** Words that make an exception of what comes next, and leave what stands before them as it is. */
const EXCEPTIONS = new Set('unless except until save'.split(' '));
/** 'No variation is effective unless it is in writing': it must be. */
const MUSTS = new Set('must shall has have'.split(' '));
/** Words that make it depend on something: 'with consent', 'if notice is given', 'needs approval'. */
const CONDITIONS = new Set(
  'without if where when whenever once after during unless except until save subject'.split(' '),
);
const CONSENTS = new Set('need needs require requires required consent approval permission agrees approves'.split(' '));
/** Behind a denial these set a bound: 'no later than', 'shall not exceed'. Only they are denied then. */
const BOUNDS = new Set('exceed longer later'.split(' '));
const BOUND_SIGNS = new Set('than exceed exceeding beyond'.split(' '));
/** What a denied verb or thing takes with it is not denied itself: 'not provided | on public holidays'. */
const TAKES = new Set('of to in on by for at from as under during within through into upon about'.split(' '));
/** So many words behind a denial are denied. */
const REACH = 3;
const SMALL = new Set(
  'the a an of to in on by for and or as at it its any all such be been is are was were have has had this that these those with from shall must may will can do does did who his her our your their you we us he she they them per one each other same such more less than not now out off via new own way use'.split(
    ' ',
  ),
);
/** Behind 'not' these begin a thing, all of which is denied: 'not an express warranty'. */
const ARTICLES = new Set('a an any the'.split(' '));
/** 'Nothing in this agreement limits': what is denied comes behind. */
const PAPERS = new Set(
  'agreement contract lease letter terms note paper section clause paragraph provision contained herein'.split(' '),
);
const MARKS = /^[,;:.!?]$/;
const SENTENCE_MARKS = /^[;:.!?]$/;

interface Denied {
  /** Words that are denied wherever they stand. */
  denied: Set<string>;
  /** Those of them that are the denied verb or thing, and not what goes with it: of 'does not postpone the next payment' only 'postpone'. */
  firmly: Set<string>;
  /** Words that stand there without a denial. */
  open: Set<string>;
  /** How often it denies. */
  denials: number;
  /** By more than 'without'. */
  deniesDeed: boolean;
  /** Those of them that no exception stands before. */
  safe: Set<string>;
  /** Words that turn others round, and those of them that stand among the safe ones. */
  turns: Set<string>;
  turnsSafe: Set<string>;
  excepts: boolean;
  /** What it depends on something by: 'if', 'without', 'consent'. */
  conditions: Set<string>;
  obliges: boolean;
}

const isDenial = (word: string) => DENIALS.has(word) || word.endsWith("n't");

/** @param names stems that are a party's, of which nothing is denied */
function readDenials(words: readonly string[], names: ReadonlySet<string>): Denied {
  const read: Denied = {
    denied: new Set(),
    firmly: new Set(),
    open: new Set(),
    safe: new Set(),
    denials: 0,
    deniesDeed: false,
    turns: new Set(),
    turnsSafe: new Set(),
    excepts: false,
    conditions: new Set(),
    obliges: false,
  };
  let left = 0;
  let isWhole = false;
  let isNothing = false;
  words.forEach((word, at) => {
    if (CONDITIONS.has(word) || CONSENTS.has(word)) read.conditions.add(word);
    if (MUSTS.has(word)) read.obliges = true;
    if (EXCEPTIONS.has(word) || (word === 'other' && words[at + 1] === 'than')) read.excepts = true;
    if (CONDITIONS.has(word) && !isDenial(word)) left = 0;
    if (TAKES.has(word) && left < REACH) left = 0;
    if (MARKS.test(word)) {
      left = 0;
      return;
    }
    if (isDenial(word)) {
      const end = words.findIndex((other, index) => index > at && MARKS.test(other));
      const behind = words.slice(at + 1, end < 0 ? undefined : end);
      const isBound =
        word !== 'without' && behind.some((other, index) => BOUND_SIGNS.has(other) && behind[index - 1] !== 'other');
      if (!isBound) read.denials++;
      if (!isBound && word !== 'without') read.deniesDeed = true;
      left = isBound ? 0 : REACH;
      for (const other of isBound ? behind : []) {
        if (!BOUNDS.has(other)) continue;
        read.denied.add(stemOf(other));
        read.firmly.add(stemOf(other));
      }
      // 'No notice is given' denies the notice; 'not' and 'cannot' deny what is done.
      isNothing = word === 'nothing' || word === 'none';
      isWhole = word === 'without' || (!word.endsWith('t') && !isNothing) || ARTICLES.has(behind[0] ?? '');
      return;
    }
    if (SMALL.has(word)) return;
    const stem = stemOf(word);
    const givesUp = /^g[ia]v/.test(word) && words[at + 1] === 'up';
    const turn = givesUp ? 'give up' : TURNS.find((one) => stem.startsWith(one));
    if (turn) {
      read.turns.add(turn);
      if (!read.excepts) read.turnsSafe.add(turn);
    }
    if (names.has(stem)) return;
    if (left > 0 && isNothing && PAPERS.has(word)) return;
    if (left > 0) {
      read.denied.add(stem);
      if (isWhole || left === REACH) read.firmly.add(stem);
      if (!word.endsWith('ly')) left--;
      return;
    }
    if (BOUNDS.has(word) && read.denied.has(stem)) return;
    read.open.add(stem);
    if (!read.excepts) read.safe.add(stem);
  });
  for (const word of read.open) read.denied.delete(word);
  return read;
}

/** 'May with consent' is said of what 'shall not without consent'; 'may without consent' is not. */
function isConditional(said: Denied, proof: Denied): boolean {
  if (proof.conditions.size === 0 && !proof.excepts) return false;
  const asks = [...said.conditions].some((word) => CONSENTS.has(word));
  if (asks && !said.conditions.has('without')) return true;
  return [...said.conditions].some((word) => !proof.conditions.has(word));
}

/** Whether one denies all that the other does and more: both speak of 'defects that could not be discovered', and one does not include them. */
function deniesMore(one: Denied, other: Denied): boolean {
  return one.denials > other.denials && [...other.firmly].every((word) => one.firmly.has(word));
}

/** A word that one of the two affirms and the other only denies. */
function turnedBetween(said: Denied, proof: Denied): string | null {
  if ([...said.turns].some((turn) => !proof.turns.has(turn))) return null;
  const isLong = (word: string) => word.length > 2;
  const isOtherWay = isConditional(said, proof) || (said.obliges && proof.excepts);
  const isPlain = !said.deniesDeed || deniesMore(proof, said);
  if (isPlain && !isOtherWay) {
    for (const word of proof.denied)
      if (isLong(word) && proof.firmly.has(word) && !said.firmly.has(word) && said.open.has(word)) return word;
  }
  const isTurned = [...proof.turnsSafe].some((turn) => !said.turns.has(turn));
  const denies = proof.denials > 0 && !deniesMore(said, proof);
  if (isTurned || denies || (proof.excepts && said.conditions.size > 0)) return null;
  for (const word of said.denied)
    if (isLong(word) && said.firmly.has(word) && !proof.firmly.has(word) && proof.safe.has(word)) return word;
  return null;
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words) {
    if (SENTENCE_MARKS.test(word)) sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  return sentences.filter(({ length }) => length > 0);
}

const FEWEST_SHARED = 2;

/** The sentence of the passages that shares most with one of the claim; null where two share as much. */
function nearestOf(said: Denied, sentences: readonly Denied[]): Denied | null {
  const words = [...said.open, ...said.denied];
  const shared = sentences.map((one) => words.filter((word) => one.open.has(word) || one.denied.has(word)).length);
  const most = Math.max(...shared);
  if (most < FEWEST_SHARED || shared.filter((count) => count === most).length > 1) return null;
  return sentences[shared.indexOf(most)] ?? null;
}

/**
 * A word that the claim affirms and its passages only deny, or the other way round; null where there is none. Compared are the two as a whole, and each sentence of the claim with
 * the one of the passages that is nearest to it. Words that both affirm and deny are left alone, and so is a claim or passage that turns its words in other ways ('only with consent',
 * 'is prohibited from'): these a second reading judges.
 */
export function turnedWord(
  reading: Pick<Reading, 'facts' | 'contract'>,
  claim: string,
  passages: string,
): string | null {
  const names = new Set(
    partyNames(reading)
      .filter((name) => !name.includes(' '))
      .flatMap((name) => wordsOf(name).map(stemOf)),
  );
  const [said, proof] = [wordsOf(claim), wordsOf(passages)];
  const whole = turnedBetween(readDenials(said, names), readDenials(proof, names));
  if (whole !== null) return whole;
  const sentences = sentencesOf(proof).map((words) => readDenials(words, names));
  if (sentences.length < 2) return null;
  for (const words of sentencesOf(said)) {
    const one = readDenials(words, names);
    const nearest = nearestOf(one, sentences);
    const turned = nearest && turnedBetween(one, nearest);
    if (turned) return turned;
  }
  return null;
}

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
  'unless',
  'except',
  'until',
  'before',
  'restrict',
  'limit',
  'releas',
  'free',
  'instead',
  'rather',
  'fail',
  'prevent',
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
  'end',
  'give',
];
/** So many words behind a denial are denied. */
const REACH = 3;
const SMALL = new Set(
  'the a an of to in on by for and or as at it its any all such be been is are was were have has had this that these those with from shall must may will can do does did'.split(
    ' ',
  ),
);
const MARKS = /^[,;:.!?]$/;

interface Denied {
  /** Words that are denied wherever they stand. */
  denied: Set<string>;
  /** Words that stand there without a denial. */
  open: Set<string>;
  turns: boolean;
}

function readDenials(text: string): Denied {
  const denied = new Set<string>();
  const open = new Set<string>();
  let left = 0;
  let turns = false;
  for (const word of wordsOf(text)) {
    if (MARKS.test(word)) {
      left = 0;
      continue;
    }
    if (DENIALS.has(word) || word.endsWith("n't")) {
      left = REACH;
      continue;
    }
    if (SMALL.has(word)) continue;
    const stem = stemOf(word);
    if (TURNS.some((turn) => stem.startsWith(turn))) turns = true;
    if (left > 0) {
      denied.add(stem);
      left--;
    } else open.add(stem);
  }
  for (const word of open) denied.delete(word);
  return { denied, open, turns };
}

/**
 * A word that the claim affirms and its passages only deny, or the other way round; null where there is none. Words that both affirm and deny are
 * left alone, and so is a claim or passage that turns its words in other ways ('only with consent', 'is prohibited from'): these a second reading judges.
 */
export function turnedWord(claim: string, passages: string): string | null {
  const said = readDenials(claim);
  const proof = readDenials(passages);
  if (said.turns) return null;
  for (const word of proof.denied) {
    if (word.length > 3 && said.open.has(word) && said.denied.size === 0) return word;
  }
  if (proof.turns) return null;
  for (const word of said.denied) {
    if (word.length > 3 && proof.open.has(word) && proof.denied.size === 0) return word;
  }
  return null;
}

import { type Mail, mailAround, mailsOf } from '../../document/mail-chain';
import { DIGITS, NO_WORD, wordsIn } from '../../lexicon/characters';
import { openingWords, wording } from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import { findPeriods } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { type Passage, passagesOf } from '../../statements/passages';

/** Words that tell nothing of what a sentence is about. */
const COMMON = new Set(
  [
    'with from that this have your will when then they them what which after before each also only than there been were would could should shall must into over under more most other some just like here about until where these those being does done',
    'days week weeks month months year years mail mails email agreed agree accept accepted fine okay first second last next once time thing things know tell want need make take give come send sent good back well sure still',
  ].flatMap((line) => line.split(' ')),
);
/** By so many of its first letters a thing is known: 'cancel' and 'cancelling', 'price' and 'prices'. */
const STEM = 5;
const LEAST_WORD = 4;

/** 'The price is now', 'instead', 'I change that too', 'could it be': a term is asked for or given otherwise than before. */
const CHANGES = wording([
  'instead( of), in place of, rather than, chang{e,es,ed,ing}, now, {make,made} it, meet you at, {can,could} {it,we,you,i}( say)( have), {not,no longer} + but, come down, go down, drop{,s,ped}, {too,bit} {steep,much,long,short,high,low}',
  "{can,don,won}{’,'}t, cannot, stays, goes, no to, yes to, ok, okay, all right, fine, best I can do, as well, half",
]);
/** 'Term 6', 'on 6', '6 -', 'point 6': a term of a numbered list is named by its number. */
const BY_NUMBER = openingWords(
  NO_WORD,
  '({term,point,no.,number,item,clause,para,on,re,#} )#1-2',
  /(?:[.:)-]| [–-]| \p{L})/u,
);
/** In characters, from the beginning of a line. */
const NUMBER_ROOM = 12;

/** A sentence with the mail in which it stands. */
interface Written {
  passage: Passage;
  mail: Mail;
  stems: ReadonlySet<string>;
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(text.toLowerCase())
      .filter((word) => word.length >= LEAST_WORD && !COMMON.has(word) && Number.isNaN(Number(word)))
      .map((word) => word.slice(0, STEM)),
  );

/** The number of the term to which a place belongs, by the beginning of its line: '6' of '6. Credit. My name goes', 'Term 6: a tag is fine'. */
function numberAt({ contract }: Reading, offset: number): string | null {
  const from = contract.text.lastIndexOf('\n', offset - 1) + 1;
  const opening = BY_NUMBER.exec(contract.text.slice(from, from + NUMBER_ROOM))?.[0];
  return opening?.match(DIGITS)?.[0] ?? null;
}

/** Whether a line of a mail opens with the number of a term. */
function namesNumber(reading: Reading, { start, end }: Mail, number: string): boolean {
  const { text } = reading.contract;
  for (let at = start; at >= 0 && at < end; at = text.indexOf('\n', at) + 1 || end)
    if (numberAt(reading, at) === number) return true;
  return false;
}

const memo = new WeakMap<Reading['outline'], Written[]>();

function writtenIn(reading: Reading): Written[] {
  const known = memo.get(reading.outline);
  if (known) return known;
  const written = passagesOf(reading).flatMap((passage): Written[] => {
    const mail = mailAround(reading.contract, passage.start);
    return mail ? [{ passage, mail, stems: stemsOf(passage.text) }] : [];
  });
  memo.set(reading.outline, written);
  return written;
}

const sumsOf = (text: string): number[] => findMoney(text).map(({ amount }) => amount);
const lengthsOf = (text: string): string[] => findPeriods(text).map(({ count, unit }) => `${count} ${unit}`);

/** Whether two sentences tell figures of one kind and no figure is in both: £46,500 and £37,900, ten days and twenty. */
function differ(one: string, other: string): boolean {
  const apart = <T>(here: readonly T[], there: readonly T[]) =>
    here.length > 0 && there.length > 0 && !here.some((value) => there.includes(value));
  return apart(sumsOf(one), sumsOf(other)) || apart(lengthsOf(one), lengthsOf(other));
}

/** Whether a later sentence repeats a sum of an earlier one and names no other: it takes it as it is. */
function confirms(later: string, earlier: string): boolean {
  const sums = sumsOf(later);
  return sums.length > 0 && sums.every((sum) => sumsOf(earlier).includes(sum));
}

/** A thing that so few sentences speak of is told by its name alone. */
const RARE = 3;

/** Whether a sentence of a later mail speaks of what an earlier one settles: by its things, and another figure or a word of change. */
function returnsTo(later: Written, text: string, stems: ReadonlySet<string>, rare: ReadonlySet<string>): boolean {
  const shared = [...stems].filter((stem) => later.stems.has(stem));
  const [first] = stems;
  const isOfThat = shared.length > 1 || shared.some((stem) => rare.has(stem));
  if (differ(text, later.passage.text)) return isOfThat || shared.some((stem) => stem === first);
  return isOfThat && CHANGES.test(later.passage.text) && !confirms(later.passage.text, text);
}

/**
 * Of a paper that is made of mails: whether a later one returns to a term of an earlier one, so that it was only proposed, or changed since. Of 8 such terms told with
 * a caution readers took 6 for misleading or false (docs/risk-precision.md).
 * @param at where the term begins
 */
export function isTakenUpLater(reading: Reading, text: string, at: number): boolean {
  if (mailsOf(reading.contract).length === 0) return false;
  const mail = mailAround(reading.contract, at);
  if (!mail) return false;
  const written = writtenIn(reading);
  const stems = stemsOf(text);
  const rare = new Set([...stems].filter((stem) => written.filter((one) => one.stems.has(stem)).length <= RARE));
  const number = numberAt(reading, at);
  const isNamed = (later: Mail) => number !== null && namesNumber(reading, later, number);
  return (
    mailsOf(reading.contract).some((later) => later.sent > mail.sent && isNamed(later)) ||
    written.some((later) => later.mail.sent > mail.sent && returnsTo(later, text, stems, rare))
  );
}

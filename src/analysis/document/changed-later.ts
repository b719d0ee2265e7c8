import { hasSign, wordsIn } from '../lexicon/characters';
import {
  BECOMES,
  DOUBTED,
  GRANTS,
  IF,
  IN_PLACE_OF,
  INSTEAD_OPENS,
  LIMITS_LIABILITY,
  MOVED_FROM,
  NAMES_NUMBER,
  NOT_SENT,
  PART,
  REFUSES,
  REST_STAYS,
  STRIKES_CAP,
  STRIKES_MATTER,
  TURNS,
} from '../lexicon/en/mail-changes';
import { everywhere, kept, openingWords, perhaps, unlessNext, upTo, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { findMoney } from '../mentions/money';
import { findPeriods } from '../mentions/periods';
import type { ContractText } from '../pdf/contract-text';
import { termNamed } from './mail-terms';
import type { Outline } from './outline';
import { accepts, isAsked, numbersIn, struckLater, type Written, writtenIn } from './struck-later';
import type { Span } from './tick-boxes';

/** Of what a value is: a sum, a length of time, a day, or a share of a hundred. */
export type ValueKind = 'sum' | 'length' | 'day' | 'share';

interface Value {
  kind: ValueKind;
  /** What is the same for two values that differ in their figure alone. */
  unit: string;
  key: string;
  start: number;
  end: number;
}

/** What a later mail makes of a sentence of an earlier one. */
export interface Change {
  /** The sentences of later mails, in the order in which they were sent. */
  by: Written[];
  /** Of what the value is that another one takes the place of; 'all' where the matter is done away with, null where the term is named and turned round. */
  kind: ValueKind | 'all' | null;
  /** Whether the sentence has no other value of that kind. */
  isOnly: boolean;
  /** The sentence, where nothing of it is left. */
  gone: Span | null;
}

const SHARE = everywhere(wording(kept('#1-3(.#1-9)'), '( )%, ( )per( )cent(age)'));
const BARE = openingWords(kept('#1-3'), unlessNext('{.,\\,}#*, ( )%, ( )*3-40'));
/** Between two values: the number of a term may stand there. */
const BEHIND = openingWords(
  perhaps(' {in,of,under} ({your,my} ){point,item,term,clause,paragraph,no(.)} #1-2'),
  upTo(60, '.;\\d'),
);
const LEAST_WORD = 4;
const STEM = 5;

function valuesIn(text: string): Value[] {
  const at = (
    kind: ValueKind,
    unit: string,
    figure: string | number,
    { start, end }: { start: number; end: number },
  ) => ({
    kind,
    unit,
    key: `${kind} ${unit} ${figure}`,
    start,
    end,
  });
  return [
    ...findMoney(text).map((one) => at('sum', '', one.amount, one)),
    ...findPeriods(text).map((one) => at('length', one.unit, one.count, one)),
    ...findDates(text).flatMap((one) => (one.iso ? at('day', '', one.iso.slice(5), one) : [])),
    ...[...text.matchAll(SHARE)].map((one) =>
      at('share', '', Number(one[1]), { start: one.index, end: one.index + one[0].length }),
    ),
  ].toSorted((one, other) => one.start - other.start);
}

/** A figure alone right behind some words, as a value of the unit of another: the 15 of '20 days instead of 15'. */
function bareAt(text: string, from: number, like: Value): Value | null {
  const figure = BARE.exec(text.slice(from))?.[1];
  if (!figure) return null;
  return { ...like, key: `${like.kind} ${like.unit} ${Number(figure)}`, start: from, end: from + figure.length };
}

interface Replaced {
  old: Value;
  fresh: Value;
}

/** The values that a sentence puts in the place of others that it names. */
function replacedIn(text: string): Replaced[] {
  const values = valuesIn(text);
  const pairs: Replaced[] = [];
  for (const [at, one] of values.entries()) {
    const rest = text.slice(one.end);
    const behind = BEHIND.exec(rest)?.[0] ?? '';
    const next = values[at + 1] ?? bareAt(text, one.end + behind.length, one);
    const other =
      next && next.kind === one.kind && next.key !== one.key ? next : bareAt(text, one.end + behind.length, one);
    if (!other || other.key === one.key) continue;
    const between = text.slice(one.end, other.start);
    const before = text.slice(Math.max(0, one.start - 60), one.start);
    if (IN_PLACE_OF.test(between)) pairs.push({ old: other, fresh: one });
    else if (BECOMES.test(between) || (between === ' to ' && MOVED_FROM.test(before)))
      pairs.push({ old: one, fresh: other });
    else if (INSTEAD_OPENS.test(before) && between.length < 60 && !hasSign(between, ';.'))
      pairs.push({ old: one, fresh: other });
  }
  return pairs;
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(text.toLowerCase())
      .filter((word) => word.length >= LEAST_WORD)
      .map((word) => word.slice(0, STEM)),
  );

/** The one of several sentences that speaks most of what another speaks of; undefined where it is not plain. */
function nearest(candidates: readonly Written[], text: string): Written | undefined {
  if (candidates.length < 2) return candidates[0];
  const stems = stemsOf(text);
  const shared = (one: Written) => [...stemsOf(one.text)].filter((stem) => stems.has(stem)).length;
  const ranked = candidates.map((one) => ({ one, count: shared(one) })).toSorted((a, b) => b.count - a.count);
  return ranked[0] && ranked[0].count > (ranked[1]?.count ?? 0) ? ranked[0].one : undefined;
}

/** The number by which a sentence names a term; null where it names none, or several. */
function namedBy(text: string): number | null {
  const numbers = numbersIn(NAMES_NUMBER.exec(text)?.[0] ?? '');
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

interface Asked {
  target: Written;
  /** Whether nothing of the sentence is left. */
  isGone?: boolean;
  kind: Change['kind'];
  fresh: Value | null;
}

/** The sentences by which the change that one asks for is taken, with that one first; null where it is refused, or left open. */
function takenBy(written: readonly Written[], asking: Written, { target, fresh }: Asked): Written[] | null {
  const later = written.filter(({ mail }) => mail.sent > asking.mail.sent);
  if (later.some(({ text }) => NOT_SENT.test(text))) return null;
  const number = namedBy(asking.text);
  const isNamed = ({ text }: Written) => number !== null && namedBy(text) === number;
  const isOfKind = (one: Value) => fresh !== null && one.kind === fresh.kind && one.unit === fresh.unit;
  const has = ({ text }: Written) => fresh !== null && valuesIn(text).some(({ key }) => key === fresh.key);
  const hasOther = (one: Written) => valuesIn(one.text).some(isOfKind) && !has(one);
  const others = later.filter(({ writer }) => writer !== asking.writer);
  const grants = ({ text }: Written) => GRANTS.test(text) && !REFUSES.test(text) && !isAsked(text);
  const granting = others.find((one) => (has(one) || isNamed(one)) && grants(one) && !hasOther(one));
  if (granting) return [asking, granting];
  // Another figure of the kind in a later mail may be what was agreed in the end, and a word for the term what keeps it.
  if (later.some((one) => hasOther(one) || isNamed(one)) || isAsked(asking.text)) return null;
  if (asking.writer !== '' && asking.writer === target.writer) return [asking];
  const answers = others.filter(({ writer }) => target.writer === '' || writer === target.writer);
  if (answers.some(({ text }) => REST_STAYS.test(text))) return null;
  return answers.some(({ text }) => accepts(text)) ? [asking] : null;
}

/** So long is a sentence at most that settles one matter alone. */
const ONE_MATTER = 160;

/** Whether a sentence settles nothing but the matter for which it was found. */
function isOneMatter({ text }: Written, from: number): boolean {
  const [sum] = findMoney(text);
  return text.length <= ONE_MATTER && (sum === undefined || sum.start > from);
}

/** 'The clause about bookings' is of bookings. */
const LEADS_TO_MATTER = openingWords('( ){on,about,where,saying,that says} ');

/** The matter that a sentence does away with by what it is called, in the first mail that speaks of it, and whether its sentence goes as a whole. */
function matterOf(earlier: readonly Written[], { text }: Written): Pick<Asked, 'target' | 'isGone'> | null {
  if (DOUBTED.test(text)) return null;
  const [first] = earlier;
  const inFirst = earlier.filter(({ mail }) => mail === first?.mail);
  if (STRIKES_CAP.test(text)) {
    const caps = earlier.filter((one) => LIMITS_LIABILITY.test(one.text));
    const [cap] = caps;
    const from = LIMITS_LIABILITY.exec(cap?.text ?? '')?.index ?? 0;
    return cap && caps.length === 1 ? { target: cap, isGone: isOneMatter(cap, from) } : null;
  }
  const [said = '', before = '', behind = ''] = STRIKES_MATTER.exec(text) ?? [];
  const matter = `${before} ${behind.replace(LEADS_TO_MATTER, '')}`;
  const keys = valuesIn(matter).map(({ key }) => key);
  const stems = stemsOf(matter);
  const having = inFirst.filter((one) =>
    keys.length > 0
      ? valuesIn(one.text).some(({ key }) => keys.includes(key))
      : [...stems].every((stem) => stemsOf(one.text).has(stem)),
  );
  const [target] = having;
  if (!target || having.length > 1 || keys.length + stems.size === 0) return null;
  // 'The bit about reports' may be a part of its sentence.
  return { target, isGone: !PART.test(said) && isOneMatter(target, Number.POSITIVE_INFINITY) };
}

/** What a sentence of a later mail would change. */
function askedIn(contract: ContractText, written: readonly Written[], asking: Written): Asked[] {
  const number = namedBy(asking.text);
  const pairs = replacedIn(asking.text);
  // Most sentences ask for no change, and of a long exchange each would be laid beside all before it.
  if (number === null && pairs.length === 0 && !STRIKES_CAP.test(asking.text) && !STRIKES_MATTER.test(asking.text))
    return [];
  const earlier = written.filter(({ mail, text }) => mail.sent < asking.mail.sent && !isAsked(text));
  const term = number === null ? undefined : termNamed(contract, number, asking.mail);
  const ofTerm = term ? earlier.filter(({ start }) => term.start <= start && start < term.end) : [];
  if (pairs.length > 0)
    return pairs.flatMap(({ old, fresh }): Asked[] => {
      const among = ofTerm.length > 0 ? ofTerm : earlier;
      const having = among.filter(({ text }) => valuesIn(text).some(({ key }) => key === old.key));
      const target = nearest(having, asking.text);
      return target ? [{ target, fresh, kind: fresh.kind }] : [];
    });
  const matter = matterOf(earlier, asking);
  if (matter) return [{ ...matter, fresh: null, kind: 'all' }];
  const values = valuesIn(asking.text);
  if (values.length === 0)
    return TURNS.test(asking.text) && !isAsked(asking.text)
      ? ofTerm.map((target) => ({ target, fresh: null, kind: null }))
      : [];
  return values.flatMap((fresh): Asked[] => {
    const having = ofTerm.filter(({ text }) => valuesIn(text).some(({ kind }) => kind === fresh.kind));
    const [only] = having;
    const isOne = values.filter(({ kind }) => kind === fresh.kind).length === 1 && having.length === 1;
    if (!isOne || !only || valuesIn(only.text).some(({ key }) => key === fresh.key)) return [];
    return [{ target: only, fresh, kind: fresh.kind }];
  });
}

const memo = new WeakMap<Outline, ReadonlyMap<number, Change>>();

/**
 * Of a paper that is made of mails: the sentences, by where they begin, that a later mail changes with the consent of the others: it puts another value in the place of
 * theirs, or turns round the term that it names by its number. What is refused, left open or answered with a third value changes nothing.
 */
export function changedLater(contract: ContractText, outline: Outline): ReadonlyMap<number, Change> {
  const known = memo.get(outline);
  if (known) return known;
  const written = writtenIn(contract, outline.sentences);
  const struck = struckLater(contract, outline.sentences);
  const changes = new Map<number, Change>();
  for (const asking of written)
    for (const one of askedIn(contract, written, asking)) {
      const { target, kind } = one;
      if (struck.some(({ start, end }) => start <= target.start && target.start < end)) continue;
      const by = takenBy(written, asking, one);
      if (!by) continue;
      const isOnly = kind === 'all' || valuesIn(target.text).filter((value) => value.kind === kind).length === 1;
      const gone = one.isGone ? { start: target.start, end: target.end } : null;
      changes.set(target.start, { by, kind, isOnly: isOnly && !IF.test(asking.text), gone });
    }
  memo.set(outline, changes);
  return changes;
}

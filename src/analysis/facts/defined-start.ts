import { datesOfPaper } from '../document/dates-of-paper';
import { sentenceAt } from '../document/sentence-evidence';
import { evidenceAt } from '../evidence';
import { anyWording, closingWords, everywhere, inClause, openingWords, upTo, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { ON_EVENT } from './begins-on-event';
import type { Day } from './day';
import { type Fact, found, stated } from './fact';
import { isEffectBesideMaking } from './own-date';
import { evidenceOf } from './ranked-fact';
import type { Candidate } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import type { Source } from './source';

const DEFINED = 0.95;
/** 'May 4, 2023 (the "Effective Date")', '1 May 2025 ("the Commencement Date")'. */
const DEFINED_AT_ONCE = openingWords(
  /,? {0,2}(?:the )?\((?:the|its|hereinafter,?(?: the)?)? ?"(?:the )?/,
  '{Effective,Commencement} Date"',
);
/** 'From the Commencement Date, being 1 May 2025', '"Effective Date" (which is 1 May)'; the start of one part, as the Rent Commencement Date, is none. */
const NAMED_BEFORE = closingWords(
  /(?:["'(]|\bthe )["']?/,
  '({lease,term,contract,agreement,franchise,licen{c,s}e,tenancy,service,services} ){effective,commencement,start} date',
  /["']?,? ?\(?/,
  '{being,namely,that is,that being,i.e.,which {is,shall be,will be}}(,) (on )(the date of )(the )',
);
/** In characters: so much before and behind a day may name it. */
const BEFORE = 140;
const BEHIND = 40;

type PlacedDay = { start: number; end: number; iso: string };

const isDay = (candidate: Candidate): candidate is Candidate & { kind: 'date' } => candidate.kind === 'date';

const NAMED_AT_ONCE = everywhere(wording('\\(', upTo(20, '()'), '"(the ){Effective,Commencement} Date"'));
const WRITTEN_DAY = 40;

/** Days before such a name in which a sentence seems to end: 'Dec. 8, 2005 (the "Effective Date")'. */
function cutDays({ plain, contract, outline }: Source): PlacedDay[] {
  return [...plain.matchAll(NAMED_AT_ONCE)].flatMap(({ index }) => {
    const from = Math.max(0, index - WRITTEN_DAY);
    const day = datesOfPaper(contract, plain.slice(from, index)).at(-1);
    if (day?.kind !== 'day' || !day.iso) return [];
    const [start, end] = [from + day.start, from + day.end];
    return sentenceAt(outline, start) === sentenceAt(outline, end - 1) ? [] : [{ start, end, iso: day.iso }];
  });
}

/** 'Effective on June 1, 2025 (the "Effective Date")': the day that the contract itself calls so, where it calls one day so. */
export function definedStart(source: Source): Fact<Day> | null {
  const { plain, contract } = source;
  const days = [...viewOf(source).sentences.flatMap(({ candidates }) => candidates.filter(isDay)), ...cutDays(source)];
  const named = days.filter((day) => {
    const before = plain.slice(Math.max(0, day.start - BEFORE), day.start);
    const isNamed = DEFINED_AT_ONCE.test(plain.slice(day.end, day.end + BEHIND)) || NAMED_BEFORE.test(before);
    return isNamed || isEffectBesideMaking(before);
  });
  const [first] = named;
  if (!first || named.some(({ iso }) => iso !== first.iso)) return null;
  const written = contract.text.slice(first.start, first.end);
  return found({ value: { iso: first.iso, written }, confidence: DEFINED, evidence: [evidenceOf(source, first)] });
}

/** '(the "Effective Date")', whether or not a day stands before it. */
export const CALLS_START = wording('\\(({the,a,an} )({",\'}){Effective,Commencement,Start} Date({",\'})\\)');

/** What the contract calls its start, or that it takes effect itself. */
const TAKES_EFFECT = anyWording(
  CALLS_START,
  wording('"{Effective,Commencement,Start} Date" {means,shall mean,is,will be,shall be}'),
  wording('{is,shall be,will be} the "{Effective,Commencement,Start} Date"'),
  wording(
    'this (^4 ){agreement,release,letter,waiver,settlement,contract,deed,lease}',
    inClause(60),
    '{become,becomes,be,is,take,takes,come,comes,go,goes} ({legally,only,first,fully} ){effective,effect,binding,enforceable,into {force,effect}}',
  ),
);
/** 'On the sixteenth day after Executive signs it', 'upon expiration of the revocation period': a day that is counted from an act, and that nobody but the one who was there can name. */
const COUNTED = anyWording(
  wording(
    'day(s) {after,following,from} ',
    inClause(70),
    'sign(s), signed, signing, signature, execution, executes, executed, delivery, delivers, delivered, receipt, receives, received, acceptance, accepts, accepted',
  ),
  wording(
    '{expiration,expiry,end,lapse,close} of ({the,that,such,this,any,his,her,your,its} )~3 {revocation,rescission,cancellation,cooling{ ,-}off,withdrawal} period',
  ),
  wording(
    '{revocation,rescission,cancellation,cooling{ ,-}off,withdrawal} period',
    inClause(40),
    '{expires,expired,ends,ended,lapses,lapsed,passes,passed,is over,has run}',
  ),
);
/** 'Within 21 days after receiving it' says how long somebody may do something. */
const IN_TIME = everywhere(wording('within ~6 {day,week,month}(s) {after,following,from,of}'));

/** The sentence by which the contract takes effect so many days after somebody signs, receives or may revoke it; null where none says so, or it names a day. */
export function countedStart({ plain, outline, contract }: Source): Fact<never> | null {
  const said = outline.sentences.find(({ start, end }) => {
    const words = plain.slice(start, end);
    if (!TAKES_EFFECT.test(words) || !COUNTED.test(words.replace(IN_TIME, ' '))) return false;
    return findDates(words).length === 0;
  });
  return said ? stated(COUNTED_START, [evidenceAt(contract, said.start, said.end)], ON_EVENT) : null;
}
const COUNTED_START = 0.7;

import { capitalised } from '../../../shared/phrases';
import { anyOf } from '../../lexicon/phrases';
import { anyWording, closingWords, inClause, listOf, onlyWords, openingWords, wording } from '../../lexicon/words';
import type { MoneyMention } from '../../mentions/money';
import { purposeOf } from './purpose';

type Place = Pick<MoneyMention, 'start' | 'end'>;

const TIMES = listOf([
  'hour, day, week, month, quarter, year, annum, contract year, calendar month, calendar year, night',
]);
const UNITS = listOf([
  'unit, user, copy, seat, employee, ton, tonne, MWh, Dth, occurrence, claim, store, event, share, person, kilogram, pound',
  'gallon, barrel, defect, order, breach, violation, visit, guest, adult, child, head, room, car, vehicle, mile, page',
  'word, call, incident, item, session, lesson, shift, delivery, device, workstation, square {foot,metre,meter}, half hour, quarter of an hour',
  'lit{re,er}, kilomet{re,er}, km, desk, picture, print, post, attempt, pupil, student, licen{c,s}e, seat, location, site',
  'transfer, invoice, bottle, plate, box, bag, transaction, customer, account, test, sample, batch, report, ticket, game',
  'match, appearance, episode, song, lead, referral, application, flat, bed, key, animal, dog, restaurant, subscriber',
]);
/** Between the sum and 'per': no further sum. */
const NEAR = '^(?:(?!\\band\\b(?!\\s(?:no|00)\\b)|[$€£₹;\\d]).)';
const PER = new RegExp(
  `${NEAR}{0,30}?\\b(?:(?:per|each|every)\\s(?:one\\s|net\\s|metric\\s){0,2}(${anyOf(TIMES, UNITS)})|an?\\s(${anyOf(TIMES)}))\\b|^\\san?\\s(${anyOf(UNITS)})\\b|^\\s?\\)?\\s?(annually|monthly|quarterly|weekly|hourly)\\b`,
  'i',
);
/** 'A monthly expense allowance of': how often, said before the sum. */
const OFTEN = '{monthly,annual,yearly,weekly,quarterly,daily,hourly}';
const EVERY_BEFORE = anyWording(
  closingWords(`${OFTEN} ~3 {of,is,at,be,to} `),
  // 'Monthly rent $1,940' in a form.
  closingWords(`${OFTEN} ~2 {fee,charge,rent,payment,price,rate,instal(l)ment,premium,salary} `),
);
const HAS_TIME = wording(TIMES);

/** 'Desk fee, each desk, per month', 'Rent (per month)': how often, at the end of the label before the sum. */
const PER_BEFORE = new RegExp(
  `(?:\\b(?:per|each|every|an?)\\s(${anyOf(UNITS)})[,\\s]+)?\\b(?:per|each|every|an?)\\s(${anyOf(TIMES, UNITS)})\\)?[\\s:|.…–-]*$`,
  'i',
);
const LONGEST_LABEL = 60;
/** Dots that lead from a label to its sum. */
const LEADERS = /\s?(?:(?:\.\s?){4,}|…)[\s.…]*$/;

/** How often by the label of a row of a form; '' where it does not say. */
function perOfLabel(text: string, start: number): string {
  const match = start <= LONGEST_LABEL ? PER_BEFORE.exec(text.slice(0, start)) : null;
  return match
    ? [match[1], match[2]]
        .flatMap((unit) => (unit ? ` per ${unit.toLowerCase().replace('annum', 'year')}` : []))
        .join('')
    : '';
}

/** 'month' for 'monthly expense allowance of', null where the words before a sum name no such time. */
function timeBefore(before: string): string | null {
  const often = EVERY_BEFORE.exec(before)?.[0].split(' ')[0]?.toLowerCase();
  if (!often) return null;
  return openingWords('annual*').test(often) ? 'year' : openingWords('daily').test(often) ? 'day' : often.slice(0, -2);
}

const DEFINED =
  /^[^.;$€£]{0,90}?\((?:the|an?|each,? an?|such [^)"]{0,30}|collectively,? the|hereinafter[^)"]{0,20})?\s*"([A-Z][^"]{2,45})"\)/;
const DEFINED_BEFORE = /\((?:the|an?)\s*"([A-Z][^"]{2,45})"\)[^.;$€£]{0,70}$/;
/** '£230,000 at once and the rest (the "Deferred Price") in May': the name is that of the rest. */
const OF_THE_REST = wording('the {rest,balance,remainder}');
const IS_MONEY = wording([
  'fee(s), price, payment(s), rent, royalt+, salary, bonus, amount, deposit, commission, compensation',
  'guarantee, charge(s), cost, consideration, limit, cap, retainer, loan, insta(l)lment(s), principal',
  'contribution, credit, minimum',
]);

/** ' per month' for a sum, '' where nothing of the kind stands behind it or, as in 'a monthly fee of', before it. */
export function per(text: string, { start, end }: Place): string {
  const match = PER.exec(text.slice(end, end + 80));
  const before = timeBefore(text.slice(Math.max(0, start - 60), start).replace(LEADERS, ' '));
  if (!match) return before ? ` per ${before}` : perOfLabel(text, start);
  const [all, one, other, third, adverb] = match;
  if (adverb) return ` ${adverb.toLowerCase()}`;
  const unit = (one ?? other ?? third ?? '').toLowerCase().replace('annum', 'year');
  // 'Per user per month'.
  const again = openingWords(' {per,a,each} {month,year,annum,week,quarter,hour}').exec(
    text.slice(end + all.length),
  )?.[0];
  const time = again?.trim().split(' ')[1]?.toLowerCase() ?? (HAS_TIME.test(unit) ? null : before);
  return ` per ${unit}${time ? ` per ${time.replace('annum', 'year')}` : ''}`;
}

/** The defined name of the sum where it has one that says what it is: '(the "Initial Fee")'. */
export function definedName(text: string, { start, end }: Place): string | null {
  const behind = DEFINED.exec(text.slice(end, end + 170));
  const name =
    (behind && !OF_THE_REST.test(behind[0]) ? behind[1] : undefined) ??
    DEFINED_BEFORE.exec(text.slice(Math.max(0, start - 140), start))?.[1];
  return name && IS_MONEY.test(name) ? name.replace(/[,.]$/, '').trim() : null;
}

/** 'Onboarding (one-time): $3,500': the item of an order form, which names itself before its sum. */
const ITEM = /^([A-Z][^:;.$€£\d]{2,50}?)(?:\s?\([^()]{1,30}\))?\s?[:|]\s?$/;
/** 'Tidewater Core, 40 users, $45 per user': what a line of an order is about. */
const FIRST_WORDS = /^([A-Z][\w&+'-]*(?: [\w&+'-]+){0,5}),\s/;
const LONGEST_ITEM = 160;

/**
 * What an item of an order or a row of a form calls itself; null in any other sentence.
 * @param isNamed whether the sentence says what the sum is for, so that only what stands right before the sum names it better
 */
export function itemOf(text: string, at: Place, isNamed: boolean): string | null {
  if (text.length > LONGEST_ITEM || (!text.includes('|') && wording('shall, will, must, may, is, are').test(text)))
    return null;
  const item = ITEM.exec(text.slice(0, at.start))?.[1];
  return (item ?? (!isNamed && per(text, at) ? FIRST_WORDS.exec(text)?.[1] : undefined))?.trim() ?? null;
}

const OPENS_PARTS = anyWording(wording('as follows( ):'), onlyWords(inClause(40), ':( )'));

/** 'The sum of $90,000 (the "Settlement Payment"), as follows: (a) $30,000': a sum that an earlier one of the sentence is made of. */
function partOf(text: string, all: readonly MoneyMention[], at: MoneyMention): string | null {
  const whole = all.find(({ start, end }) => start < at.start && OPENS_PARTS.test(text.slice(end, at.start)));
  return whole && whole.amount > at.amount
    ? (definedName(text, whole) ?? purposeOf(text, whole.start)?.[0] ?? null)
    : null;
}

/** 'If the app is late, Codewell must pay $500 for each day': a sum that is owed on a condition only. */
const ON_CONDITION = /^\W*(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s)?(if [^,;.]{4,45}),/i;

/** '$2.4 million and $300,000 a year for support': the second sum has a purpose of its own. */
const FOR_WHAT = /^[^.;,$€£]{0,30}\bfor\s(?:the\s|its\s)?([a-z][a-z-]+(?:\s[a-z-]+)?)(?=[.,;]|$)/;

/** 'License fees and up to $1,800 a year for continuing education': the second sum is for what follows it. */
export function purposeBehind(text: string, end: number): string | null {
  const what = FOR_WHAT.exec(text.slice(end))?.[1];
  return what ? capitalised(what) : null;
}

function ownPurpose(text: string, all: readonly MoneyMention[], at: MoneyMention): string | null {
  const last = all[all.indexOf(at) - 1];
  if (!last || !/^[^,.;]{0,30}\sand\s$/.test(text.slice(last.end, at.start))) return null;
  return purposeBehind(text, at.end);
}

/** What the words before an instalment may name that it is no part of. */
const OF_WHAT_NOBODY_PAYS = wording('discount, payment, credit, refund');
/** 'In four equal installments of $9,000 each'. */
const INSTALMENT = closingWords('insta(l)lment(s) of (the sum of )');

function uncapitalised(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** How a sum is called: part or instalment of another, owed on a condition, with a purpose of its own, else by its `purpose`. */
export function labelOf(text: string, all: readonly MoneyMention[], at: MoneyMention, purpose: string): string {
  const before = text.slice(Math.max(0, at.start - 60), at.start);
  const whole = /\bof which(?: the sum of)?\s$/i.test(before) ? uncapitalised(purpose) : partOf(text, all, at);
  if (whole) return `Part of the ${whole}`;
  const condition = purpose === 'Payment' ? ON_CONDITION.exec(text)?.[1] : undefined;
  const plain = condition ? `Payment ${uncapitalised(condition)}` : (ownPurpose(text, all, at) ?? purpose);
  if (!INSTALMENT.test(before)) return plain;
  return OF_WHAT_NOBODY_PAYS.test(plain) ? 'Instalment' : `Instalment of the ${uncapitalised(plain)}`;
}

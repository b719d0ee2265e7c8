import { asWritten, closingWords, wording } from '../../lexicon/words';
import type { MoneyMention } from '../../mentions/money';
import { capitalised } from '../shorten';
import { purposeOf } from './purpose';

type Place = Pick<MoneyMention, 'start' | 'end'>;

const PER =
  /^(?:(?!\band\b(?!\s(?:no|00)\b)|[$€£₹;\d]).){0,25}?\b(?:per|each|every|a|an)\s(hour|day|week|month|quarter|year|annum|unit|user|copy|seat|employee|ton|MWh|Dth|occurrence|claim|store|event|share|person|kilogram|tonne|pound|gallon|barrel|defect|order|contract year|calendar month|calendar year)\b|^(?:(?!\band\b|[$€£₹;\d]).){0,45}?\bper\s(?:one\s)?(?:net\s|metric\s)?(tonne|ton|barrel)\b|^\s?\)?\s?(annually|monthly|quarterly|weekly|hourly)\b/i;
const DEFINED =
  /^[^.;$€£]{0,90}?\((?:the|an?|each,? an?|such [^)"]{0,30}|collectively,? the|hereinafter[^)"]{0,20})?\s*"([A-Z][^"]{2,45})"\)/;
const DEFINED_BEFORE = /\((?:the|an?)\s*"([A-Z][^"]{2,45})"\)[^.;$€£]{0,70}$/;
const IS_MONEY = wording([
  'fee(s), price, payment(s), rent, royalt+, salary, bonus, amount, deposit, commission, compensation',
  'guarantee, charge(s), cost, consideration, limit, cap, retainer, loan, insta(l)lment(s), principal',
  'contribution, credit, minimum',
]);

/** ' per month' after a sum, '' where nothing of the kind follows. */
export function per(text: string, end: number): string {
  const match = PER.exec(text.slice(end, end + 70));
  if (!match) return '';
  const unit = (match[1] ?? match[2] ?? '').toLowerCase().replace('annum', 'year');
  // 'Per user per month'.
  const again = /^\s(?:per|a|each)\s(month|year|annum|week|quarter|hour)\b/i.exec(
    text.slice(end + match[0].length),
  )?.[1];
  if (!unit) return ` ${(match[3] ?? '').toLowerCase()}`;
  return ` per ${unit}${again ? ` per ${again.toLowerCase().replace('annum', 'year')}` : ''}`;
}

/** The defined name of the sum where it has one that says what it is: '(the "Initial Fee")'. */
export function definedName(text: string, { start, end }: Place): string | null {
  const name =
    DEFINED.exec(text.slice(end, end + 170))?.[1] ??
    DEFINED_BEFORE.exec(text.slice(Math.max(0, start - 140), start))?.[1];
  return name && IS_MONEY.test(name) ? name.replace(/[,.]$/, '').trim() : null;
}

/** 'Onboarding (one-time): $3,500': the item of an order form, which names itself before its sum. */
const ITEM = /^([A-Z][^:;.$€£\d]{2,50}?)(?:\s?\([^()]{1,30}\))?\s?:\s?$/;
/** 'Tidewater Core, 40 users, $45 per user': what a line of an order is about. */
const FIRST_WORDS = /^([A-Z][\w&+'-]*(?: [\w&+'-]+){0,5}),\s/;
const LONGEST_ITEM = 160;

/** What an item of an order calls itself; null in any other sentence. */
export function itemOf(text: string, { start, end }: Place): string | null {
  if (text.length > LONGEST_ITEM || asWritten(wording('shall, will, must, may, is, are')).test(text)) return null;
  const item = ITEM.exec(text.slice(0, start))?.[1] ?? (per(text, end) ? FIRST_WORDS.exec(text)?.[1] : undefined);
  return item?.trim() ?? null;
}

/** 'The sum of $90,000 (the "Settlement Payment"), as follows: (a) $30,000': a sum that an earlier one of the sentence is made of. */
function partOf(text: string, all: readonly MoneyMention[], at: MoneyMention): string | null {
  const whole = all.find(
    ({ start, end }) => start < at.start && asWritten(wording('as follows( ):')).test(text.slice(end, at.start)),
  );
  return whole && whole.amount > at.amount
    ? (definedName(text, whole) ?? purposeOf(text, whole.start)?.[0] ?? null)
    : null;
}

/** 'If the app is late, Codewell must pay $500 for each day': a sum that is owed on a condition only. */
const ON_CONDITION = /^\W*(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s)?(if [^,;.]{4,45}),/i;

/** '$2.4 million and $300,000 a year for support': the second sum has a purpose of its own. */
const FOR_WHAT = /^[^.;,$€£]{0,30}\bfor\s(?:the\s|its\s)?([a-z][a-z-]+(?:\s[a-z-]+)?)(?=[.,;]|$)/;

function ownPurpose(text: string, all: readonly MoneyMention[], at: MoneyMention): string | null {
  const last = all[all.indexOf(at) - 1];
  if (!last || !/^[^,.;]{0,30}\sand\s$/.test(text.slice(last.end, at.start))) return null;
  const what = FOR_WHAT.exec(text.slice(at.end))?.[1];
  return what ? capitalised(what) : null;
}

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
  return INSTALMENT.test(before) ? `Instalment of the ${uncapitalised(plain)}` : plain;
}

import { asWritten, closingWords, onlyWords, wording } from '../../lexicon/words';
import { findMoney, formatMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { capitalised } from '../shorten';
import { condensed, ended } from './condense';
import { isLegible } from './legible';
import type { Line } from './line';
import { paymentLines } from './payment-terms';
import { purposeOf } from './purpose';
import { definedName, itemOf, labelOf, per } from './sum-labels';
import { withFigures } from './wording';

const BASIS =
  /^\s?\)?\s?(?:\(.{0,12}\)\s?)?(?:of|on)\s(?:the\s|all\s|its\s|such\s|each\s|any\s|our\s|your\s|their\s|that\s)?((?:(?!as\b|in\b|if\b|and\b|or\b|from\b|under\b|by\b|that\b)[\w'-]+\s){0,4}?(?:[Nn]et|[Gg]ross|[Ss]ales|[Ss]ale|[Rr]evenues|[Rr]evenue|[Pp]rofits|[Pp]rofit|[Pp]roceeds|[Pp]rice|[Pp]rices|[Ff]ees|[Ff]ee|[Ii]ncome|[Rr]eceipts|[Mm]argin|[Ss]alary|[Cc]osts|[Cc]ost|[Ee]xcess|[Ss]ubscribers|[Ss]ubscriber|[Vv]alue|[Aa]mount|[Bb]illings|[Bb]illing|[Pp]remiums|[Pp]remium|[Cc]ommissions|[Cc]ommission)\b(?:\s(?:[Ss]ales|[Rr]evenues|[Rr]evenue|[Pp]rofits|[Pp]rofit|[Pp]roceeds|[Pp]rice|[Rr]eceipts|[Mm]argin|[Ii]ncome|[Ff]ees|[Ff]ee))?(?:\sof (?:the |such |each |all )?[A-Z][\w-]+(?:\s[A-Z][\w-]+){0,3})?)/;
const PERCENT = /\b(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent\b|per cent\b)/gi;
const LEAST = closingWords(
  '{not (be )less than,no less than,at least,a minimum( +)( +)( +) of,in excess of} (the sum of )',
);
const MOST =
  /\b(?:up to|not (?:to )?exceed(?:ing)?|(?:no|not) more than|a maximum(?: [\w-]+){0,3} of|(?:limited|capped) (?:to|at)|(?:no|not) greater than)\s(?:an (?:aggregate )?amount of\s|a total of\s|the sum of\s)?$/i;
/** 'Orders above EUR 250,000': the sum only says to what something applies. */
const THRESHOLD = closingWords(
  '{exceed(s),exceeding,in excess of,above,over,more than,greater than,reach(es),below,under,less than,equal or exceed} ({the sum of ,an aggregate of })',
);
const WHEN =
  /\b(?:due (?:and payable )?(?:on|upon|within|by|at|in)|payable (?:on|upon|within|in|by|at|monthly|quarterly|annually)|invoiced \w+|no later than|on or before|upon (?:the )?(?:execution|signing|closing|completion|delivery|acceptance|signature|receipt|approval)|within \d+ (?:business |calendar )?(?:days|months) (?:after|of|from|following)|in (?:\d+ |\w+ )?(?:equal )?(?:monthly |quarterly |annual |consecutive )*instal?lments|when you sign)\b[^,.;()]{0,60}/i;
/** 'A monthly fee equal to 1/12th of $15,000'. */
const FRACTION = /\b(?:\d\/\d{1,2}(?:th|rd)?|one[- ](?:half|third|quarter|twelfth)) of\s$/i;
const RATIO = /^[^.;]{0,25}\bfor (?:every|each)\s[$€£]/i;
const EXAMPLE = /^\W*(?:by way of (?:example|illustration)|for (?:example|instance|the purpose of illustration))\b/i;
/** 'Of the amount', 'of the excess': of what, another sentence says. */
const VAGUE = asWritten(onlyWords('amount, value, excess, cost, costs, fee(s), {G,g}ross, {N,n}et'));
const SUMS_PER_SENTENCE = 4;
const SHARES_PER_SENTENCE = 3;
const WHEN_LENGTH = 60;

/** The words from an offset on, at most `limit` characters of them and no half word at their end. */
function wholeWords(text: string, from: number, limit: number): string {
  const cut = text.slice(from, from + limit);
  return /\w/.test(text.charAt(from + limit)) ? cut.slice(0, cut.lastIndexOf(' ') + 1) : cut;
}

/** ', due on the Effective Date': when the sum is paid, from the words of its own clause. */
function whenPaid(text: string, end: number): string {
  const clause =
    wholeWords(text, end, 160).split(
      /;|\.\s|[$€£]|\b(?:EUR|GBP|USD)\b|\d\s?%|\band the (?:balance|rest|remainder)\b/,
    )[0] ?? '';
  const match = WHEN.exec(clause);
  const cut = match && /\p{L}/u.test(clause.charAt(match.index + match[0].length)) ? /\s\S*$/ : /$^/;
  const when = match?.[0]
    .replace(cut, '')
    .replace(/\s(?:up|out|and|or)\s*$/, '')
    .split(/\s(?:and|which|or)\s(?:will|shall|is|are|may)\b|\sas follows\b/)[0];
  if (!when) return '';
  const told = ended(condensed(when, WHEN_LENGTH).replace(/…$/, ''));
  return told.split(' ').length >= 2 ? `, ${told}` : '';
}

/** 'If it does': what a sum is owed for stands in another sentence. */
const IF_SO = /^\W*(?:\d{1,2}[.)]\s)?if (?:it|he|she|they|not|so)\b/i;
interface Amount {
  label: string;
  weight: number;
  qualifier: string;
}

function amountAt(text: string, at: { start: number; end: number }): Amount | null {
  const before = text.slice(Math.max(0, at.start - 70), at.start);
  const named = definedName(text, at);
  const purpose = purposeOf(text, at.start);
  const line = named || purpose ? null : itemOf(text, at);
  if (!named && !purpose && !line) return null;
  const [label, weight] = [
    named ?? purpose?.[0] ?? line ?? '',
    Math.max(purpose?.[1] ?? 0, named ? 8 : 0, line ? 6 : 0),
  ];
  // 'If it does, it pays the Agency $75,000': what for, another sentence says.
  if (label === 'Payment' && IF_SO.test(text)) return null;
  const isCap = label === 'Limit of liability' || label === 'Insurance';
  const isMost = MOST.test(before);
  // A sum that only says to what something applies is no financial term by itself.
  if (!isMost && !isCap && !LEAST.test(before.replace(/in excess of\s$/, '')) && THRESHOLD.test(before)) return null;
  const qualifier = isCap ? '' : isMost ? 'up to ' : LEAST.test(before) ? 'at least ' : '';
  return { label, weight, qualifier };
}

function sums(reading: Reading, passage: Passage, text: string): Line[] {
  const all = findMoney(text);
  return all.flatMap((money): Line[] => {
    if (money.amount < 1 || closingWords('No( )/( ), /( )').test(text.slice(Math.max(0, money.start - 4), money.start)))
      return [];
    const before = text.slice(Math.max(0, money.start - 60), money.start);
    const unit = per(text, money.end);
    // One dollar or yen is a price for form's sake, and '(not more than the public offer ($55))' only compares.
    if ((money.amount <= 1 && !unit) || /\bthan\b[^.;]{0,50}\($/.test(before)) return [];
    // 'Net Sales less $800,000' is part of a formula.
    if (closingWords('{less,minus,plus} (the sum of )').test(text.slice(Math.max(0, money.start - 20), money.start)))
      return [];
    // '$10 of stock for every $1 of royalty' is a rate, no sum.
    if (
      FRACTION.test(before) ||
      RATIO.test(text.slice(money.end, money.end + 40)) ||
      /\bfor (?:every|each)\s$/i.test(before)
    )
      return [];
    const amount = amountAt(text, money);
    if (!amount) return [];
    const size = Math.min(1, Math.log10(money.amount) / 9);
    const label = labelOf(text, all, money, amount.label);
    const line = `${label}: ${amount.qualifier}${formatMoney(money)}${unit}${whenPaid(text, money.end)}`;
    return [
      {
        text: line,
        evidence: [passageProof(reading, passage)],
        weight: amount.weight + size,
      },
    ];
  });
}

function shares(reading: Reading, passage: Passage, text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(PERCENT)) {
    const end = match.index + match[0].length;
    const basis = BASIS.exec(text.slice(end, end + 110))?.[1]?.trim();
    if (!basis || VAGUE.test(basis) || Number(match[1]) === 0 || Number(match[1]) === 100) continue;
    // 'A starting fee of $35,000 and then 6% of sales': the fee names its own sum.
    const since = findMoney(text.slice(0, match.index)).at(-1)?.end ?? 0;
    const purpose = purposeOf(text.slice(since), match.index - since);
    const named = definedName(text, { start: match.index, end });
    const before = text.slice(Math.max(0, match.index - 70), match.index);
    if (THRESHOLD.test(before) && !MOST.test(before)) continue;
    const isPaid = named !== null || (purpose !== null && purpose[1] >= 5 && purpose[0] !== 'Limit of liability');
    if (!isPaid && !wording('{pay,paid,receive,entitled,share,royalt,commission}*').test(text)) continue;
    const label = named ?? (purpose && purpose[1] >= 5 ? purpose[0] : 'Share');
    const qualifier = MOST.test(before) ? 'up to ' : LEAST.test(before) ? 'at least ' : '';
    lines.push({
      text: capitalised(`${label}: ${qualifier}${match[1]}% of ${basis}`),
      evidence: [passageProof(reading, passage)],
      weight: label === 'Share' ? 6 : Math.max(7.5, (purpose?.[1] ?? 0) - 0.2, named ? 8 : 0),
    });
  }
  return lines;
}

/** At most two lines with one label: a third insurance limit or fee of the same name adds little. */
function fewAlike(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  return [...lines]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => {
      const label = text.split(':')[0] ?? text;
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      return count <= (asWritten(onlyWords('Payment, Fee(s), Price, Share')).test(label) ? 3 : 2);
    });
}

const memo = new WeakMap<Reading['outline'], Line[]>();

/** Sums, percentages, payment terms and late interest with what they are for; sums whose purpose the sentence does not name are left out. */
export function financialLines(reading: Reading): Line[] {
  const known = memo.get(reading.outline);
  if (known) return known;
  const lines = passagesOf(reading).flatMap((passage) => {
    if (!/[$€£¥%\d]|\bper ?cent|\b(?:days|month)/i.test(passage.text)) return [];
    // 'For example, if the fees are $105,000': nobody owes that.
    if (EXAMPLE.test(passage.text)) return [];
    const text = withFigures(passage.text);
    return [
      ...sums(reading, passage, text).slice(0, SUMS_PER_SENTENCE),
      ...shares(reading, passage, text).slice(0, SHARES_PER_SENTENCE),
      ...paymentLines(reading, passage),
    ];
  });
  const few = fewAlike(lines.filter(({ text }) => isLegible(text, true)));
  memo.set(reading.outline, few);
  return few;
}

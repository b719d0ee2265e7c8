import { capitalised } from '../../../shared/phrases';
import { isOfAnotherPaper } from '../../document/another-paper';
import { anyOf } from '../../lexicon/phrases';
import {
  anyWording,
  asWritten,
  closingWords,
  inClause,
  listOf,
  onlyWords,
  openingWords,
  wording,
} from '../../lexicon/words';
import { findMoney, formatMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import { liabilityWords } from '../../statements/liability';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { ended } from './condense';
import { isLegible } from './legible';
import { A_CEILING, ABOVE_LATER, AND_UP_TO, isOfNothing, needsOwnWords, toldApart } from './lesser-sums';
import type { Line } from './line';
import { ownSentence, pointsElsewhere } from './own-words';
import { paymentLines } from './payment-terms';
import { purposeOf } from './purpose';
import { BARE, conditional, LONGEST_QUOTED } from './sum-conditions';
import { definedName, itemOf, labelOf, per, purposeBehind } from './sum-labels';
import { withFigures } from './wording';

/** 'Net Sales of the Products', 'the net invoice value': of what a share is reckoned. */
const BASES = listOf([
  'sale(s), revenue(s), profit(s), proceeds, price(s), fee(s), income, receipts, margin, salary, cost(s), excess',
  'subscriber(s), value, amount, billing(s), premium(s), commission(s), production, collections, deposit, rent, balance, total',
]);
const BASE = anyOf(BASES, BASES.map(capitalised));
const BASIS = new RegExp(
  `^\\s?\\)?\\s?(?:\\(.{0,12}\\)\\s?)?(?:of|on)\\s(?:(?:the|all|its|such|each|any|our|your|their|that)\\s)?((?:(?!(?:as|in|if|and|or|from|under|by|that)\\b)[\\w'-]+\\s){0,4}?${BASE}\\b(?:\\s${BASE}\\b)?(?:\\sof (?:the |such |each |all )?[A-Z][\\w-]+(?:\\s[A-Z][\\w-]+){0,3})?)`,
);
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
const WHEN = new RegExp(
  `\\b${anyOf(
    listOf([
      'due( and payable) {on,upon,within,by,at,in}, payable {on,upon,within,in,by,at,monthly,quarterly,annually}, invoiced +',
      'no later than, on or before, in (+ )(equal ){monthly,quarterly,annual,consecutive,equal} insta(l)lments',
      'upon (the ){execution,signing,closing,completion,delivery,acceptance,signature,receipt,approval}',
      'within + ({business,calendar} ){days,months} {after,of,from,following}, when {you,we} {sign,approve,deliver}',
    ]),
  )}\\b(?:[^,.;()]|,(?=\\s\\d{4})){0,100}`,
  'i',
);
/** 'A monthly fee equal to 1/12th of $15,000'. */
const FRACTION = /\b(?:\d\/\d{1,2}(?:th|rd)?|one[- ](?:half|third|quarter|twelfth)) of\s$/i;
const RATIO = /^[^.;]{0,25}\bfor (?:every|each)\s[$€£]/i;
const EXAMPLE = /^\W*(?:by way of (?:example|illustration)|for (?:example|instance|the purpose of illustration))\b/i;
/** 'Of the amount', 'of the excess': of what, another sentence says. */
const VAGUE = /^(?:amount|value|excess|cost|costs|fees?)$/;
const SUMS_PER_SENTENCE = 4;
const SHARES_PER_SENTENCE = 3;
const WHEN_LENGTH = 70;

/** 'And isn't refundable': what else the sentence says of the sum. */
const GOES_ON = wording(
  '{and,which,or,but,as follows} {will,shall,is,are,may,must,has,have,does,do,the,thereafter,continuing,upon,then}*',
);

/** ', due on the Effective Date': when the sum is paid, from the words of its own clause; '' where they are too many to be told whole. */
function whenPaid(text: string, end: number): string {
  const clause =
    text
      .slice(end, end + 190)
      .split(/;|\.\s|[$€£]|\b(?:EUR|GBP|USD)\b|\d\s?%|\band the (?:balance|rest|remainder)\b/)[0] ?? '';
  const match = WHEN.exec(clause);
  const when = match?.[0].split(GOES_ON)[0]?.trim();
  // 'A deposit of £50, which is repaid within 28 days': that is when it comes back.
  if (!when || COMES_BACK.test(clause.slice(0, match?.index))) return '';
  const told = ended(when);
  return told.length <= WHEN_LENGTH && told.split(' ').length >= 2 && !pointsElsewhere(told) ? `, ${told}` : '';
}

const COMES_BACK = wording('{repaid,returned,refunded,given back,paid back,released}');

/** 'We have paid the agency € 1,950', '(NZ$2,400, paid in full)': what nobody owes any more. */
const WAS_PAID = closingWords('{have,has,had,having} (already ){paid,spent}', inClause(50), '');
const PAID_UP = openingWords(inClause(30), '{(already )paid in full, which {was,has been,were} paid, was paid}');
/** '5% or $35, whichever is greater': the other of two, which counts now and then. */
const OTHER_OF_TWO = openingWords(/,?\s/, 'whichever is');

/** 'If it does': what a sum is owed for stands in another sentence. */
const IF_SO = /^\W*(?:\d{1,2}[.)]\s)?if (?:it|he|she|they|not|so)\b/i;
/** What a sum is for, however its line is called. */
const FIRM = onlyWords('Limit of liability, Insurance, Minimum commitment, Liquidated damages');
const FRACTION_OF = closingWords('{numerator,denominator}', inClause(80));
const FIRST_OF = closingWords('the first ');
const PAYS_FIRST = wording('pay(s) the first');
/** 'Whichever is the lesser', 'the lesser of': another amount may count. */
const IF_LESS = anyWording(
  wording('whichever is (the ){less+,lower,small+}'),
  wording('the {lesser,lower,smaller} of'),
);
const IF_MORE = anyWording(
  wording('whichever is (the ){great+,higher,more,larger}'),
  wording('the {greater,higher,larger} of'),
);
const EXCEPTED = wording('{does,do,shall,will} not apply', 200, 'for which, in which case, where');
interface Amount {
  label: string;
  weight: number;
  qualifier: string;
}

function amountAt(text: string, at: { start: number; end: number }): Amount | null {
  const before = text.slice(Math.max(0, at.start - 70), at.start);
  const named = definedName(text, at);
  const purpose = purposeOf(text, at.start);
  const line = named || FIRM.test(purpose?.[0] ?? '') ? null : itemOf(text, at, purpose !== null);
  if (!named && !purpose && !line) return null;
  const [label, weight] = [
    named ?? line ?? purpose?.[0] ?? '',
    Math.max(purpose?.[1] ?? 0, named ? 8 : 0, line ? 6 : 0),
  ];
  // 'If it does, it pays the Agency $75,000': what for, another sentence says.
  if (label === 'Payment' && IF_SO.test(text)) return null;
  const isCap = label === 'Limit of liability' || label === 'Insurance';
  const isMost = MOST.test(before);
  if (isOfNothing(label, isMost, text, at.start)) return null;
  if (AND_UP_TO.test(before)) {
    const own = purposeBehind(text, at.end);
    return own === null ? null : { label: own, weight, qualifier: 'up to ' };
  }
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
    if (isOfAnotherPaper(text, money.start) || isOfAnotherPaper(text, money.end)) return [];
    if (WAS_PAID.test(before) || PAID_UP.test(text.slice(money.end))) return [];
    const unit = per(text, money);
    // One dollar or yen is a price for form's sake, and '(not more than the public offer ($55))' only compares.
    if ((money.amount <= 1 && !unit) || /\bthan\b[^.;]{0,50}\($/.test(before)) return [];
    // 'Net Sales less $800,000' is part of a formula.
    if (closingWords('{less,minus,plus} (the sum of )').test(text.slice(Math.max(0, money.start - 20), money.start)))
      return [];
    // '$10 of stock for every $1 of royalty' is a rate, no sum.
    if (
      FRACTION.test(before) ||
      FRACTION_OF.test(text.slice(0, money.start)) ||
      (FIRST_OF.test(before) && !PAYS_FIRST.test(before)) ||
      RATIO.test(text.slice(money.end, money.end + 40)) ||
      /\bfor (?:every|each)\s$/i.test(before)
    )
      return [];
    const amount = amountAt(text, money);
    if (!amount) return [];
    const size = Math.min(1, Math.log10(money.amount) / 9);
    const sentence = passage.parts.findLast(({ at }) => at <= money.start)?.sentence;
    const isLimit = amount.label === 'Limit of liability';
    if (!isLimit && OTHER_OF_TWO.test(text.slice(money.end))) return [];
    // 'The limit does not apply to fraud, for which liability is limited to $1,000,000': no limit of what is owed at large.
    if (isLimit && EXCEPTED.test(text.slice(0, money.start))) return [];
    const label = isLimit
      ? `Limit of ${liabilityWords(reading, sentence)}`
      : toldApart(labelOf(text, all, money, amount.label), text, money.start);
    const when = FIRM.test(amount.label) ? '' : whenPaid(text, money.end);
    const other =
      isLimit && all.length < 3
        ? IF_LESS.test(text)
          ? ', or another amount if that is lower'
          : IF_MORE.test(text)
            ? ', or another amount if that is higher'
            : ''
        : '';
    const line = `${label}: ${amount.qualifier}${formatMoney(money)}${unit}${when}${other}`;
    const isBare =
      (BARE.test(label) && !unit) || (label === 'Fee' && openingWords(' for ').test(text.slice(money.end)));
    const owed = conditional(passage, text, money, label);
    if (owed === '') return [];
    const isUnsaid = needsOwnWords(label, amount.qualifier === 'up to ', text, money.start);
    const said = owed ?? (isBare || isUnsaid ? ownSentence(passage) : null);
    if (!said && isUnsaid) return [];
    return [
      {
        text: said ?? line,
        evidence: [passageProof(reading, passage)],
        weight: amount.weight + size,
      },
    ];
  });
}

/** 'Between 90 and 30 days: 50% of the price': a step of a scale, which only the words above it say the meaning of. */
const STEP = /^([A-Z][^:;.|$€£]{3,60}): $/;
const IS_STEP = openingWords(
  'more than, less than, between, within, up to, fewer than, over, under, from, after, before',
);
const LEAVES = wording('cancel*, terminat*, withdraw*');
const NEAR_ABOVE = 400;

/** 'If you cancel' for a step of a scale: the short line above it that says when it applies. */
function scaleOf(reading: Reading, passage: Passage): string | null {
  const above = reading.contract.text.slice(Math.max(0, passage.start - NEAR_ABOVE), passage.start);
  const line = above
    .split('\n')
    .findLast((one) => one.length < 60 && openingWords('if, cancel+, on, upon').test(one) && LEAVES.test(one));
  return line?.trim().replace(/[\s.:;]+$/, '') ?? null;
}

/** What a share is called: by its defined name, its scale or what the words before it say it is for; null where nobody is paid it. */
function shareLabel(
  reading: Reading,
  passage: Passage,
  text: string,
  at: { start: number; end: number },
): [string, number] | null {
  const step = STEP.exec(text.slice(0, at.start))?.[1];
  if (step && IS_STEP.test(step)) {
    const scale = scaleOf(reading, passage);
    return scale ? [`${scale}, ${step.charAt(0).toLowerCase()}${step.slice(1)}`, 7.5] : null;
  }
  // 'A starting fee of $35,000 and then 6% of sales': the fee names its own sum.
  const since = findMoney(text.slice(0, at.start)).at(-1)?.end ?? 0;
  const purpose = purposeOf(text.slice(since, at.start), at.start - since);
  const named = definedName(text, at);
  const isPurpose = purpose !== null && purpose[1] >= 5 && purpose[0] !== 'Limit of liability';
  if (named || isPurpose) return [named ?? purpose?.[0] ?? '', Math.max(7.5, (purpose?.[1] ?? 0) - 0.2, named ? 8 : 0)];
  return wording('{pay,paid,receive,entitled,share,royalt,commission}*').test(text) ? ['Share', 6] : null;
}

/** 'A levy of 6% of the fee is added': owed, by whatever name. */
const ADDED = wording(
  '{is,are,will be,shall be} ({also,then} ){added,charged,due,owed,levied,deducted}, surcharge*, lev{y,ies}',
);
/** 'A commission of 3%', of what the sentence does not say. */
const OF_NOTHING = closingWords(
  '{commission,royalty,bonus,profit share,revenue share} ({rate,percentage} ){of,is,at,shall be,will be} ',
);

/** ' in excess of $560,000 in a calendar year': the part of the basis that counts. */
const ABOVE = /^\s(?:in excess of|above|over|exceeding|below|up to)\s(?:[^.;,]|[.,](?=\d))+/i;
const LONGEST_ABOVE = 80;

function shares(reading: Reading, passage: Passage, text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(PERCENT)) {
    const at = { start: match.index, end: match.index + match[0].length };
    const before = text.slice(Math.max(0, match.index - 70), match.index);
    const basis = BASIS.exec(text.slice(at.end, at.end + 110))?.[1]?.trim();
    const evidence = [passageProof(reading, passage)];
    if (isOfAnotherPaper(text, at.start)) continue;
    if (!basis && OF_NOTHING.test(before)) {
      const said = ownSentence(passage);
      if (said) lines.push({ text: said, evidence, weight: 7.5 });
    }
    if (!basis || VAGUE.test(basis) || Number(match[1]) === 0 || Number(match[1]) === 100) continue;
    if (THRESHOLD.test(before) && !MOST.test(before)) continue;
    const [label, weight] = shareLabel(reading, passage, text, at) ?? [null, 0];
    if (label === null) {
      const added = ADDED.test(text) ? ownSentence(passage) : null;
      if (added) lines.push({ text: added, evidence, weight: 6.5 });
      continue;
    }
    const qualifier = MOST.test(before) ? 'up to ' : LEAST.test(before) ? 'at least ' : '';
    const owed = conditional(passage, text, at, label);
    if (owed === '') continue;
    if (label === 'Share' && A_CEILING.test(text.slice(0, at.start).slice(-80))) continue;
    const isPart = ABOVE_LATER.test(text.slice(at.end + text.slice(at.end).indexOf(basis) + basis.length));
    const said = owed ?? (BARE.test(label) || isPart ? ownSentence(passage, LONGEST_QUOTED) : null);
    const above = ABOVE.exec(text.slice(at.end + text.slice(at.end).indexOf(basis) + basis.length))?.[0] ?? '';
    // 'The greater of 110% of the rent and the market rent': no term by itself.
    if (isPart && !said && !above) continue;
    if (above.length > LONGEST_ABOVE || basis.toLowerCase() === label.toLowerCase()) continue;
    lines.push({
      text: said ?? capitalised(`${label}: ${qualifier}${match[1]}% of ${basis}${above}`),
      evidence,
      weight,
    });
  }
  return lines;
}

/** 'Payment: $350' beside 'Deposit: $350' is one sum told twice. */
function withoutEchoes(lines: readonly Line[]): Line[] {
  const partsOf = ({ text }: Line) => text.split(': ', 2) as [string, string?];
  const named = new Set(lines.map(partsOf).flatMap(([label, sum]) => (sum && !BARE.test(label) ? [sum] : [])));
  return lines.filter((line) => {
    const [label, sum] = partsOf(line);
    return !(sum && BARE.test(label) && named.has(sum));
  });
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

/** A sentence that is quoted tells all its sums. */
function onceQuoted(passage: Passage, lines: readonly Line[]): Line[] {
  const said = ownSentence(passage, LONGEST_QUOTED);
  const quoted = said && lines.find(({ text }) => text === said);
  return quoted ? [quoted] : [...lines];
}

const memo = new WeakMap<Reading['outline'], Line[]>();

/** Sums, percentages, payment terms and late interest with what they are for; sums whose purpose the sentence does not name are left out. */
export function financialLines(reading: Reading): Line[] {
  const known = memo.get(reading.outline);
  if (known) return known;
  const lines = passagesOf(reading).flatMap((passage) => {
    if (!/[$€£¥%\d]|\bper ?cent|\b(?:dollars|pounds|euros)|\b(?:days|month)/i.test(passage.text)) return [];
    // 'For example, if the fees are $105,000': nobody owes that.
    if (EXAMPLE.test(passage.text)) return [];
    const text = withFigures(passage.text);
    return [
      ...onceQuoted(passage, [
        ...sums(reading, passage, text).slice(0, SUMS_PER_SENTENCE),
        ...shares(reading, passage, text).slice(0, SHARES_PER_SENTENCE),
      ]),
      ...paymentLines(reading, passage),
    ];
  });
  const few = fewAlike(withoutEchoes(lines.filter(({ text }) => isLegible(text, true))));
  memo.set(reading.outline, few);
  return few;
}

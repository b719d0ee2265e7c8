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
import { AND_UP_TO, isOfNothing, needsOwnWords, toldApart } from './lesser-sums';
import type { Line } from './line';
import { ownSentence, pointsElsewhere } from './own-words';
import { paymentLines } from './payment-terms';
import { purposeOf } from './purpose';
import { shares, sumOfStep } from './shares';
import { LEAST, MOST, THRESHOLD } from './sum-bounds';
import { BARE, conditional, LONGEST_QUOTED } from './sum-conditions';
import { definedName, itemOf, labelOf, per, purposeBehind } from './sum-labels';
import { withFigures } from './wording';

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
const SUMS_PER_SENTENCE = 4;
const SHARES_PER_SENTENCE = 3;
const WHEN_LENGTH = 70;

/** 'And isn't refundable': what else the sentence says of the sum. */
const GOES_ON = wording(
  '{and,which,or,but,as follows} {will,shall,is,are,may,must,has,have,does,do,the,thereafter,continuing,upon,then}*',
);

/** ', due on the Effective Date': when the sum is paid, from the words of its own clause; '' where they are too many to be told whole. */
function whenPaid(text: string, end: number): string {
  const clause = text.slice(end, end + 190).split(OTHER_SUM)[0] ?? '';
  const match = WHEN.exec(clause);
  const when = match?.[0].split(GOES_ON)[0]?.trim();
  // 'A deposit of £50, which is repaid within 28 days': that is when it comes back.
  if (!when || COMES_BACK.test(clause.slice(0, match?.index))) return '';
  const told = ended(when);
  return told.length <= WHEN_LENGTH && told.split(' ').length >= 2 && !pointsElsewhere(told) ? `, ${told}` : '';
}

/** Behind it, the words are those of another sum: of a part, the rest or the first of many. */
const OTHER_SUM =
  /;|\.\s|[$€£]|\b(?:EUR|GBP|USD)\b|\d\s?%|\band the (?:balance|rest|remainder)\b|\bwhereof\b|\bof which\b|\bthe first (?:of|whereof|to|being|due|such|instal?lment|payment)\b/;
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
/** 'Except that for breach of clause 5 it shall not exceed £500,000'. */
const IN_EXCEPTION = closingWords(
  '{except,save,other than,but} (that )({for,in,where,if,as regards,in respect of,in the case of})',
  inClause(160),
  '',
);
const LIMITED_AHEAD = wording('exceed*, limited to, capped, not more than, no more than');
/** 'We may take from your pay the cost (at most £20)': what one side keeps, and nobody pays. */
const KEPT_FROM = wording(
  '{take,deduct,withhold,retain,keep,taken,deducted,withheld} (only )from ({your,his,her,its,their,the,any} ){pay,wages,salary,commission}',
);
/** 'Sixty (60) equal monthly instalments of'. */
const INSTALMENTS_OF =
  /\b(?:(monthly|quarterly|annual|yearly|weekly)\s)?(?:equal\s|consecutive\s|successive\s)*instal?lments? of [^;.$€£]{0,90}\(?$/i;
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
    const instalments = INSTALMENTS_OF.exec(before);
    const often = instalments?.[1]?.toLowerCase();
    const unit = per(text, money) || (often ? ` ${often === 'annual' ? 'yearly' : often}` : '');
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
    const step = sumOfStep(reading, passage, text, money);
    if (step) return step;
    const amount = amountAt(text, money);
    if (!amount) return [];
    const size = Math.min(1, Math.log10(money.amount) / 9);
    const sentence = passage.parts.findLast(({ at }) => at <= money.start)?.sentence;
    const isLimit = amount.label === 'Limit of liability';
    if (!isLimit && OTHER_OF_TWO.test(text.slice(money.end))) return [];
    // 'The limit does not apply to fraud, for which liability is limited to $1,000,000': no limit of what is owed at large.
    if (isLimit && (EXCEPTED.test(text.slice(0, money.start)) || isInException(text.slice(0, money.start)))) return [];
    if (BARE.test(amount.label) && KEPT_FROM.test(text.slice(0, money.start))) return [];
    const label = isLimit
      ? `Limit of ${liabilityWords(reading, sentence)}`
      : toldApart(
          instalments && amount.label === 'Payment' ? 'Instalment' : labelOf(text, all, money, amount.label),
          text,
          money.start,
        );
    const when = FIRM.test(amount.label) ? '' : whenPaid(text, money.end);
    const other =
      isLimit && all.length < 3
        ? IF_LESS.test(text)
          ? ', or another amount if that is lower'
          : IF_MORE.test(text)
            ? ', or another amount if that is higher'
            : ''
        : '';
    const line = `${label}: ${amount.qualifier}${formatMoney(money)}${saysHowOften(label, unit) ? '' : unit}${when}${other}`;
    const isBare =
      (BARE.test(label) &&
        (!unit || (label === 'Payment' && all.filter((one) => per(text, one) === unit).length > 1))) ||
      (label === 'Fee' && openingWords(' for ').test(text.slice(money.end)));
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

/** 'Monthly fee', 'Price per guest'. */
const saysHowOften = (label: string, unit: string): boolean =>
  unit !== '' && label.toLowerCase().endsWith(unit.trim().split(' ').at(-1) ?? unit);

const isInException = (before: string): boolean => {
  const from = IN_EXCEPTION.exec(before)?.index ?? -1;
  return from >= 0 && LIMITED_AHEAD.test(before.slice(0, from));
};

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

import { capitalised } from '../../../shared/phrases';
import { isOfAnotherPaper } from '../../document/another-paper';
import { anyOf } from '../../lexicon/phrases';
import { closingWords, listOf, openingWords, wording } from '../../lexicon/words';
import { findMoney, formatMoney, type MoneyMention } from '../../mentions/money';
import type { Reading } from '../../reading';
import { type Passage, passageProof } from '../../statements/passages';
import { A_CEILING, ABOVE_LATER } from './lesser-sums';
import type { Line } from './line';
import { ownSentence } from './own-words';
import { purposeOf } from './purpose';
import { LEAST, MOST, THRESHOLD } from './sum-bounds';
import { BARE, conditional, LONGEST_QUOTED } from './sum-conditions';
import { definedName } from './sum-labels';

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
/** 'Of the amount', 'of the excess': of what, another sentence says. */
const VAGUE = /^(?:amount|value|excess|cost|costs|fees?)$/;

/** 'Between 90 and 30 days: 50% of the price': a step of a scale, which only the words above it say the meaning of. */
const STEP = /^([A-Z][^:;.|$€£]{3,60}): $/;
/** 'More than 8 weeks before arrival  €100': a row of it. */
const SUM_OF_STEP = /^([A-Z\d][^:;.|$€£\n]{3,60}?)[\s:|]+$/;
const IS_SENTENCE = wording('shall, will, must, may, pay, pays, is, are, has, have');
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
  const said = line?.trim().replace(/[\s.:;]+$/, '') ?? null;
  return said && said === said.toUpperCase() ? capitalised(said.toLowerCase()) : said;
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

/** The shares of something that a sentence says somebody pays or gets: 'Royalty: 7% of Gross Sales'. */
export function shares(reading: Reading, passage: Passage, text: string): Line[] {
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

/** A row of a scale that names a sum: 'If you have to cancel, more than 8 weeks before arrival: EUR 100'; none where nothing says of what, null for any other sum. */
export function sumOfStep(reading: Reading, passage: Passage, text: string, money: MoneyMention): Line[] | null {
  const step = SUM_OF_STEP.exec(text.slice(0, money.start))?.[1]?.trim();
  if (!step || !IS_STEP.test(step) || IS_SENTENCE.test(step)) return null;
  const scale = scaleOf(reading, passage);
  if (!scale) return [];
  const told = `${scale}, ${step.charAt(0).toLowerCase()}${step.slice(1)}: ${formatMoney(money)}`;
  return [{ text: told, evidence: [passageProof(reading, passage)], weight: 7.5 }];
}

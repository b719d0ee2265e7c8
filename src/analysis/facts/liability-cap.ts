import type { Fact } from '../../shared/analysis';
import { findMoney, formatMoney, type MoneyMention } from '../mentions/money';
import { findPeriods, formatPeriod } from '../mentions/periods';
import { found, missing, sentenceEvidence } from './fact';
import { labelledWords } from './labelled';
import type { Source } from './source';

const CAP =
  /\b(?:liabilit(?:y|ies)|liable|damages|obligations?|claims?)\b[^.;]{0,260}?\b(?:exceeds?|(?:be|is|are) limited to|limited to the|capped at|greater than|in excess of|more than)\b|\b(?:the )?(?:most|maximum)\b[^.;]{0,40}\b(?:liable|liability|owes?)\b[^.;]{0,30}\bis\b|\bliability (?:cap|limit)(?: is\b|:)|\b(?:owes?|responsib\w+|(?:never|not) pay)\b[^.;]{0,60}\b(?:more than|stops at|ends at)\b/gi;
/** '(i) the purchase price, or (ii) Five Hundred Thousand Dollars ($500,000)' goes on after the semicolon. */
const NEXT_ITEM = /;(?!\s*(?:or|and)?\s*\(?(?:ii|b|2)\))/;
const MEASURE =
  /\b(?:fees?|amounts?|sums?|price|payments?|charges?|consideration|compensation|royalt(?:y|ies))\b[^.;]{0,40}\b(?:paid|payable|received|due|owed|actually)\b|\b(?:paid|payable|received)\b/i;
/** 'The price paid for the Products in that Year'. */
const PRICE = /^[^.;]{0,40}\bprices? (?:paid|payable)\b/i;
const A_YEAR =
  /\b(?:in|during|for) (?:that|such|the same|each|any|the relevant|the applicable) (?:[Cc]ontract |[Cc]alendar )?[Yy]ear\b/;
const NOT_A_CAP = /\b(?:insurance|coverage|deductible|purchase order|insured)\b/i;

/** 'Owes the other more than' is about liability too; 'will not pay more than $10,000' where it is for a claim. */
const LIABLE = /\bliab|\bowes?\b.*\bmore than\b|\bresponsib|\bpay\b.*\bfor any (?:claim|loss|damage)/i;

const CAP_LABELS: ReadonlySet<string> = new Set([
  'liability cap',
  'cap',
  'general cap',
  'cap on liability',
  'cap of liability',
  'liability limit',
  'limit of liability',
  'limit on liability',
  'limitation of liability',
  'limitation on liability',
  'maximum liability',
  'aggregate liability',
  'total liability',
  'overall liability',
]);

/** What a clause or a form says of a cap, for people; null where it names neither an amount nor what is paid. */
function capIn(clause: string): { text: string; money: MoneyMention | undefined; normalized: string | null } | null {
  const money = findMoney(clause)[0];
  const measure = MEASURE.test(clause);
  if (!money && !measure) return null;
  if (money && !measure) return { text: formatMoney(money), money, normalized: formatMoney(money) };
  const [period] = findPeriods(clause);
  const over = period ? ` over ${formatPeriod(period)}` : A_YEAR.test(clause) ? ' in a year' : '';
  const alternative = money ? ` or ${formatMoney(money)}` : '';
  return {
    text: `${PRICE.test(clause) ? 'Price' : 'Fees'} paid or payable${over}${alternative}`,
    money,
    normalized: null,
  };
}

/** The most that a party may owe: an amount, or what it is measured by ('fees paid in the last 12 months'). */
export function liabilityCap(source: Source): Fact {
  const { plain, contract, outline } = source;
  for (const { words, evidence } of labelledWords(source, CAP_LABELS)) {
    const cap = capIn(words);
    if (cap) return found({ value: cap.text, normalized: cap.normalized, confidence: 0.85, evidence: [evidence] });
  }
  for (const match of plain.matchAll(CAP)) {
    if (
      !LIABLE.test(match[0] + plain.slice(match.index + match[0].length, match.index + match[0].length + 60)) ||
      NOT_A_CAP.test(match[0])
    )
      continue;
    const at = match.index + match[0].length;
    const stretch = plain.slice(at, at + 300);
    const stop = stretch.search(new RegExp(`(?<!\\bRs)\\.\\s+[A-Z\\d]|${NEXT_ITEM.source}`));
    const clause = stop < 0 ? stretch : stretch.slice(0, stop);
    const cap = capIn(clause);
    if (!cap) continue;
    const end = at + (cap.money?.end ?? Math.min(clause.length, 60));
    const evidence = sentenceEvidence(contract, outline, match.index, end);
    return found({ value: cap.text, normalized: cap.normalized, confidence: 0.8, evidence: [evidence] });
  }
  return missing(contract);
}

import type { Fact } from '../../shared/analysis';
import { findMoney, formatMoney } from '../mentions/money';
import { findPeriods, formatPeriod } from '../mentions/periods';
import { found, missing, sentenceEvidence } from './fact';
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

/** The most that a party may owe: an amount, or what it is measured by ('fees paid in the last 12 months'). */
export function liabilityCap(source: Source): Fact {
  const { plain, contract, outline } = source;
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
    const money = findMoney(clause)[0];
    const measure = MEASURE.test(clause);
    if (!money && !measure) continue;
    const [period] = findPeriods(clause);
    const text =
      money && !measure
        ? formatMoney(money)
        : `${PRICE.test(clause) ? 'Price' : 'Fees'} paid or payable${period ? ` over ${formatPeriod(period)}` : A_YEAR.test(clause) ? ' in a year' : ''}${money ? ` or ${formatMoney(money)}` : ''}`;
    const evidence = sentenceEvidence(contract, outline, match.index, at + (money?.end ?? Math.min(clause.length, 60)));
    return found({
      value: text,
      normalized: money && !measure ? formatMoney(money) : null,
      confidence: 0.8,
      evidence: [evidence],
    });
  }
  return missing(contract);
}

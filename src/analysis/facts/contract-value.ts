import type { Fact } from '../../shared/analysis';
import { found, missing, sentenceEvidence } from './fact';
import { findMoney, formatMoney } from './money';
import type { Source } from './source';

const VALUE: { pattern: RegExp; confidence: number }[] = [
  {
    pattern:
      /\b(?:total|aggregate) (?:contract |purchase |agreement |annual |yearly |subscription |licen[cs]e ){0,2}(?:price|value|consideration|fees?|amount|compensation|sum)\b(?:[^.;]|\.\d){0,120}/gi,
    confidence: 0.85,
  },
  {
    pattern:
      /\b(?:purchase price|contract price|contract sum|contract value|subscription fees?|principal (?:amount|sum)|license fee|annual fee|purchase amount)\b(?:[^.;]|\.\d){0,120}/gi,
    confidence: 0.75,
  },
  {
    pattern:
      /\b(?:[Ff]ixed (?:[Ff]ee|[Pp]rice)|[Ll]ump[ -][Ss]um|(?:lends?|lend to) (?:the |to the )?[A-Z]\w+)\b(?:[^.;]|\.\d){0,60}/g,
    confidence: 0.7,
  },
];
/** 'Orders with a total price above EUR 250,000' sets a threshold and names no price. */
const THRESHOLD =
  /\b(?:above|below|over|under|exceed\w*|less than|more than|greater than|at least|threshold|up to|reach\w*)\b[^.;]{0,30}$/i;
/** Of one order or invoice among many. */
const EACH = /\b(?:each|every|any|an?y? new)\b[^.;]{0,40}$/i;
/** The head of a table stands between the label and the sum: 'Annual fee Enterprise 120 users EUR 240'. */
const IN_TABLE = /\b\d[\d,]* (?:users?|units?|seats?|licen[cs]es|pieces|hours)\b/i;
const NOT_A_PRICE =
  /\b(?:liabilit|damages|insurance|coverage|indemnif|penalt|exceed|per (?:day|hour|unit|share|occurrence|month|week|call|transaction)|for each|minimum|cancell|advanced|late|interest)/i;

/** What the contract is worth: a total, price or principal that it names. Sums of many payments are not added up. */
export function contractValue(source: Source): Fact {
  const { plain, contract, outline } = source;
  for (const { pattern, confidence } of VALUE) {
    for (const match of plain.matchAll(pattern)) {
      const money = findMoney(match[0])[0];
      if (!money || money.amount < 1 || NOT_A_PRICE.test(match[0].slice(0, money.end + 40))) continue;
      if (
        THRESHOLD.test(match[0].slice(0, money.start)) ||
        IN_TABLE.test(match[0].slice(0, money.start)) ||
        EACH.test(plain.slice(Math.max(0, match.index - 60), match.index))
      )
        continue;
      const evidence = sentenceEvidence(contract, outline, match.index, match.index + money.end);
      const value = formatMoney(money);
      return found({ value, normalized: value, confidence, evidence: [evidence] });
    }
  }
  return missing(contract);
}

import { findMoney, formatMoney } from '../facts/money';
import { operativeSentences } from '../matching/operative';
import { proof } from '../matching/search';
import { capitalised } from '../matching/shorten';
import type { Sentence } from '../outline';
import type { Reading } from '../reading';
import type { Line } from './line';
import { purposeOf } from './purpose';

const PER =
  /^.{0,25}?\b(?:per|each|every|an?)\s(hour|day|week|month|quarter|year|unit|user|copy|seat|employee|ton|MWh|Dth|occurrence|claim|store|event)\b|^\s?(annually|monthly|quarterly|weekly|hourly)\b/i;
const BASIS =
  /^\s?\)?\s?(?:\(.{0,12}\)\s?)?(?:of|on)\s(?:the\s|all\s|its\s|such\s)?((?:[\w'-]+\s){0,3}(?:net|gross|sales?|revenues?|profits?|proceeds|price|fees?|income|receipts|margin)(?:\s(?:sales?|revenues?|profits?|proceeds|price|receipts|margin|income))?)\b/i;
const PERCENT = /\b(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent\b|per cent\b)/gi;

function per(text: string, end: number): string {
  const match = PER.exec(text.slice(end, end + 50));
  if (!match) return '';
  return match[1] ? ` per ${match[1].toLowerCase()}` : ` ${(match[2] ?? '').toLowerCase()}`;
}

function sums(reading: Reading, sentence: Sentence): Line[] {
  return findMoney(sentence.text).flatMap((money): Line[] => {
    const purpose = purposeOf(sentence.text, money.start);
    if (!purpose || money.amount < 1) return [];
    const [name, weight] = purpose;
    const size = Math.min(1, Math.log10(money.amount) / 9);
    return [
      {
        text: `${name}: ${formatMoney(money)}${per(sentence.text, money.end)}`,
        evidence: [proof(reading, { sentence })],
        weight: weight + size,
      },
    ];
  });
}

function shares(reading: Reading, sentence: Sentence): Line[] {
  const lines: Line[] = [];
  for (const match of sentence.text.matchAll(PERCENT)) {
    const end = match.index + match[0].length;
    const basis = BASIS.exec(sentence.text.slice(end, end + 90))?.[1];
    if (!basis) continue;
    const purpose = purposeOf(sentence.text, match.index);
    const name = purpose && purpose[1] >= 5 ? purpose[0] : 'Share';
    lines.push({
      text: capitalised(`${name}: ${match[1]}% of ${basis.trim()}`),
      evidence: [proof(reading, { sentence })],
      weight: 7.5,
    });
  }
  return lines;
}

/** Sums and percentages with what they are for; sums whose purpose the sentence does not name are left out. */
export function financialLines(reading: Reading): Line[] {
  return operativeSentences(reading).flatMap((sentence) =>
    /[$€£¥%\d]/.test(sentence.text)
      ? [...sums(reading, sentence).slice(0, 4), ...shares(reading, sentence).slice(0, 3)]
      : [],
  );
}

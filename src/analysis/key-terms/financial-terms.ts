import { findMoney, formatMoney } from '../facts/money';
import { operativeSentences } from '../matching/operative';
import { proof } from '../matching/search';
import { capitalised } from '../matching/shorten';
import type { Sentence } from '../outline';
import type { Reading } from '../reading';
import type { Line } from './line';

const INSURANCE = /\binsur\w+|\bcoverage\b/i;
/** What a sum is for, most telling first: the words before the sum are searched, then the whole sentence. */
const PURPOSES: readonly (readonly [pattern: RegExp, name: string, weight: number])[] = [
  [/\bpurchase price\b/i, 'Purchase price', 10],
  [
    /\b(?:liabilit|liable)\w*.{0,140}\b(?:exceed|limited to|greater than|more than|in excess of)\b/i,
    'Limit of liability',
    7,
  ],
  [
    /\bminimum (?:annual |monthly |guaranteed |royalty |purchase |order |net )*(?:royalt\w+|guarantee|commitment|purchases?|payment|fees?|amounts?|order|quantit\w+)/i,
    'Minimum commitment',
    9,
  ],
  [/\broyalt(?:y|ies)\b/i, 'Royalty', 9],
  [/\bcommissions?\b/i, 'Commission', 8],
  [/\b(?:revenue|profit)[ -]shar\w+/i, 'Revenue share', 8],
  [/\bliquidated damages\b/i, 'Liquidated damages', 8],
  [/\b(?:termination|cancellation|break-?up) (?:fee|payment|charge)/i, 'Termination fee', 8],
  [/\b(?:franchise|initial franchise) fee/i, 'Franchise fee', 9],
  [/\blicen[cs]e fees?\b/i, 'License fee', 9],
  [/\bsubscription (?:fees?|charges?)\b/i, 'Subscription fee', 9],
  [/\b(?:sponsorship|rights) fees?\b/i, 'Sponsorship fee', 9],
  [/\bmilestone (?:payment|fee)/i, 'Milestone payment', 8],
  [
    /\b(?:management|service|services|maintenance|support|consulting|monthly|annual|set-?up|hosting|development|advertising|marketing) (?:fees?|charges?)\b/i,
    'Fee',
    8,
  ],
  [/\b(?:base )?salary\b/i, 'Salary', 9],
  [/\bbonus\b/i, 'Bonus', 7],
  [/\bretainer\b/i, 'Retainer', 8],
  [/\bdeposit\b/i, 'Deposit', 6],
  [/\b(?:principal|loan) (?:amount|sum)\b|\bprincipal\b/i, 'Principal', 9],
  [/\b(?:capital contribution|contribut\w+)\b/i, 'Contribution', 7],
  [INSURANCE, 'Insurance', 3],
  [/\brent\b/i, 'Rent', 9],
  [/\b(?:discount|rebate)\b/i, 'Discount', 5],
  [/\breimburs\w+|\bexpenses\b/i, 'Expenses', 5],
  [/\bpric(?:e|es|ing)\b/i, 'Price', 7],
  [/\b(?:fees?|compensation|consideration)\b/i, 'Fee', 8],
  [/\b(?:pay|payment|payable|paid)\b/i, 'Payment', 6],
];
const PER =
  /^.{0,25}?\b(?:per|each|every|an?)\s(hour|day|week|month|quarter|year|unit|user|copy|seat|employee|ton|MWh|Dth|occurrence|claim|store|event)\b|^\s?(annually|monthly|quarterly|weekly|hourly)\b/i;
const BASIS =
  /^\s?\)?\s?(?:\(.{0,12}\)\s?)?(?:of|on)\s(?:the\s|all\s|its\s|such\s)?((?:[\w'-]+\s){0,3}(?:net|gross|sales?|revenues?|profits?|proceeds|price|fees?|income|receipts|margin)(?:\s(?:sales?|revenues?|profits?|proceeds|price|receipts|margin|income))?)\b/i;
const PERCENT = /\b(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent\b|per cent\b)/gi;

/** Purposes too general to be of use alone; the contract's own words before the noun make them telling. */
const GENERIC: readonly string[] = ['Fee', 'Price', 'Payment'];
const OWN_WORDS = /\b((?:[A-Za-z][\w-]+\s){1,2})(fees?|prices?|charges?|payments?)\b/gi;
const NO_ADJECTIVE =
  /^(?:the|an?|of|such|any|all|its|their|our|your|his|her|this|that|each|other|said|in|for|to|and|or|with|from|by|on|at|pay|pays|paying|paid|be|is|are|shall|will|may|must|no|not|as|if|then|additional|total|applicable|make|makes|monthly|annual|per|full|these|those|following|due|payable|all)$/i;

/** The last fee, price or payment named in the words, with its own adjectives: "renewal fee". */
function namedIn(where: string, fallback: string): string {
  const match = [...where.matchAll(OWN_WORDS)].at(-1);
  if (!match) return fallback;
  const words = (match[1] ?? '').trim().split(/\s+/);
  const kept: string[] = [];
  for (const word of words.reverse()) {
    if (NO_ADJECTIVE.test(word)) break;
    kept.unshift(word.toLowerCase());
  }
  return capitalised([...kept, (match[2] ?? '').toLowerCase()].join(' '));
}

function purposeOf(text: string, at: number): readonly [string, number] | null {
  if (INSURANCE.test(text)) return ['Insurance', 3];
  const before = text.slice(Math.max(0, at - 160), at);
  const after = text.slice(at, at + 90);
  for (const where of [before, after]) {
    let best: { at: number; name: string; weight: number } | null = null;
    for (const [pattern, name, weight] of PURPOSES) {
      const match = pattern.exec(where);
      if (match && (!best || weight > best.weight)) best = { at: match.index, name, weight };
    }
    if (best) return [GENERIC.includes(best.name) ? namedIn(where, best.name) : best.name, best.weight];
  }
  return null;
}

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

import { capitalised } from '../shorten';

const INSURANCE = /\binsur\w+|\bcoverage\b/i;
/** What a sum is for, most telling first: the words before the sum are searched, then the whole sentence. */
const PURPOSES: readonly (readonly [pattern: RegExp, name: string, weight: number])[] = [
  [
    /\b(?:shall|must|agrees? to|undertakes? to)\b[^.;]{0,80}\b(?:purchase|buy|order|spend)\b[^.;]{0,60}\b(?:at least|(?:not|no) less than|a minimum of)\b/i,
    'Minimum commitment',
    9,
  ],
  [/\bovertime\b/i, 'Overtime', 6.5],
  [/\badvances? (?:of|against)\b|\ban advance\b/i, 'Advance', 8],
  [/\b(?:returned|bounced) che(?:ck|que)s?\b/i, 'Returned check', 4.5],
  [/\bcommits? to (?:purchase|buy|order|pay)\b/i, 'Minimum commitment', 9],
  [/\bpurchase price\b/i, 'Purchase price', 10],
  [
    /\b(?:liabilit|liable)\w*.{0,240}\b(?:exceed|limited to|greater than|more than|in excess of)\b/i,
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
  [/\bcredits?\s(?:of|equal)\b/i, 'Credit', 6],
  [/\bsubscription (?:fees?|charges?)\b/i, 'Subscription fee', 9],
  [/\b(?:sponsorship|rights) fees?\b/i, 'Sponsorship fee', 9],
  [/\bmilestone (?:payment|fee)/i, 'Milestone payment', 8],
  [
    /\b(?:management|service|services|maintenance|support|consulting|monthly|annual|set-?up|hosting|development|advertising|marketing) (?:fees?|charges?)\b/i,
    'Fee',
    8,
  ],
  [/\b(?:base )?salary\b/i, 'Salary', 9],
  [/\ballowances?\b/i, 'Allowance', 7],
  [/\bbonus\b/i, 'Bonus', 7],
  [/\bretainer\b/i, 'Retainer', 8],
  [/\bdeposit\b/i, 'Deposit', 6],
  [/\b(?:principal|loan) (?:amount|sum)\b|\bprincipal\b|\blends?\b/i, 'Principal', 9],
  [/\b(?:capital contribution|contribut\w+)\b/i, 'Contribution', 7],
  [/\brent\b/i, 'Rent', 9],
  [/\b(?:discount|rebate)\b/i, 'Discount', 5],
  [/\bincentives?\b/i, 'Incentive', 7],
  [/\bcosts? of\b/i, 'Costs', 4],
  [/\breimburs\w+|\bexpenses\b/i, 'Expenses', 5],
  [/\bpric(?:e|es|ing)\b/i, 'Price', 7],
  [/\b(?:fees?|compensation|consideration)\b/i, 'Fee', 8],
  [/(?<!free of |without )\bcharge\b/i, 'Charge', 6],
  [/\b(?:pays?|payment|payable|paid|paying)\b/i, 'Payment', 6],
  [/\b(?:sells?|buys?)\b[^.;]{1,80}\bfor\b/i, 'Price', 7],
  [/\bputs? in\b/i, 'Contribution', 7],
];
/** Purposes too general to be of use alone; the contract's own words before the noun make them telling. */
const GENERIC: readonly string[] = ['Fee', 'Price', 'Payment', 'Charge', 'Rent'];
const OWN_WORDS = /\b((?:[A-Za-z][\w-]+\s){1,2})(fees?|prices?|charges?|payments?|rents?)\b/gi;
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

/** Purposes that win over a nearer one: "liability shall not exceed the fees" is no fee. */
const OVERRIDING: readonly string[] = ['Limit of liability', 'Liquidated damages', 'Minimum commitment', 'Overtime'];
const SEARCHED = PURPOSES.map(([pattern, name, weight]) => ({ all: new RegExp(pattern.source, 'gi'), name, weight }));

/** The purpose named nearest to the sum: the last one before it, else the first one after it. */
function nearestPurpose(where: string, fromEnd: boolean): { name: string; weight: number } | null {
  let best: { name: string; weight: number; rank: number } | null = null;
  for (const { all, name, weight } of SEARCHED) {
    const matches = [...where.matchAll(all)];
    const match = fromEnd ? matches.at(-1) : matches[0];
    if (!match) continue;
    const distance = fromEnd ? where.length - match.index - match[0].length : match.index;
    const rank = (OVERRIDING.includes(name) ? 1_000 : 0) - distance + weight / 100;
    if (!best || rank > best.rank) best = { name, weight, rank };
  }
  return best;
}

/** What a sum at an offset of a sentence is for, with its weight; null where the sentence does not say. */
export function purposeOf(text: string, at: number): readonly [string, number] | null {
  if (INSURANCE.test(text)) return ['Insurance', 3];
  // A limit of liability is often told long before its sum.
  if (
    /\b(?:entire|total|aggregate|maximum|cumulative) liability\b[^.]{0,500}$/i.test(
      text.slice(Math.max(0, at - 560), at),
    ) &&
    /\b(?:exceed|limited to|greater of|lesser of)\b/i.test(text.slice(0, at))
  )
    return ['Limit of liability', 7];
  if (/^[^.;]{0,40}\bas liquidated damages\b/i.test(text.slice(at, at + 90))) return ['Liquidated damages', 8];
  const before = text.slice(Math.max(0, at - 160), at);
  const after = text.slice(at, at + 90);
  const [where, found] = [before, after]
    .map((words, index) => [words, nearestPurpose(words, index === 0)] as const)
    .find(([, purpose]) => purpose !== null) ?? ['', null];
  if (!found) return null;
  return [GENERIC.includes(found.name) ? namedIn(where, found.name) : found.name, found.weight];
}

import { findAll, type Hit } from '../matching/search';
import type { Reading } from '../reading';

const CAP =
  /\bliabilit(?:y|ies)\b.{0,260}\b(?:exceed|(?<!not )(?<!without )limited (?:solely |strictly )?to|greater than|more than|capped at)\b.{0,160}(?:\b(?:amounts?|fees?|paid|payments?|price|sums?|compensation|consideration|received|value)\b|[$€£])|\bliable\b.{0,220}\b(?:amounts?|damages|sums?)\b.{0,80}\b(?:in excess of|exceeding|exceeds?|greater than)\b/i;
const OTHER =
  /\binsur(?:ance|ed|er)\b|\bdeductible\b|\bstockholder|\bforce majeure\b|\bpurchase orders?\b|\bwaives all claims\b|\bany such amounts\b/i;

/** The sentences that put a ceiling on the amount of someone's liability. */
export function capSentences(reading: Reading): Hit[] {
  return findAll(reading, CAP, { negated: true, unless: OTHER });
}

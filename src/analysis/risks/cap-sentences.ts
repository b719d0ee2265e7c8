import { findAll, type Hit } from '../matching/search';
import type { Reading } from '../reading';

const CAP =
  /\b(?:liabilit(?:y|ies)|liable)\b.{0,320}\b(?:exceed|be limited to|limited to the|greater than|more than|in excess of|capped at)\b/i;
const OTHER = /\binsur(?:ance|ed|er)\b|\bdeductible\b|\bstockholder/i;

/** The sentences that put a ceiling on the amount of someone's liability. */
export function capSentences(reading: Reading): Hit[] {
  return findAll(reading, CAP, { negated: true, unless: OTHER });
}

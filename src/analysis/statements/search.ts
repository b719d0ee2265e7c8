import type { Evidence } from '../../shared/analysis';
import { type OperativeText, operativeSentences } from '../document/operative';
import type { Sentence } from '../document/outline';
import { sentenceEvidence } from '../document/sentence-evidence';
import { evidenceAt } from '../evidence';
import { headingsOf } from '../provisions/input/headings';
import { isNegated } from '../provisions/input/negation';

/** A sentence in which a pattern stands, with the pattern's groups. */
export interface Hit {
  sentence: Sentence;
  match: RegExpExecArray;
}

export interface SearchOptions {
  /** Sentences that match this don't count. */
  unless?: RegExp;
  /** Also count matches under a negation ("shall not ..."). Default: they don't count. */
  negated?: boolean;
  /** Also look in definitions ('"X" means ...'), which bind nobody by themselves. Default: they don't count. */
  definitions?: boolean;
  /** The sentence's headings (innermost first, joined by ' | ') must match this. */
  under?: RegExp;
}

/** The pattern's first match in the text that no negation covers, or null. The pattern must not be global. */
function affirmed(pattern: RegExp, text: string): RegExpExecArray | null {
  const match = pattern.exec(text);
  return match && !isNegated(text, match.index) ? match : null;
}

const DEFINITION =
  /^\W{0,4}(?:section\s)?(?:\(?[\w.]{1,8}[.)]?\s{1,3})?(?:the (?:term|word|phrase) )?"[^"]{1,80}"(?:\s(?:or|and)\s"[^"]{1,60}")?,?\s(?:\([^)]{1,60}\)\s)?(?:(?:shall |will )?(?:mean|include|refer to|have the meaning)|means|includes|is defined|has the meaning|refers|with respect to)/i;
/** The same without quotation marks: 'Exclusivity Date means ...'. */
const BARE_DEFINITION =
  /^\W{0,4}(?:\(?[\w.]{1,8}[.)]?\s{1,3})?[A-Z][\w -]{2,60}\s(?:means|shall mean|has the meaning)\b/;

/** All binding sentences in which the pattern stands. Patterns must be bounded (no nested open repeats) and not global. */
export function findAll(source: OperativeText, pattern: RegExp, options: SearchOptions = {}): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of operativeSentences(source)) {
    const match = options.negated ? pattern.exec(sentence.text) : affirmed(pattern, sentence.text);
    if (!match || options.unless?.test(sentence.text)) continue;
    if (!options.definitions && isDefinition(sentence.text)) continue;
    if (options.under && !options.under.test(headingsOf(source.outline, sentence))) continue;
    hits.push({ sentence, match });
  }
  return hits;
}

/** Whether the sentence only says what a term means. */
export function isDefinition(text: string): boolean {
  return DEFINITION.test(text) || BARE_DEFINITION.test(text);
}

/** The first binding sentence in which the pattern stands. */
export function findFirst(source: OperativeText, pattern: RegExp, options?: SearchOptions): Hit | null {
  return findAll(source, pattern, options)[0] ?? null;
}

/** Whether the pattern stands in a binding sentence, negated or not: for 'does the contract speak of this at all'. */
export function mentions(source: OperativeText, pattern: RegExp): boolean {
  return operativeSentences(source).some((sentence) => pattern.test(sentence.text));
}

/** The sentence of a hit as evidence; a very long one is cut at commas around the words that matched. */
export function proof(
  source: OperativeText,
  { sentence, match }: { sentence: Sentence; match?: RegExpExecArray },
): Evidence {
  if (!match) return evidenceAt(source.contract, sentence.start, sentence.end);
  const start = sentence.start + match.index;
  return sentenceEvidence(source.contract, source.outline, start, Math.min(sentence.end, start + match[0].length));
}

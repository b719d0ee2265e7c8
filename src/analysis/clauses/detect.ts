import type { Clause } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { isNegated } from '../matching/negation';
import { headingsOf, operativeSentences } from '../matching/operative';
import type { Outline, Sentence } from '../outline';
import type { ContractText } from '../text/contract-text';
import type { ClausePattern } from './clause-pattern';
import { CLAUSE_PATTERNS } from './patterns';

/** How sure a pattern is of a sentence: its measured precision, higher under a fitting heading; 0 when it does not match. */
function confidenceIn(pattern: ClausePattern, sentence: Sentence, headings: string): number {
  const fits = pattern.any.some((regex) => {
    const match = regex.exec(sentence.text);
    return match !== null && (pattern.negated || !isNegated(sentence.text, match.index));
  });
  if (!fits || pattern.unless?.test(sentence.text)) return 0;
  return pattern.heading?.test(headings) ? (pattern.sure ?? pattern.base) : pattern.base;
}

/**
 * Clauses by rules, sentence by sentence: each pattern of `patterns.ts` on each binding sentence. The confidence is the pattern's
 * measured precision, a probability that the sentence is such a clause. In order of the text; a sentence may be of several
 * categories.
 */
export function detectClauses(contract: ContractText, outline: Outline): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of operativeSentences({ contract, outline })) {
    const headings = headingsOf(outline, sentence);
    for (const pattern of CLAUSE_PATTERNS) {
      const confidence = confidenceIn(pattern, sentence, headings);
      if (confidence === 0) continue;
      clauses.push({
        category: pattern.category,
        ...evidenceAt(contract, sentence.start, sentence.end),
        confidence,
      });
    }
  }
  return clauses;
}

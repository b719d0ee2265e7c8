import { readContract } from '../../src/analysis/analyse';
import { type Claim, claimsOf } from '../../src/review/claims';
import { type Draft, NO_DRAFT } from '../../src/review/draft';
import type { LabelledClaim, PaperWithClaims } from '../fixtures/review-claims/labelled-claim';
import { contractTextFromPlain } from './contract-text';

const VERBATIM = new Set(['quote', 'cut quote']);
/** A full stop behind which a sentence begins, or the end of the line. */
const END = /\.(?=\s+[A-Z])|$/m;

/** What is given as the proof of a claim: the words themselves, or the sentences of the paper that open with them. @throws where none or several do */
export function quotesOf(
  { text }: PaperWithClaims,
  { kind, quotes }: LabelledClaim,
): { quote: string; page: number }[] {
  if (VERBATIM.has(kind)) return quotes.map((quote) => ({ quote, page: 1 }));
  return quotes.map((opening) => {
    const at = text.indexOf(opening);
    if (at < 0 || text.indexOf(opening, at + 1) >= 0) throw new Error(`Not one sentence opens with “${opening}”.`);
    const rest = text.slice(at);
    const end = END.exec(rest);
    return { quote: rest.slice(0, (end?.index ?? rest.length) + (end?.[0].length ?? 0)), page: 1 };
  });
}

/** The claim as a model's draft holds it: a fact, a risk where it names a law, else a key term. */
export function draftOf(paper: PaperWithClaims, claim: LabelledClaim): Partial<Draft> {
  const { kind, says, fact } = claim;
  const quotes = quotesOf(paper, claim);
  if (fact) return { facts: [{ name: fact, basis: 'stated', value: says, inputs: [], quotes }] };
  if (kind !== 'law') return { keyTerms: [{ list: 'obligations', text: says, quotes }] };
  const risk = {
    title: 'A law',
    severity: 'medium' as const,
    bears: 'both',
    description: says,
    recommendation: 'Ask.',
  };
  return { risks: [{ ...risk, quotes }] };
}

/** Each claim of a paper with what code has against it; null where it goes on to the second reading. */
export function provedInCode(
  paper: PaperWithClaims,
): { claim: LabelledClaim; fault: string | null; proved: Claim | undefined }[] {
  const reading = readContract(contractTextFromPlain(paper.text));
  return paper.claims.map((claim) => {
    const [proved] = claimsOf(reading, { ...NO_DRAFT, ...draftOf(paper, claim) }, [], new Set());
    return { claim, fault: proved ? proved.fault : 'It came to nothing.', proved };
  });
}

import { verifyQuote } from '../../analysis/evidence';
import type { ContractText } from '../../analysis/pdf/contract-text';
import { isOrderToSoftware } from '../../analysis/prompt-injection';
import type { Evidence } from '../../shared/analysis';
import type { QuoteClaim } from '../draft';

/** Where a page begins in the text that is sent. Quotes are freed of it before they are looked up. */
const PAGE_MARK = /⟦page \d+⟧\s?/g;
/** A word or two stand in every contract and prove nothing of it. */
const FEWEST_WORDS = 4;

/** 'California law applies.' is short and says it all. */
function isSentence({ text }: ContractText, { quote, start }: Evidence): boolean {
  return (
    /\s/.test(quote) && /[.!?]$/.test(quote) && /(?:^|[.!?:;]\s|\n)$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

export type ProvedQuotes = { evidence: Evidence[] } | { fault: string };

/**
 * The words of the contract behind a model's quotes. All of them must be there: one that is not makes the claim doubtful as a whole.
 * @param names whether the claim is a name, which titles and single words prove
 */
export function proveQuotes(contract: ContractText, quotes: readonly QuoteClaim[], names = false): ProvedQuotes {
  if (quotes.length === 0) return { fault: 'No passage was given as its proof.' };
  const evidence: Evidence[] = [];
  for (const { quote, page } of quotes) {
    const found = verifyQuote(contract, quote.replace(PAGE_MARK, ' '), { page, headings: names });
    if (!found) return { fault: 'The words given as its proof are not in the document.' };
    if (isOrderToSoftware(found.quote))
      return { fault: 'The words given as its proof are an order to a program, not a term.' };
    if (!names && found.quote.split(/\s+/).length < FEWEST_WORDS && !isSentence(contract, found))
      return { fault: 'The words given as its proof are too few to prove anything.' };
    if (!evidence.some(({ start }) => start === found.start)) evidence.push(found);
  }
  return { evidence };
}

import type { ReviewSettings } from './settings';

export type Prices = Pick<ReviewSettings, 'priceIn' | 'priceOut'>;

/** Money for so many tokens, in the currency of the prices; null where a price is unknown. */
export function costOf(
  { priceIn, priceOut }: Prices,
  { promptTokens, completionTokens }: { promptTokens: number; completionTokens: number },
): number | null {
  if (priceIn === null || priceOut === null) return null;
  return (promptTokens * priceIn + completionTokens * priceOut) / 1_000_000;
}

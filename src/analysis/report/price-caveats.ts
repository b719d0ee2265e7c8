import type { Evidence } from '../../shared/analysis';
import { AN_ESTIMATE, BESIDE_OTHERS, FREE_AT_FIRST, MAY_COME_LATER, MAY_RISE, PART_LATER } from '../../shared/caveats';
import type { Facts } from '../facts/facts';
import { isEstimate, paysOnTop } from '../facts/paid-beside';
import { isDeferred, mayBeDeferred } from '../facts/pay-deferred';
import { growsEachYear, isFreeAtFirst, mayGrow } from '../facts/price-growth';
import { letsRise } from '../facts/price-rises';

/** Whether a sentence behind a price says that it grows, and by how much or when it does. */
export const grows = (one: Evidence): boolean => letsRise(one) || growsEachYear(one) || mayGrow(one);
/** Whether a sentence behind a price names no other sum, but says how this one changes. */
export const isOfChange = (one: Evidence): boolean =>
  grows(one) || isFreeAtFirst(one) || isDeferred(one) || mayBeDeferred(one);

/** What a price's sentences say of a time after which it is paid, in whole or in part; '' where they say nothing. */
export const ofDelay = (evidence: readonly Evidence[]): string =>
  evidence.some(isDeferred) ? PART_LATER : evidence.some(mayBeDeferred) ? MAY_COME_LATER : '';

/** Whether a price is only estimated, whether other sums are paid beside it, and whether it grows or is free at first. */
export function ofPrice({ evidence, value }: Facts['contractValue']): string {
  const mayRise = evidence.slice(1).some(letsRise) || (!value?.isOfFirstYear && evidence.some(mayGrow));
  const sums = evidence.filter((one, place) => !isEstimate(one) && !(place > 0 && isOfChange(one)));
  const estimate = evidence.some(isEstimate) ? AN_ESTIMATE : '';
  const beside = sums.length > 1 || evidence.some(paysOnTop) ? BESIDE_OTHERS : '';
  return `${estimate}${beside}${mayRise ? MAY_RISE : ''}${evidence.some(isFreeAtFirst) ? FREE_AT_FIRST : ''}${ofDelay(evidence)}`;
}

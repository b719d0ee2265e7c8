import { AN_ESTIMATE, BESIDE_OTHERS, MAY_RISE } from '../../shared/caveats';
import type { Fact } from '../facts/fact';
import { isEstimate, paysOnTop } from '../facts/paid-beside';
import { letsRise } from '../facts/price-rises';

/** Whether a price is only estimated, and whether other sums are paid beside it. */
export function ofPrice({ evidence }: Fact<unknown>): string {
  const rises = evidence.slice(1).some(letsRise) ? MAY_RISE : '';
  const sums = evidence.filter((one, place) => !isEstimate(one) && !(place > 0 && letsRise(one)));
  const estimate = evidence.some(isEstimate) ? AN_ESTIMATE : '';
  return sums.length > 1 || evidence.some(paysOnTop) ? `${estimate}${BESIDE_OTHERS}${rises}` : `${estimate}${rises}`;
}
